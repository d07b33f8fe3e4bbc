import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, outgoingMails, registrations } from '#backend/database/schema.ts';
import { networkOf } from '#backend/registration/holds/network-of.ts';
import { releasePlaces } from '#backend/registration/release-places.ts';
import { neverFilled } from '#domain/plain-form-names.ts';
import { parameters } from '#model/rules/parameters.ts';
import { witnesses } from '../../witnesses.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, pay, prepareTerm, quote, uncertified } from './booking-fixture.ts';
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
  ({ id: course } = await prepareTerm(api, { type: '1dn', freePlaces: 20 }));
});

const release = (after: number): Promise<void> => {
  api.time.now = start + after;
  return releasePlaces(api.parts, api.time.now);
};
const enrol = async (name: string) => (await book(api, { ...uncertified, course, email: `${name}@example.pl` })).json();
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const lastMail = async () =>
  (await api.database.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1))[0];
const kindsOf = async (number: string) =>
  (await api.database.select().from(outgoingMails))
    .filter(({ facts }) => facts.reference === number)
    .map(({ kind }) => kind);

describe('a place that nobody has confirmed', witnesses('C120'), () => {
  test('is held for a short time and then free, and its address is told nothing more', async () => {
    const { reference, number, heldUntil, payUntil } = await enrol('a');
    expect([heldUntil, payUntil]).toEqual([new Date(start + hold).toISOString(), '2026-11-24']);
    await release(hold);
    expect((await stateOf(reference)).state).toBe('pay');
    await release(hold + minute);
    expect([(await stateOf(reference)).state, await placesOf(api, course)]).toEqual(['expired', 20]);
    expect(await kindsOf(number)).toEqual(['confirm-address']);
  });

  test('waits for the payment once the link of the mail was opened, which no answer contains', async () => {
    const booked = await enrol('a');
    const mail = await lastMail();
    const token = new URLSearchParams(String(mail?.facts.confirm).split('?')[1]).get('confirm') ?? '';
    expect(JSON.stringify([booked, await stateOf(booked.reference)])).not.toContain(token);
    const path = `/api/registrations/${booked.reference}/confirmation`;
    expect((await api.post(path, { token: 'x'.repeat(token.length) })).status).toBe(403);
    expect((await (await api.post(path, { token })).json()).heldUntil).toBeNull();
    expect(await kindsOf(booked.number)).toEqual(['confirm-address', 'booking-received']);
    await api.post(path, { token });
    await release(3 * day);
    expect((await stateOf(booked.reference)).state).toBe('pay');
    await release(4 * day);
    expect((await stateOf(booked.reference)).state).toBe('expired');
    expect(await kindsOf(booked.number)).toEqual(['confirm-address', 'booking-received', 'booking-expired']);
  });

  test('is not confirmed any more once its time is over', async () => {
    const { reference } = await enrol('a');
    await release(hold + minute);
    await confirm(api, reference);
    expect((await stateOf(reference)).state).toBe('expired');
  });

  test('stays while a payment is under way, which was started in time, and not by starting others', async () => {
    const { reference } = await enrol('a');
    api.time.now = start + hold - minute;
    await pay(api, reference);
    await release(hold + minute);
    expect((await stateOf(reference)).state).toBe('pay');
    await pay(api, reference);
    await release(2 * hold);
    expect((await stateOf(reference)).state).toBe('expired');
  });
});

describe('one network', witnesses('C121'), () => {
  const from = async (client: string, name = randomUUID()) => {
    const { amount } = await (await quote(api, { course, lang: 'pl', persons: 1 })).json();
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': client };
    const body = { ...uncertified, course, amount, email: `${name}@example.pl` };
    return api.post('/api/registrations', body, headers);
  };

  test('holds few unconfirmed places of a date; confirmed ones and those of others do not count', async () => {
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

  test('holds few unconfirmed places of all dates together', async () => {
    const client = '198.51.100.1';
    const allowed = parameters.heldPerNetwork.values[0].value;
    for (let at = 0; at < allowed; at += 1) {
      if (at % parameters.heldPerTerm.values[0].value === 0)
        ({ id: course } = await prepareTerm(api, { type: '1dn', freePlaces: 20 }));
      expect((await from(client)).status).toBe(200);
    }
    ({ id: course } = await prepareTerm(api, { type: '1dn', freePlaces: 20 }));
    expect((await from(client)).status).toBe(429);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0'],
    ['127.0.0.1', null],
    ['::1', null],
  ])('%s counts as %s', (client, network) => expect(networkOf(client)).toBe(network));
});

test(
  'a booking that a program may have filled in stands like any other, and the office sees its number',
  witnesses('C121', 'C103'),
  async () => {
    const { amount } = await (await quote(api, { course, lang: 'pl', persons: 1 })).json();
    const body = { ...uncertified, course, amount, [neverFilled]: 'http://spam.example' };
    const answer = await api.post('/api/registrations', body, { 'idempotency-key': randomUUID() });
    const state = await answer.json();
    expect([answer.status, state.state, state.place]).toEqual([200, 'pay', 'confirmed']);
    expect(await placesOf(api, course)).toBe(19);
    expect((await fetch(`${api.origin}/api/registrations/${state.reference}`)).status).toBe(200);
    const held = await api.database.select().from(contactMessages);
    expect(held).toMatchObject([{ email: uncertified.email, content: state.number, held: 'unseen-field' }]);
  },
);

describe('an address that has a confirmed booking of the term', witnesses('5.13', 'C98'), () => {
  test('is answered like any other, told by mail, and holds no second place for long', async () => {
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
    await confirm(api, second.reference);
    expect((await stored(api, second.reference)).heldUntil).not.toBeNull();
    await release(hold + minute);
    expect((await stateOf(second.reference)).state).toBe('expired');
    expect((await stateOf(first.reference)).state).toBe('pay');
  });

  test('is not taken by a booking that nobody confirmed; of two the first that is confirmed stands', async () => {
    const [one, two] = [await enrol('a'), await enrol('a')];
    await confirm(api, two.reference);
    await confirm(api, one.reference);
    expect((await lastMail())?.kind).toBe('already-registered');
    expect([(await stateOf(one.reference)).heldUntil, (await stateOf(two.reference)).heldUntil]).toEqual([
      expect.any(String),
      null,
    ]);
  });
});
