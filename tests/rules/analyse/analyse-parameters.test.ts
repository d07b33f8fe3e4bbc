import { describe, expect, it } from 'vitest';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { clause } from '#model/source.ts';
import { decisionTable, rulesInput } from '../emitted-rules.ts';
import { stockLevel, stockNumbers } from '../samples/stock-level.ts';

const { parameters, editionDate } = rulesInput;

describe('a parameter', () => {
  const withParameter = (values: Parameter['values']) =>
    analyseRules({
      rules: [],
      editionDate,
      parameters: { price: { name: { pl: 'cena', en: 'price' }, unit: 'grosze', source: clause('1.1'), values } },
    });

  it('without a value on the day of the edition is refused', () => {
    expect(withParameter([{ from: '2027-01-01', value: 1 }])).toEqual([
      expect.objectContaining({
        code: 'parameter-without-value',
        path: ['parameters', 'price'],
        counterexample: editionDate,
      }),
    ]);
  });

  it('has no gap, no overlap and no impossible day in its timeline', () => {
    const [first, second] = [
      { from: null, to: '2026-06-30', value: 1 },
      { from: '2026-07-01', value: 2 },
    ];
    expect(withParameter([first, second])).toEqual([]);
    expect(withParameter([second, first])).toEqual([]);
    expect(withParameter([first, { from: '2026-07-02', value: 2 }])).toEqual([
      expect.objectContaining({ code: 'parameter-gap', counterexample: '2026-07-01' }),
    ]);
    expect(withParameter([first, { from: '2026-06-30', value: 2 }])).toEqual([
      expect.objectContaining({ code: 'parameter-overlap', counterexample: '2026-06-30' }),
    ]);
    expect(withParameter([{ from: '2026-02-30', value: 2 }])).toEqual([
      expect.objectContaining({ code: 'parameter-bad-day', path: ['parameters', 'price', 'values', 0] }),
    ]);
  });

  it('that changes over time is read only by rules that name their day', () => {
    const changing: Parameter = {
      name: { pl: 'dni', en: 'days' },
      unit: 'day',
      source: clause('5.1'),
      values: [
        { from: null, to: '2027-12-31', value: 14 },
        { from: '2028-01-01', value: 7 },
      ],
    };
    const input = {
      editionDate,
      parameters: { ...parameters, ...stockNumbers, withdrawalDays: changing, severalTo: changing },
    };
    const dated = decisionTable('withdrawal-notice');
    expect(analyseRules({ ...input, rules: [dated] })).toEqual([]);
    expect(analyseRules({ ...input, rules: [stockLevel] }).map(({ code }) => code)).toContain('parameter-needs-day');
  });
});
