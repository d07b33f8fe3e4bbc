import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { choosePlace } from '../visit/finder.ts';
import { test } from '../visit/test.ts';
import { client, fillContactCard, newAddress } from '../visit/visitor.ts';

/** What a new visitor wants to do on a phone: by taps and typing, from the first page to the answer, without a dead end. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Term {
  readonly id: number;
  readonly dateStart: string;
  readonly freePlaces: number | null;
}

const termsOf = async (page: Page, type: string): Promise<readonly Term[]> => {
  const answer = await page.request.get(`/api/v1/www/courses?type=${type}&client=${client}&lang=pl`);
  const { items }: { readonly items: readonly Term[] } = await answer.json();
  return items;
};

/** The booking of a date is open: its form, or the reserve list of a full one. */
const expectBooking = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/(?:rezerwacja|booking)\?course=[0-9]+(?:&type=[a-z0-9-]+)?$/);
  await expect(page.locator('.step-form')).toBeVisible();
};

test('finds the nearest KPP for a town without courses, in a month', covers('C140', 'C141'), async ({ page }) => {
  const terms = await termsOf(page, 'kpp');
  const month = terms[Math.floor(terms.length / 2)]?.dateStart.slice(0, 7) ?? '';
  await page.goto('/');
  await page.locator('form.finder select[name=type]').selectOption('kpp');
  await page.locator('form.finder select[name=month]').selectOption(month);
  await choosePlace(page, 'plock', 'Płock, mazowieckie');
  await page.locator('form.finder button[type=submit]').tap();
  await expect(page).toHaveURL(/\/szukaj\?.*place=/);
  await expect(page.locator('.term-month h3').first()).toHaveText(/^W\spobliżu$|^Dalej$/);
  await expect(page.locator('.term-city').first()).toHaveText(/\([0-9]+\skm\)$/);
  await page.locator('a.term:visible').first().tap();
  await expectBooking(page);
});

test('offers other dates for a month without a date in a city', covers('C141'), async ({ page }) => {
  const empty = '2099-01';
  await page.goto(`/szukaj?type=kpp&localization=lodz&month=${empty}`);
  const notice = page.locator('.notice');
  await expect(notice).toContainText('W styczniu 2099 nie ma takich terminów w Łodzi.');
  await expect(notice).toContainText('Najbliższe daty:');
  await expect(page.locator('form.finder button[type=submit]')).toHaveText('Pokaż najbliższe terminy');
  await notice.getByRole('link', { name: /^Łódź, / }).tap();
  await expectBooking(page);
});

test('finds an exam for a certificate that ends in eight weeks', async ({ page }) => {
  const end = new Date(Date.now() + 54 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(pathTo('course', 'pl', { type: 'kpp-rec' }));
  const calculator = page.locator('.calculator');
  await calculator.locator('[name=unit]').first().check();
  await calculator.getByLabel('datę ważności').check();
  const [year = '', month = '', day = ''] = end.split('-');
  for (const [part, typed] of Object.entries({ Dzień: day, Miesiąc: month, Rok: year }))
    await calculator.getByLabel(part, { exact: true }).fill(typed);
  const answer = calculator.getByRole('status');
  await expect(async () => {
    await calculator.getByRole('button', { name: 'Sprawdź' }).tap();
    await expect(answer).toContainText('Możesz zdawać już teraz', { useInnerText: true, timeout: 1_000 });
  }).toPass();
  await calculator.locator('[data-terms] a').first().tap();
  await expectBooking(page);
});

test('a company with twenty people in Poznań asks for an offer', covers('7.18', 'C142'), async ({ page }) => {
  await page.goto(pathTo('company-course', 'pl', { type: 'company-bls' }));
  await page.locator('main .offer a[href="#form"]').tap();
  await expect(page.locator('#form')).toBeInViewport();
  await expect(page.getByText('Oddzwaniamy w dni robocze, najpóźniej').first()).toBeVisible();
  await fillContactCard(page, newAddress());
  await page.getByRole('group', { name: 'Wersja szkolenia' }).getByLabel('rozszerzona').check();
  await page.getByLabel('Liczba osób').fill('20');
  await page.getByLabel('Miejsce szkolenia').fill('Poznań');
  await page.getByLabel('Kiedy').fill('marzec');
  const posted = page.waitForRequest(/\/api\/contact-form$/);
  await page.locator('.contact-form button[type=submit]').tap();
  const { content }: { readonly content: string } = (await posted).postDataJSON();
  expect(content).toContain(
    await page
      .locator('h1')
      .innerText()
      .then((words) => words.replaceAll(/\s+/g, ' ')),
  );
  expect(content).toMatch(
    /Wersja szkolenia: rozszerzona: \d+.godzin\nLiczba osób: 20\nMiejsce szkolenia: Poznań\nKiedy[^:]*: marzec/,
  );
  await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
});

test('parents find first aid for children', async ({ page }) => {
  await page.goto(pathTo('individual-listing', 'pl'));
  const step = page.locator('.chooser-step:visible');
  for (const answer of ['Dla mnie', 'Nie', 'Pomagania dzieciom'])
    await step.getByRole('link', { name: answer, exact: true }).tap();
  await step.locator('a[href^="/kurs"]').first().tap();
  await expect(page).toHaveURL(new RegExp(`${pathTo('course', 'pl', { type: 'ped' })}$`));
  await page.locator('.dates a.term').first().tap();
  await expectBooking(page);
});

test('finds a BLS course in English', async ({ page }) => {
  await page.goto(pathTo('individual-listing', 'en'));
  await page
    .locator(`main a[href="${pathTo('course', 'en', { type: 'bls-eng' })}"]:visible`)
    .first()
    .tap();
  await page.locator('.dates a.term').first().tap();
  await expectBooking(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a full date leads to the reserve list', covers('4.20'), async ({ page }) => {
  await page.goto(pathTo('course', 'pl', { type: 'kpp' }));
  await page.locator('.rest > summary', { hasText: 'Pokaż wszystkie terminy' }).tap();
  const row = page.locator('a.term-full').first();
  await expect(row).toContainText('Lista rezerwowa');
  await row.tap();
  await expectBooking(page);
});

test('a city page shows the dates of the course that a visitor chooses', async ({ page }) => {
  await page.goto(pathTo('city-listing', 'pl', { city: 'wroclaw' }));
  const filter = page.locator('.course-filter select');
  await filter.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?type=/);
  const chosen = await filter.locator('option:checked').textContent();
  const names = page.locator('.dates .term-course:visible');
  // The list follows its filter as soon as it can be drawn.
  await expect.poll(async () => [...new Set(await names.allTextContents())]).toEqual([chosen]);
});
