import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTransferPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { outgoingMails, payments } from '#backend/database/schema.ts';
import { refreshMailFacts } from '#backend/flows/mail-now.ts';
import { recordPaymentOutcome } from '#backend/flows/money/settle-payment.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { listRefunds } from '#backend/office/bookings/find-refunds.ts';
import { choices } from '#generated/data/choices.ts';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, confirm, prepareTerm, quote, startPayment, uncertified } from './booking-fixture.ts';
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

let last = 0;
const newAddress = (): string => {
  last += 1;
  return `platnik-${last}@example.pl`;
};
const order = async (email = newAddress()) => (await book(api, { ...uncertified, course, email })).json();
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const kinds = async () =>
  (await api.database.select().from(outgoingMails).orderBy(outgoingMails.id)).map(({ kind }) => kind);
const pay = async (reference: string) => (await (await startPayment(api, reference)).json()).payment;
const settle = async (payment: string, outcome: 'success' | 'failure' = 'success') => {
  const [one] = await api.database.select().from(payments).where(eq(payments.session, payment));
  const amount = one?.amount ?? 0;
  return api.database.transaction((transaction) =>
    recordPaymentOutcome(api.parts, transaction, { payment, outcome, amount }),
  );
};
const release = (after: number): Promise<void> => {
  api.time.now = start + after;
  return endOverdueRegistrations(api.parts, api.time.now);
};

describe('a payment before the address is confirmed', covers('4.27', 'C276'), () => {
  test('is possible at once and confirms the address: one mail accepts order and payment, and the link has no further effect', async () => {
    const { reference, payment, amount } = await order();
    expect(payment).toMatchObject({ online: true, missing: amount, failed: false });
    await settle(await pay(reference));
    expect(await stateOf(reference)).toMatchObject({ state: 'paid', heldUntil: null });
    expect(await kinds()).toEqual(['confirm-address', 'booking-received']);
    const [, mail] = await api.database.select().from(outgoingMails).orderBy(outgoingMails.id);
    const sent = mail && (await refreshMailFacts({ ...api.parts, now: start }, mail));
    expect(sent?.facts).toMatchObject({ received: amount, payUntil: null, missing: null });
    expect((await stored(api, reference)).withdrawalUntil).not.toBeNull();
    await confirm(api, reference);
    expect((await stateOf(reference)).state).toBe('paid');
  });

  test('that is refused keeps the seat, says so, and can be repeated', async () => {
    const { reference, amount } = await order();
    await settle(await pay(reference), 'failure');
    expect(await stateOf(reference)).toMatchObject({
      state: 'unconfirmed',
      payment: { missing: amount, failed: true },
    });
    expect(await kinds()).toEqual(['confirm-address']);
    await settle(await pay(reference));
    expect((await stateOf(reference)).state).toBe('paid');
  });

  test('is possible for every address alike, and refunded in full where another booking has it', async () => {
    const email = 'zajety@example.pl';
    await confirm(api, (await order(email)).reference);
    const [other, second] = [await order(), await order(email)];
    expect(second.payment).toEqual(other.payment);
    await settle(await pay(second.reference));
    expect((await stateOf(second.reference)).payment.refund).toMatchObject({ state: 'due', reason: 'taken' });
    expect((await listRefunds(api.database)).rows).toContainEqual(
      expect.objectContaining({ number: second.number, why: 'taken' }),
    );
    expect((await kinds()).at(-1)).toBe('payment-taken');
    await release(minute);
    expect((await stateOf(second.reference)).state).toBe('expired');
  });

  test('extends the hold once, by its length, and not again by a second payment', async () => {
    const { reference } = await order();
    const free = await placesOf(api, course);
    api.time.now = start + hold - minute;
    await pay(reference);
    await release(hold + minute);
    expect((await stateOf(reference)).state).toBe('unconfirmed');
    expect((await (await startPayment(api, reference)).json()).code).toBe('address-unconfirmed');
    await release(2 * hold);
    expect([(await stateOf(reference)).state, await placesOf(api, course)]).toEqual(['expired', (free ?? 0) + 1]);
  });

  test('is announced before the order; account details for a transfer come with the confirmation', async () => {
    const priced = (await quote(api, { course, lang: 'pl', persons: 1 })).json();
    expect((await priced).payNow).toBe(true);
    const usual = api;
    api = await startApi({
      payments: createTransferPaymentProvider({ method: 'transfer', account: 'PL61109010140000071219812874' }),
    });
    onTestFinished(async () => {
      await api.close();
      api = usual;
    });
    ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
    expect((await (await quote(api, { course, lang: 'pl', persons: 1 })).json()).payNow).toBe(false);
    expect((await order()).payment).toMatchObject({ transfer: null, missing: 0 });
  });
});

describe('confirmation of the address before payment, if the owner wants it', covers('C276'), () => {
  test('asks for no money and accepts none before', async () => {
    const usual = api;
    api = await startApi({ owner: { choices: { ...choices, payBeforeConfirm: false } } });
    onTestFinished(async () => {
      await api.close();
      api = usual;
    });
    ({ id: course } = await prepareTerm(api, { type: basicType, freePlaces: 20 }));
    const { reference, payment } = await order();
    expect(payment.missing).toBe(0);
    const refused = await startPayment(api, reference);
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'address-unconfirmed']);
    await confirm(api, reference);
    expect((await startPayment(api, reference)).status).toBe(200);
    expect((await quote(api, { course, lang: 'pl', persons: 1 })).ok).toBe(true);
  });
});
