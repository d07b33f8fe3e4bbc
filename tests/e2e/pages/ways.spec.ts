import { expect } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import pages from '#generated/routes/pages.json' with { type: 'json' };
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import { sampleOf } from '../../depth.ts';
import { choosePlace } from '../visit/finder.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

/** The pages that a list of types leads to: courses of its audience, or those of its audience in a city. */
const routeOfList = (list: string): string =>
  ({ 'individual-types': 'course', 'company-special-types': 'company-city' })[list] ??
  list.replace('-types', '-course');

/** Every Polish list of types with the first page that it leads to. */
const lists = reserved
  .filter(({ locale, route }) => locale === 'pl' && route.endsWith('-types'))
  .map((list) => {
    const first = pages.find(({ locale, route }) => locale === 'pl' && route === routeOfList(list.route));
    return [list.path, first?.path ?? '', list.route] as const;
  });

for (const [path, course] of sampleOf(lists, 2)) {
  test(`${path} lists its courses, and each link works`, async ({ page, request }) => {
    const errors = watchErrors(page);
    await page.goto(path);
    const links = page.locator('main .section a[href^="/"]');
    await expect(page.locator(`main .section a[href="${course}"]`).first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(new Set(addresses).size).toBeGreaterThanOrEqual(4);
    for (const address of new Set(addresses)) expect((await request.get(address)).status(), address).toBe(200);
    expect(errors).toEqual([]);
  });
}

const [cracow = cities[0]] = cities.filter(({ id }) => id === 'krakow');
const missing: readonly (readonly [path: string, city: string, results: RegExp])[] = [
  ['/nie-ma-takiej-strony', cracow.name, /\/szukaj\?.*localization=krakow/],
  ['/en/no-such-page', cracow.nameEn, /\/en\/search\?.*localization=krakow/],
];

for (const [path, city, results] of sampleOf(missing, 1)) {
  test(`${path} says that it does not exist and finds a course by its city`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    const groups = await page.locator('.footer-menu summary').allTextContents();
    const ways = await page.locator('main a').allTextContents();
    expect(groups.filter((group) => ways.includes(group))).toEqual([]);
    await choosePlace(page, '', city);
    await page.locator('form.finder button[type=submit]').click();
    await expect(page).toHaveURL(results);
    const nearest = page.locator('a.term').first();
    await expect(nearest).toBeVisible();
    // A row names its city only where it is not the chosen one.
    const row = (await nearest.textContent()) ?? '';
    expect(cities.filter(({ name, nameEn }) => row.includes(name) || row.includes(nameEn))).toEqual([]);
  });
}

test('the blog links to its feed, and the newest article of the feed is on the page', async ({ page, request }) => {
  await page.goto('/blog');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/(?:rss\+)?xml; charset=utf-8$/);
  const [, title, link] = /<item>\s*<title>([^<]*)<\/title>\s*<link>([^<]*)<\/link>/.exec(await answer.text()) ?? [];
  await page
    .locator(`main a[href="${new URL(link ?? '').pathname}"]`)
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, dates] of [
    ['/nie-ma-takiej-strony', 'Kursy i ich terminy'],
    ['/en', 'Courses and their dates'],
  ] as const) {
    test(`${path} shows links to the lists of dates and the phone instead of the finder`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: dates }).click();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', path === '/en' ? 'en' : 'pl');
    });
  }

  test('every type list links to its courses as well', async ({ page }) => {
    const printed = lists.filter(([, , route]) => route !== 'company-special-types');
    for (const [path, course] of sampleOf(printed, 2)) {
      await page.goto(path);
      await expect(page.locator(`main a[href="${course}"]`).first(), path).toBeVisible();
    }
  });
});
