import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { test } from '../visit/test.ts';
import {
  declare,
  fillContactCard,
  fillDate,
  newAddress,
  next,
  openBooking,
  stepHeading,
  takeTime,
} from '../visit/visitor.ts';
import { parts } from './changed-parts.ts';
import { addNodesAlways, fillSilently, translateAlways, translateNow } from './translate.ts';

const uncaught = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

const contact = { street: 'Długa 1', postalCode: '50-123', city: 'Wrocław', phone: '600 700 800' } as const;

/** Each step of a booking with what is done in it; what stands on the page must follow. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  [
    'step 1',
    async (page) => {
      await next(page).click();
      await expect(page.locator('.error-summary li')).toHaveCount(3);
      await page.locator('#booking-firstName').fill('Anna');
      await page.locator('#booking-lastName').fill('Nowak');
      await page.locator('#booking-coming-withTeenager').check();
      await expect(page.locator('.price-total')).toContainText('2 osoby');
      await page.locator('#booking-coming-alone').check();
      await expect(page.locator('.price-total')).not.toContainText('2 osoby');
      await fillDate(page, 'birthDate', '1990-05-17');
      await next(page).click();
      await expect(stepHeading(page)).toHaveText('Krok 2 z 3: Kontakt');
    },
  ],
  [
    'step 2',
    async (page) => {
      await page.locator('#booking-phone').fill('600 700 800');
      await page.locator('#booking-email').fill('anna@gmial.com');
      await page.locator('#booking-phone').focus();
      await page.locator('.field-question button').click();
      await expect(page.locator('.field-question')).toHaveCount(0);
      await page.locator('#booking-email').fill(newAddress());
      await next(page).click();
      await expect(stepHeading(page)).toHaveText('Krok 3 z 3: Sprawdź i zamów');
    },
  ],
  [
    'step 3',
    async (page) => {
      await declare(page);
      await expect(page.locator('.answers')).toContainText('Nowak');
      await takeTime(page);
      await page.locator('.order button[type=submit]').click();
      await expect(page.locator('.outcome h2').first()).toBeVisible();
    },
  ],
];

const moments = ['from the beginning', ...steps.map(([name]) => name)];

for (const moment of sampleOf(moments, 0))
  test(`a booking translated ${moment === 'from the beginning' ? moment : `in ${moment}`} shows and keeps all input`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    if (moment === 'from the beginning') await translateAlways(page);
    await openBooking(page);
    await expect(stepHeading(page)).toHaveText('Krok 1 z 3: Kto przyjdzie?');
    for (const [name, act] of steps) {
      if (name === moment) await translateNow(page);
      await act(page);
    }
    expect(await page.locator('font').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

for (const [name, path, , act] of sampleOf(parts, 0))
  test(`${name} works on a page that is translated before hydration and after it`, async ({ page }) => {
    const errors = uncaught(page);
    await page.goto(path);
    await act(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await translateNow(page);
    await act(page);
    await translateAlways(page);
    await page.goto(path);
    await act(page);
    expect(errors).toEqual([]);
  });

for (const [name, path, file, act] of sampleOf(parts, 0))
  test(`${name} works with DOM changes by browser extensions, and after one failed download`, async ({ page }) => {
    const errors = uncaught(page);
    let asked = 0;
    await addNodesAlways(page);
    await page.route(`**/assets/${file}*.js`, (route) => {
      asked += 1;
      return asked === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto(path);
    await act(page);
    expect(await page.locator('[data-foreign]').count()).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(1);
    // React reports that the page differs from the printed one and renders the island itself; a navigation cuts an animation short.
    expect(errors.filter((message) => !/React error #418|^Transition was/.test(message))).toEqual([]);
  });

test('autofill without events is kept and sent, in the booking and in every other form', async ({ page }) => {
  await openBooking(page);
  await expect(page.locator('.price-total')).toBeVisible();
  await fillSilently(page, { 'booking-lastName': 'Nowak', 'booking-birthDate': '17', 'booking-birthDate-month': '5' });
  // Every letter renders the step again.
  await page.locator('#booking-firstName').pressSequentially('Anna');
  await fillSilently(page, { 'booking-birthDate-year': '1990' });
  await next(page).click();
  await expect(stepHeading(page)).toContainText('Krok 2');
  const email = newAddress();
  await fillSilently(page, Object.fromEntries(Object.entries(contact).map(([id, text]) => [`booking-${id}`, text])));
  await page.locator('#booking-email').fill(email);
  await page.reload();
  await fillDate(page, 'birthDate', '1990-05-17');
  await next(page).click();
  for (const [field, text] of Object.entries(contact))
    await expect(page.locator(`#booking-${field}`)).toHaveValue(text);
  await next(page).click();
  await expect(stepHeading(page)).toContainText('Krok 3');

  await page.goto(pathTo('course', 'pl', { type: 'kpp-rec' }));
  const calculator = page.locator('.calculator');
  await calculator.scrollIntoViewIfNeeded();
  for (const [part, text] of Object.entries({ day: '10', month: '2', year: '2019' }))
    await calculator.locator(`input[name=${part}]`).evaluate((control: HTMLInputElement, value) => {
      control.value = value;
    }, text);
  await calculator.locator('[name=unit][value=yes]').check();
  await calculator.locator('button[type=submit]').click();
  await expect(calculator.locator('[role=status] [data-answer=expiredAskUs]')).toBeVisible();

  await page.goto('/odstapienie-od-umowy');
  await expect(page.locator('#withdrawal-name')).toBeVisible();
  await fillSilently(page, {
    'withdrawal-name': 'Anna',
    'withdrawal-reference': '4MR2 8xjy',
    'withdrawal-email': email,
  });
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.locator('.answers-list')).toContainText(email);

  await page.goto('/usuniecie-konta');
  await expect(page.locator('#deletion-email')).toBeVisible();
  await fillSilently(page, { 'deletion-email': email });
  await page.locator('.request-form button[type=submit]').click();
  await expect(page.locator('.outcome-heading')).toBeVisible();
});

const dist = join(import.meta.dirname, '../../../dist');

if (isFull)
  test('asset names do not match ad-blocker filters', covers('C206'), () => {
    const record = join(dist, 'host/former-files.json');
    const former = existsSync(record) ? Object.keys(JSON.parse(readFileSync(record, 'utf8'))) : [];
    const files = readdirSync(join(dist, 'assets')).filter((file) => !former.includes(file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /track|analytic|consent|cookie|banner|campaign|\bads?\b/i.test(file))).toEqual([]);
  });

/** A booking up to its order, with every requested field filled in. */
const book = async (page: Page): Promise<void> => {
  await openBooking(page);
  for (const [, act] of steps) await act(page);
};

/** Files that load one after the other, each requested by the one before. */
const inTurn = /\/(?:shell|booking|order-step)-[0-9a-f]+\.js$/;

/** Refuses each of these files the first time; returns how often each was requested. */
const refuseOnce = async (page: Page, isRefused: (path: string) => boolean): Promise<ReadonlyMap<string, number>> => {
  const asked = new Map<string, number>();
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isRefused(pathname)) return route.fallback();
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return asked.get(pathname) === 1 ? route.abort('connectionreset') : route.continue();
  });
  return asked;
};

if (isFull)
  test(
    'a booking survives one failed download of each file, and says what to do when one stays missing',
    covers('C206'),
    async ({ page }) => {
      const asked = await refuseOnce(page, (path) => inTurn.test(path));
      await book(page);
      expect(asked.size).toBeGreaterThan(2);
      for (const [file, times] of asked) expect(times, file).toBeGreaterThan(1);
      await page.unrouteAll();
      await page.route('**/assets/booking-*.js', (route) => route.abort('blockedbyclient'));
      await page.goto('/rezerwacja');
      await expect(page.getByRole('alert').getByRole('link', { name: 'Odśwież stronę' })).toBeVisible();
    },
  );

if (isFull)
  test(
    'a booking needs none of its files at once, and none that loads with consent',
    covers('C206'),
    async ({ page }) => {
      test.setTimeout(900_000 * timeoutFactor);
      const needed = new Set<string>();
      const note = (request: Request) =>
        /\/assets\/.*\.js$/.test(request.url()) && needed.add(new URL(request.url()).pathname);
      page.on('request', note);
      await book(page);
      page.off('request', note);
      const refusable = [...needed].filter((file) => !file.includes('/loader-'));
      expect(refusable.length).toBeGreaterThan(5);

      await page.addInitScript(() => localStorage.setItem('consent', 'analytics'));
      const blocked = new Set<string>();
      const refused: number[] = [];
      for (const file of refusable) {
        await page.route('**/assets/*.js', (route) => {
          const { pathname } = new URL(route.request().url());
          if (needed.has(pathname)) return route.fallback();
          blocked.add(pathname);
          return route.abort('blockedbyclient');
        });
        const asked = await refuseOnce(page, (path) => path === file);
        await book(page);
        if (asked.has(file)) refused.push(asked.get(file) ?? 0);
        await page.unrouteAll();
      }
      expect(refused.length).toBeGreaterThan(5);
      expect(Math.min(...refused)).toBeGreaterThan(1);
      expect(blocked.size).toBeGreaterThan(0);
    },
  );

/** A release with which the files of the release before are gone: pages name another loader from now on, and `lost` is not there until one of them is opened; it is refused when `moment` has come. */
const release = async (page: Page, lost: RegExp, moment = Promise.resolve()): Promise<void> => {
  let isOpened = false;
  await page.route(lost, async (route) => {
    await moment;
    await (isOpened ? route.continue() : route.fulfill({ status: 404 }));
  });
  await page.route(
    (url) => !/\.[a-z]+$|\/api\//.test(url.pathname),
    async (route) => {
      isOpened ||= route.request().isNavigationRequest();
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('/assets/loader-', '/assets/./loader-');
      await route.fulfill({ response: answer, body });
    },
  );
};

test(
  'a release in the middle of a booking reloads the page and restores what was typed',
  covers('C206'),
  async ({ page }) => {
    await openBooking(page);
    const typed = Promise.withResolvers<void>();
    await release(page, /\/assets\/order-step-/, typed.promise);
    await steps[0]?.[1](page);
    await steps[1]?.[1](page);
    typed.resolve();
    await expect(page.getByText('Wpisane wcześniej odpowiedzi są na miejscu.')).toBeVisible();
    await fillDate(page, 'birthDate', '1990-05-17');
    await expect(async () => {
      if (await next(page).isVisible()) await next(page).click({ timeout: 1000 });
      await expect(page.locator('.order')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.locator('.answers')).toContainText('Nowak');
  },
);

if (isFull)
  test(
    'a release before a message is sent reloads the page, restores the message and sends it',
    covers('C206'),
    async ({ page }) => {
      await page.goto('/kontakt');
      const typed = Promise.withResolvers<void>();
      await release(page, /\/assets\/contact-delivery-/, typed.promise);
      await fillContactCard(page, newAddress());
      const reloaded = page.waitForEvent('load');
      typed.resolve();
      await reloaded;
      await expect(page.locator('#contact-name')).toHaveValue('Anna Nowak');
      await expect(page.locator('#contact-content')).toHaveValue('Pytanie o kurs');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await takeTime(page);
      await page.locator('.contact-form button[type=submit]').click();
      await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
    },
  );
