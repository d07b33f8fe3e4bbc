import { chromium, expect, type Page } from '@playwright/test';
import { foundSpellings } from '../../canary-spellings.ts';
import { typedCanary } from '../visit/server-traces.ts';
import { test } from '../visit/test.ts';
import { findTerm } from '../visit/visitor.ts';

/** A page of a browser that keeps pages in its cache for Back and Forward, which the test runner otherwise forbids. */
const withCache = async (
  { launchOptions, baseURL }: { launchOptions: Parameters<typeof chromium.launch>[0]; baseURL: string | undefined },
  visit: (page: Page) => Promise<void>,
): Promise<void> => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      ...(baseURL ? { baseURL } : {}),
    });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
    });
    await visit(page);
  } finally {
    await browser.close();
  }
};

const goBack = (page: Page): Promise<void> =>
  page.evaluate(() => setTimeout(() => history.back())).then(() => undefined);

/** Whether the page was taken from the cache as it was left, by the browser's own word. */
const expectRestored = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored')).catch(() => null)).toBe(true);

test('a booking restored from the back/forward cache has lost only the PESEL, and says so', async ({
  launchOptions,
  baseURL,
}) => {
  await withCache({ launchOptions, baseURL }, async (page) => {
    const canary = typedCanary();
    const { id } = await findTerm(page, 'kpp', 3);
    await page.goto(`/rezerwacja?course=${id}`);
    await page.locator('#booking-firstName').fill('Anna');
    await page.locator('#booking-pesel').fill(canary);
    await page.goto('/kontakt');
    await goBack(page);
    await expectRestored(page);
    await expect(page.locator('#booking-firstName')).toHaveValue('Anna');
    await expect(page.locator('#booking-pesel')).toHaveValue('');
    await expect(page.getByText('usunęliśmy z tej strony PESEL')).toBeVisible();
    const left = await page.evaluate(() => {
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      return document.documentElement.outerHTML + JSON.stringify(values);
    });
    expect(foundSpellings(left, canary)).toEqual([]);
  });
});
