import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { decisionCases } from '#generator/rules/boundary-cases.ts';
import { withFacts } from '#generator/rules/interpret.ts';
import { parameterOn } from '#generator/rules/parameter-value.ts';
import { baseDomain, type Value } from '#generator/rules/region.ts';
import { scopeOf } from '#generator/rules/scope.ts';
import { formatCivilDate } from '#generator/runtime/civil-date.ts';
import type { Domain } from '#model/rules/domain.ts';
import { type DmnInputs, evaluateDmn, givenNames, readDmn } from './dmn-evaluation.ts';
import { decisionTable, decisionTables, importOracle, surroundings, writeEmittedRules } from './emitted-rules.ts';

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
    const stride = Math.ceil(cases.length / 60);
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

describe('feelin, an engine that nobody here wrote,', () => {
  it('gives the badge that the oracle gives for null and every number from −1000 to 1000', async () => {
    const definitions = await definitionsOf('availability-badge');
    const oracle = await importOracle('availability-badge');
    expect(decisionTable('availability-badge').rows).toHaveLength(6);
    for (let freePlaces = -1000; freePlaces <= 1000; freePlaces += 1)
      expect(evaluateDmn(definitions, { freePlaces })).toBe(oracle({ freePlaces }));
    expect(evaluateDmn(definitions, { freePlaces: null })).toBe('none');
  });

  it('gives the recertification answer that the oracle gives around the limit, month ends and leap days included', async () => {
    const definitions = await definitionsOf('recertification-window');
    const oracle = await importOracle('recertification-window');
    const day = (text: string) => Date.parse(`${text}T00:00Z`) / 86_400_000;
    for (let examDay = day('2024-01-01'); examDay < day('2032-01-01'); examDay += 1) {
      const dayOfMonth = Number(formatCivilDate(examDay).slice(8));
      if (dayOfMonth !== 1 && dayOfMonth < 28) continue;
      for (let expiryDay = examDay + 88; expiryDay <= examDay + 93; expiryDay += 1)
        expect(
          evaluateDmn(definitions, { examDay: formatCivilDate(examDay), expiryDay: formatCivilDate(expiryDay) }),
        ).toBe(oracle({ examDay, expiryDay }));
    }
  });
});
