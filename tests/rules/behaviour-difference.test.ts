import { describe, expect, it } from 'vitest';
import { detailLine } from '#domain/audit/changes/change-text.ts';
import { compareDecision } from '#generator/rules/compare/compare-decision.ts';
import { parameters } from '#model/rules/index.ts';
import type { ParameterId } from '#model/rules/parameters.ts';
import { decisionTable, ruleContext } from './emitted-rules.ts';

/** What changes in a rule when one number does. */
const withValue = (rule: string, id: ParameterId, value: number) => {
  const table = decisionTable(rule);
  const changed = { ...parameters, [id]: { ...parameters[id], values: [{ from: null, value }] } };
  const found = compareDecision({ table, parameters }, { table, parameters: changed }, ruleContext.editionDay);
  return found === null ? null : { ...found, details: found.details.map(detailLine) };
};

describe('the behaviour difference of a rule', () => {
  it('is nothing while no case is decided differently', () => {
    expect(withValue('availability-badge', 'lowAvailability', 10)).toBeNull();
  });

  it('names the places for which a moved threshold changes the badge', () => {
    expect(withValue('availability-badge', 'lowAvailability', 9)).toEqual({
      impact: 'careful',
      details: ['freePlaces = 10: severalPlaces → none'],
    });
    expect(withValue('availability-badge', 'lowAvailability', 12)?.details).toEqual([
      'freePlaces = 11..12: none → severalPlaces',
    ]);
  });

  it('tells a changed parameter of a derived fact by the value behind it', () => {
    expect(withValue('age-at-start', 'blsMinimumAge', 15)?.details).toEqual([
      'majority = minor, teenagersAdmitted = true, age = 14: withGuardian → tooYoung',
    ]);
  });

  it('is breaking when a check refuses what it accepted', () => {
    expect(withValue('phone-field', 'phoneMinimumDigits', 10)).toEqual({
      impact: 'breaking',
      details: [
        'characters = 9, digitsOnly = true, zerosOnly = false: ok → form/phoneLengthError',
        'characters = 9, digitsOnly = true, zerosOnly = true: form/phoneNumberError → form/phoneLengthError',
      ],
    });
  });

  it('is found among boundary cases where a date is computed in another way', () => {
    const found = withValue('recertification-window', 'recertificationWindowMonths', 4);
    expect(found?.impact).toBe('careful');
    expect(found?.details.length).toBeGreaterThan(1);
    expect(found?.details[0]).toMatch(/tooEarly → inWindow$/);
  });
});
