import { describe, expect, it } from 'vitest';
import { dayNumber, toCivilDate } from '#domain/dates/civil-date.ts';
import { decisionBoundaryCases } from '#generator/rules/cases/boundary-cases.ts';
import { listedValuesOfDomain } from '#generator/rules/meaning/region.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { decisionTable, decisionTables, importOracle, ruleContext } from '../emitted-rules.ts';
import { feelFunction, feelValue } from './feel-evaluation.ts';

describe.each(decisionTables.map((table) => ({ id: table.id, table })))('$id, in FEEL', ({ table }) => {
  it('has the same results when evaluated with feelin', () => {
    const decide = feelFunction(table, ruleContext);
    const cases = sampleOf(decisionBoundaryCases(table, ruleContext), 20);
    expect(cases.length).toBeGreaterThan(0);
    for (const { inputs, value } of cases)
      expect(decide(inputs), JSON.stringify(inputs)).toBe(feelValue(value, table.outputs));
  });
});

const isAtMonthEnd = (examDay: number): boolean => {
  const { day } = toCivilDate(examDay);
  return day === 1 || day >= 28;
};

describe('feelin, an independent engine,', () => {
  it('has the badge of the oracle for null and every number around its limits', async () => {
    const table = decisionTable('availability-badge');
    const [decide, oracle] = [feelFunction(table, ruleContext), await importOracle(table.id)];
    const seen = new Set<unknown>();
    for (const freePlaces of [
      null,
      ...Array.from({ length: isFull ? 2001 : 101 }, (_, index) => index - (isFull ? 1000 : 50)),
    ]) {
      const badge = decide({ freePlaces });
      expect(badge, String(freePlaces)).toBe(oracle({ freePlaces }));
      seen.add(badge);
    }
    expect([...seen].toSorted()).toEqual(listedValuesOfDomain(table.outputs)?.toSorted());
  });

  it('has the recertification answer of the oracle around the limit, ends of months and leap days included', async () => {
    const table = decisionTable('recertification-window');
    const [decide, oracle] = [feelFunction(table, ruleContext), await importOracle(table.id)];
    const from = dayNumber({ year: 2027, month: 1, day: 1 });
    const seen = new Set<unknown>();
    for (const examDay of Array.from({ length: isFull ? 2922 : 731 }, (_, index) => from + index)) {
      if (!isFull && !isAtMonthEnd(examDay)) continue;
      for (const expiryDay of [89, 90, 91, 92].map((days) => examDay + days)) {
        const answer = decide({ examDay, expiryDay });
        expect(answer, `${examDay} ${expiryDay}`).toBe(oracle({ examDay, expiryDay }));
        seen.add(answer);
      }
    }
    expect([...seen].toSorted()).toEqual(['inWindow', 'tooEarly']);
  });
});
