import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { answerConsent, test } from '../visit/reused-page.ts';

const phone = { width: 390, height: 844 };

/** What the bar at the upper edge covers: the lower edge of whatever sticks there. */
const barEnd = (page: Page): Promise<number> =>
  page.locator('.anchor-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);

for (const type of ['bls', 'kpp', 'kpp-rec'] as const)
  test(`on a phone each part of the course ${type} is one touch away, and the bar covers no heading`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await answerConsent(page);
    await page.goto(pathTo('course', 'pl', { type }));
    const links = page.locator('.anchor-bar a');
    expect(await links.count()).toBeGreaterThanOrEqual(4);
    for (const link of await links.all()) {
      await link.click();
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect(part).toBeInViewport();
      const { y } = (await part.boundingBox()) ?? { y: 0 };
      expect(y, await link.innerText()).toBeGreaterThanOrEqual((await barEnd(page)) - 1);
    }
  });

test('the calculator of the recertification is linked from the first screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await answerConsent(page);
  await page.goto(pathTo('course', 'pl', { type: 'kpp-rec' }));
  const link = page.getByRole('link', { name: 'Sprawdź, kiedy możesz zdawać' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.locator('#kalkulator')).toBeInViewport();
});

test('the essay of a course begins with one part, and opens and closes by its button', async ({ page }) => {
  await page.goto(pathTo('course', 'pl', { type: 'bls' }));
  const essay = page.locator('.seo .rest');
  await expect(essay.locator('.prose')).toBeHidden();
  await essay.getByText('Czytaj dalej').click();
  await expect(essay.locator('.prose')).toBeVisible();
  await essay.locator('summary').click();
  await expect(essay.locator('.prose')).toBeHidden();
});
