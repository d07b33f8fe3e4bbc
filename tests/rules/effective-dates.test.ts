import { describe, expect, it } from 'vitest';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { effectiveDayOfCase, interpretDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { daysOfParameterChange } from '#generator/rules/meaning/rule-parameters.ts';
import { editionDate } from '#model/calendar/edition.ts';
import { labelled } from '#model/localized-text.ts';
import { civilDate, nullable } from '#model/rules/domain.ts';
import { parameters } from '#model/rules/index.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import {
  decisionTable,
  decisionTables,
  importOracle,
  importRule,
  ruleContext,
  rulesInput,
  writeEmittedRules,
} from './emitted-rules.ts';
import { feelFunction, feelValue } from './feel/feel-evaluation.ts';
import { stockLevel, stockNumbers } from './samples/stock-level.ts';

const day = (text: string): number => parseCivilDate(text) ?? Number.NaN;
const noon = (text: string): number => day(text) * 86_400_000 + 43_200_000;

/** Seven days from 2028 on, fourteen before. */
const changing: Parameter = {
  ...parameters.withdrawalDays,
  values: [
    { from: null, to: '2027-12-31', value: 14 },
    { from: '2028-01-01', value: 7 },
  ],
};
/** Three years before a day, four from then on; the rule reads them on the day of issue. */
const longerValidity: Parameter = {
  ...parameters.certificateValidityYears,
  values: [
    { from: null, to: '2027-03-14', value: 3 },
    { from: '2027-03-15', value: 4 },
  ],
};
const dated = { ...decisionTable('certificate-expiry'), effectiveOn: 'issueDay' };

/** A limit of a cell that changes twice. */
const shelf: DecisionTable = {
  ...stockLevel,
  inputs: { ...stockLevel.inputs, counted: labelled({ pl: 'dzień liczenia', en: 'day of counting' }, civilDate()) },
  effectiveOn: 'counted',
  examples: stockLevel.examples.map((one) => ({ ...one, inputs: { ...one.inputs, counted: '2026-12-01' } })),
};
const shelfNumbers = {
  ...stockNumbers,
  severalTo: {
    ...stockNumbers.severalTo,
    values: [
      { from: null, to: '2026-12-31', value: 10 },
      { from: '2027-01-01', to: '2027-06-30', value: 12 },
      { from: '2027-07-01', value: 9 },
    ],
  },
};

const changes = [
  { name: 'a fact', table: dated, numbers: { ...parameters, certificateValidityYears: longerValidity } },
  {
    name: 'a fact on a day that is computed',
    table: decisionTable('withdrawal-notice'),
    numbers: { ...parameters, withdrawalDays: changing },
  },
  { name: 'a condition', table: shelf, numbers: shelfNumbers },
];

const input = { ...rulesInput, parameters: { ...parameters, withdrawalDays: changing } };

describe('a parameter that changes on a day', () => {
  it('applies in generated code and interpreter from that day on, by the day of the booking', async () => {
    const folder = writeEmittedRules('effective-dates', input);
    const rule = await importRule(folder, 'withdrawal-notice');
    const cases = [
      { concludedAt: noon('2027-12-31'), startDay: day('2028-01-11'), value: 'expressRequest' },
      { concludedAt: noon('2028-01-03'), startDay: day('2028-01-11'), value: 'none' },
      { concludedAt: noon('2028-01-03'), startDay: day('2028-01-10'), value: 'expressRequest' },
      { concludedAt: noon('2028-01-04'), startDay: day('2028-01-12'), value: 'none' },
    ];
    for (const { value, ...inputs } of cases) {
      expect(rule(inputs)).toMatchObject({ value });
      const around = { ...ruleContext, parameters: input.parameters };
      expect(interpretDecisionTable(decisionTable('withdrawal-notice'), inputs, around)).toMatchObject({ value });
    }
  });

  it('is in the generated parameters as of the edition, and on every day by look-up', async () => {
    const folder = writeEmittedRules('effective-dates-look-up', input);
    const module: {
      parameters: Record<string, number>;
      timeLines: Record<string, unknown>;
      parameterOn: (timeLine: unknown, day: number) => number;
    } = await import(`${folder}/rules/parameters.ts`);
    const { parameterOn, timeLines } = module;
    expect(module.parameters.withdrawalDays).toBe(14);
    expect(parameterOn(timeLines.withdrawalDays, day('2027-12-31'))).toBe(14);
    expect(parameterOn(timeLines.withdrawalDays, day('2028-01-01'))).toBe(7);
    expect(() => parameterOn(timeLines.lowestPriceDays, day('2022-12-31'))).toThrow('has no value on day');
  });
});

describe.each(changes)('a number of $name with several values', ({ table, numbers }) => {
  const around = { ...ruleContext, parameters: numbers };
  const written = { rules: [table], parameters: numbers, editionDate };
  const cases = decisionBoundaryCases(table, around);
  const folder = writeEmittedRules(`several-values-${table.id}`, written);
  const isOfModel = decisionTables.some(({ id }) => id === table.id);

  it('is accepted, and tested on the last day of a value and the first of the next', () => {
    expect(analyseRules(written)).toEqual([]);
    const edges = daysOfParameterChange(table, numbers).flatMap((first) => [first - 1, first]);
    const read = new Set(cases.map(({ inputs }) => effectiveDayOfCase(table, inputs, around)));
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter((edge) => !read.has(edge)).map(formatCivilDate)).toEqual([]);
  });

  it('is the same number in code, interpreter, oracle and FEEL', async () => {
    const rule = await importRule(folder, table.id);
    const oracle = isOfModel ? await importOracle(table.id, around, table) : null;
    const inFeel = feelFunction(table, around);
    for (const { inputs, value, row } of cases) {
      expect(rule(inputs), JSON.stringify(inputs)).toEqual({ value, row });
      if (oracle !== null) expect(oracle(inputs), `oracle, ${JSON.stringify(inputs)}`).toBe(value);
      expect(inFeel(inputs), `FEEL, ${JSON.stringify(inputs)}`).toBe(feelValue(value, table.outputs));
    }
  });
});

describe('the day on which numbers are read', () => {
  const codesOf = (table: DecisionTable) =>
    analyseRules({ ...input, rules: [table], parameters: { ...parameters, certificateValidityYears: longerValidity } });

  it('is an input or fact of the rule, and a day', () => {
    expect(codesOf({ ...dated, effectiveOn: 'bookedOn' })).toMatchObject([
      { code: 'rule-unknown-name', path: ['rules', 0, 'effectiveOn'] },
    ]);
    const maybe = {
      ...dated,
      inputs: { issueDay: labelled({ pl: 'dzień wydania', en: 'day of issue' }, nullable(civilDate())) },
    };
    expect(codesOf(maybe).map(({ code }) => code)).toContain('parameter-needs-day');
  });

  it('does not depend on a number that changes, and precedes the facts that read one', () => {
    expect(codesOf({ ...dated, effectiveOn: 'expiryDay' })).toMatchObject([
      { code: 'parameter-needs-day', path: ['rules', 0, 'facts', 'expiryDay'] },
    ]);
  });
});
