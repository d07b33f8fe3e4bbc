import { expect } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';

test.use({ javaScriptEnabled: false });

const course = pathTo('course', 'pl', { type: 'bls' });

test(
  'a city chosen without scripts narrows the dates, and an unknown one is told',
  covers('2.9', '4.25', 'C152'),
  async ({ page }) => {
    await page.goto(course);
    await page.locator('.picker > summary').click();
    await page.locator('.picker-options a', { hasText: 'Kraków' }).click();
    await expect(page.locator('#plain-localization')).toHaveValue('krakow');
    const rows = page.locator('.link-list > li');
    expect(await rows.count()).toBeGreaterThan(0);
    await expect(rows.filter({ hasNotText: 'Kraków' })).toHaveCount(0);
    await expect(page.locator('main .notice')).toContainText('Znaleziono');
    await expect(page.locator(`main a[href="${course}"]`)).toBeVisible();
    await page.goto(`${course}?localization=radom`);
    await expect(page.locator('main .notice')).toContainText('Nie mamy takiego miasta');
  },
);

test('a month in the address narrows the dates of a page without scripts', covers('2.10', 'C152'), async ({ page }) => {
  const listing = pathTo('city-listing', 'pl', { city: 'krakow' });
  await page.goto(listing);
  const dates = page.locator('.dates .term time');
  const all = await dates.count();
  const month = (await dates.last().getAttribute('datetime'))?.slice(0, 7);
  await page.goto(`${listing}?month=${month}`);
  await expect(page.locator('main .notice')).toContainText('Pokazujemy terminy: ');
  const rows = page.locator('.link-list > li');
  await expect(rows.locator(`time[datetime^="${month}"]`).first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasNotText: 'Kraków' })).toHaveCount(0);
});
