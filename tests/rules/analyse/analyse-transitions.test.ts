import { describe, expect, it } from 'vitest';
import { analyseRules } from '#generator/rules/analyse/analyse.ts';
import { type Rule, stateTransition, type TransitionTable } from '#model/rules/language.ts';
import { rulesInput, transitionTables } from '../emitted-rules.ts';
import { plainTexts } from '../plain-texts.ts';

const { parameters, editionDate } = rulesInput;
const analyse = (...rules: readonly Rule[]) => analyseRules({ rules, parameters, editionDate });
const codesOf = (...rules: readonly Rule[]) => analyse(...rules).map(({ code }) => code);

describe('a transition table', () => {
  const form = transitionTables.find(({ id }) => id === 'contact-form');
  if (form === undefined) throw new Error('There is no contact form.');
  const without = (id: string): TransitionTable => ({
    ...form,
    rows: form.rows.filter((one) => one.id !== id),
    examples: form.examples.slice(0, 1),
  });

  it('answers every event in every state', () => {
    expect(analyse(without('succeed'))).toContainEqual(
      expect.objectContaining({ code: 'event-unhandled', counterexample: 'state = sending, event = succeed' }),
    );
    expect(analyse(without('send-invalid'))).toContainEqual(
      expect.objectContaining({ code: 'event-unhandled', counterexample: 'state = idle, event = send, valid = false' }),
    );
  });

  it('has no state that cannot be reached or left', () => {
    expect(analyse(without('succeed'))).toContainEqual(
      expect.objectContaining({ code: 'state-unreachable', counterexample: 'sent' }),
    );
    expect(analyse(without('retry'))).toContainEqual(
      expect.objectContaining({ code: 'state-dead-end', counterexample: 'failed' }),
    );
  });

  it('has one answer to each event, and no effect that never happens', () => {
    const double = {
      ...form,
      rows: [
        ...form.rows,
        stateTransition({ id: 'again', ...plainTexts('again') }, { from: ['sending'], on: 'fail', to: 'idle' }),
      ],
    };
    expect(analyse(double)).toContainEqual(
      expect.objectContaining({ code: 'transition-ambiguous', counterexample: 'state = sending, event = fail' }),
    );
    expect(codesOf({ ...form, effects: { ...form.effects, ring: plainTexts('ring') } })).toEqual(['effect-unused']);
  });

  it('has an example for each of its transitions', () => {
    const alone = { ...form, examples: form.examples.filter(({ event }) => event.type !== 'fail') };
    expect(analyse(alone)).toEqual([
      expect.objectContaining({
        code: 'rule-row-without-example',
        path: ['rules', 0, 'rows', form.rows.findIndex(({ id }) => id === 'fail')],
        found: 'No example of “contact-form” reaches the transition “fail”.',
      }),
    ]);
  });

  it('refuses an example with a missing value, an extra value, or an unstated change', () => {
    const first = form.examples[0];
    if (first === undefined) throw new Error('The contact form has no example.');
    const withFirst = (change: Partial<typeof first>) => ({
      ...form,
      examples: [{ ...first, ...change }, ...form.examples],
    });
    const wrong = [
      withFirst({ state: { state: 'idle' } }),
      withFirst({ state: { ...first.state, index: 0 } }),
      withFirst({ state: { ...first.state, state: 'asleep' } }),
      withFirst({ event: { type: 'ring' } }),
      withFirst({ event: { type: 'send' } }),
      withFirst({ next: { state: 'idle' } }),
    ];
    for (const table of wrong) expect(codesOf(table)).toEqual(['rule-example-contradicted']);
  });
});
