import { expect } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';
import { hydrateDates } from '../visit/visitor.ts';

const course = pathTo('course', 'pl', { type: 'bls' });

test.beforeEach(({ page }) => answerCalendar(page));

test('until it has loaded, a page fetches at most four files and no React', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (!['image', 'font'].includes(request.resourceType())) files.push(new URL(request.url()).pathname);
  });
  const loaded = page.waitForEvent('load').then(() => [...files]);
  await page.goto(course, { waitUntil: 'networkidle' });
  expect((await loaded).length).toBeLessThanOrEqual(4);
  expect((await loaded).join()).not.toContain('react');
});

test(
  'keeps the dates of the build, the phone and a retry button when the calendar fails',
  covers('8.5', 'C64'),
  async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(course);
    const printed = await page.locator('.term').count();
    await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
    const notice = page.locator('.notice');
    await expect(notice).toContainText('Nie udało się pobrać', { timeout: 15_000 * timeoutFactor });
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    expect(await page.locator('.term').count()).toBe(printed);
    await page.unroute('**/api/**');
    await answerCalendar(page);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  },
);

if (isFull)
  test('tells a visitor without a connection so, and still filters the printed dates', async ({ page, context }) => {
    await page.goto(course);
    await hydrateDates(page);
    await page.unroute('**/api/v1/www/**');
    await context.setOffline(true);
    await page.locator('.picker summary').click();
    await page.locator('.picker-options a', { hasText: 'Lublin' }).click();
    await expect(page.locator('.notice')).toContainText('Nie masz połączenia z internetem');
    await answerCalendar(page);
    await context.setOffline(false);
    await expect(page.locator('.notice')).toHaveCount(0);
  });

if (isFull)
  test('the app shows its page, title and language link without reloading the document', async ({ page }) => {
    await page.goto('/rezerwacja');
    await expect(page.locator('h1')).toHaveText(/Rezerwacja/);
    await expect(page).toHaveTitle(/[Rr]ezerw/);
    await expect(page.locator('a[data-language]')).toHaveAttribute('href', '/en/booking');
  });

if (isFull)
  test('a page of the app whose code fails to load says so and can be retried', async ({ page }) => {
    await page.route('**/assets/booking-*.js', (route) => route.abort());
    await page.goto('/rezerwacja');
    await expect(page.locator('#app [role=alert] h1')).toBeVisible();
    await page.unroute('**/assets/booking-*.js');
    await page.locator('#app [role=alert] a').click();
    await expect(page.locator('h1')).toHaveText(/Rezerwacja/);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'shows every date, opens the menu, changes the language, and links from the reserved paths',
    covers('6.1'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(course);
      await page.locator('.rest > summary', { hasText: 'Pokaż wszystkie terminy' }).click();
      await expect(page.locator('.rest .term-month > .terms .term').last()).toBeVisible();
      await page.locator('.menu-button').click();
      await expect(page.locator('#main-menu a').first()).toBeVisible();
      await page.goto('/kontakt');
      await page.locator('a.language-switch').click();
      await expect(page).toHaveURL(/\/en\/contact$/);
      await page.goto('/rezerwacja');
      await expect(page.locator('#app a', { hasText: 'Recertyfikacja KPP' }).first()).toBeVisible();
      await expect(page.locator('#app a[href^="tel:"]').first()).toBeVisible();
    },
  );
});

test('a button pressed while its code loads works once it has loaded', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/enhance-calculator-/, (route) => code.promise.then(() => route.continue()));
  await page.goto(pathTo('course', 'pl', { type: 'kpp-rec' }));
  await page.locator('.calculator').getByRole('button', { name: 'Sprawdź' }).click();
  code.resolve();
  await expect(page.getByText('Wpisz pełną datę')).toBeVisible();
});
