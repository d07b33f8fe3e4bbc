import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, endTrial, order, pay, prepareTerm, uncertified } from './booking-fixture.ts';
import { bookAll, checkExpiry, checkRelease, day, standing } from './check-release.ts';
import { stored } from './stored-booking.ts';

let api: RunningApi;
let start: number;
/** A database gives rows in any order; those that were changed may come first or last. */
const mailsInOrder = () => api.database.select().from(outgoingMails).orderBy(asc(outgoingMails.id));
beforeAll(async () => {
  api = await startApi();
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(() => {
  api.time.now = start;
});

const release = (days: number): Promise<void> => {
  api.time.now = start + days * day;
  return endOverdueRegistrations(api.parts, api.time.now);
};
const stateOf = async (reference = '') => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const openTerm = (freePlaces: number) => prepareTerm(api, { type: basicType, freePlaces, after: '2026-12-20' });
const settle = async (payment: string) => {
  const address = await endTrial(api, payment, 'success');
  return (await fetch(`${api.origin}/api/registrations/${address?.split('=')[1]}`)).json();
};

test('servers that release seats at the same moment offer each of them once', () => checkRelease(api));

test('deletes the PESEL when its booking expires', covers('C247'), () => checkExpiry(api));

describe('an unpaid seat', () => {
  test(
    'is held for three full days and while a transfer may arrive, then offered to the first of the reserve list',
    covers('C96', 'rule:place-release'),
    async () => {
      const { id } = await openTerm(1);
      const [first] = await bookAll(api, id, ['a', 'b', 'c']);
      await release(5);
      expect(await standing(api, id)).toEqual({
        people: ['awaitingPayment', 'waitlisted #1', 'waitlisted #2'],
        free: 0,
      });
      await release(6);
      expect(await standing(api, id)).toEqual({ people: ['expired', 'offered', 'waitlisted #2'], free: 0 });
      const state = await (await fetch(`${api.origin}/api/registrations/${first}`)).json();
      expect([state.state, state.payUntil]).toEqual(['expired', '2026-11-24']);
      expect((await pay(api, first ?? '')).status).toBe(409);
    },
  );

  test('is free for everybody when nobody waits, also for its last holder', covers('rule:place-release'), async () => {
    const { id } = await openTerm(1);
    await bookAll(api, id, ['a']);
    await release(6);
    expect(await standing(api, id)).toEqual({ people: ['expired'], free: 1 });
    const again = await book(api, { ...uncertified, course: id, email: 'a@example.pl' });
    expect((await again.json()).place).toBe('confirmed');
  });

  test('is offered to the next for a day, and then to the one after', covers('C122', 'rule:place-offer'), async () => {
    const { id } = await openTerm(1);
    const [, second, third] = await bookAll(api, id, ['a', 'b', 'c']);
    expect(await stateOf(third)).toMatchObject({ state: 'sent', position: 2, withdrawalUntil: null, payUntil: null });
    await release(6);
    const until = new Date(start + 7 * day).toISOString();
    const { number, reference, ...offered } = await stateOf(second);
    expect(offered).toMatchObject({ state: 'offered', position: null, heldUntil: until, payUntil: null, amount: null });
    expect((await stateOf(third)).position).toBe(1);
    const mails = await mailsInOrder();
    const mail = mails.find(({ kind, facts }) => kind === 'place-offered' && facts.reference === number);
    expect([mail?.recipient, mail?.facts]).toEqual([
      'b@example.pl',
      expect.objectContaining({
        reference: number,
        until,
        confirm: expect.stringContaining(`${reference}/confirmation?token=`),
      }),
    ]);
    await release(7);
    expect(await standing(api, id)).toEqual({ people: ['expired', 'offered', 'waitlisted #2'], free: 0 });
    await release(7.1);
    expect(await standing(api, id)).toEqual({ people: ['expired', 'expired', 'offered'], free: 0 });
    await release(9);
    expect(await standing(api, id)).toEqual({ people: ['expired', 'expired', 'expired'], free: 1 });
  });

  test(
    'that is offered and accepted in time waits for its order as long as there is time to pay',
    covers('C122', 'rule:place-release'),
    async () => {
      const { id } = await openTerm(1);
      const [, second = ''] = await bookAll(api, id, ['a', 'b']);
      await release(6);
      await confirm(api, second);
      const taken = await stateOf(second);
      expect(taken).toMatchObject({ state: 'offered', heldUntil: null, payUntil: '2026-11-30' });
      await release(9);
      expect((await standing(api, id)).people).toEqual(['expired', 'offered']);
      const places = async (place: string) => {
        const query = new URLSearchParams({ course: String(id), lang: 'pl', place });
        return (await (await fetch(`${api.origin}/api/term?${query}`)).json()).term.freePlaces;
      };
      expect([await places(second), await places('x'.repeat(30))]).toEqual([1, 0]);
      const answer = await book(api, { ...uncertified, course: id, email: 'b@example.pl', place: second });
      const { state, reference, number, heldUntil, payUntil } = await answer.json();
      expect([state, reference, number, heldUntil, payUntil]).toEqual([
        'pay',
        second,
        taken.number,
        null,
        '2026-12-03',
      ]);
      const mails = await mailsInOrder();
      expect(mails.findLast(({ recipient }) => recipient === 'b@example.pl')?.kind).toBe('booking-received');
      expect(await standing(api, id)).toEqual({ people: ['expired', 'awaitingPayment'], free: 0 });
    },
  );

  test(
    'that is accepted but not ordered in time is offered to the next',
    covers('C122', 'rule:place-release'),
    async () => {
      const { id } = await openTerm(1);
      const [, second = ''] = await bookAll(api, id, ['a', 'b', 'c']);
      await release(6);
      await confirm(api, second);
      await release(10);
      expect(await standing(api, id)).toEqual({ people: ['expired', 'expired', 'offered'], free: 0 });
      const mails = await mailsInOrder();
      expect(mails.findLast(({ recipient }) => recipient === 'b@example.pl')?.kind).toBe('offer-expired');
      const late = await book(api, { ...uncertified, course: id, email: 'b@example.pl', place: second });
      expect(await late.json()).toMatchObject({ state: 'sent', place: 'reserve', position: 1 });
    },
  );

  test(
    'takes no new payment after its last day, and waits for one that was started before',
    covers('rule:place-release'),
    async () => {
      const { id } = await openTerm(2);
      const [begun = '', late = ''] = await bookAll(api, id, ['a', 'b']);
      api.time.now = start + 3.4 * day;
      const { payment } = await (await pay(api, begun)).json();
      api.time.now = start + 3.5 * day;
      const refused = await pay(api, late);
      expect([refused.status, await refused.json()]).toEqual([409, { code: 'time-to-pay-over' }]);
      expect((await stateOf(late)).payment).toMatchObject({ online: false, transfer: null, missing: 34_900 });
      expect((await settle(payment)).state).toBe('paid');
      await release(6);
      expect((await standing(api, id)).people).toEqual(['paid', 'expired']);
    },
  );

  test('is kept once it is paid', covers('rule:place-release'), async () => {
    const { id } = await openTerm(3);
    const [reference = ''] = await bookAll(api, id, ['a']);
    const { payment } = await (await pay(api, reference)).json();
    await settle(payment);
    await release(30);
    expect(await standing(api, id)).toEqual({ people: ['paid'], free: 2 });
  });
});

test('a pair waits for two seats without delaying the next entry that needs one', async () => {
  const { id } = await openTerm(2);
  const pair = { birthDate: '2011-05-05', guardianFirstName: 'A', guardianLastName: 'K', schoolInsurance: true };
  await bookAll(api, id, ['a']);
  await book(api, { ...uncertified, ...pair, guardianEmail: 'g@example.pl', course: id });
  api.time.now = start + day;
  await bookAll(api, id, ['c', 'd']);
  await release(6);
  expect(await standing(api, id)).toEqual({
    people: ['expired', 'waitlisted #1', 'awaitingPayment', 'offered'],
    free: 0,
  });
});

describe('an entry on the reserve list', covers('C131'), () => {
  const entry = {
    lang: 'pl',
    firstName: 'Jan',
    lastName: 'Kowalski',
    phone: '600700800',
    termsAcceptance: true,
    amount: null,
  };

  test('requires a name and an address only, shows no sum, and states the position before and after', async () => {
    const { id } = await openTerm(0);
    const next = async () => (await (await fetch(`${api.origin}/api/term?course=${id}&lang=pl`)).json()).position;
    expect(await next()).toBe(1);
    await order(api, { ...entry, course: id, email: 'a@example.pl' });
    expect(await next()).toBe(2);
    const { reference, ...state } = await (await order(api, { ...entry, course: id, email: 'b@example.pl' })).json();
    expect(state).toMatchObject({ state: 'sent', position: 2, amount: null, withdrawalUntil: null, payUntil: null });
    const row = await stored(api, reference);
    expect([row.price, row.sensitive, Object.keys(row.person).toSorted()]).toEqual([
      null,
      null,
      ['email', 'firstName', 'lastName', 'phone', 'termsAcceptance'],
    ]);
  });

  test('is refused where a seat can be ordered, and places no order', async () => {
    const { id } = await openTerm(1);
    const answer = await order(api, { ...entry, course: id, email: 'a@example.pl' });
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'order-possible' }]);
    expect(await standing(api, id)).toEqual({ people: [], free: 1 });
  });
});
