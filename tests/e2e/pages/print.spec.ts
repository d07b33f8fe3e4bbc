import { expect, type Page } from 'playwright/test';
import { sampleOf } from '../../depth.ts';
import { pagesToVisit } from '../visit/site-pages.ts';
import { test } from '../visit/test.ts';

const sheetsOf = async (page: Page): Promise<number> => {
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
  return sheets.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
};

test('the table of medical situations prints on one sheet', async ({ page }) => {
  await page.goto('/stany-nagle');
  expect(await sheetsOf(page)).toBe(1);
});

const courses = pagesToVisit.filter(({ kind }) => kind === 'course');
for (const { path } of sampleOf(courses, 1)) {
  test(`${path} prints on two sheets at most`, async ({ page }) => {
    await page.goto(path);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  });
}
