import { expect, type Page } from '@playwright/test';
import { addMonths, formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { cities } from '#generated/data/cities.ts';
import { covers } from '../../covers.ts';
import { sampleOf } from '../../depth.ts';
import { eventsNamed } from '../visit/data-layer.ts';
import { choosePlace, placeField } from '../visit/finder.ts';
import { test } from '../visit/reused-page.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';

const [city] = cities;
const button = 'form.finder button[type=submit]';
const type = 'Rodzaj kursu';

const numberIn = async (page: Page, place: string): Promise<number> =>
  Number(/[0-9]+/.exec((await page.locator(place).first().textContent()) ?? '')?.[0]);

const change = (page: Page): Promise<void> => page.getByRole('button', { name: 'zmień' }).click();

test(
  'the search shows what its address asks for, and a search changes both',
  covers('4.8', '4.12', 'C31'),
  async ({ page }) => {
    await answerCalendar(page);
    await page.goto(`/szukaj?type=&localization=${city.calendarId}&month=`);
    await expect(page).toHaveURL(new RegExp(`/szukaj\\?localization=${city.id}$`));
    await expect(page.locator('#results')).toContainText(city.locative);
    await change(page);
    await expect(page.getByLabel(type)).toBeFocused();
    await expect(placeField(page)).toHaveValue(city.name);
    await page.getByLabel(type).selectOption('kpp');
    await page.locator(button).click();
    await expect(page).toHaveURL(new RegExp(`\\?localization=${city.id}&type=kpp$`));
    await page.goBack();
    await change(page);
    await expect(page.getByLabel(type)).toHaveValue('');
    await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
    await expect(page).toHaveURL(/\/szukaj$/);
    await expect(placeField(page)).toHaveValue('');
    await page.goto('/szukaj?localization=atlantyda');
    await expect(page.locator('.dates-count')).toContainText('Jednego z filtrów nie znamy');
  },
);

const windows = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];

for (const { width, height } of sampleOf(windows, 1)) {
  test(
    `after a search, in a window of ${width} × ${height}, the first date is visible under a focused heading with the count`,
    covers('C271'),
    async ({ page }) => {
      await answerCalendar(page);
      await page.setViewportSize({ width, height });
      await page.goto('/szukaj');
      await choosePlace(page, '', city.name);
      await page.locator(button).click();
      const heading = page.locator('#results');
      await expect(heading).toBeFocused();
      await expect(heading).toHaveText(/^[0-9]+ termin/);
      await expect(page.locator(button)).toBeHidden();
      const box = await page.locator('.term').first().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height * 0.75);

      // The same where the search began on another page.
      await page.goto(`/szukaj?type=kpp&localization=${city.id}`);
      await expect(heading).toBeFocused();
      await expect(page.locator('.term').first()).toBeInViewport({ ratio: 1 });
    },
  );
}

/** The month after the next: whatever the day, the demo calendar has dates of the whole of it. */
const wholeMonth = formatCivilDate(addMonths(warsawDate(Date.now()), 2)).slice(0, 7);

const queries = [
  '',
  `?localization=${city.id}`,
  '?type=kpp-rec',
  `?type=1dn&localization=${city.id}&month=${wholeMonth}`,
];
for (const query of sampleOf(queries, 1)) {
  test(
    `the finder counts as many dates as the search lists for “${query}”`,
    covers('4.9', '4.11', 'C53'),
    async ({ page }) => {
      await page.goto(`/szukaj${query}`);
      await expect(page.locator('.dates-count')).toContainText(/[0-9]/);
      const listed = await numberIn(page, '.dates-count');
      if (query === '') await choosePlace(page, '', city.name);
      await expect(page.locator(button)).toContainText(/[0-9]/);
      if (query === '') {
        await page.locator(button).click();
        await expect(page).toHaveURL(/localization/);
        await expect.poll(() => numberIn(page, '.dates-count')).toBeLessThan(listed);
      }
      await expect.poll(async () => numberIn(page, button)).toBe(await numberIn(page, '.dates-count'));
    },
  );
}

test('reports a search on the search page with its criteria', covers('7.13'), async ({ page }) => {
  await answerCalendar(page);
  await page.goto('/szukaj');
  await page.locator('[data-consent-answer=accept]').click();
  await page.locator(button).click();
  expect(await eventsNamed(page, 'search_course')).toEqual([]);
  await choosePlace(page, '', city.name);
  await page.locator(button).click();
  expect(await eventsNamed(page, 'search_course')).toEqual([
    { event: 'search_course', course_name: null, course_location: city.name, course_date: null },
  ]);
});
