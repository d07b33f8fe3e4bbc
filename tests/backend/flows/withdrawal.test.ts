import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingMails, payments, personRequests, registrations } from '#backend/database/schema.ts';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, prepareTerm, uncertified } from './booking-fixture.ts';
import { bookAll, day, standing } from './check-release.ts';

let api: RunningApi;
let start: number;
beforeAll(async () => {
  api = await startApi();
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(() => {
  api.time.now = start;
});

const openTerm = (freePlaces: number) => prepareTerm(api, { type: basicType, freePlaces, after: '2026-12-20' });

const stateOf = async (reference = '') => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();

/** Sends a statement and gives what is kept of it, and the mail that confirms it. */
const state = async (reference: string, email: string) => {
  const body = { name: 'Jan Kowalski', reference, email, confirmation: true };
  const answer = await api.post('/api/withdrawals', body, { 'idempotency-key': randomUUID() });
  const { receivedAt, effect } = await answer.json();
  expect([answer.status, receivedAt]).toEqual([200, new Date(api.time.now).toISOString()]);
  const [request] = await api.database.select().from(personRequests).orderBy(desc(personRequests.id)).limit(1);
  const [mail] = await api.database.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1);
  return { effect, outcome: request?.outcome, waits: request?.answeredAt === null, mail };
};

const setPaid = (reference: string, withdrawalUntil = '2026-12-07') =>
  api.database
    .update(registrations)
    .set({ status: 'paid', withdrawalUntil })
    .where(eq(registrations.reference, reference));

describe('a withdrawal that fits', covers('C113'), () => {
  test('takes effect at once: state, place, reserve list and mail', covers('rule:withdrawal-effect'), async () => {
    const { id } = await openTerm(1);
    const [first = '', second] = await bookAll(api, id, ['a', 'b']);
    const { number } = await stateOf(first);
    const { outcome, waits, mail } = await state(` ${number.toLowerCase().replace('-', ' ')} `, ' A@Example.PL');
    expect([outcome, waits]).toEqual(['effective', false]);
    expect((await stateOf(first)).state).toBe('withdrawn');
    expect((await stateOf(second)).place).toBe('confirmed');
    expect(mail).toMatchObject({ kind: 'withdrawal-received', recipient: 'A@Example.PL', locale: 'pl' });
    expect(mail?.facts).toMatchObject({ reference: number, term: { id }, receivedAt: new Date(start).toISOString() });
  });

  test('of a paid booking states the refund', async () => {
    const { id } = await openTerm(1);
    const [reference = ''] = await bookAll(api, id, ['a']);
    await setPaid(reference);
    const { amount } = await stateOf(reference);
    const paid = { session: 's', registration: reference, amount, method: 'transfer', status: 'succeeded' } as const;
    await api.database.insert(payments).values({ ...paid, createdAt: new Date(start) });
    expect((await state(reference, 'a@example.pl')).mail?.facts).toMatchObject({ refund: amount });
    expect((await stateOf(reference)).payment.refund).toEqual({
      state: 'due',
      amount,
      reason: 'withdrawn',
      until: lastRefundDay(start),
    });
    expect(await standing(api, id)).toEqual({ people: ['withdrawn'], free: 1 });
    const again = await state(reference, 'a@example.pl');
    expect([again.effect, again.mail?.kind]).toEqual(['settled', 'withdrawal-to-check']);
    expect(again.mail?.facts).toMatchObject({ ended: { id }, refund: amount, refundUntil: lastRefundDay(start) });
  });

  test(
    'sent twice has no effect the second time, and releases no second seat',
    covers('rule:withdrawal-effect'),
    async () => {
      const { id } = await openTerm(1);
      const [reference = ''] = await bookAll(api, id, ['a']);
      const { number } = await stateOf(reference);
      await state(number, 'a@example.pl');
      expect(await state(number, 'a@example.pl')).toMatchObject({ outcome: 'settled', waits: false });
      expect(await standing(api, id)).toEqual({ people: ['withdrawn'], free: 1 });
    },
  );

  test(
    'of an entry on the reserve list only takes it off the list: no statement is stored, and no seat is released',
    covers('rule:withdrawal-effect'),
    async () => {
      const { id } = await openTerm(1);
      const [, second = ''] = await bookAll(api, id, ['a', 'b', 'c']);
      const before = await api.database.$count(personRequests);
      const { effect, mail } = await state((await stateOf(second)).number, 'b@example.pl');
      expect([effect, mail?.kind, await api.database.$count(personRequests)]).toEqual([
        'left',
        'reserve-list-left',
        before,
      ]);
      expect(await standing(api, id)).toMatchObject({
        people: [expect.any(String), 'withdrawn', 'waitlisted #2'],
        free: 0,
      });
    },
  );

  test('lets the person book again', async () => {
    const { id } = await openTerm(1);
    const [reference = ''] = await bookAll(api, id, ['a']);
    await state((await stateOf(reference)).number, 'a@example.pl');
    const again = await book(api, { ...uncertified, course: id, email: 'a@example.pl' });
    expect((await again.json()).place).toBe('confirmed');
  });
});

describe('a withdrawal for the office to handle', covers('C113', 'C112', 'rule:withdrawal-effect'), () => {
  test('without a matching booking is stored, and its receipt repeats the number but no text of the sender', async () => {
    const { id } = await openTerm(1);
    const [reference = ''] = await bookAll(api, id, ['a']);
    const { number } = await stateOf(reference);
    const strange = [
      [number, 'somebody@example.pl', number],
      ['4mr28xjy', 'first@example.pl', '4MR2-8XJY'],
      ['x'.repeat(32), 'second@example.pl', null],
    ] as const;
    for (const [named, email, repeated] of strange) {
      const { effect, outcome, waits, mail } = await state(named, email);
      expect([effect, outcome, waits, mail?.recipient]).toEqual(['office', null, true, email]);
      expect(mail).toMatchObject({
        kind: 'withdrawal-to-check',
        facts: { reference: repeated, unmatched: email, lateSince: null, begun: null },
      });
    }
    expect((await stateOf(reference)).state).not.toBe('withdrawn');
  });

  test('after the last day, or after the course began', async () => {
    const { id, dateStart } = await openTerm(2);
    const [late = '', begun = ''] = await bookAll(api, id, ['late', 'begun']);
    await setPaid(late, '2026-11-21');
    api.time.now = start + day;
    expect(await state(late, 'late@example.pl')).toMatchObject({
      effect: 'late',
      waits: true,
      mail: { facts: { lateSince: '2026-11-21', begun: null, unmatched: null } },
    });
    await setPaid(begun, '2030-01-01');
    api.time.now = Date.parse(`${dateStart}T12:00:00Z`);
    expect(await state(begun, 'begun@example.pl')).toMatchObject({
      effect: 'begun',
      waits: true,
      mail: { facts: { lateSince: null, begun: { id }, unmatched: null } },
    });
    expect((await standing(api, id)).people).toEqual(['paid', 'paid']);
  });
});

test('a mistyped number is refused with its field', covers('C112'), async () => {
  for (const reference of ['4MR2-8XJZ', '4MR28XJ', '4RM2-8XJY', 'x'.repeat(19)]) {
    const body = { name: 'Jan', reference, email: 'a@example.pl', confirmation: true };
    const answer = await api.post('/api/withdrawals', body, { 'idempotency-key': randomUUID() });
    expect([answer.status, (await answer.json()).fields]).toEqual([
      422,
      [{ field: 'reference', code: 'form/referenceError' }],
    ]);
  }
});
