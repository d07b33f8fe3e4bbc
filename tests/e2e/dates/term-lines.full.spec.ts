import { expect } from '@playwright/test';
import { test } from '../visit/reused-page.ts';

/** A date of two weekends in two months with long names, as the pages write it. */
const longest = '29\u2060–\u206031\u00a0października i\u00a05\u2060–\u20607\u00a0listopada 2027';

test('a date on two lines of a small phone leaves no year alone on the second', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const date = page.locator('.next-dates time').first();
  const widths = await date.evaluate((time, words) => {
    time.textContent = words;
    const range = document.createRange();
    range.selectNodeContents(time);
    return [...range.getClientRects()].map(({ width }) => width);
  }, longest);
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

test('the search without scripts offers months as a list', async ({ request }) => {
  const page = await request.get('/szukaj');
  expect(await page.text()).toMatch(
    /<select id="plain-month"[^>]*><option value=""[^>]*>[^<]+<\/option><option value="within-\d+">[^<]+<\/option><option value="\d{4}-\d{2}">/,
  );
});
