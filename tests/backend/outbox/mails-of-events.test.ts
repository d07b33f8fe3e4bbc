import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { queueReminders } from '#backend/flows/reminders.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { prepareTerm } from '../flows/booking-fixture.ts';
import { bookAll, day } from '../flows/check-release.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => api.database.delete(outgoingMails));

const stored = () => api.database.select().from(outgoingMails).orderBy(outgoingMails.id);
const upstream = async () => (await stored()).map(({ kind, recipient, locale }) => ({ kind, recipient, locale }));

describe('a request', () => {
  const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    api.post(path, body, { 'idempotency-key': randomUUID(), ...headers });

  test('for deletion is confirmed to the address that it names, in the language of the page', async () => {
    const answer = await send('/api/account-deletions', { email: 'jan@example.pl' }, { 'accept-language': 'en' });
    expect(answer.status).toBe(200);
    expect(await upstream()).toEqual([{ kind: 'deletion-requested', recipient: 'jan@example.pl', locale: 'en' }]);
  });

  test(
    'to withdraw is confirmed with its arrival, also for an unknown booking, and then without text of the sender',
    covers('C100'),
    async () => {
      const statement = { name: 'Jan Łoś', reference: 'x'.repeat(32), email: 'jan@example.pl', confirmation: true };
      const { receivedAt } = await (
        await send('/api/withdrawals', statement, { 'accept-language': 'pl-PL,en' })
      ).json();
      const [mail] = await stored();
      expect(mail).toMatchObject({ kind: 'withdrawal-to-check', recipient: 'jan@example.pl', locale: 'pl' });
      expect(mail?.facts).toMatchObject({ name: 'Jan Łoś', reference: null, unmatched: 'jan@example.pl', receivedAt });
    },
  );

  test('that is refused sends no mail', async () => {
    expect((await send('/api/withdrawals', { name: '' })).status).toBe(422);
    expect(await upstream()).toEqual([]);
  });
});

describe('a booking', () => {
  const openTerm = (freePlaces: number) => prepareTerm(api, { type: basicType, freePlaces, after: '2026-12-20' });

  test('is confirmed at once, with everything that the mail needs', covers('C100'), async () => {
    const { id } = await openTerm(1);
    const [reference] = await bookAll(api, id, ['mailed']);
    const mails = (await stored()).filter(({ kind }) => kind === 'booking-received');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('no mail');
    const { text } = renderMail(mail, 'https://kursy.test');
    expect(text).toContain(`https://kursy.test/rezerwacja?reference=${reference}`);
    const [row] = await api.database
      .select()
      .from(registrations)
      .where(eq(registrations.reference, reference ?? ''));
    expect(text).toContain(String(row?.person.lastName));
  });
});

describe('a reminder', () => {
  const remindOn = async (days: number) => {
    await queueReminders(api.database, catalogue, api.time.now + days * day);
    return (await upstream()).filter(({ kind }) => kind === 'course-reminder').map(({ recipient }) => recipient);
  };

  test('is sent once, a set number of days before the course, to people with a seat', covers('C114'), async () => {
    const { id } = await prepareTerm(api, { type: basicType, freePlaces: 9, after: '2027-01-10' });
    const start = warsawDate(api.time.now) + 30;
    await api.database
      .update(terms)
      .set({ dateStart: formatCivilDate(start) })
      .where(eq(terms.id, id));
    const [paid, late, unpaid] = await bookAll(api, id, ['paid', 'late', 'unpaid']);
    const set = (reference: string | undefined, values: Partial<typeof registrations.$inferInsert>) =>
      api.database
        .update(registrations)
        .set(values)
        .where(eq(registrations.reference, reference ?? ''));
    await set(paid, { status: 'paid' });
    await set(late, { status: 'paid', createdAt: new Date(api.time.now + (30 - parameters.reminderDays + 1) * day) });
    await set(unpaid, { status: 'awaitingPayment' });
    const before = await remindOn(30 - parameters.reminderDays - 1);
    expect(before.some((one) => /^(?:paid|late)/.test(one ?? ''))).toBe(false);
    const reminded = await remindOn(30 - parameters.reminderDays);
    expect(reminded.filter((one) => /^(?:paid|late)/.test(one ?? ''))).toHaveLength(2);
    expect(reminded.some((one) => one?.startsWith('unpaid'))).toBe(false);
    expect(await remindOn(29)).toEqual(reminded);
    expect(await remindOn(30)).toEqual(reminded);
  });
});
