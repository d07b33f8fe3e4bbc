import { expect, type Page } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { eventsNamed } from '../visit/data-layer.ts';
import { choosePlace, clearPlace, placeField } from '../visit/finder.ts';
import { answerConsent } from '../visit/reused-page.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';

const [city] = cities;
const button = (page: Page) => page.locator('.finder button[type=submit]');
const field = (page: Page, name: string) => page.locator(`.finder select[name=${name}]`);

/** Chooses with the keyboard in the field, as everybody does who sees its options. */
const choose = async (page: Page, name: string, option: string): Promise<void> => {
  await field(page, name).focus();
  await field(page, name).selectOption(option);
};

/** Analytics was agreed to before. */
const agree = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('consent', 'analytics'));

test(
  'the finder counts on load and after every choice, reports a failure, retries and opens the search',
  covers('4.8', '4.9', '4.10', '4.12', '7.13', 'C63', 'C217', 'rule:search-button'),
  async ({ page }) => {
    await agree(page);
    await answerCalendar(page);
    const asked: string[] = [];
    /** The number that the calendar gives for these criteria, null for none. */
    let counts: number | null = 41;
    const held = Promise.withResolvers<void>();
    await page.route('**/courses-count', async (route) => {
      asked.push(route.request().postData() ?? '');
      const count = counts;
      if (count === 13) await held.promise;
      await (count === null ? route.fulfill({ status: 400, json: {} }) : route.fulfill({ json: count })).catch(
        () => {},
      );
    });
    await page.goto('/');
    await page.locator('.finder').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual(['{"type":null,"localization":null,"month":null}']);
    const unchosen = (await button(page).textContent()) ?? '';

    await choosePlace(page, '', city.name);
    await expect(button(page)).toContainText(/\b41\b/);
    await expect(placeField(page)).toBeFocused();
    counts = 13;
    await choose(page, 'type', 'kpp');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    counts = 42;
    await choose(page, 'type', 'ped');
    await expect(button(page)).toContainText(/\b42\b/);
    held.resolve();
    await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(button(page)).toContainText(/\b42\b/);
    counts = null;
    await choose(page, 'type', 'kpp-rec');
    await expect(page.locator('.finder-note')).toBeVisible();
    await expect(button(page)).toHaveText(unchosen);
    await expect(field(page, 'type')).toBeFocused();
    counts = 43;
    await page.locator('.finder-note button').press('Enter');
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toContainText(/\b43\b/);
    await expect(page.locator('.finder-note')).toHaveCount(0);

    await choose(page, 'type', '');
    await clearPlace(page);
    await expect(button(page)).toHaveText(unchosen);
    await choose(page, 'month', (await field(page, 'month').locator('option').nth(2).getAttribute('value')) ?? '');
    await expect(button(page)).toContainText(/\b43\b/);
    await choose(page, 'month', '');
    await expect(button(page)).toHaveText(unchosen);
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault(), { once: true }));
    await button(page).press('Enter');
    expect(await eventsNamed(page, 'search_course')).toEqual([]);
    await placeField(page).fill(city.name);
    await expect(button(page)).toContainText(/\b41\b/);
    await choosePlace(page, city.name.slice(0, 4), city.name);
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault(), { once: true }));
    await button(page).press('Enter');
    expect(await eventsNamed(page, 'search_course')).toEqual([
      { event: 'search_course', course_name: null, course_location: city.name, course_date: null },
    ]);
    await button(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/szukaj\\?localization=${city.id}$`));
  },
);

test('the finder counts what was chosen before its script loaded', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/loader-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await answerConsent(page);
  await page.route('**/courses-count', (route) => route.fulfill({ json: 41 }));
  await page.goto('/', { waitUntil: 'commit' });
  await choose(page, 'type', 'kpp');
  await field(page, 'type').blur();
  script.resolve();
  await expect(button(page)).toContainText(/\b41\b/);
});

const [known, , kept] = courseTypes.flatMap(({ calendar }) => calendar ?? []);

if (isFull)
  test.describe('a type that only the calendar knows', () => {
    const types = [
      { id: 'nowy', name: 'Kurs nowy' },
      { id: known, name: 'Kurs po nowemu' },
      { id: 5, name: 'zły' },
    ];
    test.beforeEach(async ({ page }) => {
      await answerCalendar(page);
      await page.route('**/search-types*', (route) => route.fulfill({ json: types }));
    });

    test(
      'is offered in the order and words of the calendar after the first interaction, and the choice is kept',
      covers('7.3', '7.4', 'C54'),
      async ({ page }) => {
        const words = ['Wszystkie kursy', 'Kurs nowy', 'Kurs po nowemu'];
        await page.goto('/');
        // Chosen with the touch itself: a moment later the calendar has no such type any more.
        await field(page, 'type').selectOption(kept ?? '');
        const options = field(page, 'type').locator('option');
        await expect(options.filter({ hasText: 'Kurs po nowemu' })).toHaveCount(1);
        await expect(field(page, 'type')).toHaveValue(kept ?? '');
        await page.goto('/');
        await field(page, 'type').focus();
        await expect(options).toHaveText(words);
        await choose(page, 'type', 'nowy');
        await expect(button(page)).toContainText(/[0-9]/);
        await button(page).click();
        await expect(page).toHaveURL(/\/szukaj\?type=nowy$/);
        await page.getByRole('button', { name: 'zmień' }).click();
        await expect(page.getByLabel('Rodzaj kursu')).toHaveValue('nowy');
        await expect(page.getByLabel('Rodzaj kursu').locator('option')).toHaveText(words);
        await expect(page.locator('.dates-count')).not.toContainText('Jednego z filtrów nie znamy');
      },
    );

    test('is among the results of a search for everything', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('type') ?? ''));
      await page.goto('/szukaj');
      await expect.poll(() => asked).toContain('nowy');
    });
  });

if (isFull)
  test('counts a period from today like the list, and keeps it in the address', covers('C270'), async ({ page }) => {
    await answerConsent(page);
    await page.goto('/');
    await choose(page, 'type', '1dn');
    await expect(button(page)).toContainText(/[0-9]/);
    const every = Number(/[0-9]+/.exec((await button(page).textContent()) ?? '')?.[0]);
    await choose(page, 'month', `within-${parameters.searchSpanMonths}`);
    await expect
      .poll(async () => Number(/[0-9]+/.exec((await button(page).textContent()) ?? '')?.[0]))
      .toBeLessThan(every);
    const counted = /[0-9]+/.exec((await button(page).textContent()) ?? '')?.[0];
    await button(page).click();
    await expect(page).toHaveURL(/[?&]month=within-3$/);
    await expect(page.locator('#results')).toHaveText(new RegExp(`^${counted} `));
  });
