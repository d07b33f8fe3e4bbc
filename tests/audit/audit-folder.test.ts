import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loaded } from '#generator/sources/loaded.ts';
import { model } from '#model/index.ts';
import { elements, visibleText } from '../built/markup.ts';
import { commit, printAudit } from './audit-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'audit-records-'));
afterAll(() => rmSync(root, { recursive: true }));

const ruleAt = (index: number): string => model.rules[index]?.id ?? '';
const [first, second, third] = [ruleAt(0), ruleAt(1), ruleAt(2)];
const departing = model.clauses.filter((clause) => 'deviations' in clause);
const [departed] = departing;
const kept = model.clauses.find((clause) => !('deviations' in clause));
const decision = model.register.find(({ id }) =>
  departing.every(({ deviations }) => !deviations.some((one) => one === id)),
);

/** What a test file says, and what its run left. */
const plant = (file: string, source: string, tests: readonly object[]): void => {
  for (const [path, text] of [
    [file, source],
    [
      `.cache/evidence/tests/${file.replaceAll('/', '+')}.json`,
      JSON.stringify({ at: '2026-11-28T10:00:00Z', version: '1.0.0', commit, isChanged: false, tests }),
    ],
  ] as const) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (path === file || tests.length > 0) writeFileSync(join(root, path), text);
  }
};

/** Texts that occur nowhere else, one of each kind that a professional confirms. */
const planted = {
  page: 'Zdanie prawne do próby.',
  question: 'Odpowiedź ratownicza do próby.',
  mail: 'Słowa e-maila do próby.',
  screen: 'Odstąp od próby',
};
/** The content of the project with the planted texts. */
const plantTexts = (loaded: Loaded): Loaded => ({
  ...loaded,
  content: loaded.content.map((file) => {
    const added = (words: string) => ({
      ...file,
      text: `${file.text}\n\n${words}\n`,
      body: `${file.body}\n\n${words}\n`,
    });
    if (file.path === 'pl/pages/terms.md') return added(planted.page);
    if (file.path === `pl/mails/${model.mails[0]?.id}.md`) return added(planted.mail);
    if (file.path === 'pl/messages/chooser.yaml')
      return { ...file, text: `${file.text}\n# another`, value: { ...Object(file.value), proba: planted.screen } };
    if (file.path !== 'pl/faq/bls.yaml') return file;
    const item = { id: 'proba', title: 'Jak pomóc?', content: planted.question, medical: true };
    const { items } = file.value as { readonly items: readonly unknown[] };
    return { ...file, text: `${file.text}\n# another`, value: { items: [...items, item] } };
  }),
});

let pages: ReadonlyMap<string, string>;
const page = (path: string): string => pages.get(path) ?? '';

/** The row of a table by its id, or by what its first cell leads to, in words. */
const rowText = (path: string, start: RegExp): string =>
  visibleText(page(path).match(new RegExp(`<tr[^>]*${start.source}.*?</tr>`, start.flags))?.[0] ?? '');

beforeAll(async () => {
  const loop = model.rules.filter(({ id }) => id !== second);
  plant(
    'tests/all.test.ts',
    '',
    loop.map(({ id }) => ({ title: `${id} > decides every case`, passed: id !== third, tags: [] })),
  );
  plant('tests/own.test.ts', '', [
    { title: 'a badge shows it', passed: true, tags: [`@rule:${first}`] },
    { title: 'another shows it', passed: true, tags: [`@rule:${first}`, `@${departed?.id}`] },
  ]);
  plant('tests/waiting.test.ts', `it('waits', covers('rule:${first}', '${departed?.id}'), () => {});`, []);
  plant('tests/night.full.test.ts', `it('sleeps', covers('${kept?.id}', '${decision?.id}'), () => {});`, []);
  pages = await printAudit(root, plantTexts);
});

describe('test results', () => {
  it('are listed for every rule, with the counts of the record', () => {
    expect(rowText('en/rules.html', new RegExp(`id="${first}"`))).toMatch(/2 passed, files not run: 1 1 passed$/);
    expect(rowText('en/rules.html', new RegExp(`id="${second}"`))).toMatch(/no test files not run: 1$/);
    expect(rowText('en/rules.html', new RegExp(`id="${third}"`))).toMatch(/no test 1 FAILED$/);
    for (const { id } of model.rules.slice(3))
      expect(rowText('en/rules.html', new RegExp(`id="${id}"`)), id).toMatch(/no test 1 passed$/);
  });

  it('name each test of a rule by its title', () => {
    const text = visibleText(page(`en/rule-${first}.html`));
    for (const title of ['a badge shows it', 'another shows it', `${first} > decides every case`])
      expect(text).toContain(title);
    expect(text).not.toContain(`${third} > decides every case`);
  });

  it('list on the first page what is not proven', () => {
    const text = visibleText(page('en/index.html'));
    expect(text).toContain('partly: 2 of 3 test files.');
    const counts = (title: string): string =>
      new RegExp(`${title} Rules: (\\d+) .*? Clauses: (\\d+) .*? Decisions: (\\d+)`).exec(text)?.slice(1).join(' ') ??
      '';
    const { rules, clauses, register } = model;
    expect(counts('A test failed')).toBe('1 0 0');
    expect(counts('A test did not run')).toBe('2 1 0');
    expect(counts('A test runs only in the full run of the night')).toBe('0 1 1');
    expect(counts('No test of its own')).toBe(`${rules.length - 1} ${clauses.length - 2} ${register.length - 1}`);
  });

  it('never call a clause kept from which the site departs', () => {
    expect(departing.length).toBeGreaterThan(0);
    for (const { id } of departing)
      expect(rowText('en/specification.html', new RegExp(`id="${id.replace('.', '\\.')}"`)), id).toMatch(
        /departs \(C[^)]*\); tests of our decision: [^;]+$/,
      );
    const counted = [...pages].filter(([path]) => path.startsWith('en/rule-'));
    for (const [path, html] of counted)
      for (const [row] of html.matchAll(
        /<tr><th[^>]*><a href="specification\.html#[^"]+">[^<]+<\/a><\/th>.*?<\/tr>/g,
      )) {
        const id = /#([\d.]+)"/.exec(row)?.[1];
        const isDeparting = departing.some((clause) => clause.id === id);
        expect(row.includes('class="departs"'), `${path}: ${id}`).toBe(isDeparting);
      }
  });
});

it('resolve every reference within the folder', () => {
  const ids = new Map([...pages].map(([path, html]) => [path, new Set(html.match(/(?<= id=")[^"]+/g))]));
  const lost = [...pages].flatMap(([path, html]) =>
    elements(html, 'a')
      .map(({ href = '' }) => href)
      .filter((href) => !href.startsWith('https:'))
      .filter((href) => {
        const [file = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
        const target = posix.normalize(posix.join(posix.dirname(path), file));
        const anchors = ids.get(target);
        return anchors === undefined || (anchor !== undefined && !anchors.has(anchor));
      })
      .map((href) => `${path} → ${href}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});

it('show the clauses in the words of the owner', () => {
  const text = visibleText(page('specification.html'));
  for (const { owner } of model.clauses) expect(text).toContain(owner.replaceAll(/\s+/g, ' '));
});

it('contain every text of its kind word for word: pages, questions, mails and interface', () => {
  const textOf = (path: string): string => visibleText(page(path));
  for (const words of [planted.page, planted.screen]) expect(textOf('legal-texts.html')).toContain(words);
  expect(textOf('medical-texts.html')).toContain(planted.question);
  for (const path of ['mails.html', 'legal-texts.html']) expect(textOf(path)).toContain(planted.mail);
});
