import { expect, type Page } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { confirmAddress } from '../visit/confirm-address.ts';
import { fillBooking, fillContactCard, findTerm, newAddress } from '../visit/visitor.ts';

/** A call that the site makes in the browser, and how a visitor meets it. */
export interface FaultyCall {
  readonly id: string;
  /** The requests of the call. */
  readonly url: RegExp;
  /** Brings a visitor to the point where the next action makes the call. Done once. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Makes the call. */
  readonly act: (page: Page) => Promise<void>;
  /** The message about a failure; null where what is printed stays and nobody is bothered. */
  readonly message: string | null;
  /** The part of the page that stays as it was printed. */
  readonly quietPart?: string;
  /** Tries again; by default the retry button of the message. */
  readonly retry: (page: Page) => Promise<void>;
  /** Checks that the call has worked, and leads back to where it can be made again. */
  readonly recover: (page: Page) => Promise<void>;
  /** What has been typed and must never be lost. */
  readonly typed: (page: Page) => Promise<string>;
  /** Faults that are answers of their own: nobody reads a receipt, a lost date has its own page. */
  readonly harmless?: readonly string[];
  /** Faults after which there is nothing to try again. */
  readonly final?: readonly string[];
}

const nothingTyped = async (): Promise<string> => '';
const notice = '.notice:not(:has(.step-form)) button';

const reload = async (page: Page): Promise<void> => void (await page.reload());

const contactTyped = async (page: Page): Promise<string> =>
  JSON.stringify(
    await page
      .locator('.contact-form :is(input, textarea):not([tabindex])')
      .evaluateAll((controls) =>
        controls.map((control) => [Reflect.get(control, 'value'), Reflect.get(control, 'checked')]),
      ),
  );

const contact: FaultyCall = {
  id: 'contact-form',
  url: /\/api\/contact-form$/,
  prepare: async (page) => {
    await page.goto('/kontakt');
    await fillContactCard(page, newAddress());
  },
  act: (page) => page.locator('.contact-form button[type=submit]').click(),
  message: '[role=alertdialog].message-failure',
  retry: async (page) => {
    await page.locator('[role=alertdialog].message-failure button').click();
    await page.locator('.contact-form button[type=submit]').click();
  },
  recover: async (page) => {
    await page.locator('[role=alertdialog].message-success button').click();
    await expect(page.locator('#contact-name')).toHaveValue('');
    await fillContactCard(page, newAddress());
  },
  typed: contactTyped,
  harmless: [
    'bad JSON',
    'empty body',
    '204',
    'UTF-16 with a byte order mark',
    'wrong schema',
    'wrong values',
    'markup in every string',
  ],
};

const count: FaultyCall = {
  id: 'courses-count',
  url: /\/courses-count$/,
  prepare: async (page) => void (await page.goto('/')),
  act: async (page) => {
    const types = page.locator('.finder select[name=type]');
    const wanted = (await types.inputValue()) === 'kpp' ? 'ped' : 'kpp';
    await types.selectOption(wanted);
  },
  message: '.finder-note',
  retry: (page) => page.locator('.finder-note button').click(),
  recover: async (page) => {
    await expect(page.locator('.finder-note')).toHaveCount(0);
    await expect(page.locator('.finder button[type=submit]')).toContainText(/[0-9]/);
    await page.reload();
  },
  typed: (page) => page.locator('.finder select[name=type]').inputValue(),
};

const courses: FaultyCall = {
  id: 'courses',
  url: /\/api\/v1\/www\/courses\?/,
  prepare: async (page) => void (await page.goto(pathTo('course', 'pl', { type: 'ped' }))),
  act: async (page) => {
    await page.reload();
    await page.locator('.dates').scrollIntoViewIfNeeded();
  },
  message: '.dates .notice [role=alert]',
  retry: (page) => page.locator('.dates .notice button').click(),
  recover: async (page) => {
    await expect(page.locator('.dates .notice')).toHaveCount(0);
    await expect(page.locator('.dates time').first()).toBeVisible();
  },
  typed: (page) =>
    page
      .locator('.dates time')
      .count()
      .then((found) => String(found > 0)),
};

const term: FaultyCall = {
  id: 'term',
  url: /\/api\/term\?/,
  prepare: async (page) => {
    const { id } = await findTerm(page, '1dn', 3);
    await page.goto(`/rezerwacja?course=${id}`);
    await expect(page.locator('.step-form')).toBeVisible();
  },
  act: reload,
  message: 'main [role=alert].notice',
  retry: (page) => page.locator(notice).click(),
  recover: async (page) => void (await expect(page.locator('.step-form')).toBeVisible()),
  typed: nothingTyped,
  final: ['404', '410'],
};

const registration: FaultyCall = {
  id: 'registration',
  url: /\/api\/registrations$/,
  prepare: async (page) => {
    const { id } = await findTerm(page, '1dn', 3);
    await page.goto(`/rezerwacja?course=${id}`);
    await fillBooking(page, newAddress());
  },
  act: (page) => page.locator('.order button[type=submit]').click(),
  message: '.order [role=alert]',
  retry: (page) => page.locator('.order button[type=submit]').click(),
  recover: async (page) => {
    await expect(page.locator('.outcome')).toBeVisible();
    await registration.prepare(page);
  },
  typed: (page) => page.locator('.answers').innerText(),
};

/** A message above it may offer to load the page again. */
const payButton = (page: Page) => page.locator('.payment button').last();

const payment: FaultyCall = {
  id: 'payment-start',
  url: /\/api\/registrations\/[^/]+\/payment$/,
  prepare: async (page) => {
    await registration.prepare(page);
    await registration.act(page);
    await confirmAddress(page);
    await expect(payButton(page)).toBeVisible();
  },
  act: (page) => payButton(page).click(),
  message: '.payment [role=alert]',
  retry: (page) => payButton(page).click(),
  recover: async (page) => {
    await expect(page).toHaveURL(/\/sandbox$/);
    await page.locator('button[value=abandoned]').click();
    await expect(payButton(page)).toBeVisible();
  },
  typed: (page) => payButton(page).innerText(),
};

const state: FaultyCall = {
  id: 'registration-state',
  url: /\/api\/registrations\/[\w-]{20,}$/,
  prepare: payment.prepare,
  act: reload,
  message: 'main [role=alert].notice',
  retry: (page) => page.locator(notice).click(),
  recover: async (page) => void (await expect(page.locator('.outcome')).toBeVisible()),
  typed: nothingTyped,
  final: ['404', '410'],
};

const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('.finder option[value=kpp]')).toBeAttached();
  await expect(page.locator('.dates time').first()).toBeVisible();
};

const types: FaultyCall = {
  id: 'search-types',
  url: /\/search-types\?/,
  prepare: async (page) => {
    // A part of the dates, since each of 24 faults renders them again.
    await page.goto(`/szukaj?localization=${cities[0].id}`);
    await ready(page);
  },
  act: async (page) => {
    await page.reload();
    await ready(page);
  },
  message: null,
  quietPart: '.finder-section',
  retry: reload,
  recover: ready,
  typed: (page) => page.locator('.finder select').first().innerText(),
};

const faq: FaultyCall = {
  id: 'faq',
  url: /\/api\/faq$/,
  prepare: async (page) => void (await page.goto(pathTo('course', 'pl', { type: 'ped' }))),
  act: async (page) => {
    await page.reload();
    await page.locator('.faq').scrollIntoViewIfNeeded();
  },
  message: null,
  quietPart: '#faq',
  retry: (page) => faq.act(page),
  recover: async (page) => void (await expect(page.locator('.faq .question').first()).toBeVisible()),
  typed: async (page) => (await page.locator('.faq .question').allTextContents()).join(),
};

/** Every call that the site makes in the browser. */
export const faultyCalls: readonly FaultyCall[] = [
  contact,
  types,
  count,
  courses,
  faq,
  term,
  registration,
  payment,
  state,
];
