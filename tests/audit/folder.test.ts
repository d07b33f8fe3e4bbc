import { readFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryOf, find } from '#audit/browser/search.ts';
import type { AuditFacts } from '#audit/join/audit-facts.ts';
import { printTable } from '#audit/page/csv.ts';
import type { Indexed } from '#audit/page/search-index.ts';
import { renderFolder } from '#audit/render.tsx';
import { searchNames } from '#audit/texts.ts';
import { type News, readers } from '#domain/audit/changes/news-data.ts';
import { readerHeading } from '#domain/audit/changes/news-text.ts';
import { priceText } from '#domain/money/amount.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { type PlannedAudit, planAuditFolder } from '#generator/command/audit/audit-command.ts';
import { planQuestions } from '#generator/plan/letters/questions.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { readProject } from '../generator/audit/planned-project.ts';

const root = resolve(import.meta.dirname, '../..');
const largest = 150_000;
/** Written for paper, where it is one document. */
/** How much has changed since a release is not for the audit to say. */
const asLongAsChanges = /^(?:en\/)?changes\.html$/;
const forPaper = /^(?:en\/)?print\/[\w-]+\.html$/;

let files: ReadonlyMap<string, string>;
let planned: PlannedAudit;

const newPage: News = {
  before: 'v0.9.0',
  since: '2026-02-27',
  after: 'working tree',
  code: { site: 1, server: 2 },
  groups: {
    visitors: [
      {
        topic: 'addresses',
        isOneLine: false,
        items: [
          {
            subject: { key: 'route', route: 'kpp', type: null },
            details: [{ key: 'addressAdded', path: '/nowa-strona' }],
          },
        ],
      },
    ],
    office: [],
    hosts: [],
    developers: [],
  },
};

const run = { at: '2026-03-01T23:05:00.000Z', version: '1.2.3', commit: 'c'.repeat(40), isChanged: false };

const factsOf = ({ plan, history, news, ruleTitles }: PlannedAudit): AuditFacts => ({
  version: '1.2.3',
  commit: { hash: 'a'.repeat(40), day: '2026-03-01', isChanged: false },
  edition: plan.edition,
  written: '2026-03-02',
  hash: 'b'.repeat(64),
  evidence: {
    gathered: '2026-03-02',
    rules: { 'age-at-start': [{ kind: 'page', file: 'src/site/pages/course.tsx' }] },
    everyDecision: ['tests/rules/b.test.ts'],
    parameters: {},
    parameterPages: { adultAge: ['src/site/pages/course.tsx'] },
    claims: {
      '4.21': [{ file: 'tests/a.test.ts', test: 'a badge' }],
      '1.15': [{ file: 'tests/a.test.ts', test: 'a discount', result: { passed: 2, failed: 0, ...run } }],
    },
    pages: { 'src/site/pages/course.tsx': ['course'] },
    taken: { 'age-at-start': ['adult'] },
    runs: { 'tests/rules/b.test.ts': { passed: 60, failed: 0, ...run } },
    mutation: { 'age-at-start': { total: 9, noticed: 8, equivalent: 1 } },
  },
  origin: plan.origin,
  shown: plan.shown,
  history,
  specification: null,
  news: [...news, newPage],
  ruleTitles,
  historyReach: 'shallow',
});

beforeAll(async () => {
  const result = await planAuditFolder(root);
  if ('lines' in result) throw new Error(result.lines.join('\n'));
  planned = result;
  files = new Map(renderFolder(result.plan, factsOf(result)).map(({ path, text }) => [path, text]));
});

const read = (path: string): string => files.get(path) ?? expect.fail(`There is no ${path}.`);
const pages = (): readonly (readonly [string, string])[] => [...files].filter(([path]) => path.endsWith('.html'));
const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
const known = new Map<string, ReadonlySet<string>>();
const anchorsOf = (file: string): ReadonlySet<string> => {
  const found = known.get(file) ?? idsIn(files.get(file) ?? '');
  known.set(file, found);
  return found;
};
/** The letters that the plan gives, in both forms. */
const isLetter = (path: string): boolean =>
  planned.letters.some(({ name }) => [`letters/${name}.md`, `letters/${name}.docx`].includes(path));
const copied = (path: string): boolean =>
  isLetter(path) || ['assets/audit.css', 'assets/audit.js', 'assets/try.js'].includes(path);

/** Links of a page that lead to nothing in the folder. */
const brokenIn = (path: string, html: string): readonly string[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, target = '']) => {
    if (/^(?:https:|data:)/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : posix.join(dirname(path), file);
    if (copied(to)) return [];
    const isThere = anchor === undefined || to.endsWith('try.html') || anchorsOf(to).has(anchor);
    return files.has(to) && isThere ? [] : [`${path}: ${target}`];
  });

describe('the folder of the audit', () => {
  it('has a page for everything that the model names, in both languages', covers('C175'), () => {
    const { rules, parameters, clauses, laws, guidelines, register, commitments, forms, mails } = model;
    const subjects: readonly (readonly [string, readonly { readonly id: string }[]])[] = [
      ['rule', rules],
      ['parameter', Object.keys(parameters).map((id) => ({ id }))],
      ['clause', clauses],
      ['law', laws],
      ['guideline', guidelines],
      ['register', register],
      ['commitment', commitments],
      ['form', forms],
      ['mail', mails],
    ];
    for (const folder of ['', 'en/'])
      for (const [kind, rows] of subjects)
        for (const { id } of rows)
          expect(files.has(`${folder}${kind}/${id}.html`), `${folder}${kind}/${id}`).toBe(true);
  });

  it('has only links that lead somewhere, all of them relative or to the site', () => {
    expect(pages().flatMap(([path, html]) => brokenIn(path, html))).toEqual([]);
    expect(brokenIn('rules.html', '<a href="rule/none.html">')).toEqual(['rules.html: rule/none.html']);
  });

  it(`has no page of more than ${largest} bytes but those for paper and the one of changes`, () => {
    const heavy = pages().filter(
      ([path, html]) => !forPaper.test(path) && !asLongAsChanges.test(path) && Buffer.byteLength(html) > largest,
    );
    expect(heavy.map(([path, html]) => `${path} ${Buffer.byteLength(html)}`)).toEqual([]);
  });

  it('needs no script in its pages, and no style', () => {
    for (const [path, html] of pages())
      expect(html, path).not.toMatch(/<script>|<script [^>]*type="module"|\sstyle="|<style/);
  });

  it('agrees with the running code in every case that it shows', () => {
    const printed = pages().filter(([path]) => path.startsWith('rule/'));
    expect(printed.filter(([, html]) => html.includes('NIEZGODNY')).map(([path]) => path)).toEqual([]);
    expect(
      printed.map(([, html]) => html.split('>zgodny<').length - 1).reduce((sum, count) => sum + count),
    ).toBeGreaterThan(300);
  });

  it('says first what each reader meets differently since a revision, whole and without code', () => {
    const html = read('changes.html');
    const found = readers.map((reader) => html.indexOf(readerHeading(reader, 'pl')));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.every((place) => place > 0)).toBe(true);
    expect(html).toMatch(/nowa-strona<\/code>/);
    expect(html).not.toContain('Merge branch');
  });

  it('names beside a rule those that take its result and where they decide', () => {
    const html = read('rule/registration-places.html');
    const taker = model.rules.find(({ id }) => id === 'term-offered');
    expect(html).toContain('term-offered.html"');
    expect(html).toContain(taker?.sentence.pl.slice(0, 40) ?? 'no such rule');
    expect(read('rule/term-offered.html')).toContain('>tak<');
  });

  it('folds the proof for builders below the answer, and names what was not measured in one line', () => {
    const html = read('en/rule/age-at-start.html');
    expect(html.indexOf('<details class="proof"')).toBeGreaterThan(html.indexOf('Approvals'));
    expect(html.indexOf('src/<wbr/>site')).toBeGreaterThan(html.indexOf('<details class="proof"'));
  });

  it('joins what code, tests and history say', () => {
    const rule = read('en/rule/age-at-start.html');
    for (const words of ['8 of 9 changes noticed', 'src/<wbr/>site/<wbr/>pages/<wbr/>course.tsx', 'shallow'])
      expect(rule).toContain(words);
    expect(read('en/clause/4.21.html')).toContain('a badge');
    expect(read('en/index.html')).toContain('a'.repeat(40));
    expect(read('assets/pages.css')).toMatch(/size: A4;[\s\S]*counter\(page\)/);
    expect(read('parameter/withdrawalDays.html')).toMatch(/<dd>\d+\u{a0}(?:dzień|dni) – /u);
  });

  it('leads from a rule to those that give its inputs', () => {
    const links = model.rules.flatMap((rule) =>
      rule.kind === 'decision' ? Object.values(rule.givenBy ?? {}).map((given) => [rule.id, given.rule] as const) : [],
    );
    expect(links.length).toBeGreaterThan(0);
    for (const [id, giver] of links) {
      const after = read(`en/rule/${id}.html`).split('What another rule gives').at(-1) ?? '';
      expect(after.split('</table>')[0], id).toContain(`${giver}.html`);
    }
  });

  it('has tables for a spreadsheet, in which no cell is a formula', () => {
    expect(read('csv/en/rules.csv').split('\r\n').length).toBeGreaterThan(model.rules.length);
    const [head = '', ...rows] = read('csv/en/rules.csv').split('\r\n');
    expect(head).toContain('Rule,name in the program,');
    for (const { id, title } of model.rules)
      expect(
        rows.some((row) => [`${title.en},${id},`, `"${title.en}",${id},`].some((cells) => row.startsWith(cells))),
      ).toBe(true);
    expect(printTable([['=1+1', '-5', 'a "b", c']])).toBe(`\u{feff}'=1+1,'-5,"a ""b"", c"\r\n`);
    for (const name of ['rules', 'parameters', 'register'])
      expect(read(`csv/pl/${name}.csv`)).not.toMatch(/(?:^|,|\n)"?[=+@]/);
  });

  it('asks for the same money at risk as the questions that are sent', async () => {
    const project = await readProject();
    for (const { entry, atRisk } of planQuestions(project, 'en')) {
      const { id } = entry;
      const [, shown = ''] = /<dt>Money at stake<\/dt><dd>(.*?)<\/dd>/.exec(read(`en/register/${id}.html`)) ?? [];
      if (atRisk === null) expect(['unknown', '–'], id).toContain(shown);
      else expect(shown, id).toBe(priceText(atRisk, 'en'));
    }
  });

  it('names every page on which a price stands, and no page without it', () => {
    const html = read('parameter/blsPrice.html');
    const type = model.courseTypes.find(({ price }) => price?.standard === 'blsPrice');
    expect(html).toContain(`${planned.plan.origin}/${type?.slug.pl}`);
    expect(html).not.toContain(`${planned.plan.origin}${pathTo('contact', 'pl')}"`);
  });

  it('calls the pages on which a rule decides by what they are, not by their names in the code', () => {
    const course = planned.plan.shown.find(({ kind, locale }) => kind === 'course' && locale === 'pl');
    const html = read('rule/age-at-start.html').replaceAll('\u{a0}', ' ');
    expect(html).toContain(`>${course?.names.kind}<`);
    expect(html).not.toContain(`>${course?.kind}</code>`);
  });

  it('names the pages whose text or code tells a number that is no price', () => {
    const { origin, shown } = planned.plan;
    const terms = shown.find(({ route, locale }) => route === 'terms' && locale === 'pl');
    const [, id = ''] = /\{(\w+Days)[:}]/.exec(readFileSync(resolve(root, 'content/pl/pages/terms.md'), 'utf8')) ?? [];
    expect(read(`parameter/${id}.html`)).toContain(`${origin}${terms?.path}"`);
    expect(read('en/parameter/adultAge.html')).toContain('Pages of the site whose code reads it');
  });

  it('is searched by the words of those who ask, each of which finds its page first', () => {
    const index = (locale: 'pl' | 'en'): readonly Indexed[] =>
      JSON.parse(read(`assets/index-${locale}.js`).replace('window.auditIndex=', '').replace(/;\s*$/, ''));
    const asked = {
      pl: [
        ['plakietka', 'rule/availability-badge'],
        ['Czerwona plakietka', 'rule/availability-badge'],
        ['PED plakietka', 'rule/availability-badge'],
        ['odstępstwo', 'clauses'],
        ['test zniżki', 'rule/discount'],
        ['zmiany od wydania', 'changes'],
        ['kto podpisuje', 'questions'],
        ['wstrzymane', 'answers'],
        ['odmówione', 'answers'],
        ['wypróbuj', 'try'],
      ],
      en: [
        ['badge', 'rule/availability-badge'],
        ['PED badge', 'rule/availability-badge'],
        ['departure', 'clauses'],
        ['discount test', 'rule/discount'],
        ['changes since the release', 'changes'],
        ['who signs', 'questions'],
        ['withheld', 'answers'],
        ['refused', 'answers'],
        ['try it', 'try'],
      ],
    } as const;
    for (const locale of ['pl', 'en'] as const) {
      const rows = index(locale);
      const entries = rows.map(entryOf);
      const firsts = asked[locale].map(([words]) => [words, find(entries, words)[0]?.row[0]]);
      expect(firsts).toEqual(asked[locale]);
      for (const [id, , , words] of rows) expect(new Set(words.split(' ')).size, id).toBe(words.split(' ').length);
      expect(rows.filter(([, , , , names]) => names !== undefined)).toHaveLength(searchNames(locale).size);
    }
  });

  it('says in words what proves a rule, and when it passed in Polish time and in which version', () => {
    const [answer = '', proof = ''] = read('rule/discount.html')
      .replaceAll('\u{a0}', ' ')
      .split('<details class="proof"');
    expect(answer).toContain('zaliczone: 60, 2 marca 2026, godz. 00:05 (czas w Polsce), wersja 1.2.3');
    expect(answer).toMatch(/Zdanie 1\.15 jest dotrzymane: „[^<]+”<\/th><td[^>]*>zaliczone: 2,/);
    expect(answer).toMatch(/second-person<\/code><\/th><td data-label="Wynik, którego pilnują">[^<]*zł/);
    expect(answer).not.toContain('.test.ts');
    expect(proof).toContain('tests/<wbr/>rules/<wbr/>b.test.ts');
  });

  it('folds the titles of tests below what they check', () => {
    const [answer = '', proof = ''] = read('clause/1.15.html').split('<details class="proof"');
    expect(answer).toContain('Serwis trzyma się tych słów');
    expect(answer).not.toContain('a discount');
    expect(proof).toContain('a discount');
  });

  it('says how a result comes to stand here where no run was recorded', () => {
    expect(read('clause/4.21.html')).toContain('Zapisze go polecenie npm test');
  });

  it('shows beside the badge no words of a search that finds nothing', () => {
    const nothing = planned.plan.pages.pl.find(({ id }) => id === 'rule/availability-badge');
    expect(JSON.stringify(nothing)).toContain('Zostało kilka wolnych miejsc');
    expect(JSON.stringify(nothing)).not.toContain('Nie ma teraz otwartych terminów');
  });
});
