import { expect, type Page } from 'playwright/test';
import { covers } from '../../covers.ts';
import { certificateRunningOut } from '../visit/certificate-running-out.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const course = '/recertyfikacja-kpp';
const today = new Date('2026-11-21T10:00:00+01:00');
/** Hidden answers stand in the page too. */
const visible = { useInnerText: true };
const calculator = (page: Page) => page.locator('.calculator');

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test('a date in the address is computed at once and never leaves the browser', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${course}?wydano=2024-05-10`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const status = calculator(page).getByRole('status');
  await expect(status).toContainText('Jeszcze za wcześnie', visible);
  await expect(status).toContainText('10 maja 2027', visible);
  await expect(status).toContainText('10 lutego 2027', visible);
  await calculator(page).getByLabel('datę ważności').check();
  for (const [part, typed] of [
    ['Dzień', '10'],
    ['Miesiąc', '2'],
    ['Rok', '2027'],
  ] as const) {
    await calculator(page).getByLabel(part).fill(typed);
  }
  await calculator(page).getByRole('button', { name: 'Sprawdź' }).click();
  await expect(status).toContainText('Możesz zdawać już teraz', visible);
  expect(asked.filter((request) => request.includes('2027-02-10'))).toEqual([]);
  await expect(page).toHaveURL(/\?wydano=2024-05-10$/);
  expect(errors).toEqual([]);
});

test('an answer and its days go when a date is typed that does not exist', async ({ page }) => {
  await page.goto(`${course}?wydano=2024-05-10`);
  const status = calculator(page).getByRole('status');
  await expect(status).toContainText('10 maja 2027', visible);
  for (const [part, typed] of [
    ['Dzień', '31'],
    ['Miesiąc', '2'],
    ['Rok', '2027'],
  ] as const) {
    await calculator(page).getByLabel(part).fill(typed);
  }
  await calculator(page).getByRole('button', { name: 'Sprawdź' }).click();
  await expect(status).toHaveText('', visible);
  await expect(calculator(page).locator('.calculator-results')).toHaveText('', visible);
  await expect(calculator(page).locator('[data-missing]')).toBeVisible();
});

test('dates within the window are offered by distance from the city of the address', async ({ page }) => {
  await page.clock.setFixedTime(new Date());
  await page.goto(`${course}?localization=wroclaw&wydano=${certificateRunningOut()}`);
  const terms = calculator(page).locator('[data-terms] li');
  await expect(terms.first()).toContainText('Wrocław');
  await expect(terms.first().locator('a')).toHaveAttribute('href', /\/rezerwacja\?course=\d+$/);
  await calculator(page).getByLabel('Twoje miasto').selectOption({ label: 'Gdańsk' });
  await expect(terms.first()).toContainText(/Gdańsk|Gdynia/);
});

test('English dates are written as on the rest of the page', async ({ page }) => {
  await page.goto('/en/kpp-recertification?wydano=2024-02-10');
  await expect(calculator(page).getByRole('status')).toContainText('10 November 2026 – 10 February 2027', visible);
  await page.clock.setFixedTime(new Date());
  await page.goto(`/en/kpp-recertification?wydano=${certificateRunningOut()}`);
  await expect(calculator(page).locator('[data-terms] li').first()).toContainText(/^\d+\s[A-Z][a-z]+ 20\d\d, /);
});

test('certificates of the ministries are not computed, and a missing date is asked for', async ({ page }) => {
  await page.goto(course);
  const form = calculator(page).locator('form');
  await form.getByLabel('Dzień').focus();
  await expect(async () => {
    await form.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(form.getByText('Wpisz pełną datę')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(form.getByLabel('Dzień')).toBeFocused();
  await form.getByLabel('KPP MSWiA').check();
  await expect(calculator(page).getByRole('status')).toContainText('Tego zaświadczenia nie liczymy', visible);
  await expect(calculator(page).getByRole('status')).not.toContainText('Ważne do', visible);
});

test('who is of no cooperating unit is told that the exam is for others', covers('C17'), async ({ page }) => {
  await page.goto(`${course}?wydano=2024-02-10`);
  const status = calculator(page).getByRole('status');
  await expect(status).toContainText('Możesz zdawać już teraz', visible);
  await calculator(page).locator('[name=unit][value=no]').check();
  await expect(status).toContainText('Recertyfikacja jest dla osób z jednostek', visible);
  await expect(status).not.toContainText('Ważne do', visible);
  await expect(calculator(page).locator('[data-terms]')).toBeHidden();
});

test(
  'last Sundays of KPP courses within the window are told, and none of them is booked',
  covers('C19'),
  async ({ page }) => {
    await page.clock.setFixedTime(new Date());
    await page.goto(`${course}?localization=wroclaw&wydano=${certificateRunningOut()}`);
    const sundays = calculator(page).locator('[data-sundays] li');
    await expect(sundays.first()).toContainText(/^\d+\s\p{L}+ 20\d\d, \p{L}+/u);
    await expect(sundays.locator('a')).toHaveCount(0);
  },
);

test('the reminder is a calendar file of the first day', async ({ page }) => {
  await page.goto(`${course}?wydano=2024-05-10`);
  const download = page.waitForEvent('download');
  await calculator(page).getByRole('button', { name: 'Zapisz przypomnienie' }).click();
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toContain('DTSTART;VALUE=DATE:20270210');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rule is told in words and in a table', async ({ page }) => {
    await page.goto(course);
    await expect(calculator(page)).toBeHidden();
    await expect(page.locator('#kalkulator + .section-intro')).toContainText('3 lata');
    await page.locator('.window-table summary').click();
    await expect(page.locator('.window-table tbody tr')).toHaveCount(12);
  });
});
