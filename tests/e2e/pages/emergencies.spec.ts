import { expect } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { test } from '../visit/test.ts';

const card = pathTo('emergency-choking-infant', 'pl');

test('the card of a choking infant is two taps from any page, and opens again offline', async ({ page, context }) => {
  await page.goto(pathTo('about', 'pl'));
  await page.locator('.help-now').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator(`.emergency-age[href="${card}"]`).click();
  await expect(page.locator('#step-1')).toBeInViewport();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#step-3 img')).toHaveJSProperty('complete', true);
  await expect(page.locator('.call-bar a')).toHaveAttribute('href', 'tel:112');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card shows every step and links from one to the next', async ({ page }) => {
    await page.goto(card);
    await page.locator('#step-1 a').click();
    await expect(page.locator('#step-2')).toBeInViewport();
    await expect(page.locator('.call-bar')).toBeInViewport();
    await expect(page.locator('.metronome button:visible')).toHaveCount(0);
  });
});
