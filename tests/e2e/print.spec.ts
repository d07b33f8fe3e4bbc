import { expect, test } from 'playwright/test';

test('the table of medical situations prints on one sheet', async ({ page }) => {
  await page.goto('/stany-nagle');
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page[^s]/g)?.length).toBe(1);
});
