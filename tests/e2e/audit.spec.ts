import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { model } from '#model/index.ts';
import { signersOf } from '#model/schema/signing.ts';
import { timeoutFactor } from '../timeout-factor.ts';
import { askAxe } from './every-page/ask-axe.ts';
import { test } from './visit/test.ts';
import { watchErrors } from './visit/watch-errors.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'audit-folder-'));
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const tables = polish['audit-tables'];

// One folder serves every test of the file.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  test.setTimeout(180_000 * timeoutFactor);
  execFileSync(process.execPath, [join(root, 'scripts/audit.ts'), '--out', folder], { cwd: root, stdio: 'ignore' });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missing = (name: string): never => {
  throw new Error(`The model has no ${name}.`);
};

const open = (page: Page, file = 'index.html') => page.goto(`${pathToFileURL(join(folder, file))}`);
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: polish.audit.navigation }).getByRole('link', { name, exact: true }).click();
const search = (page: Page, words: string) => page.getByRole('searchbox', { name: polish.audit.search }).fill(words);
const found = (page: Page) => page.locator('.found a');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, text: string | RegExp) => page.locator('tbody tr:visible').filter({ hasText: text });

const rule = (id: string) => model.rules.find((one) => one.id === id) ?? missing(id);

/** The last word of a path that `rule/…` or another address ends with. */
const at = (address: string): RegExp => new RegExp(`/${address.replaceAll('.', '\\.')}\\.html`);

test.describe('in three steps at most an auditor finds', () => {
  test('the rule and its proof for a refused participant, from the words on the screen', async ({ page }) => {
    const errors = watchErrors(page);
    await open(page);
    await search(page, polish.form.tooYoung);
    await found(page).first().click();
    await expect(page).toHaveURL(at('rule/age-at-start'));
    await expect(heading(page)).toHaveText(rule('age-at-start').title.pl);
    await page.getByRole('link', { name: polish['audit-evidence'].proofFolded, exact: true }).click();
    const proof = page.getByRole('region', { name: tables.proof, exact: true });
    for (const printed of [tables.policyUnique, tables.coverageTotal]) await expect(proof).toContainText(printed);
    expect(errors).toEqual([]);
  });

  test('all rules that cite one article of a law, and the clauses that have no rule', async ({ page }) => {
    await open(page);
    await go(page, polish.audit.laws);
    const law = model.laws.find(({ id }) => id === 'civil-code-112') ?? missing('civil-code-112');
    await row(page, law.article?.pl ?? '')
      .locator('th a')
      .first()
      .click();
    await expect(page.getByRole('link', { name: rule('adult-at-start').title.pl })).toBeVisible();
    await go(page, polish.audit.clauses);
    await page.getByLabel(tables.state).selectOption(tables.clauseNoRule);
    await expect(row(page, tables.clauseRule)).toHaveCount(0);
    await expect(row(page, tables.clauseNoRule)).not.toHaveCount(0);
  });

  test('every page and mail with a price, and the value of a number on a day', async ({ page }) => {
    await open(page);
    const { blsPrice } = model.parameters;
    await search(page, blsPrice.name.pl);
    await found(page).first().click();
    await expect(page).toHaveURL(at('parameter/blsPrice'));
    const type = model.courseTypes.find(({ price }) => price?.standard === 'blsPrice') ?? missing('blsPrice');
    await expect(page.getByRole('region', { name: tables.pagesOfNumber })).toContainText(`/${type.slug.pl}`);
    await expect(page.getByRole('region', { name: tables.mailsOfNumber }).getByRole('link')).not.toHaveCount(0);
    await go(page, polish.audit.parameters);
    const { lowestPriceDays } = model.parameters;
    await page.getByLabel(polish.audit.filterText).fill(lowestPriceDays.name.pl);
    await expect(row(page, lowestPriceDays.name.pl)).toHaveCount(1);
    await page.getByLabel(polish.audit.filterDay).fill('2000-01-01');
    await expect(row(page, lowestPriceDays.name.pl)).toHaveCount(0);
    await page.getByLabel(polish.audit.filterDay).fill('2026-01-01');
    await expect(row(page, lowestPriceDays.name.pl)).toContainText(String(lowestPriceDays.values[0].value));
  });

  test('what changed since an approval, and who must confirm what', async ({ page }) => {
    await open(page);
    await go(page, polish.audit.changes);
    await expect(page.getByRole('region', { name: tables.changedSince })).toBeVisible();
    await go(page, polish.audit.questions);
    const open1 = model.register.filter((entry) => entry.status === 'open' && signersOf(entry).includes('lawyer'));
    const lawyer = page.getByRole('region', { name: `${tables.confirmedByLawyer} (${open1.length})` });
    for (const { id } of open1) await expect(lawyer.getByRole('link', { name: id, exact: true })).toHaveCount(1);
  });

  test('the promises that nobody keeps, and the record of processing of one field', async ({ page }) => {
    await open(page);
    await go(page, polish.audit.commitments);
    await page.getByLabel(tables.keeps).selectOption(tables.keptByNobody);
    const nobody = model.commitments.filter((commitment) => commitment.owner === null);
    await expect(page.locator('tbody tr:visible')).toHaveCount(nobody.length);
    await search(page, `${polish.form.pesel} pesel`);
    await found(page).filter({ hasText: polish.audit.kindField }).first().click();
    const field = model.forms.flatMap((form) => [...form.fields]).find(({ id }) => id === 'pesel') ?? missing('pesel');
    await expect(page).toHaveURL(/#pesel$/);
    await expect(page.locator('tr#pesel')).toContainText(field.purpose.pl);
  });

  test('a case through all rules of a registration, with an address that keeps it', async ({ page }) => {
    const errors = watchErrors(page);
    await open(page);
    await go(page, polish.audit.tryPage);
    await page.getByLabel(polish.audit.birthDay).fill('2019-01-01');
    await expect(page.locator('.chain > li')).toHaveCount(2);
    await page.getByLabel(polish.audit.birthDay).fill('1990-01-01');
    await expect(page.locator('.chain > li')).toHaveCount(8);
    await page.getByText(polish.audit.asExample).first().click();
    await expect(page.locator('.chain pre').first()).toContainText("birthDay: '1990-01-01'");
    await page.reload();
    await expect(page.getByLabel(polish.audit.birthDay)).toHaveValue('1990-01-01');
    const amount = page.locator('.chain > li[data-rule=amount-due]');
    await page.locator('[name=price]').fill('777');
    await expect(amount.locator('strong')).toContainText('777');
    await page.locator('[name=freePlaces]').fill('0');
    await expect(amount).toHaveCount(0);
    await page.getByLabel(polish.audit.whatToTry).selectOption('availability-badge');
    await page.locator('[name=freePlaces]').fill('0.5');
    await expect(page.locator('.refused')).toContainText('0.5');
    await expect(page.locator('.result')).toHaveCount(0);
    await page.locator('[name=freePlaces]').fill('1');
    await expect(page.locator('.result code')).not.toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test('another number of a rule is tried beside the one of the model, by keyboard, and put back', async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  await open(page, 'rule/availability-badge.html');
  const region = page.getByRole('region', { name: tables.tryNumbers, exact: true });
  await expect(region.getByRole('status')).toHaveText(polish.audit.asStated);
  const { lowAvailability } = model.parameters;
  const stated = lowAvailability.values[0].value;
  const field = region.getByLabel(lowAvailability.name.pl);
  await expect(field).toHaveValue(String(stated));
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(stated + 2));
  await expect(region.locator('tbody tr')).toHaveCount(2);
  await expect(region.locator('tbody tr').first().locator('th')).toHaveText(String(stated + 1));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(String(stated));
  await expect(region.locator('tbody tr')).toHaveCount(0);
  await field.fill('1.5');
  await expect(region.getByRole('status')).toContainText('1.5');
  await open(page, 'rule/discount.html');
  const discounts = page.getByRole('region', { name: tables.tryNumbers, exact: true });
  await discounts.locator('[name=secondPersonDiscount]').fill('151');
  await expect(discounts.locator('tbody tr').first()).toContainText('151');
  await expect(discounts.locator('.seen a').first()).toBeVisible();
  expect(errors).toEqual([]);
  const { violations } = await askAxe(page, tags);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await open(plain, 'rule/discount.html');
  await expect(plain.getByText(polish.audit.numbersScript)).toBeVisible();
  await plain.close();
});

test('the audit is readable by everybody, on a phone, in English and without JavaScript', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const file of [
    'index.html',
    'rule/course-finder.html',
    'commitments.html',
    'try.html',
    'en/form/contact.html',
  ]) {
    await open(page, file);
    const { violations } = await askAxe(page, tags);
    expect(violations.map(({ id, nodes }) => `${file} ${id} ${nodes[0]?.html}`)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${file} is wider than the screen`).toBe(false);
  }
  await expect(page.getByRole('navigation', { name: english.audit.navigation })).toBeVisible();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await open(plain, 'rules.html');
  await plain.getByRole('link', { name: rule('discount').title.pl, exact: true }).click();
  await expect(heading(plain)).toHaveText(rule('discount').title.pl);
  await expect(plain.locator('.search')).toBeHidden();
  await plain.close();
});
