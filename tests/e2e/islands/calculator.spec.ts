import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { certificateRunningOut } from '../visit/certificate-running-out.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const course = pathTo('course', 'pl', { type: 'kpp-rec' });
const today = new Date('2026-11-21T10:00:00+01:00');
/** Hidden answers stand in the page too. */
const visible = { useInnerText: true };
const calculator = (page: Page) => page.locator('.calculator');

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

/** Types a day into the three fields, and presses the button. */
const compute = async (page: Page, day: string, month: string, year: string): Promise<void> => {
  const units = calculator(page).locator('[name=unit]');
  if ((await units.first().isVisible()) && (await units.and(page.locator(':checked')).count()) === 0)
    await units.first().check();
  for (const [part, typed] of Object.entries({ Dzień: day, Miesiąc: month, Rok: year }))
    await calculator(page).getByLabel(part).fill(typed);
  await calculator(page).getByRole('button', { name: 'Sprawdź' }).click();
};

test('computes a date at once, never sends it, can save it, and drops the answer for an impossible date', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(`${course}?wydano=2024-05-10`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const status = calculator(page).getByRole('status');
  await expect(calculator(page).locator('[data-error=unit]')).toBeVisible();
  await expect(status).toHaveText('', visible);
  await calculator(page).locator('[name=unit][value=yes]').check();
  await expect(status).toContainText('Jeszcze za wcześnie', visible);
  await expect(status).toContainText('10 maja 2027', visible);
  await expect(status).toContainText('10 lutego 2027', visible);
  const download = page.waitForEvent('download');
  await calculator(page).getByRole('button', { name: 'Zapisz przypomnienie' }).click();
  const file = await (await download).createReadStream();
  expect((await file.toArray()).join('')).toContain('DTSTART;VALUE=DATE:20270210');
  await calculator(page).getByLabel('datę ważności').check();
  await compute(page, '10', '2', '2027');
  await expect(status).toContainText('Możesz zdawać już teraz', visible);
  expect(asked.filter((request) => request.includes('2027-02-10'))).toEqual([]);
  await expect(page).toHaveURL(/\?wydano=2024-05-10$/);
  await compute(page, '31', '2', '2027');
  await expect(status).toHaveText('', visible);
  await expect(calculator(page).locator('.calculator-results')).toHaveText('', visible);
  await expect(calculator(page).locator('[data-error=day]')).toBeVisible();
  await calculator(page).getByLabel('datę wydania').check();
  await compute(page, '1', '2', '2099');
  await expect(calculator(page).locator('[data-error=future]')).toBeVisible();
  await expect(calculator(page).locator('[data-error=day]')).toBeHidden();
  await expect(calculator(page).locator('.calculator-results')).toHaveText('', visible);
  expect(errors).toEqual([]);
});

test(
  'offers dates within the window by distance from the city of the address, and shows last Sundays without a booking',
  covers('C19'),
  async ({ page }) => {
    await page.clock.setFixedTime(new Date());
    await page.goto(`${course}?localization=wroclaw&wydano=${certificateRunningOut()}`);
    await calculator(page).locator('[name=unit][value=yes]').check();
    const terms = calculator(page).locator('[data-terms] li');
    await expect(terms.first()).toContainText('Wrocław');
    const sundays = calculator(page).locator('[data-sundays] li');
    await expect(sundays.first()).toContainText(/^\d+\s\p{L}+\s20\d\d, \p{L}+/u);
    await expect(sundays.locator('a')).toHaveCount(0);
    await expect(terms.first().locator('a')).toHaveAttribute('href', /\/rezerwacja\?course=\d+$/);
    await calculator(page).getByLabel('Twoje miasto').selectOption({ label: 'Gdańsk' });
    await expect(terms.first()).toContainText(/Gdańsk|Gdynia/);
  },
);

if (isFull)
  test('formats English dates as the rest of the page', async ({ page }) => {
    await page.goto(`${pathTo('course', 'en', { type: 'kpp-rec' })}?wydano=2024-02-10`);
    await calculator(page).locator('[name=unit][value=yes]').check();
    await expect(calculator(page).getByRole('status')).toContainText('10 November 2026 – 10 February 2027', visible);
    await page.clock.setFixedTime(new Date());
    await page.goto(`${pathTo('course', 'en', { type: 'kpp-rec' })}?wydano=${certificateRunningOut()}`);
    await calculator(page).locator('[name=unit][value=yes]').check();
    await expect(calculator(page).locator('[data-terms] li').first()).toContainText(/^\d+\s[A-Z][a-z]+\s20\d\d, /);
  });

test('does not compute certificates of the ministries, and asks for a missing date', async ({ page }) => {
  await page.goto(course);
  const form = calculator(page).locator('form');
  await form.getByLabel('Dzień').focus();
  await expect(async () => {
    await form.getByRole('button', { name: 'Sprawdź' }).click();
    await expect(form.getByText('Wpisz pełną datę')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(form.locator('[name=unit]').first()).toBeFocused();
  await form.getByLabel('KPP MSWiA').check();
  await expect(calculator(page).getByRole('status')).toContainText('Dla tego zaświadczenia nie liczymy dat', visible);
  await expect(calculator(page).getByRole('status')).not.toContainText('Ważne do', visible);
});

test('tells people outside the cooperating units that the exam is for others', covers('C17'), async ({ page }) => {
  await page.goto(`${course}?wydano=2024-02-10`);
  const status = calculator(page).getByRole('status');
  await calculator(page).locator('[name=unit][value=yes]').check();
  await expect(status).toContainText('Możesz zdawać już teraz', visible);
  await calculator(page).locator('[name=unit][value=no]').check();
  await expect(status).toContainText('Recertyfikacja jest dla osób z jednostek', visible);
  await expect(status).not.toContainText('Ważne do', visible);
  await expect(calculator(page).locator('[data-terms]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains the rule in words and in a table', async ({ page }) => {
    await page.goto(course);
    await expect(calculator(page)).toBeHidden();
    await expect(page.locator('#kalkulator + .section-intro')).toContainText('3 lata');
    await page.locator('.window-table summary').click();
    await expect(page.locator('.window-table tbody tr')).toHaveCount(12);
  });
});
