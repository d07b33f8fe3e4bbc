import { expect, type Page } from 'playwright/test';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { locales } from '#generated/data/locales.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { answerSample } from '../../site/samples/calendar.ts';
import { test } from '../visit/reused-page.ts';

const [first, second] = cities;
const courses = courseTypes.flatMap((type) => (type.audience === 'individual' && type.calendar !== null ? [type] : []));
/** A course of each way of naming its city in the address; all courses in the full run. */
const visited = courses.filter(
  ({ localization }, at) => isFull || courses.findIndex((other) => other.localization === localization) === at,
);
const addresses = visited.flatMap(({ id: type }) =>
  locales.all.map((locale) => ({ locale, path: pathTo('course', locale, { type }) })),
);

test.beforeEach(({ page }) =>
  page.route('**/api/v1/www/**', async (route) => {
    const answer = answerSample(route.request().url());
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  }),
);

const openDates = async (page: Page, path: string): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/v1\/www\/courses/);
  await page.goto(path);
  await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
  await answered;
};

const value = '.picker-value';
const nameOf = (city: (typeof cities)[number], locale: string): string => (locale === 'pl' ? city.name : city.nameEn);

for (const { locale, path } of sampleOf(addresses, 2)) {
  test(
    `${path} takes city and month from its address, and keeps address and language when another city is chosen`,
    covers('2.9', '2.10', '4.26', 'C61', 'C69'),
    async ({ page }) => {
      await openDates(page, `${path}?utm_source=a&localization=${first.id}&month=2027-01`);
      await expect(page.locator(value)).toHaveText(nameOf(first, locale));
      await expect(page.locator('.dates-count')).toContainText('2027');
      await page.locator('.picker summary').click();
      await page.locator('.picker-options a', { hasText: nameOf(second, locale) }).click();
      await expect(page.locator(value)).toHaveText(nameOf(second, locale));
      await expect(page).toHaveURL(/[?&]utm_source=a/);
      await expect(page).toHaveURL(/[?&]month=2027-01/);
      // A course with pages of its cities leads to that page.
      await expect(page).toHaveURL(new RegExp(`(?:[?&]localization=|/)${second.id}(?:[?&]|$)`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      await openDates(page, `${path}?utm_source=a&localization=${second.calendarId}`);
      await expect(page.locator(value)).toHaveText(nameOf(second, locale));
      await expect(page).toHaveURL(new RegExp(`\\?utm_source=a&localization=${second.id}$`));

      await openDates(page, `${path}?localization=99&month=2027-13`);
      await expect(page.locator('.dates-count')).toContainText(
        locale === 'pl' ? 'Nie mamy takiego miasta' : 'do not know this city',
      );
      await expect(page.locator('.dates-count')).toContainText(
        locale === 'pl' ? 'Nie rozumiemy tego miesiąca' : 'do not understand this month',
      );
    },
  );
}
