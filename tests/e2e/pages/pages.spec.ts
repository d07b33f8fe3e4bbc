import { expect } from 'playwright/test';
import { sampleOf } from '../../depth.ts';
import { test } from '../visit/reused-page.ts';
import { screensToVisit } from '../visit/site-pages.ts';
import { test as withoutScript } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

/** A page that is not found is an error that the browser reports. */
const found = screensToVisit.filter(({ kind }) => kind !== 'not-found');

for (const { path, kind, locale } of sampleOf(found, 12)) {
  test(`${path} (${kind}) wakes without an error, and does not scroll sideways on a narrow phone`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

withoutScript.describe('without JavaScript', () => {
  withoutScript.use({ javaScriptEnabled: false });

  withoutScript(
    'a course page in a city has its text, price, dates, questions, pictures and phone',
    async ({ page }) => {
      await page.goto('/kurs-kwalifikowanej-pierwszej-pomocy-kpp/wroclaw');
      const main = page.locator('main');
      await expect(main).toContainText('we Wrocławiu');
      await expect(main).toContainText('1690');
      expect(await main.locator('time').count()).toBeGreaterThan(0);
      expect(await main.locator('details').count()).toBeGreaterThanOrEqual(3);
      expect(await main.locator('img').count()).toBeGreaterThanOrEqual(29);
      expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    },
  );

  withoutScript('the menu opens and the language switch leads to the twin', async ({ page }) => {
    await page.goto('/kontakt');
    await page.locator('a.language-switch').click();
    await expect(page).toHaveURL(/\/en\/contact$/);
  });
});
