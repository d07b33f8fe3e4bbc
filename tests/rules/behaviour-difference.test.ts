import { describe, expect, it } from 'vitest';
import { compareDecisionTables } from '#generator/rules/compare/compare-decision.ts';
import { parameters } from '#model/rules/index.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { ParameterId } from '#model/rules/parameters.ts';
import { decisionTable, ruleContext } from './emitted-rules.ts';
import { stockLevel, stockNumbers } from './samples/stock-level.ts';

const numbers = { ...parameters, ...stockNumbers };

/** What changes in a rule when one number does. */
const changeOf = (table: DecisionTable, id: keyof typeof numbers, value: number) => {
  const changed = { ...numbers, [id]: { ...numbers[id], values: [{ from: null, value }] } };
  return compareDecisionTables({ table, parameters: numbers }, { table, parameters: changed }, ruleContext.editionDay);
};

const withValue = (rule: string, id: ParameterId, value: number) => changeOf(decisionTable(rule), id, value);

describe('the behaviour difference of a rule', () => {
  it('is empty while every case is decided alike', () => {
    expect(changeOf(stockLevel, 'severalTo', 10)).toBeNull();
  });

  it('contains the inputs for which a moved threshold changes the result', () => {
    expect(changeOf(stockLevel, 'severalTo', 9)).toEqual({
      kind: 'otherwise',
      details: ['items = 10: several → unmarked'],
    });
    expect(changeOf(stockLevel, 'severalTo', 12)?.details).toEqual(['items = 11..12: unmarked → several']);
  });

  it('shows a changed parameter of a derived fact by its value', () => {
    expect(withValue('adult-at-start', 'adultAge', 19)?.details).toEqual([
      'daysSinceBirth = 0 or more, age = 18: adult → minor',
    ]);
  });

  it('is smaller when a check refuses what it accepted', () => {
    expect(withValue('phone-field', 'phoneMinimumDigits', 10)).toEqual({
      kind: 'narrower',
      details: [
        'characters = 9, digitsOnly = true, zerosOnly = false: ok → form/phoneLengthError',
        'characters = 9, digitsOnly = true, zerosOnly = true: form/phoneNumberError → form/phoneLengthError',
      ],
    });
  });

  it('is found among boundary cases where a date is computed differently', () => {
    const found = withValue('recertification-window', 'recertificationWindowMonths', 4);
    expect(found?.kind).toBe('otherwise');
    expect(found?.details.length).toBeGreaterThan(1);
    expect(found?.details[0]).toMatch(/tooEarly → inWindow$/);
  });

  it('is empty against an earlier revision that added up the results of its rows, and null where no row fitted', () => {
    const table = decisionTable('discount');
    const earlier = { ...table, hit: 'collect', rows: table.rows.filter(({ output }) => output !== 0) };
    const found = compareDecisionTables({ table: earlier, parameters }, { table, parameters }, ruleContext.editionDay);
    expect(earlier.rows.length).toBeLessThan(table.rows.length);
    expect(found).toEqual({ kind: 'rewritten', details: ['rewritten; every case is decided as before'] });
  });
});
