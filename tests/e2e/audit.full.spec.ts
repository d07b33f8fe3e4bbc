import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../depth.ts';
import { timeoutFactor } from '../timeout-factor.ts';
import { askAxe } from './every-page/ask-axe.ts';
import { test } from './visit/test.ts';
import { watchErrors } from './visit/watch-errors.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'audit-folder-'));
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// One folder serves every test of the file.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(180_000 * timeoutFactor);
  execFileSync(process.execPath, [join(root, 'scripts/audit.ts'), '--out', folder], { cwd: root, stdio: 'ignore' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (page: Page, file: string) => page.goto(`${pathToFileURL(folder)}/${file}`);
const pagesOf = (isRule: boolean): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.html') && file.startsWith('rule-') === isRule);

test('axe finds nothing on documents and on a page of either kind of rule', async ({ page }) => {
  test.slow();
  for (const file of [...sampleOf(pagesOf(false), 4), 'en/index.html', 'rule-discount.html', 'rule-carousel.html']) {
    await open(page, file);
    expect((await askAxe(page, tags)).violations, file).toEqual([]);
  }
});

test('the table of every rule begins on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const file of sampleOf(pagesOf(true), 12)) {
    await open(page, file);
    const top = await page
      .locator('#table table')
      .first()
      .evaluate((table) => table.getBoundingClientRect().top);
    expect(top, file).toBeLessThan(700);
  }
});

test('a trial highlights the deciding row, and refuses invalid values', async ({ page }) => {
  const errors = watchErrors(page);
  await open(page, 'en/rule-availability-badge.html');
  await page.getByText('Try it on this table').click();
  const places = page.getByRole('textbox', { name: 'free places' });
  await places.fill('3');
  await expect(page.locator('tr.decides')).toHaveAttribute('id', 'row-few');
  await places.fill('three');
  await expect(page.locator('tr.decides')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('a whole number is needed');
  expect(errors).toEqual([]);
});

test('prints the open decisions of one role as a letter of at most twenty pages', async ({ page }) => {
  await open(page, 'decisions.html?role=owner');
  const shown = await page.locator('article:visible').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(await page.locator('article').count());
  const letter = await page.pdf({ preferCSSPageSize: true });
  expect(letter.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(20);
});

test('a subject shows the texts that mention it, and no heading without one', async ({ page }) => {
  await open(page, 'en/legal-texts.html');
  await page.getByRole('link', { name: 'withdrawal', exact: true }).click();
  const rows = page.locator('tbody > tr:visible');
  expect(await rows.count()).toBeGreaterThan(0);
  for (const text of await rows.allTextContents()) expect(text).toMatch(/withdraw/i);
  for (const section of await page.locator('main section:visible:has(tr)').all())
    expect(await section.locator('tbody > tr:visible, li:visible').count()).toBeGreaterThan(0);
});
