import { expect, type Page } from '@playwright/test';
import { foundSpellings } from '../../canary-spellings.ts';
import { confirmAddress } from '../visit/confirm-address.ts';
import { serverPlaces, serverTraces, typedCanary } from '../visit/server-traces.ts';
import { test } from '../visit/test.ts';
import { declare, findTerm, newAddress, takeTime } from '../visit/visitor.ts';

const isOrder = (method: string, url: string): boolean => method === 'POST' && url.endsWith('/api/registrations');

/** Everything that leaves the page or stays behind, except for the one request that must contain the number. */
const watchLeaks = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error.stack)));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()));
    if (!isOrder(request.method(), request.url())) seen.push(request.postData() ?? '');
  });
  page.on('response', async (response) => seen.push(await response.text().catch(() => '')));
  return seen;
};

const readPage = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  const inside = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const parts = [localStorage, sessionStorage, history.state, Reflect.get(window, 'dataLayer'), databases];
    const caches_ = 'caches' in window ? await caches.keys() : [];
    return JSON.stringify([parts, caches_, location.href, document.title, document.cookie, window.name]);
  });
  return inside + JSON.stringify(cookies);
};

const readDom = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map((control) => Reflect.get(control, 'value'));
    return document.documentElement.outerHTML + JSON.stringify(values);
  });

const expectNoLeak = (text: string, canary: string, where: string): void => {
  expect(foundSpellings(text, canary), where).toEqual([]);
};

const fillCertified = async (page: Page, canary: string): Promise<void> => {
  const fill = (field: string, text: string) => page.locator(`#booking-${field}`).fill(text);
  await fill('firstName', 'Anna');
  await fill('lastName', 'Nowak');
  await fill('pesel', canary);
  await fill('birthCity', 'Opole');
  await page.locator('.step-form button[type=submit]').click();
  await fill('street', 'Długa 1');
  await fill('postalCode', '50-123');
  await fill('city', 'Wrocław');
  await fill('email', newAddress());
  await fill('phone', '600 700 800');
  await page.locator('.step-form button[type=submit]').click();
  await declare(page);
};

test('sends a PESEL in one request and stores it nowhere: through failure, retry, payment, Back, print and another language', async ({
  page,
}) => {
  const canary = typedCanary();
  const seen = watchLeaks(page);
  const { id } = await findTerm(page, 'kpp', 3);
  await page.goto(`/rezerwacja?course=${id}`);
  await fillCertified(page, canary);
  await takeTime(page);
  await expect(page.locator('.answers')).toContainText(`*******${canary.slice(-4)}`);
  expectNoLeak(await readDom(page), canary, 'the page for checking');

  await page.route(/\/api\/registrations$/, (route) => route.abort('connectionreset'));
  const order = page.locator('.order button[type=submit]');
  await order.click();
  await expect(page.locator('.order [role=alert]')).toBeVisible();
  expectNoLeak(await readPage(page), canary, 'after a failure');
  await page.unroute(/\/api\/registrations$/);
  await order.click();
  await expect(page.locator('.outcome')).toBeVisible();
  expectNoLeak((await readDom(page)) + (await readPage(page)), canary, 'after success');

  await page.emulateMedia({ media: 'print' });
  expectNoLeak(await page.locator('body').innerText(), canary, 'in print');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page.locator('.step-form')).toBeVisible();
  expectNoLeak((await readDom(page)) + (await readPage(page)), canary, 'after Back');
  await page.goForward();
  await confirmAddress(page);
  await page.getByRole('button', { name: /^Zapłać/ }).click();
  await page.locator('button[value=failure]').click();
  await expect(page.locator('.payment')).toBeVisible();
  await page.locator('a[data-language]').first().click();
  await page.waitForLoadState('networkidle');
  expectNoLeak((await readDom(page)) + (await readPage(page)), canary, 'in the other language');
  expectNoLeak(seen.join('\n'), canary, 'requests, answers, addresses and console');
  const traces = serverTraces();
  expect(traces.get(serverPlaces.log)).toContain('/api/registrations');
  for (const [file, text] of traces) expectNoLeak(text, canary, file);
});

test('the PESEL field has no telling name, no autocompletion and no spell check', async ({ page }) => {
  const { id } = await findTerm(page, 'kpp', 1);
  await page.goto(`/rezerwacja?course=${id}`);
  const field = page.locator('#booking-pesel');
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(await field.getAttribute('name')).toBeNull();
});
