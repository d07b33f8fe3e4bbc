import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockBooking } from '#backend/bookings/lock.ts';
import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { outgoingMails, payments } from '#backend/database/schema.ts';
import { refreshMailFacts } from '#backend/flows/mail-now.ts';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { settleReceivedMoney } from '#backend/flows/money/receive-money.ts';
import { orderRefunds, recordManualRefund } from '#backend/flows/money/refund.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { covers } from '../../../covers.ts';
import { basicType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { refusal } from '../../office/office-fixture.ts';
import { book, confirm, pay, prepareTerm, uncertified } from '../booking-fixture.ts';
import { placesOf } from '../stored-booking.ts';

const price = 34_900;
const today = '2026-11-21';
const day = 86_400_000;

let api: RunningApi;
let start: number;
let term: number;
let reference: string;
let number: string;
beforeAll(async () => {
  const account = 'PL61109010140000071219812874';
  const place = { origin: 'https://kursy.example' };
  api = await startApi({ payments: createPaymentProvider({ method: 'transfer', account }, place) });
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(async () => {
  api.time.now = start;
  ({ id: term } = await prepareTerm(api, { type: basicType, freePlaces: 1 }));
  ({ reference, number } = await (await book(api, { ...uncertified, course: term })).json());
  await confirm(api, reference);
});

const state = async () => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const standing = async () => {
  const { state: name, payment } = await state();
  return [name, payment.received, payment.refund?.state ?? null, payment.refund?.amount ?? 0];
};
const paidIn = (amount: number, receivedOn = today) =>
  api.database.transaction((transaction) =>
    recordBankTransfer(api.parts, transaction, { reference, amount, receivedOn }),
  );
const mails = async () => {
  const stored = await api.database.select().from(outgoingMails);
  return stored.filter(({ facts }) => facts.reference === number);
};
const expire = () => {
  api.time.now = start + 6 * day;
  return endOverdueRegistrations(api.parts, api.time.now);
};

test('a booking that is paid stays paid when its money is counted again', async () => {
  await paidIn(price);
  const before = await standing();
  await api.database.transaction(async (transaction) =>
    settleReceivedMoney(api.parts, transaction, await lockBooking(transaction, reference)),
  );
  expect(await standing()).toEqual(before);
  expect((await mails()).filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
});

describe('a booking where transfers are accepted', covers('C108'), () => {
  test('shows the account, the holder, the title and the last day, on the page and by mail', async () => {
    const { payment, payUntil } = await state();
    const transfer = { account: '61 1090 1014 0000 0712 1981 2874', title: number };
    expect(payment).toMatchObject({ online: false, transfer, received: 0, refund: null });
    const [mail, ...others] = (await mails()).filter(({ kind }) => kind === 'booking-received');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'Jan@Example.pl', facts: { ...transfer, payUntil } });
    const sent = mail && (await refreshMailFacts({ ...api.parts, now: start }, mail));
    expect(sent?.facts).toMatchObject({ ...transfer, missing: price, received: null });
    expect((await pay(api, reference)).status).toBe(409);
  });

  test('shows no account on the reserve list', async () => {
    const { reference: waiting } = await (
      await book(api, { ...uncertified, course: term, email: 'other@example.pl' })
    ).json();
    const { payment } = await (await fetch(`${api.origin}/api/registrations/${waiting}`)).json();
    expect(payment.transfer).toBeNull();
  });
});

describe('a transfer recorded by the office', covers('C110', 'C100'), () => {
  test(
    'of the whole price makes the booking paid, with its amount and day, and is reported by mail once',
    covers('rule:money-received'),
    async () => {
      expect(await paidIn(price, '2026-11-20')).toEqual({ outcome: 'settle', missing: 0, owed: 0 });
      expect(await standing()).toEqual(['paid', price, null, 0]);
      expect((await state()).payment.transfer).toBeNull();
      const [row] = await api.database.select().from(payments).where(eq(payments.registration, reference));
      expect(row).toMatchObject({ amount: price, receivedOn: '2026-11-20', method: 'transfer', status: 'succeeded' });
      expect((await mails()).filter(({ kind }) => kind === 'payment-received')).toHaveLength(1);
    },
  );

  test('of too little is counted, and the rest stays due', covers('rule:money-received'), async () => {
    expect(await paidIn(price - 100)).toEqual({ outcome: 'wait', missing: 100, owed: 0 });
    expect((await state()).payment.missing).toBe(100);
    expect((await mails()).at(-1)).toMatchObject({
      kind: 'payment-incomplete',
      facts: { received: price - 100, missing: 100, payUntil: expect.any(String) },
    });
    expect(await standing()).toEqual(['pay', price - 100, null, 0]);
    expect(await paidIn(100)).toMatchObject({ outcome: 'settle' });
    expect(await standing()).toEqual(['paid', price, null, 0]);
  });

  test('of too much, or a second time, is due for a refund', covers('rule:money-received'), async () => {
    expect(await paidIn(price + 250)).toEqual({ outcome: 'settleAndReturn', missing: 0, owed: 250 });
    expect(await paidIn(price)).toEqual({ outcome: 'returnSurplus', missing: 0, owed: price });
    const upstream = (await mails()).filter(({ kind }) => kind === 'payment-surplus');
    expect(upstream.map(({ facts }) => facts.amount)).toEqual([250, price]);
    expect(await standing()).toEqual(['paid', price, 'due', price + 250]);
  });

  test(
    'that arrives late is refunded in full, and the seat stays free',
    covers('C96', 'rule:money-received'),
    async () => {
      await expire();
      expect(await paidIn(price, '2026-11-26')).toMatchObject({ outcome: 'returnAll', owed: price });
      expect(await standing()).toEqual(['expired', 0, 'due', price]);
      expect(await placesOf(api, term)).toBe(1);
    },
  );

  test.each([
    ['counts where the whole price came in time and its place is free', price, '2026-11-25', true],
    ['goes back where less than the price came', price - 1, '2026-11-25', false],
  ])('recorded after the booking expired %s', async (_, amount, receivedOn, counts) => {
    await expire();
    await paidIn(amount, receivedOn);
    const [back, places] = counts ? [[null, 0], 0] : [['due', amount], 1];
    expect(await standing()).toEqual([counts ? 'paid' : 'expired', counts ? price : 0, ...back]);
    expect(await placesOf(api, term)).toBe(places);
  });

  test('that came in time goes back where its place is taken by then', async () => {
    await expire();
    await confirm(
      api,
      (await (await book(api, { ...uncertified, course: term, email: 'ktos@example.pl' })).json()).reference,
    );
    await paidIn(price, '2026-11-25');
    expect(await standing()).toEqual(['expired', 0, 'due', price]);
  });

  test('is refused with a zero amount or a future day', async () => {
    for (const amount of [0, -1, 1.5, Number.NaN]) await expect(paidIn(amount)).rejects.toThrow('bad-amount');
    for (const wrong of ['2026-11-22', 'yesterday']) await expect(paidIn(price, wrong)).rejects.toThrow('bad-day');
  });
});

describe('a refund of a transfer', covers('C111'), () => {
  test('is sent by the office, and reported when it has been sent', async () => {
    await paidIn(price + 250);
    expect(await orderRefunds(api.parts, { reference })).toEqual([{ amount: 250, state: 'due', byHand: true }]);
    const sent = () => api.database.transaction((transaction) => recordManualRefund(api.parts, transaction, reference));
    expect(await sent()).toBe(250);
    expect(await standing()).toEqual(['paid', price, 'done', 250]);
    const [mail, ...others] = (await mails()).filter(({ kind }) => kind === 'refund-sent');
    expect([mail?.facts.amount, others]).toEqual([250, []]);
    await expect(sent()).rejects.toThrow('nothing-to-refund');
    await expect(orderRefunds(api.parts, { reference })).rejects.toThrow('nothing-to-refund');
  });

  test('is exactly the amount that the office names, or refused with the most that can be returned', async () => {
    await paidIn(price);
    await expect(orderRefunds(api.parts, { reference, amount: price + 1 })).rejects.toMatchObject({ most: price });
    expect(await refusal(api, 'refund', reference, '--amount', '99999')).toContain('najwyżej');
    expect(await orderRefunds(api.parts, { reference, amount: 100 })).toMatchObject([{ amount: 100 }]);
    await expect(orderRefunds(api.parts, { reference, amount: 50 })).rejects.toMatchObject({ waiting: 100 });
    const both = await orderRefunds(api.parts, { reference, amount: price });
    expect(both.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    await expect(orderRefunds(api.parts, { reference: 'a'.repeat(32) })).rejects.toThrow('not-found');
    expect(await standing()).toEqual(['paid', 0, 'due', price]);
  });
});
