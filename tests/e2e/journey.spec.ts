import { expect, type Page } from 'playwright/test';
import { startSmtp } from '../backend/mail/smtp-fixture.ts';
import { witnesses } from '../witnesses.ts';
import { fillBooking, findTerm, newAddress } from './faults/visitor.ts';
import { type Provider, startProvider } from './journey/provider.ts';
import { test } from './test.ts';

/** The address that a link of a mail leads to. */
const linkIn = (text: string, path: string): string => {
  const link = text.match(/https?:\/\/[^\s)>]+/g)?.find((found) => found.includes(path));
  if (link === undefined) throw new Error(`The mail has no link with ${path}: ${text}`);
  return link;
};

const withdraw = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.locator('#withdrawal-name').fill('Anna Nowak');
  await page.locator('#withdrawal-email').fill(email);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.locator('#withdrawal-confirmation').check();
  await page.getByRole('button', { name: 'Odstępuję od umowy' }).click();
  await expect(page.getByRole('heading', { name: 'Oświadczenie przyjęte' })).toBeFocused();
};

const journey = test.extend<{ smtp: Awaited<ReturnType<typeof startSmtp>>; provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture depends on
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.close();
  },
  provider: async ({ smtp }, use) => {
    const provider = await startProvider(smtp.url);
    await use(provider);
    await provider.close();
  },
  baseURL: ({ provider }, use) => use(provider.origin),
});

journey(
  'somebody books, confirms the address, pays by transfer and withdraws; every step comes by mail, and the office sees, lists and exports it',
  witnesses('C100', 'C110', 'C113'),
  async ({ page, smtp, provider: { office } }) => {
    journey.slow();
    const email = newAddress();
    const mailAbout = async (subject: string): Promise<string> => {
      const find = () =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith(subject) === true);
      await expect.poll(find, { message: `a mail “${subject}”` }).toBeDefined();
      return find()?.parsed.text ?? '';
    };
    const { id } = await findTerm(page, '1dn');
    await page.goto(`/rezerwacja?course=${id}`);
    await fillBooking(page, email);
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await page.goto(linkIn(await mailAbout('Potwierdź adres'), 'confirm='));
    const [number = ''] = (await mailAbout('Dane do przelewu')).match(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/) ?? [];
    await expect(page.locator('.outcome')).toContainText(number);

    expect(await office('mark-paid', number, '--as', 'Ewa', '--json')).toMatchObject({ number, outcome: 'settle' });
    await mailAbout('Płatność przyjęta');
    expect(await office('attendance', String(id), '--csv')).toContain('Nowak');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeFocused();
    await withdraw(page, email);
    expect(await mailAbout('Odstąpienie od umowy przyjęte')).toContain(number);
    expect(await office('bookings', '--term', String(id), '--json')).toMatchObject([{ number, state: 'withdrawn' }]);
    expect(await office('bookings', '--term', String(id), '--csv')).toContain(email);
    expect(await office('refunds', '--json')).toMatchObject([{ number }]);
  },
);
