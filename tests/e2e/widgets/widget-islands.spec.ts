import fc from 'fast-check';
import { expect } from 'playwright/test';
import { cityFilter } from '#generated/rules/city-filter.ts';
import { searchButton } from '#generated/rules/search-button.ts';
import { termsShown } from '#generated/rules/terms-shown.ts';
import type { Values } from '#generator/rules/meaning/interpret.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';
import { back, driveFilter, type FilterRun, showAll } from './drive-filter.ts';
import { driveFinder, type FinderChoice, type SeenFinder } from './drive-finder.ts';
import { sequences } from './run-count.ts';
import { stepRule } from './step-rule.ts';
import { answerForWidgets, datesOf } from './widget-calendar.ts';

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
  /** A choice takes the keyboard to the filter; the button that unfolds the list keeps it while there is one. */
  readonly focus: 'filter' | 'rest';
  /** The cities of the history, the one that is shown last. */
  readonly visited: readonly (string | null)[];
}

const reload = (list: Values, type: string): Values =>
  stepRule('terms-list', stepRule('terms-list', list, { type, isNew: true }).state, { type: 'loaded' }).state;

const nextFilter = ({ list, visited, focus }: FilterState, action: string | null): FilterState => {
  const city = visited.at(-1) ?? null;
  if (action === showAll) {
    const isFolded = termsShown({ total: datesIn(city), filterVisible: true, showAll: false }).row === 'first';
    const type = list.showAll === true ? 'showFewer' : 'showAll';
    return isFolded
      ? { visited, list: stepRule('terms-list', list, { type }).state, focus: 'rest' }
      : { visited, list, focus };
  }
  if (action === back)
    return visited.length === 1
      ? { list, visited, focus }
      : { visited: visited.slice(0, -1), list: reload(list, 'followAddress'), focus: 'filter' };
  const { row } = stepRule('terms-list', list, { type: 'chooseCity', isNew: action !== city });
  return row === 'same-city'
    ? { list, visited, focus: 'filter' }
    : { visited: [...visited, action], list: reload(list, 'chooseCity'), focus: 'filter' };
};

test(
  'the city filter and the list of dates do what their tables say, and address and history follow',
  covers('2.37', '4.22', '4.24', '4.25'),
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
      let state: FilterState = {
        list: { state: 'loaded', showAll: false },
        visited: [null],
        focus: 'filter',
      };
      const wanted = run.actions.map((action) => {
        state = nextFilter(state, action);
        const city = state.visited.at(-1) ?? null;
        const terms = datesIn(city);
        const expanded = state.list.showAll === true;
        const { value } = cityFilter({ cityIn: 'query', cityChosen: city !== null });
        const search = value === 'setQuery' ? `?utm=a&localization=${city}` : '?utm=a';
        const { value: shown } = termsShown({ total: terms, filterVisible: true, showAll: expanded });
        return { search, terms, shown, expanded, focus: state.focus };
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
  readonly focus: SeenFinder['focus'];
}

/** A press and another try leave the keyboard on the button; there is nothing to try again where nothing failed. */
const finderFocus = ({ focus, widget }: FinderState, field: FinderChoice['field']): SeenFinder['focus'] => {
  if (field === 'press') return 'button';
  if (field === 'retry') return widget.state === 'failed' ? 'button' : focus;
  return 'field';
};

const countOf = ({ type, localization, month }: FinderState['chosen']): number =>
  1 + type + 10 * localization + 1000 * month;

const answerCount = (widget: Values, fails: boolean): Values =>
  widget.state === 'counting'
    ? stepRule('course-finder', widget, { type: fails ? 'countFailed' : 'counted' }).state
    : widget;

test(
  'the finder counts, fails, leads on and tells analytics as its tables say',
  covers('4.8', '4.9', '4.10', '4.12', '4.13', '7.13'),
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent', 'analytics'));
    // A count is fetched once while it is fresh: no count of this test grows old.
    await page.clock.setFixedTime(Date.now());
    await page.goto('/');
    const [types = 1, localizations = 1, months = 1] = await page
      .locator('.finder select')
      .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLSelectElement ? field.length : 0)));
    const lengths = { type: types, localization: localizations, month: months };
    const first = countOf({ type: 1, localization: 0, month: 0 });
    const fresh = new Set([first, countOf({ type: 0, localization: 0, month: 0 })]);
    await page.route('**/api/v1/www/courses-count', (route) => route.fulfill({ json: first }));
    await page.locator('.finder select').first().selectOption({ index: 1 });
    await expect(page.locator('.finder button[type=submit]')).toHaveText(new RegExp(`\\b${first}\\b`));
    const runs = fc.sample(finderRun, { numRuns: sequences, seed });
    const traces = await page.evaluate(driveFinder, runs);
    expect(traces.length).toBe(sequences);
    for (const [at, run] of runs.entries()) {
      let state: FinderState = {
        widget: { state: 'counted', anyCriterion: false },
        chosen: { type: 0, localization: 0, month: 0 },
        focus: 'button',
      };
      let counted = 1;
      const wanted = run.map(({ field, option, fails }) => {
        let { widget, chosen } = state;
        const focus = finderFocus(state, field);
        let row = '';
        const answer = (counting: Values): Values => answerCount(counting, fails && !fresh.has(countOf(chosen)));
        if (field === 'press' || field === 'retry') {
          const step = stepRule('course-finder', widget, { type: field });
          row = step.row;
          widget = answer(step.state);
        } else {
          chosen = { ...chosen, [field]: option % lengths[field] };
          const { type, localization, month } = chosen;
          const label = searchButton({ typeChosen: type > 0, cityChosen: localization > 0, monthChosen: month > 0 });
          const event = { type: 'change', anyCriterionNow: label.value === 'showFound' };
          widget = answer(stepRule('course-finder', widget, event).state);
        }
        if (widget.state === 'counted') {
          counted = countOf(chosen);
          fresh.add(counted);
        }
        state = { widget, chosen, focus };
        const failed = widget.state === 'failed';
        return {
          count: widget.anyCriterion === true && !failed ? counted : null,
          failed,
          sent: field === 'press',
          tracked: row === 'press-with-criterion',
          focus,
        };
      });
      expect(traces[at], JSON.stringify(run)).toEqual(wanted);
    }
  },
);
