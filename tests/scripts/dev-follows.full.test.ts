import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCalls } from '#generated/api/calls.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { individualCourseTypes } from '#model/course-types/individual.ts';
import { makeDataFolder } from '../backend/fixtures/database-template.ts';
import { priceRecipe } from '../recipes/changes/numbers.ts';
import { applyEdit, copyProject } from '../recipes/project-copy.ts';
import type { Edit } from '../recipes/recipe.ts';
import { runGit } from '../run-git.ts';

const node = resolve(import.meta.dirname, '../../node_modules/.bin/node');
/** The course whose price the recipe changes. */
const course = individualCourseTypes.find(({ price }) => price?.standard === 'kppPrice');
if (course === undefined) throw new Error('No course has the price of the recipe in changes/numbers.ts.');
const page = pathTo('course', 'pl', { type: course.id });

let root = '';
let data = '';
let server: ChildProcess;
let printed = '';
let origin = '';

const read = async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text();
const answer = (): Promise<string> =>
  read(`/api/v1/www/courses?type=${course.calendar}&client=kursy-dla-osob-prywatnych&lang=pl`);

/** Reads until what is read passes; gives the last text. */
const readUntil = async (source: () => Promise<string>, passes: (text: string) => boolean): Promise<string> => {
  const end = Date.now() + 120_000;
  for (;;) {
    const text = await source();
    if (passes(text) || Date.now() > end) return text;
    await wait(300);
  }
};

/** Every price of the page's structured data that belongs to a date. */
const pricesOfDates = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/"@type":"CourseInstance".*?"price":"([0-9.]+)"/g)].map(([, price = '']) => price)),
];

/** The style sheet that the page names, with everything that it imports. */
const styles = async (): Promise<string> => {
  const [, href = ''] = /<link rel="stylesheet" href="([^"?]+)/.exec(await read(page)) ?? [];
  return (await fetch(`${origin}${href}`, { headers: { accept: 'text/css' } })).text();
};

/** The receipt of a message that is sent now. */
const receipt = async (): Promise<string> => {
  const outbox = join(data, 'outbox');
  // So many receipts leave for one address and no more.
  const email = `jan-${Date.now()}@example.pl`;
  const message = { name: 'Jan', phone: '600700800', email, content: 'Kurs?', agreement: true };
  await fetch(`${origin}${apiCalls['contact-form'].path}`, {
    method: apiCalls['contact-form'].method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  /** Every mail that is written to its end. */
  const stored = (): string[] =>
    existsSync(outbox)
      ? readdirSync(outbox)
          .filter((file) => file.endsWith('.eml'))
          .map((file) => readFileSync(join(outbox, file), 'utf8'))
      : [];
  return readUntil(
    async () => stored().find((mail) => mail.includes(`\nTo: ${email}`)) ?? '',
    (mail) => mail !== '',
  );
};

interface OneEdit {
  readonly name: string;
  readonly edit: Edit;
  /** What a person or a program gets. */
  readonly source: () => Promise<string>;
  readonly shows: string;
  /** What the change takes away. */
  readonly hides?: string;
}

/** One change of each further kind, and where it must be seen. */
const edits: readonly OneEdit[] = [
  {
    name: 'the free places of every date in the answer of the calendar, though its rows were stored before',
    edit: { file: 'content/calendar/terms.yaml', find: /places: \[14, 8,[^\]]*\]/, put: () => 'places: [17]' },
    source: answer,
    shows: '"freePlaces":17',
    hides: '"freePlaces":14',
  },
  {
    name: 'a message of the interface',
    edit: {
      file: 'content/pl/messages/course.yaml',
      find: /toDates: Zobacz terminy/,
      put: () => 'toDates: Zobacz daty zajęć',
    },
    source: () => read(page),
    shows: 'Zobacz daty zajęć',
    hides: 'Zobacz terminy<',
  },
  {
    name: 'the words of a mail',
    edit: {
      file: 'content/pl/mails/contact-received.md',
      find: /wiadomość z formularza/,
      put: () => 'Nowe slowa: wiadomość z formularza',
    },
    source: receipt,
    shows: 'Nowe slowa',
  },
  {
    name: 'where an old address leads',
    edit: {
      file: 'model/routes/redirects.ts',
      find: /from: '\/kursy-pierwszej-pomocy\/blog', to: '\/blog'/,
      put: () => "from: '/kursy-pierwszej-pomocy/blog', to: '/kontakt'",
    },
    source: async () =>
      String((await fetch(`${origin}/kursy-pierwszej-pomocy/blog`, { redirect: 'manual' })).headers.get('location')),
    shows: '/kontakt',
    hides: '/blog',
  },
  {
    name: 'a header of pages',
    edit: {
      file: 'model/routes/response-headers.ts',
      find: /'strict-origin-when-cross-origin'/,
      put: () => "'same-origin'",
    },
    source: async () => String((await fetch(`${origin}${page}`)).headers.get('referrer-policy')),
    shows: 'same-origin',
    hides: 'strict-origin-when-cross-origin',
  },
  {
    name: 'a style',
    edit: { file: 'src/site/styles/base.css', find: /$/, put: '\n.seen-by-nobody { color: rgb(1 2 3); }\n' },
    source: styles,
    shows: 'seen-by-nobody',
  },
];

beforeAll(async () => {
  root = copyProject();
  data = mkdtempSync(join(tmpdir(), 'dev-data-'));
  await makeDataFolder(data);
  server = spawn(node, ['scripts/dev.ts'], { cwd: root, env: { ...process.env, PORT: '0', DATA_FOLDER: data } });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  await readUntil(
    async () => printed,
    (text) => /http:\/\/127\.0\.0\.1:[0-9]+/.test(text) || server.exitCode !== null,
  );
  [origin = ''] = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(printed) ?? [];
});
afterAll(() => {
  server?.kill();
  for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('npm run dev shows a change on every part of a page', () => {
  it('a price: in the head, at every date, in structured data and in the answer of the calendar', async () => {
    const before = pricesOfDates(await read(page));
    expect(before).toHaveLength(1);
    for (const { edits } of priceRecipe.steps) for (const edit of edits) applyEdit(root, edit);
    const after = await readUntil(
      () => read(page),
      (html) => pricesOfDates(html).every((price) => !before.includes(price)),
    );
    expect(pricesOfDates(after)).toEqual([expect.not.stringMatching(before[0] ?? '')]);
    const price = Number(pricesOfDates(after)[0]);
    const answered = await readUntil(answer, (text) => JSON.parse(text).price === price);
    expect(JSON.parse(answered).price).toBe(price);
  });

  it('the hours of a date: on the page and in the answer of the calendar', async () => {
    const [, hours = ''] = /"hoursRendered":"([^"]+)"/.exec(await answer()) ?? [];
    const changed = '6:06–16:06';
    const file = 'content/calendar/terms.yaml';
    applyEdit(root, { file, find: new RegExp(hours, 'g'), put: () => changed });
    await readUntil(
      () => read(page),
      (html) => html.includes('6:06'),
    );
    const html = await read(page);
    expect([html.includes('6:06'), html.includes(hours)]).toEqual([true, false]);
    expect(await readUntil(answer, (text) => text.includes(changed))).toContain(changed);
  });

  it('an answer to a question', async () => {
    const words = 'Nowa odpowiedź.';
    applyEdit(root, { file: 'content/pl/faq/kpp.yaml', find: /content: \|\n {6}/, put: `${words} ` });
    const html = await readUntil(
      () => read(page),
      (text) => text.includes(words),
    );
    expect(html.includes(words)).toBe(true);
  });

  it.each(edits)('$name', async ({ edit, source, shows, hides }) => {
    const isNew = (text: string): boolean => text.includes(shows) && (hides === undefined || !text.includes(hides));
    const before = await source();
    expect([before.includes(shows), hides === undefined || before.includes(hides)], before).toEqual([false, true]);
    applyEdit(root, edit);
    const after = await readUntil(source, isNew);
    expect(isNew(after), printed.slice(-1_000)).toBe(true);
  });

  it('and keeps running, and asks for a restart, after a change of its own configuration', async () => {
    applyEdit(root, { file: 'src/site/vite.config.ts', find: /^/, put: '// changed\n' });
    applyEdit(root, { file: 'src/site/build/entries.ts', find: /^/, put: '// changed\n' });
    const said = await readUntil(
      async () => printed,
      (text) => text.includes('start it again to see this change'),
    );
    expect(said).toMatch(/Changed since the start: .*src\/site\/vite\.config\.ts/);
    expect((await fetch(`${origin}${page}`)).status).toBe(200);
  });

  it('and follows a checkout of another state and back', async () => {
    runGit(root, 'add', '--all');
    runGit(root, 'commit', '--quiet', '--message', 'after');
    runGit(root, 'checkout', '--quiet', 'HEAD~1');
    const early = await readUntil(
      () => read(page),
      (html) => !html.includes('6:06'),
    );
    expect(early.includes('6:06')).toBe(false);
    // What was generated from a tree that git had not written to its end is replaced by what it contains now.
    const changes = await readUntil(
      async () => runGit(root, 'status', '--porcelain'),
      (text) => text === '',
    );
    expect(changes).toBe('');
    runGit(root, 'checkout', '--quiet', '-');
    const late = await readUntil(
      () => read(page),
      (html) => html.includes('6:06'),
    );
    expect(late.includes('6:06')).toBe(true);
  });
});
