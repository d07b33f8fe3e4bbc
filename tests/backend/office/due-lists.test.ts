import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { gatherDigest } from '#backend/office/digest/gather-digest.ts';
import { mailDailyDigest } from '#backend/office/digest/mail-digest.ts';
import { addMonths, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { certified, enrol, pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { office, officeData, refusal } from './office-fixture.ts';

let api: RunningApi;
let full: Awaited<ReturnType<typeof prepareTerm>>;
let references: string[];
beforeAll(async () => {
  api = await startApi();
  full = await prepareTerm(api, { type: certifiedType, freePlaces: 2 });
  references = [];
  for (const letter of ['a', 'b', 'c']) {
    const answer = await enrol(api, { ...certified, course: full.id, email: `${letter}@example.pl` });
    references.push((await answer.json()).reference);
  }
  const send = (path: string, body: unknown) => api.post(path, body, { 'idempotency-key': randomUUID() });
  await send('/api/contact-form', {
    name: 'Ola',
    phone: '600700800',
    email: 'ola@example.pl',
    content: 'Dzień\ndobry',
    agreement: true,
  });
  await send('/api/account-deletions', { email: 'zosia@example.pl' });
  const statement = { name: 'Jan', reference: references[0], email: 'kto@example.pl', confirmation: true };
  await send('/api/withdrawals', statement);
  await send('/api/withdrawals', { ...statement, reference: 'x'.repeat(32) });
});
afterAll(() => api.close());

const numbers = async (...line: readonly string[]) =>
  z
    .array(z.looseObject({ number: z.union([z.int(), z.string()]) }))
    .parse(await officeData(api, ...line))
    .map(({ number }) => number);

test('lists bookings that wait for payment, and people who wait for a seat', async () => {
  expect(await numbers('unpaid')).toHaveLength(2);
  expect(await numbers('unpaid', '--days', '0')).toEqual([]);
  expect(await numbers('unpaid', '--days', String(parameters.paymentDays))).toHaveLength(2);
  expect(await officeData(api, 'bookings', '--reserve', '--term', String(full.id))).toMatchObject([
    { email: 'c@example.pl', reserve: 1 },
  ]);
});

test('lists, shows and marks messages as answered', async () => {
  expect(await officeData(api, 'messages')).toMatchObject([{ number: 1, name: 'Ola', answeredAt: null }]);
  expect(await office(api, 'messages', '1')).toContain('Dzień dobry');
  await office(api, 'message-answered', '1', '--as', 'Anna');
  expect(await officeData(api, 'messages')).toEqual([]);
  expect(await officeData(api, 'messages', '--all')).toMatchObject([{ number: 1, answeredBy: 'Anna' }]);
  expect(await refusal(api, 'message-answered', '7')).toContain('Nie ma wiadomości 7.');
});

test(
  'a request for data shows its last day; statements without a booking are listed apart and settled',
  covers('C109'),
  async () => {
    const today = parseCivilDate('2026-11-21') ?? 0;
    expect(await officeData(api, 'requests')).toMatchObject([
      {
        number: 1,
        email: 'zosia@example.pl',
        answerUntil: formatCivilDate(addMonths(today, parameters.requestAnswerMonths)),
      },
    ]);
    const open = await officeData(api, 'requests', '--statements');
    expect(open).toMatchObject([{ misfit: 'other-address' }, { misfit: 'no-booking', booking: null }]);
    const [first] = await numbers('requests', '--statements');
    await office(api, 'settled', String(first), '--outcome', 'wyjaśnione telefonicznie', '--as', 'Anna');
    expect(await officeData(api, 'requests', '--statements')).toMatchObject([{ misfit: 'no-booking' }]);
    expect(await refusal(api, 'settled', '99', '--outcome', 'x')).toContain('Nie ma sprawy 99.');
  },
);

test('the daily digest lists everything that waits, and no PESEL', covers('C109'), async () => {
  await api.database
    .update(registrations)
    .set({ status: 'expired' })
    .where(eq(registrations.reference, references[1] ?? ''));
  await office(api, 'mark-paid', references[1] ?? '');
  await api.database.insert(outgoingMails).values({
    messageId: 'm',
    kind: 'refund-sent',
    recipient: 'x@example.pl',
    locale: 'pl',
    facts: {},
    state: 'dead',
    fault: 'E',
  });
  const [soon] = await api.database
    .select()
    .from(terms)
    .where(eq(terms.booked, false))
    .orderBy(terms.dateStart)
    .limit(1);
  await api.database
    .update(terms)
    .set({ demo: false, dateStart: '2026-11-22', freePlaces: parameters.lastFreePlace })
    .where(eq(terms.id, soon?.id ?? 0));
  const { day, lists } = await gatherDigest({ database: api.database, now: api.time.now, catalogue });
  expect(day).toBe('2026-11-21');
  const figures = Object.fromEntries(Object.entries(lists).map(([name, { rows }]) => [name, rows.length]));
  expect(figures).toEqual({
    newBookings: 3,
    unpaid: 0,
    reserve: 1,
    statements: 1,
    refunds: 1,
    unmatchedPayments: 0,
    choosing: 0,
    messages: 0,
    heldMessages: 0,
    requests: 1,
    deadLetters: 1,
    tomorrow: 1,
    noStreet: 0,
    fewPlaces: 1,
    changedTerms: 0,
    unreadTerms: 0,
  });
  const shown = [
    await office(api, 'digest'),
    JSON.stringify(lists),
    await office(api, 'refunds'),
    await office(api, 'digest', '--lang', 'en'),
  ];
  expect(shown[0]).toContain('Kursy jutro: 1');
  expect(shown.flatMap((text) => foundSpellings(text, pesel))).toEqual([]);
});

test('a cancelled term is neither shown nor sold', async () => {
  await api.database
    .update(terms)
    .set({ cancelledAt: new Date(api.time.now) })
    .where(eq(terms.id, full.id));
  expect((await fetch(`${api.origin}/api/term?course=${full.id}&lang=pl`)).status).toBe(404);
  expect((await enrol(api, { ...certified, course: full.id, email: 'd@example.pl', amount: 0 })).status).not.toBe(200);
  expect(await officeData(api, 'terms', '--course', certifiedType)).toContainEqual(
    expect.objectContaining({ term: full.id, taken: 1 }),
  );
});

test('the digest lists a near date without a street once it has a booking', async () => {
  await api.database
    .update(terms)
    .set({ cancelledAt: null, demo: false, dateStart: '2026-11-23', city: 'nowhere' })
    .where(eq(terms.id, full.id));
  const { lists } = await gatherDigest({ database: api.database, now: api.time.now, catalogue });
  expect(lists.noStreet.rows).toMatchObject([{ term: full.id, city: 'nowhere' }]);
});

test('a flood of messages fills at most a hundred lines of the digest, and not the mailbox of the office', async () => {
  const before = await api.database.$count(outgoingMails, eq(outgoingMails.kind, 'contact-message'));
  for (let sent = 0; sent < 101; sent += 1)
    await api.post(
      '/api/contact-form',
      { name: 'Ola', phone: '600700800', email: `o${sent}@example.pl`, content: 'x', agreement: true },
      { 'idempotency-key': randomUUID() },
    );
  const mails = await api.database.$count(outgoingMails, eq(outgoingMails.kind, 'contact-message'));
  expect(mails).toBe(parameters.messageMails);
  expect(mails).toBeGreaterThan(before);
  await mailDailyDigest({ database: api.database, now: api.time.now, catalogue });
  const [digest] = await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'office-digest'));
  expect(String(digest?.facts.messageList).split('\n')).toHaveLength(101);
  expect(String(digest?.facts.messageList)).toContain('i jeszcze 1:');
});
