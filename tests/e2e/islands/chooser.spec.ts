import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { sampleOf } from '../../depth.ts';
import { test } from '../visit/test.ts';

const step = (page: Page) => page.locator('.chooser-step:visible');

// It needs no script; a visitor’s task in visitor-tasks.spec.ts goes through it with scripts.
for (const javaScriptEnabled of sampleOf([false, true], 1)) {
  test.describe(`the course chooser ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('leads in four questions to a course, and every answer has an address', async ({ page }) => {
      await page.goto(pathTo('individual-listing', 'pl'));
      for (const answer of ['Dla mnie', 'Nie', 'Pierwszej pomocy na co dzień i obsługi AED', 'Po angielsku']) {
        await expect(step(page)).toHaveCount(1);
        await step(page).getByRole('link', { name: answer, exact: true }).click();
      }
      await expect(page).toHaveURL(/#wybor-individual-other-basics-english$/);
      await expect(step(page)).toContainText('BLS-AED po angielsku');
      await page.goBack();
      await expect(step(page)).toContainText('W jakim języku?');
    });

    test('opens a shared answer', async ({ page }) => {
      await page.goto(`${pathTo('individual-listing', 'en')}#wybor-fire-other-road`);
      await expect(step(page)).toHaveCount(1);
      await expect(step(page).getByRole('link', { name: /road rescue/i })).toBeVisible();
    });
  });
}

test('a city page changes its city, and “all cities” opens the course', async ({ page }) => {
  await page.goto(pathTo('course-city', 'pl', { type: 'kpp-rec', city: 'wroclaw' }));
  await page.locator('.picker summary').click();
  await page.locator('.picker-options a', { hasText: 'Kraków' }).click();
  await expect(page).toHaveURL(/\/recertyfikacja-kpp\/krakow$/);
  await page.locator('.picker summary').click();
  await page.locator('.picker-options a', { hasText: 'Wszystkie miasta' }).click();
  await expect(page).toHaveURL(/\/recertyfikacja-kpp$/);
});
