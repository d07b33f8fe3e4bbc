import { describe, expect, it } from 'vitest';
import { diffRules } from '#generator/rules/diff.ts';
import { describeDifference } from '#generator/rules/difference.ts';
import { exactly } from '#model/rules/cell.ts';
import { parameters } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import type { ParameterId } from '#model/rules/parameters.ts';
import { rulesInput } from './emitted-rules.ts';

const withValue = (id: ParameterId, value: number) => ({
  ...rulesInput,
  parameters: { ...parameters, [id]: { ...parameters[id], values: [{ from: null, value }] } },
});
const withRule = (id: string, change: (rule: Rule) => Rule) => ({
  ...rulesInput,
  rules: rulesInput.rules.map((rule) => (rule.id === id ? change(rule) : rule)),
});
const linesOf = (...versions: Parameters<typeof diffRules>) => diffRules(...versions).map(describeDifference);

describe('the difference of two versions of the rules', () => {
  it('is nothing between equal versions, and nothing when only words change', () => {
    expect(diffRules(rulesInput, rulesInput)).toEqual([]);
    const reworded = withRule('availability-badge', (rule) => ({ ...rule, sentence: { pl: 'x', en: 'x' } }));
    expect(diffRules(rulesInput, reworded)).toEqual([]);
  });

  it('names the places for which a moved threshold changes the badge, and nothing else', () => {
    expect(linesOf(rulesInput, withValue('lowAvailability', 9))).toEqual([
      'availability-badge, freePlaces = 10: severalPlaces → none (careful)',
    ]);
    expect(linesOf(rulesInput, withValue('lowAvailability', 12))).toEqual([
      'availability-badge, freePlaces = 11..12: none → severalPlaces (careful)',
    ]);
  });

  it('shows a changed price once', () => {
    expect(linesOf(rulesInput, withValue('blsPrice', 35900))).toEqual(['blsPrice: 34900 → 35900 (careful)']);
  });

  it('reads a changed parameter of a derived fact as a region of what is behind it', () => {
    expect(linesOf(rulesInput, withValue('withdrawalDays', 7))).toEqual([
      'withdrawal-notice, daysToStart = 7..13: expressRequest → none (careful)',
    ]);
  });

  it('calls it breaking when a check refuses what it accepted', () => {
    const differences = diffRules(rulesInput, withValue('phoneMinimumDigits', 10));
    expect(differences.map(describeDifference)).toEqual([
      'phone-field, characters = 9, digitsOnly = true: ok → form/phoneLengthError (breaking)',
    ]);
  });

  it('tries boundary cases when a date is computed in another way, and says so', () => {
    const found = diffRules(rulesInput, withValue('recertificationWindowMonths', 4));
    expect(found.map(({ before, after, exact }) => [before, after, exact])).toContainEqual([
      'tooEarly',
      'inWindow',
      false,
    ]);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['recertification-window']));
  });

  it('finds changed transitions, and rules that came or went', () => {
    const stuck = withRule('contact-form', (rule) =>
      rule.kind === 'transitions'
        ? { ...rule, rows: rule.rows.map((row) => (row.id === 'retry' ? { ...row, to: 'invalid' } : row)) }
        : rule,
    );
    expect(linesOf(rulesInput, stuck)).toEqual([
      'contact-form, state = failed, event = retry: idle, hideOverlay, enableButton → invalid, hideOverlay, enableButton (careful)',
    ]);
    const fewer = { ...rulesInput, rules: rulesInput.rules.slice(1) };
    expect(linesOf(rulesInput, fewer)).toContain('availability-badge: a rule → no rule (breaking)');
    expect(linesOf(fewer, rulesInput)).toContain('availability-badge: no rule → a rule (safe)');
  });

  it('calls a new input or a lost result breaking', () => {
    const changed = withRule('faq-shown', (rule) =>
      rule.kind === 'decision' ? { ...rule, inputs: { ...rule.inputs, print: { kind: 'boolean' } } } : rule,
    );
    expect(linesOf(rulesInput, changed)).toEqual([
      'faq-shown, inputs: total, showAll → total, showAll, print (breaking)',
    ]);
    const fewer = withRule('search-button', (rule) =>
      rule.kind === 'decision'
        ? {
            ...rule,
            outputs: { kind: 'oneOf', values: ['showAll'] },
            rows: [{ id: 'all', when: { typeChosen: exactly(true) }, output: 'showAll' }],
          }
        : rule,
    );
    expect(linesOf(rulesInput, fewer)).toContain('search-button, outputs: showFound, showAll → showAll (breaking)');
  });
});
