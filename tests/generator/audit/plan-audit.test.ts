import { describe, expect, it } from 'vitest';
import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { englishTables } from '#domain/audit/changes/english-names.ts';
import type { Locale } from '#domain/locale.ts';
import { priceText } from '#domain/money/amount.ts';
import { layOutStates } from '#generator/plan/audit/blocks/state-diagram.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { fillWordings } from '#generator/plan/text/fill-localized-texts.ts';
import type { Finding } from '#generator/problems/finding.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { parameters } from '#model/rules/parameters.ts';
import type { Source } from '#model/schema/source.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();
const missing: Finding[] = [];
const audits = planAudit(project, { numbers: new Map(), approvals: new Map() }, (finding) => missing.push(finding));
const pages = (locale: Locale) => audits[locale].pages;
const page = (id: string, locale: Locale = 'en') => pages(locale).find((one) => one.id === id);
/** Words of a cell or an item as a reader sees them; spaces are those that the model writes. */
const plain = (text: AuditText): string =>
  (typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  ).replaceAll('\u{a0}', ' ');

const rowsOf = (id: string, title: string, locale: Locale = 'en'): readonly (readonly string[])[] => {
  const found = block(id, title, locale);
  if (found?.kind !== 'table') throw new Error(`${id} has no table “${title}”.`);
  return found.rows.map((cells) => cells.map(plain));
};

const itemsOf = (id: string, title: string, locale: Locale = 'en'): readonly string[] => {
  const found = block(id, title, locale);
  if (found?.kind !== 'list') throw new Error(`${id} has no list “${title}”.`);
  return found.items.map(plain);
};

const block = (id: string, title: string, locale: Locale = 'en'): AuditBlock | undefined =>
  page(id, locale)?.blocks.find((one) => one.kind !== 'paragraph' && one.title === title);

const unstopped = (text = ''): string => text.replace(/\.$/, '');

/** The text of a source in the language of the page. */
const wordsOf = (source: Source, locale: Locale): readonly string[] => {
  const { clauses, laws } = project.model;
  switch (source.document) {
    case 'several':
      return source.of.flatMap((one) => wordsOf(one, locale));
    case 'specification':
      return source.clauses.map((id) => unstopped(clauses.find((one) => one.id === id)?.[locale]));
    case 'law':
      return source.laws.map((id) => unstopped(laws.find((one) => one.id === id)?.says[locale]));
    default:
      return [];
  }
};

/** The words of a table or a list. */
const printed = (one: AuditBlock): readonly string[] => {
  if (one.kind === 'table') return one.rows.flatMap((cells) => cells.map(plain));
  return one.kind === 'list' ? one.items.map(plain) : [];
};

it('has a text for all that it says', () => {
  expect(missing).toEqual([]);
});

describe.each(['pl', 'en'] as const)('in %s', (locale) => {
  it('every rule has a page with its sentence, the words of its sources and its cases', () => {
    const ids = pages(locale).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of fillWordings(project).rules) {
      expect(JSON.stringify(rule)).not.toMatch(/\{[a-z]+[:}]/i);
      const { lead = '', blocks = [] } = page(`rule/${rule.id}`, locale) ?? {};
      expect(plain(lead), rule.id).toBe(rule.sentence[locale]);
      const quoted = blocks.flatMap((one) => (one.kind === 'quotations' ? one.quotations : []));
      const beside = quoted.map(({ words }) => unstopped(plain(words)));
      for (const words of wordsOf(rule.source, locale)) if (words !== '') expect(beside, rule.id).toContain(words);
      expect(
        blocks.filter(({ kind }) => kind === 'cases' || kind === 'steps'),
        rule.id,
      ).toHaveLength(1);
    }
  });

  it('every register entry has a page, and every claim is listed', () => {
    for (const { id, subject, says, decision, reason } of fillWordings(project).model.register) {
      const entry = page(`register/${id}`, locale);
      expect(plain(entry?.title ?? '')).toContain(subject[locale]);
      expect(plain(entry?.lead ?? '')).toBe(decision[locale]);
      expect(JSON.stringify(entry?.blocks.map(printed))).toContain(JSON.stringify(reason[locale]).slice(1, -1));
      for (const { variant } of says)
        expect(JSON.stringify(entry?.blocks.map(printed)), id).toContain(JSON.stringify(variant[locale]).slice(1, -1));
    }
    const [claims] = page('facts', locale)?.blocks ?? [];
    expect(claims).toMatchObject({ rows: expect.objectContaining({ length: project.model.claims.length }) });
  });

  it('no table has a row of another width than its head', () => {
    for (const { id, blocks } of pages(locale))
      for (const one of blocks)
        if (one.kind === 'table')
          expect(new Set(one.rows.map((row) => row.length)), id).toEqual(
            new Set(one.rows.length === 0 ? [] : [one.head.length]),
          );
  });
});

const decisionTable = (id: string): DecisionTable => {
  const rule = project.rules.find((one) => one.id === id);
  if (rule?.kind !== 'decision') throw new Error(`There is no decision table ${id}.`);
  return rule;
};

it('shows a table in the words of its declarations', () => {
  const badge = decisionTable('availability-badge');
  const { freePlaces } = badge.inputs;
  const words = badge.outputs.kind === 'oneOf' ? badge.outputs.values : {};
  const { lastFreePlace } = project.parameters;
  expect(block('rule/availability-badge', 'Tabela decyzyjna', 'pl')).toMatchObject({
    head: ['Wiersz', freePlaces?.pl, 'Wynik', 'Źródło'],
  });
  const rows = rowsOf('rule/availability-badge', 'Tabela decyzyjna', 'pl');
  expect(rows.map(([row]) => row)).toEqual(badge.rows.map(({ id, pl }) => `${pl} ${id}`));
  expect(rows.map(([, , result]) => result)).toEqual(badge.rows.map(({ output }) => words[String(output)]?.pl));
  expect(rows.slice(0, 3).map(([, condition]) => condition)).toEqual([
    'nie podano',
    'najwyżej 0',
    `${lastFreePlace?.values[0]?.value} (${lastFreePlace?.name.pl})`,
  ]);
});

it('tells by the words of each rule what its names mean there', () => {
  const headOf = (id: string, title: string) => {
    const found = block(id, title, 'pl');
    return found?.kind === 'table' ? found.head : [];
  };
  expect(headOf('rule/recertification-admission', 'Tabela decyzyjna')).toContain('rodzaj zaświadczenia');
  expect(headOf('rule/field-requirement', 'Tabela decyzyjna')).toContain('kurs wydaje zaświadczenie');
  const guards = rowsOf('rule/contact-form', 'Tabela przejść', 'pl').map(([, , , guard]) => guard);
  expect(guards).toContain('wszystkie pola poprawne: tak');
});

it('marks what stays in its own language: Polish names in English', () => {
  expect(JSON.stringify(page('rule/form-name-by-route')?.blocks)).toContain(
    '{"text":"Formularz kontaktowy","lang":"pl","isCode":false}',
  );
});

it('shows beside rows and examples the clause or the law that they come from', () => {
  const { clauses, laws } = project.model;
  const badge = decisionTable('availability-badge');
  const several = badge.rows.findIndex(({ source }) => source?.document === 'specification');
  const source = badge.rows[several]?.source;
  const cited = source?.document === 'specification' ? source.clauses : [];
  expect(cited.length).toBeGreaterThan(0);
  const shown = rowsOf('rule/availability-badge', 'Tabela decyzyjna', 'pl')[several]?.at(-1);
  for (const id of cited) expect(shown).toContain(id);
  const birthdays = laws.find(({ id }) => id === 'civil-code-112');
  const [example] = rowsOf('rule/adult-at-start', 'Examples typed by hand from the sources');
  expect(example?.at(-1)).toContain(`${birthdays?.act.en}, ${birthdays?.article?.en}`);
  for (const law of laws) {
    const about = page(`law/${law.id}`)?.about.map(({ text }) => plain(text));
    if (law.publication !== null) expect(about).toContain(law.publication.en);
    if (law.inForceFrom !== null) expect(about).toContain(law.inForceFrom);
  }
  for (const { id, en } of clauses) expect(plain(page(`clause/${id}`)?.lead ?? ''), id).toBe(en);
});

it('names what carries out a clause, and the entry by which we depart from it', () => {
  const clause = page('clause/4.21');
  const rule = decisionTable('availability-badge');
  expect(JSON.stringify(clause?.blocks)).toContain(JSON.stringify(rule.title.en).slice(1, -1));
  const deviations = project.model.clauses.find(({ id }) => id === '4.21')?.deviations ?? [];
  expect(deviations.length).toBeGreaterThan(0);
  expect(clause?.about.map(({ text }) => plain(text))).toContain(deviations.join(', '));
  expect(JSON.stringify(page('clause/2.5')?.blocks)).toContain(JSON.stringify(englishTables.cities));
});

it('names the clauses of every other fact by their numbers, each of which has a page', () => {
  const { clauses } = project.model;
  const table = page('facts')?.blocks.at(-1);
  const cited = table?.kind === 'table' ? table.rows.map((cells) => plain(cells[2] ?? '')) : [];
  const numbers = cited.flatMap((text) =>
    [...text.matchAll(/specification ([\d., ]+)/g)].flatMap(([, ids]) => ids?.split(', ')),
  );
  expect(numbers.length).toBeGreaterThan(clauses.length / 2);
  expect(numbers.filter((id) => page(`clause/${id}`) === undefined)).toEqual([]);
});

it('shows money in złoty and parameters with date, source and register entry', () => {
  const source = expect.stringContaining('specification');
  const { secondPersonDiscount, guardianPairDiscount } = parameters;
  const zloty = (one: typeof secondPersonDiscount | typeof guardianPairDiscount) =>
    priceText(one.values[0].value, 'en').replaceAll('\u{a0}', ' ');
  expect(rowsOf('rule/discount', 'Parameters')).toEqual([
    [
      'discount for a second person secondPersonDiscount',
      zloty(secondPersonDiscount),
      'złoty',
      'always',
      'open-ended',
      source,
      'C06',
      '',
    ],
    [
      'discount for a guardian with a teenager guardianPairDiscount',
      zloty(guardianPairDiscount),
      'złoty',
      'always',
      'open-ended',
      source,
      'C09',
      '',
    ],
  ]);
});

it('shows the text of the assumptions and the open questions', () => {
  const [, assumed] = decisionTable('availability-badge').assumptions;
  const entry = fillWordings(project).model.register.find(({ id }) => id === assumed);
  expect(itemsOf('rule/availability-badge', 'Assumptions')[1]).toBe(
    `${assumed} ${entry?.subject.en}: ${entry?.decision.en}`,
  );
  expect(itemsOf('rule/availability-badge', 'Open questions')[0]).toContain('C59 Can one join a reserve list');
  expect(itemsOf('rule/availability-badge', 'Pytania otwarte', 'pl')[0]).toContain(
    'C59 Czy na termin bez wolnych miejsc',
  );
});

it('says of every row which result its tests ensure and in how many examples and boundary cases, and none is without a case', () => {
  for (const rule of project.rules) {
    const coverage = rowsOf(`rule/${rule.id}`, 'What the tests of this rule check');
    expect(coverage.filter(([, result]) => result === '')).toEqual([]);
    expect(coverage.filter(([, , , cases]) => cases === '0').map(([row]) => `${rule.id} ${row}`)).toEqual([]);
  }
});

it('shows of every row an example typed by hand: where it starts, what happens, what follows', () => {
  for (const rule of project.rules) {
    const examples = rowsOf(`rule/${rule.id}`, 'Examples typed by hand from the sources');
    const reached = new Set(examples.flatMap(([row = '']) => row.split(/[ +]/)));
    expect(
      rule.rows.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
      rule.id,
    ).toEqual([]);
  }
  expect(rowsOf('rule/availability-badge', 'Examples typed by hand from the sources')[0]?.[0]).toBe(
    'number unknown unknown',
  );
  expect(rowsOf('rule/gallery-dialog', 'Examples typed by hand from the sources')).toContainEqual([
    'next-wraps',
    'open; position = 28; last position = 28',
    'next',
    'unchanged; position = 0',
    'announce the picture',
  ]);
});

it('a rule that is unsigned says so once, and is found by the courses that decide in it', () => {
  const badge = page('rule/term-offered');
  const signer = badge?.about.find(({ term }) => term === 'Who signs');
  expect(plain(signer?.text ?? '')).toBe('owner – not signed');
  const { short } = project.model.courseTypes[0] ?? expect.fail('There is no course.');
  expect(badge?.words).toContain(short.pl);
  expect(page('rule/amount-due')?.words).not.toContain(short.pl);
});

describe('transition diagrams', () => {
  const tables = project.rules.filter((rule) => rule.kind === 'transitions');

  it.each(tables.map((table) => [table.id, table] as const))(
    '%s shows every move in the width of a page, and no label meets another',
    (_, table) => {
      const { states, width, height } = layOutStates(table, { state: (name) => name, event: (name) => name });
      const arrows = states.flatMap((state) => state.arrows);
      const pairs = table.rows.flatMap(({ from, to }) => from.map((start) => `${start}/${to ?? start}`));
      expect(arrows).toHaveLength(new Set(pairs).size);
      expect(states.filter(({ isInitial }) => isInitial)).toHaveLength(1);
      expect(width).toBeLessThanOrEqual(860);
      for (const [index, { y, lines }] of arrows.entries()) {
        expect(y - lines.length * 18, lines.join()).toBeGreaterThanOrEqual(arrows[index - 1]?.y ?? 0);
        expect(y).toBeLessThan(height);
      }
      for (const [index, { y }] of states.entries()) {
        const above = states[index - 1];
        if (above !== undefined) expect(y - 30).toBeGreaterThan(above.arrows.at(-1)?.y ?? above.y);
      }
    },
  );
});

it('names the courses that rest on a clause, and their table, in words', () => {
  const course = project.model.courseTypes[0];
  if (course === undefined) throw new Error('There is no course.');
  for (const locale of ['pl', 'en'] as const) {
    const rows = audits[locale].pages
      .filter(({ id }) => id.startsWith('clause/'))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.head.length === 2 ? block.rows : []))
      .map((cells) => cells.map((cell) => plain(cell).replaceAll('\u{a0}', ' ')));
    expect(rows.map(([table]) => table)).not.toContain('courseTypes');
    expect(rows.some(([, facts = '']) => facts.includes(course.name[locale].replaceAll('\u{a0}', ' ')))).toBe(true);
  }
});
