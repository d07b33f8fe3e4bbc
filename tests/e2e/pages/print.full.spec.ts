import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { pagesToVisit } from '../visit/site-pages.ts';
import { test } from '../visit/test.ts';

const sheetsOf = async (page: Page): Promise<number> => {
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
  return sheets.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
};

for (const { id } of model.emergencies)
  test(`the instruction ${id} prints on one sheet`, async ({ page }) => {
    await page.goto(pathTo(`emergency-${id}`, 'pl'));
    expect(await sheetsOf(page)).toBe(1);
  });

test('prints the phone number on a page whose form is left out', async ({ page }) => {
  await page.goto(pathTo('contact', 'pl'));
  await page.setViewportSize({ width: 700, height: 1000 });
  const number = page.locator('.site-header').getByText(model.organisation.phone.display, { exact: true });
  await expect(number).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(number).toBeVisible();
  await expect(page.locator(`.site-header a[href="${pathTo('search', 'pl')}"]`)).toBeHidden();
});

const courses = pagesToVisit.filter(({ kind }) => kind === 'course');
for (const { path } of courses) {
  test(`${path} prints on at most two sheets`, async ({ page }) => {
    await page.goto(path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });
}
