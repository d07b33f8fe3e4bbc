import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seatHoldMinutes } from '#backend/bookings/hold-seat.ts';
import { createTransferPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { contactMessages, outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { honeypotField } from '#contract/form-posts.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { formatWarsawTime } from '#domain/dates/clock-in-words.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, prepareTerm, quote, uncertified } from './booking-fixture.ts';
import { day } from './check-release.ts';
import { placesOf, stored } from './stored-booking.ts';

const minute = 60_000;
const hold = parameters.holdMinutes.values[0].value * minute;

let api: RunningApi;
let start: number;
let course: number;
beforeAll(async () => {
  api = await startApi();
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.delete(outgoingMails);
  api.time.now = start;
  ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
});

const release = (after: number): Promise<void> => {
  api.time.now = start + after;
  return endOverdueRegistrations(api.parts, api.time.now);
};
const enrol = async (name: string) => (await book(api, { ...uncertified, course, email: `${name}@example.pl` })).json();
const storedOf = async (answer: Response) => {
  const { reference } = await answer.json();
  const { createdAt } = await stored(api, reference);
  return { reference, createdAt: createdAt.toISOString() };
};
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const lastMail = async () =>
  (await api.database.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1))[0];
const kindsOf = async (number: string) =>
  (await api.database.select().from(outgoingMails))
    .filter(({ facts }) => facts.reference === number)
    .map(({ kind }) => kind);

describe('an unconfirmed seat', covers('C120', 'rule:place-release'), () => {
  test('is held for a short time, then released with a mail that says how to begin again', async () => {
    const { reference, number, state, heldUntil, payUntil, withdrawalUntil } = await enrol('a');
    expect([state, heldUntil, payUntil, withdrawalUntil]).toEqual([
      'unconfirmed',
      new Date(start + hold).toISOString(),
      '2026-11-24',
      null,
    ]);
    await release(hold);
    expect((await stateOf(reference)).state).toBe('unconfirmed');
    await release(hold + minute);
    expect([(await stateOf(reference)).state, await placesOf(api, course)]).toEqual(['expired', 20]);
    expect(await kindsOf(number)).toEqual(['confirm-address', 'confirmation-expired']);
    expect((await lastMail())?.facts.again).toContain(`?course=${course}`);
  });

  test('is held no longer than until the course begins, and its mail then offers no new booking', async () => {
    const begins = start + hold / 2;
    const hours = `${formatWarsawTime(begins, 'pl')}–23:59`;
    const day = { dateStart: formatCivilDate(warsawDate(begins)), hours: { pl: hours, en: hours } };
    await api.database.update(terms).set(day).where(eq(terms.id, course));
    const body = { ...uncertified, course, email: 'tuz@example.pl', earlyStartRequest: true };
    const { reference, number, heldUntil } = await (await book(api, body)).json();
    expect(heldUntil).toBe(new Date(begins).toISOString());
    await release(hold / 2 + minute);
    expect((await stateOf(reference)).state).toBe('expired');
    expect(await kindsOf(number)).toEqual(['confirm-address', 'confirmation-expired']);
    expect((await lastMail())?.facts.again).toBeNull();
  });

  const child = {
    birthDate: '2011-05-05',
    schoolInsurance: true,
    guardianFirstName: 'Anna',
    guardianLastName: 'Kowalska',
    guardianEmail: 'anna@example.pl',
  };
  test.each([
    ['an adult', { email: 'adult@example.pl' }],
    ['a child', { ...child, email: 'anna@example.pl' }],
  ])('that %s has twice is free, without a mail, when the other is confirmed', async (_, changes) => {
    const body = { ...uncertified, course, ...changes };
    const first = await (await book(api, body)).json();
    const second = await (await book(api, body)).json();
    const held = (await placesOf(api, course)) ?? 0;
    const { places } = await stored(api, second.reference);
    await confirm(api, first.reference);
    expect([(await stateOf(second.reference)).state, await placesOf(api, course)]).toEqual(['expired', held + places]);
    expect(await kindsOf(second.number)).toEqual(['confirm-address']);
  });

  test('starts its time to pay when the button of its mail is pressed, and no answer contains that link', async () => {
    const booked = await enrol('a');
    const mail = await lastMail();
    const token = new URLSearchParams(String(mail?.facts.confirm).split('?')[1]).get('token') ?? '';
    expect(JSON.stringify([booked, await stateOf(booked.reference)])).not.toContain(token);
    const path = `/api/registrations/${booked.reference}/confirmation`;
    expect((await api.post(path, { token: 'x'.repeat(token.length) })).status).toBe(403);
    expect(await (await api.post(path, { token })).json()).toMatchObject({
      state: 'pay',
      heldUntil: null,
      payUntil: '2026-11-24',
      withdrawalUntil: '2026-12-07',
    });
    expect(await kindsOf(booked.number)).toEqual(['confirm-address', 'booking-received']);
    await api.post(path, { token });
    await release(5 * day);
    expect((await stateOf(booked.reference)).state).toBe('pay');
    await release(6 * day);
    expect((await stateOf(booked.reference)).state).toBe('expired');
    expect(await kindsOf(booked.number)).toEqual(['confirm-address', 'booking-received', 'booking-expired']);
  });

  test('is held longer for payments by transfer, and the price says how long', async () => {
    const upstream = async () => (await (await quote(api, { course, lang: 'pl', persons: 1 })).json()).confirmMinutes;
    expect(await upstream()).toBe(parameters.holdMinutes.values[0].value);
    const byTransfer = createTransferPaymentProvider({ method: 'transfer', account: 'PL61109010140000071219812874' });
    expect(seatHoldMinutes(byTransfer)).toBe(parameters.transferHoldMinutes.values[0].value);
    expect(parameters.transferHoldMinutes.values[0].value).toBeGreaterThan(parameters.holdMinutes.values[0].value);
  });

  test('cannot be confirmed after its time', async () => {
    const { reference } = await enrol('a');
    await release(hold + minute);
    await confirm(api, reference);
    expect((await stateOf(reference)).state).toBe('expired');
  });
});

test(
  'requires the express request whenever the contract may still be concluded that late, and its mail repeats it',
  covers('C16'),
  async () => {
    await api.database.update(terms).set({ dateStart: '2026-12-12' }).where(eq(terms.id, course));
    api.time.now = Date.parse('2026-11-27T22:42:00Z');
    const person = { ...uncertified, course, email: 'polnoc@example.pl' };
    const refused = await book(api, person);
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      [{ field: 'earlyStartRequest', code: expect.any(String) }],
    ]);
    const { reference, createdAt } = await storedOf(await book(api, { ...person, earlyStartRequest: true }));
    api.time.now = Date.parse('2026-11-27T23:00:20Z');
    await confirm(api, reference);
    expect((await stateOf(reference)).withdrawalUntil).toBe('2026-12-12');
    expect((await lastMail())?.facts).toMatchObject({ withdrawalUntil: '2026-12-12', requestedAt: createdAt });
  },
);

test('leads to no contract a day later, even if its seat was not released', covers('C16'), async () => {
  const { reference } = await enrol('spozniony');
  api.time.now = start + day + minute;
  await confirm(api, reference);
  expect((await stateOf(reference)).state).toBe('unconfirmed');
});

describe('one network', covers('C121', 'rule:hold-allowed'), () => {
  const from = async (client: string, name = randomUUID()) => {
    const { amount } = await (await quote(api, { course, lang: 'pl', persons: 1 })).json();
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': client };
    const body = { ...uncertified, course, amount, email: `${name}@example.pl` };
    return api.post('/api/registrations', body, headers);
  };

  test('may hold few unconfirmed seats of a date; confirmed ones and those of others do not count', async () => {
    const allowed = parameters.heldPerTerm.values[0].value;
    const held: string[] = [];
    for (let at = 0; at < allowed; at += 1) held.push((await (await from(`2001:db8:1:2::${at}`)).json()).reference);
    const refused = await from('2001:db8:1:2:ffff::1');
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-held']);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
    const rows = await api.database.select().from(registrations).where(eq(registrations.term, course));
    expect(rows.map(({ network }) => network).join()).not.toContain('2001');
    await confirm(api, held[0] ?? '');
    expect((await from('2001:db8:1:2::9')).status).toBe(200);
  });

  test('may hold few unconfirmed seats of all dates together', async () => {
    const client = '198.51.100.1';
    const allowed = parameters.heldPerNetwork.values[0].value;
    for (let at = 0; at < allowed; at += 1) {
      if (at % parameters.heldPerTerm.values[0].value === 0)
        ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
      expect((await from(client)).status).toBe(200);
    }
    ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
    expect((await from(client)).status).toBe(429);
  });
});

test('a booking of a suspected bot is accepted, and the office sees its number', covers('C121', 'C103'), async () => {
  const { amount } = await (await quote(api, { course, lang: 'pl', persons: 1 })).json();
  const body = { ...uncertified, course, amount, [honeypotField]: 'http://spam.example' };
  const answer = await api.post('/api/registrations', body, { 'idempotency-key': randomUUID() });
  const state = await answer.json();
  expect([answer.status, state.state, state.place]).toEqual([200, 'unconfirmed', 'confirmed']);
  expect(await placesOf(api, course)).toBe(19);
  expect((await fetch(`${api.origin}/api/registrations/${state.reference}`)).status).toBe(200);
  const held = await api.database.select().from(contactMessages);
  expect(held).toMatchObject([
    { answers: { email: uncertified.email, content: state.number }, quarantine: 'unseen-field' },
  ]);
});

describe('an address that has a confirmed booking of the term', covers('5.13', 'C98', 'C185'), () => {
  test(
    'is answered as usual, reported by mail, and holds no second seat for long',
    covers('rule:email-taken'),
    async () => {
      const first = await enrol('a');
      await confirm(api, first.reference);
      const other = await enrol('b');
      const second = await enrol('A');
      expect(Object.keys(second)).toEqual(Object.keys(other));
      const same = ({ state, place, amount, heldUntil, payUntil, withdrawalUntil }: typeof other) => [
        state,
        place,
        amount,
        heldUntil,
        payUntil,
        withdrawalUntil,
      ];
      expect(same(second)).toEqual(same(other));
      const mail = await lastMail();
      expect(mail).toMatchObject({ kind: 'already-registered', recipient: 'A@example.pl' });
      expect(mail?.facts.booking).toContain(first.reference);
      expect(mail?.facts.reference).toBe(first.number);
      expect((await confirm(api, second.reference)).status).toBe(409);
      expect((await stored(api, second.reference)).status).toBe('unconfirmed');
      await release(hold + minute);
      expect((await stateOf(second.reference)).state).toBe('expired');
      expect((await stateOf(first.reference)).state).toBe('pay');
      const mails = await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'A@example.pl'));
      expect(mails.map(({ kind }) => kind)).toEqual(['already-registered']);
    },
  );

  test(
    'is not blocked by an unconfirmed booking; of two the first to be confirmed is valid',
    covers('rule:email-taken'),
    async () => {
      const [one, two] = [await enrol('a'), await enrol('a')];
      await confirm(api, two.reference);
      expect(await (await confirm(api, one.reference)).json()).toEqual({ code: 'already-registered' });
      expect([(await stateOf(one.reference)).state, (await stateOf(two.reference)).state]).toEqual(['expired', 'pay']);
    },
  );

  test('has one seat by a database constraint too', covers('rule:email-taken'), async () => {
    const [one, two] = [await enrol('a'), await enrol('a')];
    expect(await (await confirm(api, one.reference)).json()).toMatchObject({ state: 'pay' });
    const second = eq(registrations.reference, two.reference);
    for (const status of ['awaitingPayment', 'paymentFailed', 'paid', 'completed'] as const) {
      const change = api.database.transaction((transaction) =>
        transaction.update(registrations).set({ status }).where(second),
      );
      await expect(change, status).rejects.toThrow();
    }
    await api.database.update(registrations).set({ status: 'paid', ownAddress: false }).where(second);
    expect((await stored(api, two.reference)).status).toBe('paid');
  });
});
