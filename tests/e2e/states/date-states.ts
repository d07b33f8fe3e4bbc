import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { sampleAnswer } from '../../site/samples/calendar.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { choosePlace } from '../visit/finder.ts';
import { answerCalendar, answerCities } from '../visit/sample-calendar.ts';
import { hydrateDates } from '../visit/visitor.ts';
import type { WidgetState } from './widget-state.ts';

const course = pathTo('course', 'pl', { type: 'bls' });
const calls = '**/api/v1/www/**';
const dates = '.dates-count';
const found = (page: Page) => page.locator(dates);
const slowly = { timeout: 20_000 * timeoutFactor };

const terms = (count: number) => (page: Page) => {
  const answer = sampleAnswer('1dn');
  return page.route(calls, (route) => route.fulfill({ json: { ...answer, items: answer.items.slice(0, count) } }));
};

const failing = (status: number) => (page: Page) => page.route(calls, (route) => route.fulfill({ status }));

const hydratedWith = (count: number) => async (page: Page) => {
  await hydrateDates(page);
  await expect(page.locator('.term')).toHaveCount(count);
};

const searchPlace = async (page: Page, name: string): Promise<void> => {
  await hydrateDates(page);
  await page.locator('.picker > summary').click();
  await page.getByRole('combobox', { name: 'Twoja miejscowość' }).fill(name);
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Twoja miejscowość' }).press('Enter');
    await expect(page.locator('.place-found')).not.toBeEmpty({ timeout: 1000 });
  }).toPass();
};

/** The list of dates, its filter, the finder and the search. */
export const dateStates: readonly WidgetState[] = [
  { name: 'a calendar without dates', path: course, prepare: terms(0), shown: dates, reach: hydratedWith(0) },
  { name: 'one date', path: course, prepare: terms(1), shown: dates, reach: hydratedWith(1) },
  { name: 'ten dates', path: course, prepare: terms(10), shown: dates, reach: hydratedWith(10) },
  { name: 'eleven dates, ten of them shown', path: course, prepare: terms(11), shown: dates, reach: hydratedWith(11) },
  {
    name: 'all dates',
    path: course,
    prepare: answerCalendar,
    focus: '.rest > summary',
    reach: async (page) => {
      await hydrateDates(page);
      await page.locator('.rest > summary', { hasText: 'Pokaż wszystkie terminy' }).click();
      await expect(page.locator('.rest .term-month > .terms .term').last()).toBeVisible();
    },
  },
  {
    name: 'the open city filter',
    path: course,
    prepare: answerCalendar,
    focus: '.picker > summary',
    reach: async (page) => {
      await hydrateDates(page);
      await page.locator('.picker summary').click();
    },
  },
  {
    name: 'the dates of a city',
    path: `${course}?localization=wroclaw`,
    shown: dates,
    prepare: answerCalendar,
    reach: async (page) => {
      await hydrateDates(page);
      await expect(page.locator('.picker-value')).toHaveText('Wrocław');
    },
  },
  {
    name: 'a city that is not known',
    path: `${course}?localization=atlantyda`,
    shown: dates,
    prepare: answerCalendar,
    reach: async (page) => {
      await hydrateDates(page);
      await expect(found(page)).toContainText('Nie mamy takiego miasta');
    },
  },
  {
    name: 'dates of a calendar that fails',
    path: course,
    shown: '.notice',
    prepare: failing(503),
    reach: async (page) => {
      await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
      await expect(page.locator('.notice')).toContainText('Nie udało się pobrać', slowly);
    },
  },
  {
    name: 'the finder with a count',
    path: '/',
    shown: '.finder',
    focus: '.finder input[name=place]',
    prepare: answerCalendar,
    reach: async (page) => {
      await choosePlace(page, '', 'Wrocław');
      await expect(page.locator('.finder button[type=submit]')).toContainText(/[0-9]/);
    },
  },
  {
    name: 'the city filter with a place that nobody knows',
    path: course,
    focus: '.place-search input',
    reach: async (page) => {
      await searchPlace(page, 'Atlantyda');
      await expect(page.locator('.place-found')).toContainText('Nie znamy miejscowości');
    },
  },
  {
    name: 'the nearest city with dates',
    path: course,
    prepare: answerCities,
    focus: '.place-search input',
    reach: async (page) => {
      await searchPlace(page, 'opole');
      await expect(page.locator('.place-found a').first()).toBeVisible();
    },
  },
  {
    name: 'a finder that counts',
    path: '/',
    shown: '.finder',
    prepare: (page) => page.route('**/courses-count', () => undefined),
    reach: async (page) => {
      await page.locator('.finder select').first().selectOption({ index: 1 });
      await expect(page.locator('.finder button[aria-busy]')).toBeVisible();
    },
  },
  {
    name: 'a finder whose count is no number',
    path: '/',
    shown: '.finder',
    prepare: (page) => page.route('**/courses-count', (route) => route.fulfill({ json: 'many' })),
    reach: async (page) => {
      await page.locator('.finder select').first().selectOption({ index: 1 });
      await expect(page.locator('.finder-note button')).toBeVisible();
    },
  },
  {
    name: 'the finder without an answer',
    path: '/',
    shown: '.finder',
    focus: '.finder input[name=place]',
    prepare: failing(404),
    reach: async (page) => {
      await choosePlace(page, '', 'Wrocław');
      await expect(page.locator('.finder-note')).toBeVisible(slowly);
    },
  },
  {
    name: 'the search with its results',
    path: '/szukaj?localization=wroclaw',
    focus: '#results',
    prepare: answerCalendar,
    reach: (page) => expect(page.locator('.term').first()).toBeVisible(),
  },
  {
    name: 'the search that finds nothing',
    path: '/szukaj?type=kpp',
    focus: '#results',
    prepare: terms(0),
    reach: (page) => expect(page.locator('.notice')).toBeVisible(slowly),
  },
  {
    name: 'the search for something unknown',
    path: '/en/search?localization=atlantyda',
    prepare: answerCalendar,
    reach: (page) => expect(page.locator('.term').first()).toBeVisible(),
  },
];
