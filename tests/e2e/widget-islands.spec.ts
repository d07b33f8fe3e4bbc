import fc from 'fast-check';
import { expect } from 'playwright/test';
import { cityFilter } from '#generated/rules/city-filter.ts';
import { searchButton } from '#generated/rules/search-button.ts';
import { termsShown } from '#generated/rules/terms-shown.ts';
import type { Values } from '#generator/rules/meaning/interpret.ts';
import { witnesses } from '../witnesses.ts';
import { test } from './test.ts';
import {
  type ContactAction,
  type ContactField,
  contactFields,
  contactValues,
  driveContact,
} from './widgets/drive-contact.ts';
import { back, driveFilter, type FilterRun, showAll } from './widgets/drive-filter.ts';
import { driveFinder, type FinderChoice } from './widgets/drive-finder.ts';
import { sequences } from './widgets/run-count.ts';
import { stepRule } from './widgets/step-rule.ts';
import { answerForWidgets, datesOf } from './widgets/widget-calendar.ts';

const seed = 20_261_121;

test.describe.configure({ timeout: 1_200_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 700, height: 800 } });

const bls = '/kurs-pierwszej-pomocy-bls-aed';
const wholeList = Object.values(datesOf).reduce((sum, count) => sum + count, 0);
const filterRun: fc.Arbitrary<FilterRun> = fc.record({
  actions: fc.array(fc.constantFrom(null, showAll, back, ...Object.keys(datesOf)), { minLength: 1, maxLength: 8 }),
});

const datesIn = (city: string | null): number => (city === null ? wholeList : (datesOf[city] ?? 0));

interface FilterState {
  readonly list: Values;
  /** The cities of the history, the one that is shown last. */
  readonly visited: readonly (string | null)[];
}

const reload = (list: Values, type: string): Values =>
  stepRule('terms-list', stepRule('terms-list', list, { type, isNew: true }).state, { type: 'loaded' }).state;

const nextFilter = ({ list, visited }: FilterState, action: string | null): FilterState => {
  const city = visited.at(-1) ?? null;
  if (action === showAll) {
    const isFolded = termsShown({ total: datesIn(city), filterVisible: true, showAll: false }).row === 'first';
    const type = list.showAll === true ? 'showFewer' : 'showAll';
    return { visited, list: isFolded ? stepRule('terms-list', list, { type }).state : list };
  }
  if (action === back)
    return visited.length === 1
      ? { list, visited }
      : { visited: visited.slice(0, -1), list: reload(list, 'followAddress') };
  const { row } = stepRule('terms-list', list, { type: 'chooseCity', isNew: action !== city });
  return row === 'same-city' ? { list, visited } : { visited: [...visited, action], list: reload(list, 'chooseCity') };
};

test(
  'the city filter and the list of dates do what their tables say, and address and history follow',
  witnesses('2.37', '4.22', '4.24', '4.25'),
  async ({ page }) => {
    await answerForWidgets(page);
    await page.goto(`${bls}?utm=a`);
    const answered = page.waitForResponse(/\/api\/v1\/www\/courses/);
    await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
    await answered;
    const runs = fc.sample(filterRun, { numRuns: sequences, seed });
    const traces = await page.evaluate(driveFilter, { runs, counts: { ...datesOf, '': wholeList } });
    expect(traces.length).toBe(sequences);
    for (const [at, run] of runs.entries()) {
      let state: FilterState = { list: { state: 'loaded', showAll: false }, visited: [null] };
      const wanted = run.actions.map((action) => {
        state = nextFilter(state, action);
        const city = state.visited.at(-1) ?? null;
        const terms = datesIn(city);
        const expanded = state.list.showAll === true;
        const { value } = cityFilter({ cityIn: 'query', cityChosen: city !== null });
        const search = value === 'setQuery' ? `?utm=a&localization=${city}` : '?utm=a';
        const { value: shown } = termsShown({ total: terms, filterVisible: true, showAll: expanded });
        return { search, terms, shown, expanded };
      });
      const seen = (traces[at] ?? []).map(({ chosen: _, ...rest }) => rest);
      expect(seen, JSON.stringify(run)).toEqual(wanted);
    }
  },
);

const finderRun: fc.Arbitrary<readonly FinderChoice[]> = fc.array(
  fc.record({
    field: fc.constantFrom('type', 'localization', 'month', 'press', 'retry'),
    option: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 8 })),
    fails: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  }),
  { minLength: 1, maxLength: 8 },
);

interface FinderState {
  readonly widget: Values;
  readonly chosen: { readonly type: number; readonly localization: number; readonly month: number };
}

const countOf = ({ type, localization, month }: FinderState['chosen']): number =>
  1 + type + 10 * localization + 1000 * month;

const answerCount = (widget: Values, fails: boolean): Values =>
  widget.state === 'counting'
    ? stepRule('course-finder', widget, { type: fails ? 'countFailed' : 'counted' }).state
    : widget;

test(
  'the finder counts, fails, leads on and tells analytics as its tables say',
  witnesses('4.8', '4.9', '4.10', '4.12', '4.13', '7.13'),
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent', 'analytics'));
    await page.goto('/');
    const [types = 1, localizations = 1, months = 1] = await page
      .locator('.finder select')
      .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLSelectElement ? field.length : 0)));
    const lengths = { type: types, localization: localizations, month: months };
    await page.route('**/api/v1/www/courses-count', (route) => route.fulfill({ json: 7 }));
    await page.locator('.finder select').first().selectOption({ index: 1 });
    await expect(page.locator('.finder button[type=submit]')).toHaveText(/7/);
    const runs = fc.sample(finderRun, { numRuns: sequences, seed });
    const traces = await page.evaluate(driveFinder, runs);
    expect(traces.length).toBe(sequences);
    for (const [at, run] of runs.entries()) {
      let state: FinderState = {
        widget: { state: 'counted', anyCriterion: false },
        chosen: { type: 0, localization: 0, month: 0 },
      };
      let counted = 1;
      const wanted = run.map(({ field, option, fails }) => {
        let { widget, chosen } = state;
        let row = '';
        if (field === 'press' || field === 'retry') {
          const step = stepRule('course-finder', widget, { type: field });
          row = step.row;
          widget = answerCount(step.state, fails);
        } else {
          chosen = { ...chosen, [field]: option % lengths[field] };
          const { type, localization, month } = chosen;
          const label = searchButton({ typeChosen: type > 0, cityChosen: localization > 0, monthChosen: month > 0 });
          const event = { type: 'change', anyCriterionNow: label.value === 'showFound' };
          widget = answerCount(stepRule('course-finder', widget, event).state, fails);
        }
        if (widget.state === 'counted') counted = countOf(chosen);
        state = { widget, chosen };
        const failed = widget.state === 'failed';
        return {
          count: widget.anyCriterion === true && !failed ? counted : null,
          failed,
          sent: field === 'press',
          tracked: row === 'press-with-criterion',
        };
      });
      expect(traces[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);

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
}

const emptyCard: CardState['values'] = { name: '', phone: '', email: '', agreement: false };
const goodValue = (field: ContactField): string | boolean => (field === 'agreement' ? true : contactValues[field].good);
const isValid = (values: CardState['values']): boolean =>
  contactFields.every((field) => values[field] === goodValue(field));

const sendCard = (state: CardState, event: Values): CardState => {
  const { state: card, effects } = stepRule('contact-form', state.card, event);
  return {
    card,
    values: effects.includes('clearFields') ? emptyCard : state.values,
    errors: effects.includes('showErrors') || (state.errors && !effects.includes('clearErrors')),
    posted: state.posted + (effects.includes('postMessage') ? 1 : 0),
  };
};

const fillCard = (state: CardState, fields: readonly ContactField[], good: boolean): CardState => {
  let filled = state;
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
  witnesses('4.1', '4.2', '4.4', '4.5', '4.6', '4.7', '4.29', 'C40'),
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
      };
      const wanted = run.map((action) => {
        state = nextCard(state, action);
        const { card, values, errors, posted } = state;
        return {
          message: card.messageShown === true,
          overlay: card.state === 'sent' ? 'success' : card.state === 'failed' ? 'failure' : null,
          disabled: card.state === 'sending' || card.state === 'invalid',
          errors,
          posted,
          good: contactFields.filter((field) => values[field] === goodValue(field)),
        };
      });
      expect(traces[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);
