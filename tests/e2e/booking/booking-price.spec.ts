import { expect, type Page } from '@playwright/test';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { confirmAddress } from '../visit/confirm-address.ts';
import { test } from '../visit/reused-page.ts';
import { client, declare, fillBooking, findTerm, newAddress, next, order, takeTime } from '../visit/visitor.ts';

/** A date with a free place whose type has no price. */
const findUnpriced = async (page: Page): Promise<number> => {
  const types: readonly { readonly id: string }[] = await (
    await page.request.get('/api/v1/www/search-types?lang=pl')
  ).json();
  for (const { id } of types) {
    const query = new URLSearchParams({ type: id, client, lang: 'pl' });
    const { price, items } = await (await page.request.get(`/api/v1/www/courses?${query}`)).json();
    const free = items.find(({ freePlaces }: { freePlaces: number | null }) => freePlaces !== 0);
    if (price === null && free !== undefined) return free.id;
  }
  throw new Error(
    'Every type of the demo calendar has a price or no free place; give this test a calendar of its own.',
  );
};

test(
  'without a price the same page takes an enquiry: no sum, no obligation to pay, no withdrawal notice',
  covers('C99'),
  async ({ page }) => {
    await page.goto(`/rezerwacja?course=${await findUnpriced(page)}`);
    await page.locator('#booking-firstName').fill('Anna');
    await page.locator('#booking-lastName').fill('Nowak');
    // Beside the name stands only the question whether the device may remember the answers.
    await expect(page.locator('.step-form input:not(#booking-remember)')).toHaveCount(2);
    await next(page).click();
    await page.locator('#booking-email').fill(newAddress());
    await page.locator('#booking-phone').fill('600700800');
    await next(page).click();
    await expect(page.locator('.step-form input[type=checkbox]')).toHaveCount(1);
    await page.locator('#booking-termsAcceptance').check();
    await expect(page.locator('.booking-main')).toContainText('do niczego nie zobowiązuje');
    await expect(order(page)).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/\d\s*zł|Zamawia/);
    await page.getByRole('button', { name: 'Zgłaszam chęć udziału' }).click();
    await expect(page.getByRole('heading', { name: 'Mamy Twoje zgłoszenie' })).toBeFocused();
    await expect(page.locator('.payment')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/odstąpi|zapłać/i);
  },
);

test('refuses a changed price with a sentence, and shows the new one above the button', async ({ page }) => {
  const { id } = await findTerm(page, '1dn', 3);
  let stale = true;
  await page.route(/\/api\/registration-price\?/, async (route) => {
    if (!stale) return route.continue();
    const upstream = await (await route.fetch()).json();
    await route.fulfill({ json: { ...upstream, amount: upstream.amount - 100 } });
  });
  await page.goto(`/rezerwacja?course=${id}`);
  await fillBooking(page, newAddress());
  const shown = page.locator('.order .price-total strong');
  const before = await shown.textContent();
  stale = false;
  await order(page).click();
  await expect(page.locator('.order [role=alert]')).toContainText('Cena zmieniła się');
  await expect(shown).not.toHaveText(before ?? '');
  await page.locator('.answers a').last().click();
  await next(page).click();
  await expect(page.locator('.order [role=alert]')).toBeEmpty();
  await order(page).click();
  await expect(page.getByRole('heading', { name: /^Miejsce czeka do / })).toBeVisible();
});

if (isFull)
  test(
    'the second person with the code of the first pays less, and a wrong code is reported at its field',
    covers('C84'),
    async ({ page }) => {
      const fill = async (): Promise<void> => {
        await page.locator('#booking-firstName').fill('Anna');
        await page.locator('#booking-lastName').fill('Nowak');
        await page.locator('#booking-pesel').fill('44051401359');
        await page.locator('#booking-birthCity').fill('Opole');
        await next(page).click();
        await page.locator('#booking-street').fill('Długa 1');
        await page.locator('#booking-postalCode').fill('50123');
        await page.locator('#booking-city').fill('Wrocław');
        await page.locator('#booking-email').fill(newAddress());
        await page.locator('#booking-phone').fill('600700800');
      };
      const goOn = async (): Promise<void> => {
        await next(page).click();
        await takeTime(page);
      };
      const { id } = await findTerm(page, 'kpp', 3);
      await page.goto(`/rezerwacja?course=${id}`);
      await fill();
      await goOn();
      await declare(page);
      await order(page).click();
      await confirmAddress(page);
      await page.getByRole('button', { name: /^Zapłać/ }).click();
      await page.locator('button[value=success]').click();
      await page.getByRole('link', { name: 'Zapis dla drugiej osoby' }).click();
      await fill();
      const code = await page.locator('#booking-pairCode').inputValue();
      await page.locator('#booking-pairCode').fill('AAAAA-AAAAA');
      await goOn();
      await expect(page.locator('.error-summary')).toContainText('Ten kod nie działa');
      await page.locator('#booking-pairCode').fill(code);
      await next(page).click();
      await declare(page);
      await expect(page.locator('.order .price-lines')).toContainText(`−${parameters.secondPersonDiscount / 100} zł`);
      await order(page).click();
      await expect(page.getByRole('heading', { name: /^Miejsce czeka do / })).toBeVisible();
    },
  );
