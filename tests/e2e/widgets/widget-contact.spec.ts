import fc from 'fast-check';
import { expect } from 'playwright/test';
import type { Values } from '#generator/rules/meaning/interpret.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';
import {
  type ContactAction,
  type ContactField,
  contactFields,
  contactValues,
  driveContact,
  type SeenContact,
} from './drive-contact.ts';
import { sequences } from './run-count.ts';
import { stepRule } from './step-rule.ts';

const seed = 20_261_121;

test.describe.configure({ timeout: 1_200_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 800 } });

const plainAction: fc.Arbitrary<ContactAction> = fc
  .constantFrom('focus', 'send', 'succeed', 'fail', 'leave', 'escape')
  .map((type) => ({ type }));
const filling: fc.Arbitrary<ContactAction> = fc.record({
  type: fc.constant('fill'),
  fields: fc.oneof(fc.constant(contactFields), fc.subarray([...contactFields], { minLength: 1 })),
  good: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const contactRun = fc.array(fc.oneof(plainAction, filling), { minLength: 1, maxLength: 14 });

interface CardState {
  readonly card: Values;
  readonly values: Readonly<Record<ContactField, string | boolean>>;
  readonly errors: boolean;
  readonly posted: number;
  readonly focus: SeenContact['focus'];
}

const emptyCard: CardState['values'] = { name: '', phone: '', email: '', agreement: false };
const goodValue = (field: ContactField): string | boolean => (field === 'agreement' ? true : contactValues[field].good);
const isValid = (values: CardState['values']): boolean =>
  contactFields.every((field) => values[field] === goodValue(field));

/** A message takes the keyboard and gives it back to the button; errors take it to their summary. */
const focusAfter = (focus: CardState['focus'], { type }: Values, effects: readonly string[]): CardState['focus'] => {
  if (effects.includes('showSuccess') || effects.includes('showFailure')) return 'message';
  if (effects.includes('hideOverlay')) return 'send';
  if (type === 'send') return effects.includes('showErrors') ? 'summary' : 'send';
  return type === 'focusInput' ? 'field' : focus;
};

const sendCard = (state: CardState, event: Values): CardState => {
  const { state: card, effects } = stepRule('contact-form', state.card, event);
  return {
    card,
    values: effects.includes('clearFields') ? emptyCard : state.values,
    errors: effects.includes('showErrors') || (state.errors && !effects.includes('clearErrors')),
    posted: state.posted + (effects.includes('postMessage') ? 1 : 0),
    focus: focusAfter(state.focus, event, effects),
  };
};

const fillCard = (state: CardState, fields: readonly ContactField[], good: boolean): CardState => {
  let filled = sendCard(state, { type: 'focusInput' });
  for (const field of fields) {
    const value = good ? goodValue(field) : field === 'agreement' ? false : contactValues[field].bad;
    if (filled.values[field] === value) continue;
    const values = { ...filled.values, [field]: value };
    filled = sendCard({ ...filled, values }, { type: 'edit', valid: isValid(values) });
  }
  return filled;
};

const nextCard = (state: CardState, action: ContactAction): CardState => {
  const covered = state.card.state === 'sent' || state.card.state === 'failed';
  if (action.type === 'succeed' || action.type === 'fail') return sendCard(state, { type: action.type });
  if (action.type === 'leave' || action.type === 'escape')
    return sendCard(state, { type: state.card.state === 'sent' ? 'acknowledge' : 'retry' });
  if (covered) return state;
  if (action.type === 'fill') return fillCard(state, action.fields, action.good);
  return action.type === 'send'
    ? sendCard(state, { type: 'send', valid: isValid(state.values) })
    : sendCard(state, { type: 'focusInput' });
};

test(
  'the contact card does what its table says, whatever a visitor and the network do',
  covers('4.1', '4.2', '4.4', '4.5', '4.6', '4.7', '4.29', 'C40'),
  async ({ page }) => {
    await page.goto('/kontakt');
    await page.locator('#contact-name').focus();
    await expect(page.locator('.contact-form')).toHaveAttribute('data-message', 'shown');
    const checks = page.waitForResponse(/\/assets\/contact-delivery-/);
    await page.keyboard.type('A');
    await page.keyboard.press('Backspace');
    await checks;
    const runs = fc.sample(contactRun, { numRuns: sequences, seed });
    const traces = await page.evaluate(driveContact, { runs, values: contactValues });
    expect(traces.length).toBe(sequences);
    for (const [at, run] of runs.entries()) {
      let state: CardState = {
        card: { state: 'idle', messageShown: true },
        values: emptyCard,
        errors: false,
        posted: 0,
        focus: 'send',
      };
      const wanted = run.map((action) => {
        state = nextCard(state, action);
        const { card, values, errors, posted, focus } = state;
        return {
          message: card.messageShown === true,
          overlay: card.state === 'sent' ? 'success' : card.state === 'failed' ? 'failure' : null,
          disabled: card.state === 'sending' || card.state === 'invalid',
          errors,
          posted,
          focus,
          good: contactFields.filter((field) => values[field] === goodValue(field)),
        };
      });
      expect(traces[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);
