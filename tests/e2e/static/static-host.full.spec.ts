import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';
import { fillContactCard } from '../visit/visitor.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { startProvider } from './provider.ts';
import { startSite } from './started-site.ts';

const token = 'public-token';
const city = pathTo('company-city', 'pl', { type: 'company-bls', city: 'poznan' });

const startBoth = async () => {
  const provider = await startProvider(token);
  const site = await startSite('serve-static-site.ts', {
    PROVIDER_URL: provider.url,
    PROVIDER_PUBLIC_TOKEN: token,
  });
  const close = async (): Promise<void> => {
    await site.close();
    provider.close();
  };
  return { provider, site, close };
};

let both: Awaited<ReturnType<typeof startBoth>>;
test.beforeAll(async () => {
  test.setTimeout(180_000 * timeoutFactor);
  both = await startBoth();
});
test.afterAll(() => both.close());
test.describe.configure({ mode: 'serial' });

const send = async (page: Page, email: string): Promise<void> => {
  await fillContactCard(page, email);
  await page.locator('.contact-form button[type=submit]').click();
  await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
};

const message = { name: 'Anna Nowak', phone: '600700800', agreement: true };

test(
  'on a static host the form reaches the provider with the five fields and the public token',
  covers('6.2', '7.1', 'C47'),
  async ({ page }) => {
    const errors = watchErrors(page);
    // The page asks the calendar once it has loaded; a host of files has none of its own.
    await answerCalendar(page);
    await page.goto(`${both.site.origin}${city}`);
    await send(page, 'anna@example.pl');
    const content = `${(await page.locator('h1').textContent())?.replaceAll('\u00a0', ' ')}\n\nPytanie o kurs`;
    expect(both.provider.received).toEqual([
      {
        url: '/api/contact-form',
        authorization: `Bearer ${token}`,
        body: { ...message, email: 'anna@example.pl', content },
      },
    ]);
    // A link under the pointer is fetched ahead; the terms are no page of this small site.
    expect(errors.filter((error) => !error.endsWith(pathTo('terms', 'pl')))).toEqual([]);
  },
);

test('the form next to the booking reaches the provider too', async ({ page }) => {
  await page.goto(`${both.site.origin}/rezerwacja`);
  await page.locator('.ask-first > summary').click();
  await send(page, 'booking@example.pl');
  expect(both.provider.received.at(-1)).toMatchObject({
    authorization: `Bearer ${token}`,
    body: { email: 'booking@example.pl' },
  });
});

test('a filled honeypot field is sent too, so that no visitor is told “sent” for a discarded message', async ({
  page,
}) => {
  const before = both.provider.received.length;
  await page.goto(`${both.site.origin}${city}`);
  await page.locator('#contact-unseen').evaluate((field) => Reflect.set(field, 'value', 'https://spam.example'));
  await send(page, 'spam@example.pl');
  expect(both.provider.received).toHaveLength(before + 1);
});

test('without JavaScript the page says so and shows the phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto(`${both.site.origin}${pathTo('contact', 'pl')}`);
  await expect(page.getByText('Formularz wymaga JavaScriptu.')).toBeVisible();
  await expect(page.locator('.contact-form')).toBeHidden();
  await context.close();
});
