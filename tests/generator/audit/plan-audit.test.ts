import { describe, expect, it } from 'vitest';
import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
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
const audits = planAudit(project, { states: new Map(), approved: new Map() }, (finding) => missing.push(finding));
const sections = (locale: Locale) => audits[locale].areas.flatMap((area) => area.sections);
const section = (id: string, locale: Locale = 'en') => sections(locale).find((one) => one.id === id);
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
  section(id, locale)?.blocks.find((one) => one.kind !== 'paragraph' && one.title === title);

const unstopped = (text = ''): string => text.replace(/\.$/, '');

/** What a source says in the language of the page. */
const wordsOf = (source: Source, locale: Locale): readonly string[] => {
  const { clauses, laws } = project.model;
  switch (source.document) {
    case 'several':
      return source.of.flatMap((one) => wordsOf(one, locale));
    case 'specification':
      return source.clauses.map((id) => `${id}: ${unstopped(clauses.find((one) => one.id === id)?.[locale])}`);
    case 'law':
      return source.laws.map((id) => unstopped(laws.find((one) => one.id === id)?.says[locale]));
    case 'register':
      return source.entries;
    default:
      return [typeof source.detail === 'string' ? source.detail : source.detail[locale]];
  }
};

const paragraphOf = (one: AuditBlock | undefined): string => (one?.kind === 'paragraph' ? plain(one.text) : '');

it('has a text for all that it says', () => {
  expect(missing).toEqual([]);
});

describe.each(['pl', 'en'] as const)('in %s', (locale) => {
  it('every rule stands in one area, with its sentence, source, table and evidence', () => {
    const ids = sections(locale).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rule of fillWordings(project).rules) {
      expect(JSON.stringify(rule)).not.toMatch(/\{[a-z]+[:}]/i);
      const blocks = section(rule.id, locale)?.blocks ?? [];
      expect(paragraphOf(blocks[0]), rule.id).toBe(rule.sentence[locale]);
      for (const words of wordsOf(rule.source, locale)) expect(paragraphOf(blocks[1]), rule.id).toContain(words);
      const results = blocks.filter(({ kind }) => kind === 'cases' || kind === 'steps');
      expect(results, rule.id).toHaveLength(1);
    }
  });

  it('every register entry and every claim is listed', () => {
    const listed = sections(locale)
      .filter(({ id }) => id.startsWith('register-'))
      .flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'table' ? one.rows : [])))
      .map((cells) => cells.map(plain));
    expect(listed).toHaveLength(project.model.register.length);
    for (const { id, subject, says, decision, reason } of fillWordings(project).model.register) {
      const [, about = '', printed = '', ...others] = listed.find(([entry]) => entry === id) ?? [];
      expect([about, ...others.slice(0, 2)]).toEqual([subject[locale], decision[locale], reason[locale]]);
      for (const { variant } of says) expect(printed, id).toContain(variant[locale]);
    }
    const claims = audits[locale].areas.find(({ id }) => id === 'claims');
    expect(claims?.sections[0]?.blocks[0]).toMatchObject({
      rows: expect.objectContaining({ length: project.model.claims.length }),
    });
  });

  it('no table has a row of another width than its head', () => {
    for (const { id, blocks } of sections(locale))
      for (const one of blocks)
        if (one.kind === 'table')
          expect(new Set(one.rows.map((row) => row.length)), id).toEqual(new Set([one.head.length]));
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
  expect(block('availability-badge', 'Tabela decyzyjna', 'pl')).toMatchObject({
    head: ['Wiersz', freePlaces?.pl, 'Wynik', 'Źródło'],
  });
  const rows = rowsOf('availability-badge', 'Tabela decyzyjna', 'pl');
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
  expect(headOf('recertification-admission', 'Tabela decyzyjna')).toContain('rodzaj zaświadczenia');
  expect(headOf('field-requirement', 'Tabela decyzyjna')).toContain('kurs wydaje zaświadczenie');
  const guards = rowsOf('contact-form', 'Tabela przejść', 'pl').map(([, , , guard]) => guard);
  expect(guards).toContain('wszystkie pola poprawne: tak');
});

it('marks what stays in its own language: the words of the sources in Polish, Polish names in English', () => {
  const [, source] = section('availability-badge', 'pl')?.blocks ?? [];
  expect(source).toEqual({
    kind: 'paragraph',
    text: [
      'Źródło: ',
      'specyfikacja ',
      { text: '4.20', lang: 'pl', isCode: false, to: 'clause/4.20' },
      ': ',
      expect.stringContaining('Lista rezerwowa'),
    ],
  });
  const postalCode = section('postal-code-field', 'pl')?.blocks[1];
  expect(JSON.stringify(postalCode)).toContain('"lang":"en","isCode":false}');
  expect(JSON.stringify(section('form-name-by-route')?.blocks[0])).toContain(
    '{"text":"Formularz kontaktowy","lang":"pl","isCode":false}',
  );
});

it('shows beside rows and examples the clause or the law that they come from', () => {
  const { clauses, laws } = project.model;
  const badge = decisionTable('availability-badge');
  const several = badge.rows.findIndex(({ source }) => source !== undefined && wordsOf(source, 'pl').length > 0);
  const own = badge.rows[several]?.source;
  expect(own && wordsOf(own, 'pl').length).toBeGreaterThan(0);
  const shown = rowsOf('availability-badge', 'Tabela decyzyjna', 'pl')[several]?.at(-1);
  for (const words of own === undefined ? [] : wordsOf(own, 'pl')) expect(shown).toContain(words);
  const birthdays = laws.find(({ id }) => id === 'civil-code-112');
  const [example] = rowsOf('adult-at-start', 'Examples typed by hand from the sources');
  expect(example?.at(-1)).toContain(`${birthdays?.act.en}, ${birthdays?.article?.en}`);
  expect(example?.at(-1)).toContain(unstopped(birthdays?.says.en));
  const published = laws.find(({ inForceFrom, publication }) => inForceFrom !== null && publication !== null);
  const reported = [published?.publication?.en, published?.inForceFrom];
  expect(rowsOf('laws-table', 'Legal sources').map((cells) => cells.slice(1, 3))).toContainEqual(reported);
  expect(rowsOf('laws-table', 'Legal sources')).toHaveLength(laws.length);
  const listed = sections('en').flatMap(({ id, blocks }) => (id.startsWith('specification-') ? blocks : []));
  const rows = listed.flatMap((one) => (one.kind === 'table' ? one.rows : [])).map((cells) => cells.map(plain));
  expect(rows.map(([id, words]) => [id, words])).toEqual(clauses.map(({ id, en }) => [id, en]));
});

it('names what carries out a clause, and the entry by which we depart from it', () => {
  const row = (id: string) =>
    rowsOf(`specification-${id[0]}`, 'The specification, clause by clause').find(([clause]) => clause === id);
  expect(row('4.21')?.[2]).toContain('rules.availability-badge.several');
  expect(row('4.21')?.[3]).toBe(project.model.clauses.find(({ id }) => id === '4.21')?.deviations?.join(', '));
  expect(row('2.5')?.[2]).toContain('cities');
  expect(row('2.5')?.[2]).not.toContain('cities.');
});

it('names the clauses of every other fact by their numbers, each of which it explains', () => {
  const { clauses } = project.model;
  const [table] = section('sources-table')?.blocks ?? [];
  const cited = table?.kind === 'table' ? table.rows.map((cells) => plain(cells[2] ?? '')) : [];
  const numbers = cited.flatMap((text) =>
    [...text.matchAll(/specification ([\d., ]+)/g)].flatMap(([, ids]) => ids?.split(', ')),
  );
  expect(numbers.length).toBeGreaterThan(clauses.length / 2);
  expect(numbers.filter((id) => !clauses.some((clause) => clause.id === id))).toEqual([]);
});

it('shows money in złoty and parameters with date, source and register entry', () => {
  const source = expect.stringContaining('specification');
  const { secondPersonDiscount, guardianPairDiscount } = parameters;
  const zloty = (one: typeof secondPersonDiscount | typeof guardianPairDiscount) =>
    `${(one.values[0].value / 100).toFixed(2)} zł`;
  expect(rowsOf('discount', 'Parameters')).toEqual([
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
  expect(itemsOf('availability-badge', 'Assumptions')[1]).toBe(
    `${assumed} ${entry?.subject.en}: ${entry?.decision.en}`,
  );
  expect(itemsOf('availability-badge', 'Open questions')[0]).toContain('C59 What may a visitor do');
  expect(itemsOf('availability-badge', 'Pytania otwarte', 'pl')[0]).toContain('C59 Co odwiedzający może zrobić');
});

it('shows of every row how many examples and boundary cases decide it, and none is without a case', () => {
  for (const rule of project.rules) {
    const coverage = rowsOf(rule.id, 'Tests and row coverage');
    expect(coverage.filter(([, , cases]) => cases === '0').map(([row]) => `${rule.id} ${row}`)).toEqual([]);
  }
});

it('shows of every row an example typed by hand: where it starts, what happens, what follows', () => {
  for (const rule of project.rules) {
    const examples = rowsOf(rule.id, 'Examples typed by hand from the sources');
    const reached = new Set(examples.flatMap(([row = '']) => row.split('+')));
    expect(
      rule.rows.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
      rule.id,
    ).toEqual([]);
  }
  expect(rowsOf('gallery-dialog', 'Examples typed by hand from the sources')).toContainEqual([
    'next-wraps',
    'open; position = 28; last position = 28',
    'next',
    'unchanged; position = 0',
    'announce the picture',
  ]);
});

describe('transition diagrams', () => {
  const tables = project.rules.filter((rule) => rule.kind === 'transitions');

  it.each(tables.map((table) => [table.id, table] as const))(
    '%s shows every move, and no label meets another',
    (_, table) => {
      const { arrows, states, width, height } = layOutStates(table, { state: (name) => name, event: (name) => name });
      const pairs = table.rows.flatMap(({ from, to }) => from.map((start) => `${start}/${to ?? start}`));
      expect(arrows).toHaveLength(new Set(pairs).size);
      expect(states.filter(({ isInitial }) => isInitial)).toHaveLength(1);
      for (const [index, arrow] of arrows.entries()) {
        const above = arrows[index - 1]?.y ?? 46;
        expect(arrow.y - arrow.lines.length * 18, arrow.lines.join()).toBeGreaterThanOrEqual(above);
        expect(arrow.y).toBeLessThan(height);
        expect(Math.max(arrow.from, arrow.to)).toBeLessThan(width);
      }
      for (const [index, state] of states.entries()) {
        const left = states[index - 1];
        if (left !== undefined) expect(state.x - state.width / 2).toBeGreaterThan(left.x + left.width / 2);
      }
    },
  );
});
