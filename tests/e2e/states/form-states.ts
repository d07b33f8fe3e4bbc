import { expect, type Page } from '@playwright/test';
import { timeoutFactor } from '../../timeout-factor.ts';
import { confirmAddress } from '../visit/confirm-address.ts';
import {
  bookByCall,
  fillBooking,
  fillContactCard,
  fillDate,
  newAddress,
  next,
  openBooking,
  send,
} from '../visit/visitor.ts';
import type { WidgetState } from './widget-state.ts';

const summary = (page: Page) => page.locator('.error-summary');

const fillWithdrawal = async (page: Page): Promise<void> => {
  await page.locator('#withdrawal-name').fill('Anna Nowak');
  await page.locator('#withdrawal-reference').fill('4MR2 8xjy');
  await page.locator('#withdrawal-email').fill(newAddress());
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.locator('#withdrawal-confirmation')).toBeVisible();
};

/** Contact, booking, withdrawal and account deletion. */
export const formStates: readonly WidgetState[] = [
  {
    name: 'the contact form in use',
    path: '/kontakt',
    focus: '#contact-name',
    reach: async (page) => {
      await page.locator('#contact-name').click();
      await expect(page.locator('#contact-content')).toBeVisible();
    },
  },
  {
    name: 'the contact form with errors',
    path: '/kontakt',
    focus: '.error-summary',
    reach: async (page) => {
      await page.locator('#contact-name').click();
      await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
      await send(page).click();
      await expect(summary(page)).toBeFocused();
    },
  },
  {
    name: 'a message on its way',
    path: '/kontakt',
    prepare: (page) => page.route(/\/api\/contact-form$/, () => undefined),
    focus: '.contact-form button[type=submit]',
    reach: async (page) => {
      await fillContactCard(page, newAddress());
      await send(page).click();
      await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    },
  },
  {
    name: 'a message that was sent',
    path: '/kontakt',
    prepare: (page) => page.route(/\/api\/contact-form$/, (route) => route.fulfill({ json: {} })),
    focus: '.message button',
    reach: async (page) => {
      await fillContactCard(page, newAddress());
      await send(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a message that was not sent',
    path: '/en/contact',
    prepare: (page) => page.route(/\/api\/contact-form$/, (route) => route.fulfill({ status: 400, json: {} })),
    focus: '.message button',
    reach: async (page) => {
      await fillContactCard(page, newAddress());
      await send(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 20_000 * timeoutFactor });
    },
  },
  { name: 'the first step of a booking', path: '/', reach: openBooking },
  {
    name: 'a booking with errors',
    path: '/',
    focus: '.error-summary',
    reach: async (page) => {
      await openBooking(page);
      await next(page).click();
      await expect(summary(page)).toBeFocused();
    },
  },
  {
    name: 'a booking of a teenager',
    path: '/',
    focus: '.booking-main h2',
    reach: async (page) => {
      await openBooking(page);
      await page.locator('#booking-coming-withTeenager').check();
      await page.locator('#booking-guardianFirstName').fill('Anna');
      await page.locator('#booking-guardianLastName').fill('Nowak');
      await page.locator('#booking-firstName').fill('Jan');
      await page.locator('#booking-lastName').fill('Nowak');
      await fillDate(page, 'birthDate', `${new Date().getFullYear() - 15}-01-10`);
      await next(page).click();
      await expect(page.locator('#booking-phone')).toBeVisible();
    },
  },
  {
    name: 'the answers of a booking, to be checked',
    path: '/',
    focus: '.booking-main h2',
    reach: async (page) => {
      await openBooking(page);
      await fillBooking(page, newAddress());
    },
  },
  {
    name: 'a booking whose address is not confirmed yet',
    path: '/',
    focus: '.outcome-heading',
    reach: async (page) => {
      await openBooking(page);
      await fillBooking(page, newAddress());
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
      await expect(page.getByRole('heading', { name: /^Miejsce czeka do / })).toBeVisible();
    },
  },
  {
    name: 'a booking that waits for its payment',
    path: '/',
    focus: '.outcome-heading',
    reach: async (page) => {
      await page.goto(`/rezerwacja?reference=${await bookByCall(page)}`);
      await confirmAddress(page);
      await expect(page.locator('.payment')).toBeVisible();
    },
  },
  {
    name: 'a payment that failed',
    path: '/',
    focus: '.outcome-heading',
    reach: async (page) => {
      await page.goto(`/rezerwacja?reference=${await bookByCall(page)}`);
      await confirmAddress(page);
      await page.getByRole('button', { name: /^Zapłać/ }).click();
      await page.locator('button[value=failure]').click();
      await expect(page.getByRole('heading', { name: 'Płatność nieudana' })).toBeVisible();
    },
  },
  {
    name: 'a booking that is not known',
    path: '/rezerwacja?reference=nonsense',
    reach: (page) => expect(page.getByRole('heading', { name: 'Nie znamy takiej rezerwacji' })).toBeVisible(),
  },
  {
    name: 'a date that does not exist',
    path: '/rezerwacja?course=999999999',
    reach: (page) => expect(page.getByRole('heading', { name: 'Nie znaleźliśmy tego terminu' })).toBeVisible(),
  },
  {
    name: 'the withdrawal with errors',
    path: '/odstapienie-od-umowy',
    focus: '.error-summary',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Dalej' }).click();
      await expect(summary(page)).toBeFocused();
    },
  },
  {
    name: 'the withdrawal at its second step',
    path: '/odstapienie-od-umowy',
    focus: '.request-form > h2',
    reach: fillWithdrawal,
  },
  {
    name: 'the account deletion with errors',
    path: '/usuniecie-konta',
    focus: '.error-summary',
    reach: async (page) => {
      await page.locator('#deletion-email').focus();
      await page.keyboard.press('Enter');
      await expect(summary(page)).toBeFocused();
    },
  },
];
