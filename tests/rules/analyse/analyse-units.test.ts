import { describe, expect, test } from 'vitest';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { model } from '#model/index.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter, Unit } from '#model/rules/parameter.ts';

const parameters: Readonly<Record<string, Parameter>> = model.parameters;
const rules: readonly Rule[] = model.rules;

/** Codes of what is found once a rule reads another parameter, or a parameter has another unit. */
const found = (changed: { readonly rules?: readonly Rule[]; readonly parameters?: typeof parameters }) =>
  analyseRules({ rules, parameters, editionDate: model.edition, ...changed }).flatMap(({ code, path }) =>
    code === 'rule-unit' ? [path.slice(2).join('.')] : [],
  );

const inUnit = (id: string, unit: Unit): typeof parameters => {
  const parameter = parameters[id];
  if (parameter === undefined) throw new Error(`There is no parameter “${id}”.`);
  return { ...parameters, [id]: { ...parameter, unit } };
};

const reading = (rule: string, before: string, after: string): readonly Rule[] =>
  rules.map((one) => (one.id === rule ? JSON.parse(JSON.stringify(one).replaceAll(`"${before}"`, `"${after}"`)) : one));

describe('a number of another unit is refused', () => {
  test('does not occur in the model', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    ['certificate-expiry', 'certificateValidityYears', 'faqInitiallyShown', 'facts.expiryDay'],
    ['certificate-expiry', 'certificateValidityYears', 'recertificationWindowMonths', 'facts.expiryDay'],
    ['recertification-window', 'recertificationWindowMonths', 'certificateValidityYears', 'facts.latestExpiry'],
    ['withdrawal-notice', 'withdrawalDays', 'contactMessageMonths', 'facts.deadline'],
    ['adult-at-start', 'adultAge', 'companyBlsGroupSize', 'rows.1.when.age'],
    ['pesel-field', 'peselDigits', 'lowAvailability', 'facts.charactersOver'],
    ['name-field', 'nameMinimumLength', 'lastFreePlace', 'rows.0.when.characters'],
  ])('in the rule %s: for %s the parameter %s', (rule, before, after, place) => {
    expect(found({ rules: reading(rule, before, after) })).toContain(place);
  });

  test.each([
    ['withdrawalDays', 'month'],
    ['certificateValidityYears', 'month'],
    ['recertificationWindowMonths', 'day'],
    ['adultAge', 'month'],
    ['peselDigits', 'place'],
    ['lowAvailability', 'percent'],
  ] as const)('when “%s” is declared in “%s”', (id, unit) => {
    expect(found({ parameters: inUnit(id, unit) })).not.toEqual([]);
  });
});
