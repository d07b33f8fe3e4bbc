import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmationPagePath } from '#backend/bookings/confirm-token.ts';
import { outgoingMails, payments, personRequests, registrations, terms } from '#backend/database/schema.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { localeIds } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { stored } from '../flows/stored-booking.ts';
import { storedMail } from './stored-mail.ts';

let api: RunningApi;
let course: number;
const booked: Record<string, string> = {};
const enter = async (name: string): Promise<string> => {
  const answer = await book(api, { ...uncertified, course, email: `${name}@example.pl` });
  return (await answer.json()).reference;
};
beforeAll(async () => {
  api = await startApi();
  ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
  booked.unconfirmed = await enter('a');
  booked.offered = await enter('b');
  const offer = { status: 'offered', price: null } as const;
  await api.database.update(registrations).set(offer).where(eq(registrations.reference, booked.offered));
});
afterAll(() => api.close());

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [registrations, payments, outgoingMails, personRequests, terms].map((one) => api.database.select().from(one)),
    ),
  );

const isKind = (name: string): name is MailKind => name in mailKinds;
const kinds = Object.keys(mailKinds).filter(isKind);
const cases = kinds.flatMap((kind) => localeIds.map((locale) => ({ kind, locale })));

/** The links of a mail about a booking that waits for its link, by the paths that a server of ours answers. */
const linksOf = (kind: MailKind, locale: (typeof localeIds)[number]): readonly string[] => {
  const mail = storedMail(kind, locale);
  const reference = (kind === 'place-offered' ? booked.offered : booked.unconfirmed) ?? '';
  const own = {
    booking: `/rezerwacja?reference=${reference}`,
    confirm: confirmationPagePath(api.secrets.digestKey, reference),
  };
  const facts = { ...mail.facts, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in mail.facts)) };
  const { html } = renderMail({ ...mail, facts }, api.origin);
  return [...html.matchAll(/href="(https?:[^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith(api.origin));
};

describe.each(cases)('the links of $kind in $locale', ({ kind, locale }) => {
  test('change no data when they are opened, by a reader or by a program', covers('C186'), async () => {
    const before = await everything();
    for (const link of linksOf(kind, locale)) {
      for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method });
    }
    expect(await everything()).toBe(before);
  });
});

const open = async (path: string) => {
  const answer = await fetch(api.origin + path);
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    buttons: [...html.matchAll(/<button/g)].length,
    scripts: html.includes('<script'),
  };
};
const press = async (reference: string, token: string, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({ token });
  const answer = await fetch(`${api.origin}/api/registrations/${reference}/confirmation`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  return { status: answer.status, html: await answer.text(), leadsTo: answer.headers.get('location') };
};
const tokenOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('token') ?? '';

describe('the page that a link of a mail opens', covers('C186', 'C120', 'C122'), () => {
  test.each([
    ['unconfirmed', polish.plain.confirmButton, 'Adres potwierdzony', 'awaitingPayment'],
    ['offered', polish.plain.takeButton, null, 'offered'],
  ])(
    'of a booking that is %s has one button, without a script, and the button acts',
    async (name, button, done, status) => {
      const reference = booked[name] ?? '';
      const path = confirmationPagePath(api.secrets.digestKey, reference);
      const page = await open(path);
      expect(page).toMatchObject({ status: 200, buttons: 1, scripts: false });
      expect(page.html).toContain(button);
      expect((await press(reference, tokenOf(path), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await stored(api, reference)).heldUntil).not.toBeNull();
      const pressed = await press(reference, tokenOf(path));
      if (done === null) expect(pressed.leadsTo).toContain(`&place=${reference}#firstName=`);
      else expect(pressed.html).toContain(done);
      expect(await stored(api, reference)).toMatchObject({ status, heldUntil: null });
      if (done !== null) expect(await open(path)).toMatchObject({ status: 200, buttons: 0 });
    },
  );

  test('of an offer to a minor with a guardian has the price, seats and roles of both, and leads to their order', async () => {
    const pair = { guardianFirstName: 'Anna', guardianLastName: 'Nowak', guardianEmail: 'pair@example.pl' };
    const minor = { firstName: 'Ola', lastName: 'Nowak', birthDate: '2011-05-05', schoolInsurance: true };
    const answer = await book(api, { ...uncertified, ...minor, ...pair, course, email: 'pair@example.pl' });
    const { reference, amount } = await answer.json();
    const entry = { status: 'offered', price: null } as const;
    await api.database.update(registrations).set(entry).where(eq(registrations.reference, reference));
    const path = confirmationPagePath(api.secrets.digestKey, reference);
    const { html } = await open(path);
    expect(html).toContain('Anna N. (rodzic lub opiekun prawny), Ola N. (nastolatek)');
    expect(html).toMatch(/Liczba\smiejsc<\/dt><dd>2</);
    expect(html).toContain('/odstapienie-od-umowy?reference=');
    expect(html.replaceAll(/\s/g, ' ')).toContain(`<dd>${formatPrice(amount, 'pl').replaceAll(/\s/g, ' ')}</dd>`);
    const { leadsTo } = await press(reference, tokenOf(path));
    expect(Object.fromEntries(new URLSearchParams(leadsTo?.split('#')[1]))).toMatchObject({
      coming: 'withTeenager',
      firstName: 'Ola',
      birthDate: '2011-05-05',
      guardianFirstName: 'Anna',
      guardianLastName: 'Nowak',
    });
  });

  test('shows what the address has already, and which booking it is', async () => {
    const [one, two] = [await enter('c'), await enter('c')];
    const [first, second] = [one, two].map((reference) => confirmationPagePath(api.secrets.digestKey, reference));
    await press(one, tokenOf(first ?? ''));
    const { html } = await press(two, tokenOf(second ?? ''));
    expect(html).toMatch(/jest\sjuż\sinna\srezerwacja/);
    expect(html).toContain(`?reference=${one}`);
    expect((await stored(api, two)).status).toBe('expired');
  });

  test.each([['x'.repeat(43)], ['']])('refuses an invalid token: “%s”', async (token) => {
    const reference = await enter(`d${token.length}`);
    expect((await open(`/api/registrations/${reference}/confirmation?token=${token}`)).status).toBe(404);
    expect((await press(reference, token)).status).toBe(404);
    expect((await stored(api, reference)).status).toBe('unconfirmed');
  });
});
