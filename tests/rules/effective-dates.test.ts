import { describe, expect, it } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { interpretDecision } from '#generator/rules/meaning/interpret.ts';
import { parameters } from '#model/rules/index.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { decisionTable, importRule, ruleContext, rulesInput, writeEmittedRules } from './emitted-rules.ts';

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
const input = { ...rulesInput, parameters: { ...parameters, withdrawalDays: changing } };

describe('a parameter that changes on a day', () => {
  it('holds in generated code and interpreter from that day on, the day of the booking deciding', async () => {
    const folder = writeEmittedRules('effective-dates', input);
    const rule = await importRule(folder, 'withdrawal-notice');
    const cases = [
      { bookedAt: noon('2027-12-31'), startDay: day('2028-01-11'), value: 'expressRequest' },
      { bookedAt: noon('2028-01-03'), startDay: day('2028-01-11'), value: 'none' },
      { bookedAt: noon('2028-01-03'), startDay: day('2028-01-10'), value: 'expressRequest' },
      { bookedAt: noon('2028-01-04'), startDay: day('2028-01-12'), value: 'none' },
    ];
    for (const { value, ...inputs } of cases) {
      expect(rule(inputs)).toMatchObject({ value });
      const around = { ...ruleContext, parameters: input.parameters };
      expect(interpretDecision(decisionTable('withdrawal-notice'), inputs, around)).toMatchObject({ value });
    }
  });

  it('stands in the generated parameters as of the edition, and on every day by look-up', async () => {
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
