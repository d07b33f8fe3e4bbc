import { expect, type Page } from 'playwright/test';
import { addMonths, formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { cities } from '#generated/data/cities.ts';
import { covers } from '../../covers.ts';
import { sampleOf } from '../../depth.ts';
import { eventsNamed } from '../visit/data-layer.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';

const [city] = cities;
const button = 'form.finder button[type=submit]';
const type = 'Rodzaj kursu';

const numberIn = async (page: Page, place: string): Promise<number> =>
  Number(/[0-9]+/.exec((await page.locator(place).first().textContent()) ?? '')?.[0]);

test(
  'the search shows what its address asks for, and a search changes both',
  covers('4.8', '4.12', 'C31'),
  async ({ page }) => {
    await answerCalendar(page);
    await page.goto(`/szukaj?type=&localization=${city.calendarId}&month=`);
    await expect(page).toHaveURL(new RegExp(`/szukaj\\?localization=${city.id}$`));
    await expect(page.getByLabel('Miasto')).toHaveValue(city.id);
    await expect(page.locator('.term').first()).toContainText(city.name);
    await page.getByLabel(type).selectOption('kpp');
    await page.locator(button).click();
    await expect(page).toHaveURL(new RegExp(`\\?localization=${city.id}&type=kpp$`));
    await expect(page.locator(button)).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel(type)).toHaveValue('');
    await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
    await expect(page).toHaveURL(/\/szukaj$/);
    await expect(page.getByLabel('Miasto')).toHaveValue('');
    await page.goto('/szukaj?localization=atlantyda');
    await expect(page.locator('.dates-count')).toContainText('Nie znamy części');
  },
);

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
      if (query === '') await page.locator('form.finder select[name=localization]').selectOption(city.id);
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

test('a search on the page of the search is sent with its criteria', covers('7.13'), async ({ page }) => {
  await answerCalendar(page);
  await page.goto('/szukaj');
  await page.locator('[data-consent-answer=accept]').click();
  await page.locator(button).click();
  expect(await eventsNamed(page, 'search_course')).toEqual([]);
  await page.getByLabel('Miasto').selectOption(city.id);
  await page.locator(button).click();
  expect(await eventsNamed(page, 'search_course')).toEqual([
    { event: 'search_course', course_name: null, course_location: city.name, course_date: null },
  ]);
});
