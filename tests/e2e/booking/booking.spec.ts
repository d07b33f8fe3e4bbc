import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { courseWith } from '../../find-course.ts';
import { expectNoBarrier } from '../every-page/ask-axe.ts';
import { confirmAddress } from '../visit/confirm-address.ts';
import { test } from '../visit/test.ts';
import {
  fillBooking,
  fillDate,
  findTerm,
  newAddress,
  next,
  openBooking,
  order,
  somebody,
  takeTime,
} from '../visit/visitor.ts';

test(
  'a booking by keyboard alone, from the first field to the order, with a corrected year',
  covers('1.5', '2.21', '5.8', 'C205'),
  async ({ page }) => {
    await openBooking(page, '1dn');
    const tabTo = async (selector: string): Promise<void> => {
      for (let press = 0; press < 40; press += 1) {
        if (await page.locator(selector).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The Tab key does not reach ${selector} within 40 presses.`);
    };
    const type = async (field: string, text: string): Promise<void> => {
      await tabTo(`#booking-${field}`);
      await page.keyboard.type(text);
    };
    await page.locator('#booking-firstName').focus();
    await type('firstName', 'Anna');
    await type('lastName', 'Nowak');
    await type('birthDate', '17');
    await type('birthDate-month', '5');
    await type('birthDate-year', '90');
    await page.keyboard.press('Enter');
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(page).toHaveTitle(/^Błąd: /);
    await page.locator('.error-summary a', { hasText: 'Rok wpisz czterema cyframi' }).press('Enter');
    await expect(page.locator('#booking-birthDate-year')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1990');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Krok 2 z 3: Kontakt' })).toBeFocused();
    await expect(page).not.toHaveTitle(/^Błąd/);
    for (const [field, text] of [
      ['email', newAddress()],
      ['phone', '600700800'],
    ] as const) {
      await type(field, text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Sprawdź i zamów' })).toBeFocused();
    await expect(page.locator('#booking-termsAcceptance')).toBeVisible();
    for (const box of await page.locator('.step-form input[type=checkbox]').all()) {
      await tabTo(`#${await box.getAttribute('id')}`);
      await page.keyboard.press('Space');
    }
    await tabTo('.order button[type=submit]');
    expect(await page.evaluate(() => sessionStorage.getItem('booking'))).toContain('Anna');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Miejsce czeka do / })).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('booking'))).toBeNull();
  },
);

test('Back and Forward move between the steps, keep the answers, and the history contains none of them', async ({
  page,
}) => {
  await openBooking(page, '1dn');
  const address = newAddress();
  await fillBooking(page, address);
  await page.goBack();
  await expect(page.locator('#booking-email')).toHaveValue(address);
  await page.goForward();
  await expect(page.locator('.answers')).toContainText(address);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Anna|Nowak|example/);
  expect(page.url()).toMatch(/\/rezerwacja\?course=[0-9]+(?:&type=[a-z0-9-]+)?$/);
  await page.locator('.answers a').nth(1).click();
  await expect(page.locator('#booking-phone')).toHaveValue('600 700 800');
});

/** What one takes along from a paid booking: its days for a calendar, and a link that reveals nothing of the booking. */
const expectKept = async (
  page: Page,
  booked: { readonly reference: string; readonly term: { readonly id: number } },
) => {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dodaj do kalendarza' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(`UID:term-${booked.term.id}-1-`);
  await page.getByRole('button', { name: 'Udostępnij ten termin' }).click();
  await expect(page.getByRole('button', { name: 'Skopiowano link do terminu' })).toBeVisible();
  expect(await page.evaluate('copied.at(-1)')).toBe(new URL(`/rezerwacja?course=${booked.term.id}`, page.url()).href);
};

const transfer = { account: '61 1090 1014 0000 0712 1981 2874', holder: 'Szkoła, ul. Prosta 1', title: 'K7M4-P9TQ' };

/** The page of a booking as a server that takes transfers would answer for it, and of a visitor who is back from paying. */
const expectTransferPage = async (page: Page, reference: string): Promise<void> => {
  const upstream = await (await page.request.get(`/api/registrations/${reference}`)).json();
  let state = {
    ...upstream,
    state: 'pay',
    payment: { online: false, transfer, received: 10_000, missing: (upstream.amount ?? 0) - 10_000, refund: null },
  };
  await page.route(`**/api/registrations/${reference}`, (route) => route.fulfill({ json: state }));
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
  });
  await page.goto(`/rezerwacja?reference=${reference}`);
  await expect(page.locator('.transfer')).toContainText(transfer.account);
  await expect(page.locator('.outcome')).toContainText('Dotąd wpłynęło 100 zł');
  await expectNoBarrier(page, 'transfer');
  await page.getByRole('button', { name: /Numer rachunku/ }).click();
  await expect(page.getByRole('button', { name: 'Skopiowano Numer rachunku' })).toBeVisible();
  expect(await page.evaluate('copied')).toEqual([transfer.account.replaceAll(' ', '')]);
  state = { ...state, payment: { ...state.payment, online: true, transfer: null } };
  await page.goto(`/rezerwacja?reference=${reference}`);
  const pay = page.getByRole('button', { name: /^Zapłać / });
  await expect(pay).toBeVisible();
  const open = state;
  state = upstream;
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeFocused();
  state = open;
  await page.goto(`/rezerwacja?reference=${reference}&returned=1`);
  await expect(page.getByRole('heading', { name: 'Czekamy na potwierdzenie płatności' })).toBeVisible();
  state = {
    ...upstream,
    payment: { ...upstream.payment, refund: { state: 'requested', amount: 10_000, reason: 'office' } },
  };
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeFocused();
  await expect(page.locator('.outcome')).toContainText('Zwrot 100 zł jest zlecony');
  await page.unroute(`**/api/registrations/${reference}`);
  await expectKept(page, { ...upstream, reference });
};

test(
  'charges the amount above the button; a failed payment is retried without typing again; only the server says that it is paid',
  covers('4.27', '8.4'),
  async ({ page }) => {
    const id = await openBooking(page, '1dn');
    await fillBooking(page, newAddress());
    const { amount } = await (await page.request.get(`/api/registration-price?course=${id}&lang=pl&persons=1`)).json();
    await expect(page.locator('.order .price-total')).toContainText(`${amount / 100} zł`);
    const [sent] = await Promise.all([page.waitForRequest(/\/api\/registrations$/), order(page).click()]);
    expect(sent.postDataJSON().amount).toBe(amount);
    await expect(page).toHaveURL(/\?reference=[\w-]+$/);
    await confirmAddress(page);
    await page.getByRole('button', { name: `Zapłać ${amount / 100} zł` }).click();
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
    await page.locator('button[value=failure]').click();
    await expect(page.getByRole('heading', { name: 'Płatność nieudana' })).toBeVisible();
    await expect(page.locator('main input, .ask-first')).toHaveCount(0);
    await page.getByRole('button', { name: 'Zapłać ponownie' }).click();
    await page.locator('button[value=success]').click();
    await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
    await expectTransferPage(page, new URL(page.url()).searchParams.get('reference') ?? '');
    await page.goto('/rezerwacja?reference=nonsense');
    await expect(page.getByRole('heading', { name: 'Nie znamy takiej rezerwacji' })).toBeVisible();
  },
);

test('twenty clicks, Enter and a lost answer make one booking', async ({ page }) => {
  await openBooking(page, '1dn');
  await fillBooking(page, newAddress());
  const keys = new Set<string>();
  let posts = 0;
  await page.route(/\/api\/registrations$/, async (route) => {
    posts += 1;
    keys.add((await route.request().allHeaders())['idempotency-key'] ?? '');
    if (posts > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await order(page).evaluate((button) => {
    for (let click = 0; click < 20; click += 1) if (button instanceof HTMLElement) button.click();
  });
  await expect(page.locator('.order [role=alert]')).toBeVisible();
  expect(posts).toBe(1);
  await order(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.outcome')).toBeVisible();
  expect(posts).toBe(2);
  expect(keys.size).toBe(1);
});

test(
  'a teenager needs a guardian: labels say whose answer it is, and the price follows the choice',
  covers('1.21', '5.16'),
  async ({ page }) => {
    const id = await openBooking(page, '1dn', 3);
    await page.getByLabel('Imię', { exact: true }).fill('Anna');
    await page.locator('#booking-coming-withTeenager').check();
    const { amount } = await (await page.request.get(`/api/registration-price?course=${id}&lang=pl&persons=2`)).json();
    await expect(page.locator('.booking-aside .price-total')).toContainText(`${amount / 100} zł`);
    await expect(page.getByLabel('Twoje imię')).toHaveValue('Anna');
    await page.getByLabel('Twoje nazwisko').fill('Nowak');
    await expect(page.getByLabel('Imię nastolatka')).toHaveAttribute('autocomplete', 'off');
    await page.locator('#booking-firstName').fill('Jan');
    await page.locator('#booking-lastName').fill('Nowak');
    await fillDate(page, 'birthDate', '1990-01-10');
    await next(page).click();
    await expect(page.locator('.error-summary a')).toContainText('Ta osoba będzie w dniu kursu pełnoletnia');
    const year = new Date().getFullYear() - 15;
    await fillDate(page, 'birthDate', `${year}-01-10`);
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Krok 2 z 3: Kontakt' })).toBeFocused();
    await page.goBack();
    await page.locator('#booking-coming-alone').check();
    await next(page).click();
    await expect(page.locator('.error-summary a')).toContainText('Ta osoba będzie w dniu kursu niepełnoletnia');
  },
);

for (const priced of sampleOf([true, false], 1)) {
  test(
    `a full date ${priced ? 'with' : 'without'} a price offers the reserve list on one screen, without a sum or an obligation to pay`,
    covers('4.20', 'C131', 'C209'),
    async ({ page }) => {
      const { calendar: type } = courseWith({ priced, needsPesel: false });
      const answer = await page.request.get(
        `/api/v1/www/courses?type=${type}&client=kursy-dla-osob-prywatnych&lang=pl`,
      );
      const { items } = await answer.json();
      const full = items.find(
        ({ freePlaces }: { freePlaces: number | null }) => freePlaces !== null && freePlaces <= 0,
      );
      await page.goto(`/rezerwacja?course=${full.id}`);
      const upstream = await page.getByText(/Będziesz \d+\./).textContent();
      const position = upstream?.match(/Będziesz (\d+)/)?.[1];
      const enter = page.getByRole('button', { name: 'Zapisuję się na listę rezerwową' });
      await enter.click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await expect(page.locator('.error-summary a')).toHaveCount(5);
      await page.locator('#booking-firstName').fill('Anna');
      await page.locator('#booking-lastName').fill('Nowak');
      await page.locator('#booking-email').fill(newAddress());
      await page.locator('#booking-phone').fill('600700800');
      await page.locator('#booking-termsAcceptance').check();
      await expectNoBarrier(page, 'reserve list');
      await takeTime(page);
      await expect(page.locator('main')).not.toContainText(/\d\szł|zapłat|odstąp/i);
      await enter.click();
      await expect(page.getByRole('heading', { name: 'Jesteś na liście rezerwowej' })).toBeFocused();
      await expect(page.locator('main')).toContainText(`Jesteś ${position}.`);
      await expect(page.locator('main')).not.toContainText(/\d\szł|zapłat|odstąp/i);
    },
  );
}

if (isFull)
  test('an unknown date and a missing date lead to the courses and the phone', async ({ page }) => {
    await page.goto('/rezerwacja?course=999999999');
    await expect(page.getByRole('heading', { name: 'Nie znaleźliśmy tego terminu' })).toBeVisible();
    await page.goto('/en/booking');
    await expect(page.getByRole('heading', { name: 'Choose a date' })).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  });

test(
  'confirms a withdrawal in a second step, and answers a deletion alike for every address',
  covers('2.23'),
  async ({ page }) => {
    await page.goto('/odstapienie-od-umowy');
    await page.locator('#withdrawal-name').fill('Anna Nowak');
    await page.locator('#withdrawal-reference').fill('4MR2 8xjy');
    await page.locator('#withdrawal-email').fill(newAddress());
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.locator('#withdrawal-confirmation')).toBeVisible();
    await expectNoBarrier(page, 'withdrawal');
    await page.getByRole('button', { name: 'Odstępuję od umowy' }).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.locator('#withdrawal-confirmation').check();
    await page.getByRole('button', { name: 'Odstępuję od umowy' }).click();
    await expect(page.getByRole('heading', { name: 'Oświadczenie przyjęte' })).toBeFocused();
    await expect(page.getByText('Mamy Twoje oświadczenie. Nie zakończyło ono od razu żadnej rezerwacji')).toBeVisible();
    await page.goto('/en/account-deletion');
    await page.locator('#deletion-email').fill(newAddress());
    await expectNoBarrier(page, 'deletion');
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused();
  },
);

test('a visitor who orders a seat that was just taken is put on the reserve list and not charged', async ({ page }) => {
  const { id } = await findTerm(page, '1dn', 1);
  const lang = 'pl';
  const { price } = await (await page.request.get(`/api/term?course=${id}&lang=${lang}`)).json();
  await page.goto(`/rezerwacja?course=${id}`);
  await fillBooking(page, newAddress());
  await expect(order(page)).toBeVisible();
  for (let place = 'confirmed'; place === 'confirmed'; ) {
    const answer = await page.request.post('/api/registrations', {
      headers: { 'idempotency-key': randomUUID() },
      data: { ...somebody, course: id, lang, email: newAddress(), amount: price },
    });
    ({ place } = await answer.json());
  }
  await order(page).click();
  await expect(page.getByRole('heading', { name: 'Jesteś na liście rezerwowej' })).toBeFocused();
  await expect(page.getByText('ktoś zajął ostatnie miejsce')).toBeVisible();
  await expect(page.locator('.payment')).toHaveCount(0);
  await expectNoBarrier(page, 'reserve list');
  await page.reload();
  await expect(page.getByText('Do tego czasu nic nie płacisz')).toBeVisible();
  await expect(page.locator('.payment')).toHaveCount(0);
});
