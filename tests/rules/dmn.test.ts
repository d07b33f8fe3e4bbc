import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionCases } from '#generator/rules/boundary-cases.ts';
import { withFacts } from '#generator/rules/interpret.ts';
import { parameterOn } from '#generator/rules/parameter-value.ts';
import { baseDomain, type Value } from '#generator/rules/region.ts';
import { scopeOf } from '#generator/rules/scope.ts';
import { civilDateOf, dayNumber, formatCivilDate } from '#generator/runtime/civil-date.ts';
import type { Domain } from '#model/rules/domain.ts';
import { type DmnInputs, evaluateDmn, givenNames, readDmn } from './dmn-evaluation.ts';
import { decisionTable, decisionTables, importOracle, surroundings, writeEmittedRules } from './emitted-rules.ts';

/** The full run evaluates every case of the window; the short one those at the ends of months. */
const isFull = process.env.TEST_FULL === '1';

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('dmn');
});

const definitionsOf = (id: string) => readDmn(readFileSync(path.join(folder, 'audit/dmn', `${id}.dmn`), 'utf8'));

const feelValue = (value: Value, domain: Domain): Value =>
  typeof value === 'number' && baseDomain(domain).kind === 'day' ? formatCivilDate(value) : value;

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('the DMN of $id', ({ id, table }) => {
  it('is read without a warning and gives, evaluated with feelin, what the rule gives', async () => {
    const definitions = await definitionsOf(id);
    const names = givenNames(definitions);
    const { scope } = scopeOf(table.inputs, table.facts);
    const parameterValue = (name: string) => parameterOn(surroundings.parameters, name, surroundings.editionDay);
    const cases = decisionCases(table, surroundings);
    const stride = isFull ? 1 : Math.ceil(cases.length / 30);
    for (const [index, { inputs, value }] of cases.entries()) {
      if (index % stride !== 0) continue;
      const values = withFacts(inputs, table.facts, parameterValue);
      const given: DmnInputs = Object.fromEntries(
        Object.keys(names).map((name) => [name, feelValue(values[name] ?? null, scope[name] ?? { kind: 'text' })]),
      );
      expect(evaluateDmn(definitions, given), JSON.stringify(inputs)).toBe(feelValue(value, table.outputs));
    }
  });
});

const isAtMonthEnd = (examDay: number): boolean => {
  const { day } = civilDateOf(examDay);
  return day === 1 || day >= 28;
};

/** Exam days of 2024 to 2031 with expiry days around the limit. */
const windowCases = () => {
  const from = dayNumber({ year: 2024, month: 1, day: 1 });
  const examDays = Array.from({ length: 2922 }, (_, index) => from + index).filter(
    (day) => isFull || isAtMonthEnd(day),
  );
  const [nearest, count] = isFull ? [21, 141] : [89, 4];
  return examDays.flatMap((examDay) =>
    Array.from({ length: count }, (_, index) => ({ examDay, expiryDay: examDay + nearest + index })),
  );
};

describe('feelin, an engine that nobody here wrote,', () => {
  it('gives the badge that the oracle gives for null and every number from −1000 to 1000', async () => {
    const definitions = await definitionsOf('availability-badge');
    const oracle = await importOracle('availability-badge');
    expect(decisionTable('availability-badge').rows).toHaveLength(6);
    for (let freePlaces = -1000; freePlaces <= 1000; freePlaces += 1)
      expect(evaluateDmn(definitions, { freePlaces })).toBe(oracle({ freePlaces }));
    expect(evaluateDmn(definitions, { freePlaces: null })).toBe('none');
  });

  it('gives the recertification answer that the oracle gives around the limit, month ends and leap days included', {
    timeout: 1_200_000,
  }, async () => {
    const definitions = await definitionsOf('recertification-window');
    const oracle = await importOracle('recertification-window');
    for (const { examDay, expiryDay } of windowCases())
      expect(
        evaluateDmn(definitions, { examDay: formatCivilDate(examDay), expiryDay: formatCivilDate(expiryDay) }),
      ).toBe(oracle({ examDay, expiryDay }));
  });
});
