import { describe, expect, it } from 'vitest';
import { ruleFunctions, ruleReducers } from '#generated/audit/rule-functions.ts';
import { editionDayOf } from '#generator/rules/analyse/analyse.ts';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { transitionCases } from '#generator/rules/cases/transition-cases.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();
const around = { parameters: project.parameters, editionDay: editionDayOf(project.model.edition) };

describe('the running code gives what the pages show', () => {
  it.each(project.rules.map((rule) => [rule.id, rule] as const))('%s, in every boundary case', (id, rule) => {
    if (rule.kind === 'transitions') {
      const steps = transitionCases(rule, around);
      expect(steps.map(({ state, event }) => ruleReducers[id]?.(state, event))).toEqual(steps.map(({ next }) => next));
      return;
    }
    const cases = decisionCases(rule, around);
    expect(cases.map(({ inputs }) => ruleFunctions[id]?.(inputs))).toEqual(
      cases.map(({ value, row }) => ({ value, row })),
    );
  });

  it('refuses a value of another type with its name', () => {
    expect(() => ruleFunctions['availability-badge']?.({ freePlaces: 'many' })).toThrow(
      '“freePlaces” is "many"; give a number.',
    );
    expect(() => ruleFunctions['recertification-admission']?.({ certificate: 'other' })).toThrow(
      '“certificate” is "other"',
    );
    expect(() => ruleReducers['faq-list']?.({ state: 'collapsed' }, { type: 'fly' })).toThrow(
      'faq-list knows no event "fly".',
    );
  });
});
