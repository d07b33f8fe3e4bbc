import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { sampleAnswer } from '../../site/samples/calendar.ts';
import { eventsNamed } from '../visit/data-layer.ts';
import { test } from '../visit/test.ts';

const course = pathTo('course', 'pl', { type: 'kpp' });

/** The calendar of the browser names another price than that of the build. */
const answerPrice = (page: Page, price: number): Promise<unknown> =>
  page.route('**/api/v1/www/courses?*', (route) => route.fulfill({ json: { ...sampleAnswer('kpp'), price } }));

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const width of [390, 1366]) {
  test(
    `an untouched page of ${width} pixels shows and reports the price of the calendar, without layout shift`,
    covers('7.7', '7.16', 'C217'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => localStorage.setItem('consent', 'analytics'));
      await answerPrice(page, 1590);
      await page.goto(course);
      await expect(page.locator('html')).toHaveAttribute('data-asked', '');
      await expect(page.locator('.offer-price .price-amount')).toContainText('1590');
      await expect(page.locator('#price .price-amount')).toContainText('1590');
      await expect.poll(() => eventsNamed(page, 'view_item')).toMatchObject([{ price: 1590 }]);
      expect(await shifts(page)).toBeLessThanOrEqual(0.02);
    },
  );
}

test(
  'requests questions and the number of dates without interaction',
  covers('7.8', '4.9', 'C217'),
  async ({ page }) => {
    const questions = page.waitForRequest(/\/api\/faq$/);
    await page.goto(course);
    await questions;
    const count = page.waitForRequest(/\/courses-count$/);
    await page.goto('/');
    expect((await count).postDataJSON()).toEqual({ type: null, localization: null, month: null });
  },
);

test('keeps and reports the printed price without an answer', covers('7.16'), async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'analytics'));
  await page.route('**/api/v1/www/courses?*', (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(course);
  const printed = await page.locator('#price .price-amount').innerText();
  await expect.poll(async () => (await eventsNamed(page, 'view_item')).length).toBe(1);
  const [event] = await eventsNamed(page, 'view_item');
  expect(printed.replaceAll(/\D/g, '')).toBe(String(Reflect.get(event ?? {}, 'price')));
});
