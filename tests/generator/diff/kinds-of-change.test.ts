import { expect, it } from 'vitest';
import { compareRevisions } from '#generator/diff/compare-revisions.ts';
import type { Impact } from '#generator/diff/impact.ts';
import type { Revision } from '#generator/diff/revision.ts';
import { sampleOperatorAnswers } from '#generator/rules/compare/operator-answers.ts';
import { operators } from '#generator/rules/meaning/operators/operators.ts';
import type { DecisionTable, Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { decision } from '#model/source.ts';
import { type Facts, facts, revisionWith, today } from './small-revision.ts';

const elsewhere = decision('C80', { pl: 'gdzie indziej', en: 'elsewhere' });

const edited = <Table extends keyof Model>(table: Table, change: (rows: Model[Table]) => Model[Table]): Revision =>
  revisionWith({ ...facts, model: { ...facts.model, [table]: change(facts.model[table]) } });

const withRule = (id: string, change: (rule: DecisionTable) => DecisionTable): Revision =>
  revisionWith({
    ...facts,
    rules: facts.rules.map((rule): Rule => (rule.id === id && rule.kind === 'decision' ? change(rule) : rule)),
  });

const withNumber = (id: string, change: (number: Facts['parameters'][string]) => object): Revision => {
  const number = facts.parameters[id];
  if (number === undefined) throw new Error(`There is no parameter ${id}.`);
  return revisionWith({ ...facts, parameters: { ...facts.parameters, [id]: { ...number, ...change(number) } } });
};

const [contact, ...otherForms] = facts.model.forms;
const call = facts.model.api.find(({ query }) => query !== undefined);
const otherCalls = facts.model.api.filter((one) => one !== call);
const [shape] = facts.model.sharedShapes;
const [type, ...otherTypes] = facts.model.courseTypes;
const [redirect, ...otherRedirects] = facts.model.redirects;
const window = facts.rules.find(({ id }) => id === 'recertification-window');
if (!contact || !call || !shape || !type || !redirect || window?.kind !== 'decision')
  throw new Error('A table of the model is empty.');
const unserved = facts.model.cities.find(({ id }) =>
  facts.model.courseTypes.every(({ cities }) => !cities.includes(id)),
);
const city = unserved ?? facts.model.cities[0];
const months = facts.parameters.recertificationWindowMonths?.values[0]?.value ?? 0;

interface Kind {
  readonly what: string;
  readonly after: Revision;
  readonly subject: RegExp;
  readonly line: RegExp;
  readonly impact?: Impact;
}

const kinds: readonly Kind[] = [
  {
    what: 'the sentence of a rule',
    after: withRule('stock-level', (rule) => ({ ...rule, sentence: { ...rule.sentence, en: 'Nonsense.' } })),
    subject: /^rule stock-level$/,
    line: /^sentence\.en: .* → .*Nonsense\.$/,
    impact: 'safe',
  },
  {
    what: 'the source of a rule',
    after: withRule('stock-level', (rule) => ({ ...rule, source: elsewhere })),
    subject: /^rule stock-level$/,
    line: /^source: specification .* → decision C80: elsewhere$/,
    impact: 'safe',
  },
  {
    what: 'an example of a rule',
    after: withRule('stock-level', (rule) => ({ ...rule, examples: rule.examples.slice(1) })),
    subject: /^rule stock-level$/,
    line: /^examples\..*items.* → nothing$/,
  },
  {
    what: 'an operator',
    after: {
      ...today,
      operators: sampleOperatorAnswers({
        ...operators,
        normalisePhone: { ...(operators.normalisePhone ?? fail('normalisePhone')), evaluate: ([text = null]) => text },
      }),
    },
    subject: /^operator normalisePhone$/,
    line: /^normalisePhone\("\+48 600-700-800"\): "600700800" → "\+48 600-700-800"$/,
  },
  {
    what: 'a number by its value',
    after: withNumber('recertificationWindowMonths', (number) => ({
      values: number.values.map((interval) => ({ ...interval, value: months - 1 })),
    })),
    subject: /^rule recertification-window$/,
    line: /: inWindow → tooEarly$/,
    impact: 'breaking',
  },
  {
    what: 'a number by its name, of the same value',
    after: revisionWith({
      ...facts,
      parameters: { ...facts.parameters, otherMonths: facts.parameters.recertificationWindowMonths ?? fail('months') },
      rules: facts.rules.map((rule): Rule => (rule === window ? JSON.parse(renamedNumber(rule)) : rule)),
    }),
    subject: /^rule recertification-window$/,
    line: /^reads otherMonths instead of recertificationWindowMonths$/,
    impact: 'careful',
  },
  {
    what: 'a course for another audience',
    after: edited('courseTypes', () => [{ ...type, audience: 'company' }, ...otherTypes]),
    subject: /^office terms of /,
    line: /^list .* → .*: stored terms and bookings stay in a list without a course/,
    impact: 'breaking',
  },
  {
    what: 'an amount',
    after: withNumber('blsPrice', (number) => ({
      values: number.values.map((interval) => ({ ...interval, value: interval.value + 2000 })),
    })),
    subject: /^number blsPrice$/,
    line: /^PLN\u00a0.* → PLN\u00a0/,
  },
  {
    what: 'the day from which a number holds',
    after: withNumber('blsPrice', (number) => ({
      values: number.values.flatMap((interval) => [
        { ...interval, to: '2026-12-31' },
        { from: '2027-01-01', value: interval.value },
      ]),
    })),
    subject: /^number blsPrice$/,
    line: /to 2026-12-31, .* from 2027-01-01$/,
  },
  {
    what: 'the source of a number',
    after: withNumber('blsPrice', () => ({ source: elsewhere })),
    subject: /^number blsPrice$/,
    line: /^source: .* → decision C80: elsewhere$/,
    impact: 'safe',
  },
  {
    what: 'the way a date is counted',
    after: withRule('certificate-expiry', (rule) => JSON.parse(JSON.stringify(rule).replace('addYears', 'addMonths'))),
    subject: /^rule certificate-expiry$/,
    line: /: \d{4}-\d{2}-\d{2} → \d{4}-\d{2}-\d{2}$/,
  },
  {
    what: 'why rows of a rule stay apart',
    after: withRule('stock-level', (rule) => ({
      ...rule,
      rows: rule.rows.map((row) => ({ ...row, keptApart: 'for a reason' })),
    })),
    subject: /^rule stock-level$/,
    line: /^rows\.[a-z]+\.keptApart: .*for a reason/,
    impact: 'safe',
  },
  {
    what: 'a row of a rule',
    after: withRule('stock-level', (rule) => ({ ...rule, rows: rule.rows.slice(0, -1) })),
    subject: /^rule stock-level$/,
    line: / → no result$/,
    impact: 'breaking',
  },
  {
    what: 'the result of a row, with people refused',
    after: withRule('adult-at-start', (rule) => ({
      ...rule,
      rows: rule.rows.map((row) => (row.output === 'adult' ? { ...row, output: 'minor' } : row)),
    })),
    subject: /^rule adult-at-start$/,
    line: /: adult → minor$/,
    impact: 'breaking',
  },
  {
    what: 'the words of a row',
    after: withRule('stock-level', (rule) => ({
      ...rule,
      rows: rule.rows.map((row) => ({ ...row, pl: `${row.pl}!` })),
    })),
    subject: /^rule stock-level$/,
    line: /^rows\.\w+\.pl: (.*) → \1!$/,
  },
  {
    what: 'where a redirect leads',
    after: edited('redirects', () => [{ ...redirect, to: '/kontakt' }, ...otherRedirects]),
    subject: /^redirects? /,
    line: /301 to .* → 301 to \/kontakt/,
    impact: 'careful',
  },
  {
    what: 'a redirect that goes',
    after: edited('redirects', () => otherRedirects),
    subject: /^redirects? /,
    line: /301 to .* → no answer: 404$/,
    impact: 'breaking',
  },
  {
    what: 'an address that is gone',
    after: edited('gone', (rows) => [...rows, { path: '/dawno', reason: 'nieaktualne', source: elsewhere }]),
    subject: /^redirect \/dawno$/,
    line: /^nothing → 410$/,
  },
  {
    what: 'the path of a call',
    after: edited('api', () => [{ ...call, path: '/elsewhere' }, ...otherCalls]),
    subject: /^api /,
    line: /^(?:path: .* → )?.*elsewhere$|^removed$|^added$/,
    impact: 'breaking',
  },
  {
    what: 'a shorter text that a call takes',
    after: edited('sharedShapes', () => [
      { ...shape, shape: { kind: 'text', max: 10 } },
      { ...shape, name: 'other', shape: { kind: 'text', max: 10 } },
    ]),
    subject: /^sharedShapes /,
    line: / → /,
    impact: 'breaking',
  },
  {
    what: 'a query that a call asks for',
    after: edited('api', () => [{ ...call, query: { ...call.query, season: { kind: 'text' } } }, ...otherCalls]),
    subject: /^api /,
    line: /season/,
    impact: 'breaking',
  },
  {
    what: 'a query that a call may have',
    after: edited('api', () => [
      { ...call, query: { ...call.query, season: { kind: 'optional', of: { kind: 'text' } } } },
      ...otherCalls,
    ]),
    subject: /^api /,
    line: /season/,
    impact: 'safe',
  },
  {
    what: 'a field of a form',
    after: edited('forms', () => [{ ...contact, fields: contact.fields.slice(1) }, ...otherForms]),
    subject: new RegExp(`^forms ${contact.id}$`),
    line: /^fields\.\w+: .* → nothing$/,
    impact: 'breaking',
  },
  {
    what: 'the order of fields',
    after: edited('forms', () => [{ ...contact, fields: contact.fields.toReversed() }, ...otherForms]),
    subject: new RegExp(`^forms ${contact.id}$`),
    line: /^fields\.order: /,
  },
  {
    what: 'a city',
    after: edited('cities', (cities) => cities.filter((one) => one !== city)),
    subject: new RegExp(`^cities ${city?.id}$`),
    line: /^removed$/,
    impact: 'careful',
  },
  {
    what: 'the name of a city',
    after: edited('cities', (cities) =>
      cities.map((one) =>
        one === city
          ? JSON.parse(JSON.stringify(one).replace(/"pl":"[^"]*"|"name":"[^"]*"/, (found) => `${found.slice(0, -1)}!"`))
          : one,
      ),
    ),
    subject: new RegExp(`^cities ${city?.id}$`),
    line: /!$/,
  },
  {
    what: 'the slug of a course',
    after: edited('courseTypes', () => [{ ...type, slug: { ...type.slug, pl: 'inny-kurs' } }, ...otherTypes]),
    subject: new RegExp(`^route \\S+ ${type.id}$`),
    line: /→ \/inny-kurs.* \(no redirect: 404\)$/,
    impact: 'breaking',
  },
  {
    what: 'the cities that a course is offered in, where no address tells it',
    after: edited('courseTypes', () => [{ ...type, citiesWithoutText: ['nowhere'] }, ...otherTypes].map(looseType)),
    subject: new RegExp(`^courseTypes ${type.id}$`),
    line: /^citiesWithoutText/,
  },
  {
    what: 'a promise',
    after: edited('commitments', (commitments) => commitments.slice(1)),
    subject: /^commitments /,
    line: /^removed$/,
  },
  {
    what: 'the day of the edition',
    after: edited('edition', () => '2030-01-01'),
    subject: /^edition$/,
    line: / → 2030-01-01$/,
  },
];

function fail(what: string): never {
  throw new Error(`There is no ${what}.`);
}

function renamedNumber(rule: Rule): string {
  return JSON.stringify(rule).replaceAll('"recertificationWindowMonths"', '"otherMonths"');
}

function looseType(row: Model['courseTypes'][number]): Model['courseTypes'][number] {
  return row;
}

it('reports no difference where there is none', () => {
  expect(compareRevisions(today, revisionWith(facts))).toEqual([]);
});

it.each(kinds)('reports $what', ({ after, subject, line, impact }) => {
  const changes = compareRevisions(today, after);
  const described = changes.filter((change) => subject.test(change.subject));
  expect(
    described.map((change) => change.subject),
    changes.map((change) => change.subject).join(', '),
  ).not.toEqual([]);
  expect(described.flatMap(({ details }) => details)).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  if (impact !== undefined) expect(described.map((change) => change.impact)).toContain(impact);
});
