import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { cities } from '#generated/data/cities.ts';
import { startSmtp } from '../../backend/outbox/smtp-fixture.ts';
import { covers } from '../../covers.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { expectNoBarrier } from '../every-page/ask-axe.ts';
import { test } from '../visit/test.ts';
import { fillBooking, newAddress } from '../visit/visitor.ts';
import { type Provider, startProvider } from './provider.ts';

/** The address that a link of a mail leads to. */
const linkIn = (text: string, path: string): string => {
  const link = text.match(/https?:\/\/[^\s)>]+/g)?.find((found) => found.includes(path));
  if (link === undefined) throw new Error(`The mail has no link with ${path}: ${text}`);
  return link;
};

/** Opening the link of a mail changes nothing, even in a browser that runs scripts; its one button does, and leads to the booking. */
const pressLink = async (page: Page, link: string, state: 'unconfirmed' | 'offered'): Promise<void> => {
  const path = new URL(link).pathname.replace('/confirmation', '');
  const before = await (await page.request.get(path)).json();
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.locator('button')).toHaveCount(1);
  expect(await (await page.request.get(path)).json()).toEqual(before);
  expect([before.state, before.heldUntil === null]).toEqual([state, false]);
  await page.locator('form button').click();
  if (state === 'unconfirmed') await page.locator('main a.button').click();
};

/** Withdraws from a booking that is paid: which one it is, and what was paid, stand beside the last button. */
const withdraw = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.locator('#withdrawal-name').fill('Anna Nowak');
  await expect(page.locator('#withdrawal-reference')).not.toHaveValue('');
  await page.locator('#withdrawal-email').fill(email);
  await page.getByRole('button', { name: 'Dalej' }).click();
  const contract = page.getByRole('region', { name: 'Umowa, od której odstępujesz' });
  await expect(contract).toContainText(cities[0].name);
  const paid = /[0-9]+\s+zł/.exec((await contract.textContent()) ?? '')?.[0] ?? '';
  expect(Number.parseInt(paid, 10)).toBeGreaterThan(0);
  await expectNoBarrier(page, 'the check of a withdrawal');
  await page.locator('#withdrawal-confirmation').check();
  await page.getByRole('button', { name: 'Odstępuję od umowy' }).click();
  await expect(page.getByRole('heading', { name: 'Oświadczenie przyjęte' })).toBeFocused();
  await expect(page.getByText('Oświadczenie jest skuteczne')).toBeVisible();
  await expect(page.getByText(`Zwrócimy ${paid} najpóźniej `)).toBeVisible();
  await expectNoBarrier(page, 'a withdrawal that was sent');
};

const journey = test.extend<{ smtp: Awaited<ReturnType<typeof startSmtp>>; provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture depends on
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.close();
  },
  provider: [
    async ({ smtp }, use) => {
      const provider = await startProvider(smtp.url);
      await use(provider);
      await provider.close();
    },
    { timeout: 180_000 * timeoutFactor },
  ],
  baseURL: ({ provider }, use) => use(provider.origin),
});

/** The office imports a term of its own with one place, far enough for every deadline; its number. */
const importTerm = async ({ office }: Provider, file: string): Promise<number> => {
  const day = formatCivilDate(warsawDate(Date.now()) + 60);
  await writeFile(file, `nr,kurs,miasto,dzień,godziny,miejsca\n4100001,1dn,${cities[0].name},${day},9:00–17:00,1\n`);
  expect(await office('import-terms', file, '--json')).toMatchObject([{ action: 'new', free: 1 }]);
  return 4_100_001;
};

/** Puts somebody on the reserve list of a term, and returns the number of the entry. */
const joinReserve = async (page: Page, course: number, email: string): Promise<string> => {
  const person = { firstName: 'Jan', lastName: 'Kowalski', phone: '600700800', termsAcceptance: true, amount: null };
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await page.request.post('/api/registrations', {
    headers,
    data: { ...person, course, lang: 'pl', email },
  });
  const { number, position } = await answer.json();
  expect(position).toBe(1);
  return number;
};

/** Takes the place of an offer, and orders it: the entry becomes the booking, under its own number. */
const orderOffered = async (page: Page, link: string, { number, email }: { number: string; email: string }) => {
  await pressLink(page, link, 'offered');
  await expect(page.locator('#booking-firstName')).toHaveValue('Jan');
  await expect(page).not.toHaveURL(/#/);
  await fillBooking(page, email);
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('heading', { name: 'Miejsce czeka na płatność' })).toBeFocused();
  await expect(page.locator('.outcome')).toContainText(number);
};

/** The page of an offer that nobody took in time, as the server answers for it a day later. */
const expectLapsedOffer = async (page: Page): Promise<void> => {
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  const path = `/api/registrations/${reference}`;
  const upstream = await (await page.request.get(path)).json();
  const lapsed = { ...upstream, state: 'expired', amount: null, withdrawalUntil: null };
  await page.route(`**${path}`, (route) => route.fulfill({ json: lapsed }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Czas na zamówienie minął' })).toBeFocused();
  await expect(page.locator('.outcome')).not.toContainText(/płatności|zwrócimy|odstęp|umow/i);
};

journey(
  'somebody books, confirms the address, pays by transfer and withdraws, and the place goes to the reserve list; every step comes by mail, and the office sees, lists and exports it',
  covers('C100', 'C110', 'C113', 'C120', 'C122', 'C186'),
  async ({ page, smtp, provider }, testInfo) => {
    journey.slow();
    const { office } = provider;
    const [email, waiting] = [newAddress(), newAddress()];
    const mailAbout = async (subject: string, address = email): Promise<string> => {
      const find = () =>
        smtp.received.find(({ to, parsed }) => to.includes(address) && parsed.subject?.startsWith(subject) === true);
      await expect.poll(find, { message: `a mail “${subject}”` }).toBeDefined();
      return find()?.parsed.text ?? '';
    };
    const id = await importTerm(provider, testInfo.outputPath('terminy.csv'));
    await page.goto(`/rezerwacja?course=${id}`);
    await fillBooking(page, email);
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('heading', { name: /^Miejsce czeka do / })).toBeFocused();
    await expect(page.locator('.payment, .transfer')).toHaveCount(0);
    await pressLink(page, linkIn(await mailAbout('Potwierdź adres'), '/confirmation?'), 'unconfirmed');
    const [number = ''] = (await mailAbout('Przyjęliśmy zamówienie')).match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/) ?? [];
    await expect(page.locator('.outcome')).toContainText(number);

    expect(await office('mark-paid', number, '--as', 'Ewa', '--json')).toMatchObject({ number, outcome: 'settle' });
    await mailAbout('Płatność przyjęta');
    expect(await office('attendance', String(id), '--csv')).toContain('Nowak');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeFocused();
    const entry = await joinReserve(page, id, waiting);
    await withdraw(page, email);
    expect(await mailAbout('Odstąpienie od umowy przyjęte')).toContain(number);
    expect(await office('bookings', '--term', String(id), '--json')).toMatchObject([
      { number, state: 'withdrawn' },
      { number: entry, state: 'offered' },
    ]);
    expect(await office('bookings', '--term', String(id), '--csv')).toContain(email);
    expect(await office('refunds', '--json')).toMatchObject([{ number }]);

    const offer = linkIn(await mailAbout('Możesz już zamówić', waiting), '/confirmation?');
    await orderOffered(page, offer, { number: entry, email: waiting });
    const sold = await office('bookings', '--term', String(id), '--state', 'awaitingPayment', '--json');
    expect(sold).toMatchObject([{ number: entry, email: waiting }]);
    await expectLapsedOffer(page);
  },
);
