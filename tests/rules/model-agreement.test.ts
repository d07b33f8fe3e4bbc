import { describe, expect, it } from 'vitest';
import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import { model } from '#model/index.ts';
import type { Domain } from '#model/rules/domain.ts';
import { decisionTable, rulesInput } from './emitted-rules.ts';
import { stockLevel, stockNumbers } from './samples/stock-level.ts';

const valuesOf = (domain: Domain | undefined): readonly string[] =>
  domain?.kind === 'oneOf' ? Object.keys(domain.values) : [];

describe('rules and the tables of the model say the same', () => {
  it('about the names of forms', () => {
    const { outputs } = decisionTable('form-name-by-route');
    expect(valuesOf(outputs)).toEqual([...model.formNames.map(({ id }) => id), 'none']);
  });

  it('about the rules that fields name', () => {
    const ids = new Set(rulesInput.rules.map(({ id }) => id));
    const labelled = model.forms.flatMap(({ fields }) => fields.map(({ rule }) => rule));
    expect(labelled.filter((rule) => rule !== null && !ids.has(rule))).toEqual([]);
    expect(labelled.filter((rule) => rule !== null).length).toBeGreaterThan(10);
  });

  it('about the register: every assumption names an entry', () => {
    const entries = new Set(model.register.map(({ id }): string => id));
    const labelled = rulesInput.rules.flatMap(({ assumptions }) => assumptions);
    expect(labelled.filter((id) => !entries.has(id))).toEqual([]);
    const ofParameters = Object.values(rulesInput.parameters).flatMap((one) =>
      'register' in one ? [one.register] : [],
    );
    expect(ofParameters.filter((id) => !entries.has(id))).toEqual([]);
  });
});

describe('a number', () => {
  it('is the sum of its parts where a course has parts', () => {
    const { kppHours, kppPracticeHours, kppTheoryHours, pedHours, pedPracticeHours, pedTheoryHours } =
      rulesInput.parameters;
    const hours = (one: { values: readonly { value: number }[] }) => one.values[0]?.value ?? Number.NaN;
    expect(hours(kppPracticeHours) + hours(kppTheoryHours)).toBe(hours(kppHours));
    expect(hours(pedPracticeHours) + hours(pedTheoryHours)).toBe(hours(pedHours));
  });

  it('is read by the rules under its name', () => {
    expect(ruleParameters(stockLevel)).toEqual(Object.keys(stockNumbers));
    expect(ruleParameters(decisionTable('withdrawal-notice'))).toEqual(['withdrawalDays']);
  });
});
