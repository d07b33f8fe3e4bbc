import { expect, type Page } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { locales } from '#generated/data/locales.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { termsShown } from '#generated/rules/terms-shown.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { test } from '../visit/reused-page.ts';
import { answerCalendar, answerCities, datesOf } from '../visit/sample-calendar.ts';

const value = '.picker-value';

const openDates = async (page: Page, path: string): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/v1\/www\/courses/);
  await page.goto(path);
  await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
  await answered;
};

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('.picker summary').click();
  await page.locator('.picker-options a', { hasText: name }).click();
};

/** The dates of a city, or of all: what the list, the filter, the address and the keyboard show of them. */
const expectDates = async (
  page: Page,
  id: string | null,
  { unfolded, focus }: { readonly unfolded: boolean; readonly focus: string },
): Promise<void> => {
  const total = id === null ? Object.values(datesOf).reduce((sum, count) => sum + count, 0) : (datesOf[id] ?? 0);
  await expect(page.locator(value)).toHaveText(cities.find((city) => city.id === id)?.name ?? 'Wszystkie miasta');
  await expect(page).toHaveURL(id === null ? /\?utm=a$/ : new RegExp(`\\?utm=a&localization=${id}$`));
  await expect(page.locator('.term')).toHaveCount(total);
  const { value: shown } = termsShown({ total, filterVisible: true, showAll: unfolded });
  const listed = unfolded ? page.locator('.dates .term') : page.locator('.dates > .term-month .term');
  await expect(listed).toHaveCount(shown);
  await expect(page.locator('.dates .rest[open]')).toHaveCount(unfolded ? 1 : 0);
  await expect(page.locator(focus)).toBeFocused();
};

test(
  'a city changes list and address and folds the list; Back and Forward restore both; the focus stays',
  covers('2.37', '4.22', '4.24', '4.25'),
  async ({ page }) => {
    await answerCities(page);
    await openDates(page, `${pathTo('course', 'pl', { type: 'bls' })}?utm=a`);
    const names = Object.keys(datesOf).map((id) => [id, cities.find((city) => city.id === id)?.name ?? ''] as const);
    const [[many, manyName] = ['', ''], [more, moreName] = ['', ''], ...few] = names;
    const filter = '.picker > summary';
    const rest = '.dates .rest > summary';
    const unfold = () => page.locator(rest).press('Enter');
    await unfold();
    await expectDates(page, null, { unfolded: true, focus: rest });
    await choose(page, manyName);
    await expectDates(page, many, { unfolded: false, focus: filter });
    await unfold();
    await expectDates(page, many, { unfolded: true, focus: rest });
    await choose(page, manyName);
    await expectDates(page, many, { unfolded: true, focus: filter });
    await unfold();
    await expectDates(page, many, { unfolded: false, focus: rest });
    await choose(page, moreName);
    await expectDates(page, more, { unfolded: false, focus: filter });
    for (const [id, name] of few) {
      await choose(page, name);
      await expectDates(page, id, { unfolded: false, focus: filter });
      await expect(page.locator(rest)).toHaveCount(0);
    }
    for (const id of [few[0]?.[0] ?? '', more, many, null]) {
      await page.goBack();
      await expectDates(page, id, { unfolded: false, focus: filter });
    }
    await page.goForward();
    await expectDates(page, many, { unfolded: false, focus: filter });
    await choose(page, 'Wszystkie miasta');
    await expectDates(page, null, { unfolded: false, focus: filter });
  },
);

const [first, second] = cities;
const courses = courseTypes.flatMap((type) => (type.audience === 'individual' && type.calendar !== null ? [type] : []));
/** A course of each way of naming its city in the address; all courses in the full run. */
const visited = courses.filter(
  ({ localization }, at) => isFull || courses.findIndex((other) => other.localization === localization) === at,
);
const addresses = visited.flatMap(({ id: type }) =>
  locales.all.map((locale) => ({ locale, path: pathTo('course', locale, { type }) })),
);
const nameOf = (city: (typeof cities)[number], locale: string): string => (locale === 'pl' ? city.name : city.nameEn);

for (const { locale, path } of sampleOf(addresses, 0)) {
  test(
    `${path} reads city and month from its address, and keeps address and language when another city is chosen`,
    covers('2.9', '2.10', '4.26', 'C61', 'C69'),
    async ({ page }) => {
      await answerCalendar(page);
      await openDates(page, `${path}?utm_source=a&localization=${first.id}&month=2027-01`);
      await expect(page.locator(value)).toHaveText(nameOf(first, locale));
      await expect(page.locator('.dates-count')).toContainText('2027');
      await choose(page, nameOf(second, locale));
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
