import { expect, type Page } from '@playwright/test';
import { covers } from '../../covers.ts';
import { confirmLink } from '../visit/confirm-address.ts';
import { test } from '../visit/reused-page.ts';
import { bookByCall, fillBooking, newAddress, openBooking, order } from '../visit/visitor.ts';

const stateCall = /\/api\/registrations\/[\w-]{20,}$/;
const reload = (page: Page) => page.getByRole('button', { name: /^(?:Wczytaj stronę ponownie|Load the page again)$/ });
const older = (page: Page) =>
  page.getByText(/^(?:Ta strona jest starsza niż serwer|This page is older than the server)/);
const disconnected = /połączyć z serwerem|połączenia z internetem|reach the server|zepsuło|broke/;

/** What a server of a later release answers: a word that this page has never heard of. */
const newWords = {
  state: { state: 'postponed' },
  place: { place: 'standing' },
  refund: {
    payment: {
      online: false,
      transfer: null,
      received: 0,
      missing: 0,
      refund: { state: 'split', amount: 1, reason: 'taken' },
    },
  },
} as const;

const answerNewer = async (page: Page, url: RegExp, change: object): Promise<void> => {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
};

for (const [locale, path] of [
  ['pl', '/rezerwacja'],
  ['en', '/en/booking'],
] as const) {
  test(`a page older than the server says so and reloads, in ${locale}`, async ({ page }) => {
    const reference = await bookByCall(page);
    for (const change of Object.values(newWords)) {
      await answerNewer(page, stateCall, change);
      await page.goto(`${path}?reference=${reference}`);
      await expect(older(page)).toBeVisible();
      await expect(page.locator('main')).not.toContainText(disconnected);
      await page.unroute(stateCall);
      await reload(page).click();
      await expect(page.locator('.outcome')).toBeVisible();
    }
  });
}

test('a page that is still older after a reload does not ask for another', async ({ page }) => {
  const reference = await bookByCall(page);
  await answerNewer(page, stateCall, newWords.state);
  await page.goto(`/rezerwacja?reference=${reference}`);
  await reload(page).click();
  await expect(page.getByText('Na serwerze coś się zepsuło')).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
});

test('an order whose answer an older page cannot parse opens its booking', async ({ page }) => {
  await openBooking(page);
  await fillBooking(page, newAddress());
  await answerNewer(page, /\/api\/registrations$/, newWords.state);
  const opened = page.waitForNavigation({ url: /reference=/ });
  await order(page).click();
  await opened;
  await expect(page.locator('.outcome')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('booking'))).toBeNull();
});

test('restores what was typed after an older page was reloaded', async ({ page }) => {
  await openBooking(page);
  const price = /\/api\/registration-price\?/;
  await page.route(price, (route) => route.fulfill({ json: { persons: 'one' } }));
  await fillBooking(page, newAddress());
  await expect(older(page)).toBeVisible();
  await page.unroute(price);
  await reload(page).click();
  await expect(page.locator('#booking-firstName, .answers').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('booking') ?? '{}').answers.firstName)).toBe(
    'Anna',
  );
});

test('a statement whose answer an older page cannot parse has arrived', async ({ page }) => {
  await page.goto('/odstapienie-od-umowy');
  await page.route(/\/api\/withdrawals$/, (route) =>
    route.fulfill({ json: { receivedAt: '2026-12-01T10:00:00Z', effect: 'halved' } }),
  );
  await page.locator('[id$=-name]').first().fill('Anna Nowak');
  await page.locator('[id$=-reference]').first().fill('4MR2-8XJY');
  await page.locator('[id$=-email]').first().fill(newAddress());
  await page.locator('.request-form button[type=submit]').click();
  await page.locator('#withdrawal-confirmation').check();
  await page.locator('.request-form button[type=submit]').click();
  await expect(page.getByText('To, co zostało wysłane, dotarło do nas.')).toBeVisible();
  await expect(page.locator('main')).not.toContainText(disconnected);
});

/** The form that links of mails had in release 0.1.0. */
const formerLink = (link: string, path: string): string => {
  const [, reference, token] = /registrations\/([\w-]+)\/confirmation\?token=([\w-]+)/.exec(link) ?? [];
  return `${path}?reference=${reference}&confirm=${token}`;
};

test(
  'a mail link of an earlier release leads to the button, with a script and without',
  covers('C186'),
  async ({ page, browser }) => {
    for (const path of ['/rezerwacja', '/en/booking']) {
      await page.goto(`${path}?reference=${await bookByCall(page)}`);
      const link = formerLink(await confirmLink(page), path);
      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
      const reader = await plain.newPage();
      await reader.goto(link);
      await expect(reader.locator('form button')).toBeVisible();
      await plain.close();
      // A host of files alone knows nothing of parameters: the page itself goes on.
      await page.route(/[?&]confirm=/, async (route) => route.fulfill({ response: await page.request.get(path) }));
      await page.goto(link);
      await page.locator('form button').click();
      await page.locator('main a.button').click();
      await expect(page.locator('.outcome')).toBeVisible();
      await page.unrouteAll();
    }
  },
);
