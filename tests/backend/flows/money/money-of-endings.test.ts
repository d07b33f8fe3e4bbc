import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { registrations } from '#backend/database/schema.ts';
import { retentionMonthsOfForm } from '#backend/database/secrets/kept-for.ts';
import { deleteExpiredData } from '#backend/flows/delete-expired.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { gatherDigest } from '#backend/office/digest/gather-digest.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { covers } from '../../../covers.ts';
import { sampleOf } from '../../../depth.ts';
import { basicType, unpricedType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { catalogue } from '../../fixtures/catalogue-fixture.ts';
import { office } from '../../office/office-fixture.ts';
import { book, confirm, order, prepareTerm, uncertified } from '../booking-fixture.ts';
import { stored } from '../stored-booking.ts';
import { type ListedMoney, listedMoney } from './money-on-lists.ts';

const price = 34_900;
const day = 86_400_000;
/** What comes by transfer. */
const sums = { part: 10_000, whole: price, tooMuch: price + 250 } as const;

let api: RunningApi;
let start: number;
beforeAll(async () => {
  const account = 'PL61109010140000071219812874';
  const place = { origin: 'https://kursy.example' };
  api = await startApi({ payments: createPaymentProvider({ method: 'transfer', account }, place) });
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(() => {
  api.time.now = start;
});

interface Booked {
  readonly term: number;
  readonly reference: string;
  readonly number: string;
  readonly email: string;
}

const openTerm = async (freePlaces: number) => (await prepareTerm(api, { type: basicType, freePlaces })).id;
const bookOne = async (term: number, changes: Readonly<Record<string, unknown>> = {}): Promise<Booked> => {
  const email = `p-${randomUUID()}@example.pl`;
  const answer = await book(api, { ...uncertified, course: term, email, ...changes });
  const { reference, number } = await answer.json();
  await confirm(api, reference);
  return { term, reference, number, email };
};
const transfer = ({ number }: Booked, grosze: number) =>
  office(api, 'mark-paid', number, '--amount', formatAmount(grosze, 'pl').replaceAll(/\s/g, ''));
const withdraw = ({ number, email }: Booked) =>
  api.post(
    '/api/withdrawals',
    { name: 'Jan', reference: number, email, confirmation: true },
    { 'idempotency-key': randomUUID() },
  );
const passDays = async (days: number): Promise<void> => {
  api.time.now += days * day;
  await endOverdueRegistrations(api.parts, api.time.now);
};
const erase = ({ email }: Booked) => office(api, 'erase', email, '--yes', '--as', 'Anna');
const move = async ({ number }: Booked) => office(api, 'move', number, String(await openTerm(3)), '--by', 'person');
const callOff = ({ term }: Booked) => office(api, 'cancel-term', String(term), '--yes', '--as', 'Anna');

/** Books a place, pays a sum and lets the booking end. */
const booked =
  (sum: number, ...endings: readonly ((booking: Booked) => Promise<unknown>)[]) =>
  async (): Promise<Booked> => {
    const booking = await bookOne(await openTerm(2));
    await transfer(booking, sum);
    for (const end of endings) await end(booking);
    return booking;
  };

/** Enters the reserve list, pays a sum that is not due, gets the place offered, and goes on from there. */
const offered =
  (sum: number, ...endings: readonly ((booking: Booked) => Promise<unknown>)[]) =>
  async (): Promise<Booked> => {
    const first = await bookOne(await openTerm(1));
    const waiting = await bookOne(first.term, { amount: null });
    await transfer(waiting, sum);
    await withdraw(first);
    expect((await stored(api, waiting.reference)).status).toBe('offered');
    for (const end of endings) await end(waiting);
    return waiting;
  };
const orderOffer = async ({ reference, term, email }: Booked): Promise<void> => {
  await confirm(api, reference);
  const answer = await book(api, { ...uncertified, course: term, email, place: reference });
  expect(await answer.json()).toMatchObject({ reference, state: 'pay' });
};

const enquired = (sum: number) => async (): Promise<Booked> => {
  const { id: term } = await prepareTerm(api, { type: unpricedType, freePlaces: 3 });
  const email = `p-${randomUUID()}@example.pl`;
  const answer = await order(api, { ...uncertified, amount: null, course: term, email });
  const { reference, number } = await answer.json();
  await transfer({ term, reference, number, email }, sum);
  return { term, reference, number, email };
};

const unconfirmed = (sum: number) => async (): Promise<Booked> => {
  const booking = await booked(sum)();
  await api.database
    .update(registrations)
    .set({ heldUntil: new Date(start + 60_000) })
    .where(eq(registrations.reference, booking.reference));
  await passDays(1);
  return booking;
};

const { part, whole, tooMuch } = sums;
const surplus = tooMuch - price;
const acceptWithdrawal = ({ number }: Booked) =>
  office(api, 'confirm-withdrawal', number, '--received', formatCivilDate(warsawDate(api.time.now)));
const orderRefund = ({ number }: Booked) => office(api, 'refund', number);
const expire = () => passDays(6);
const cases: readonly [string, () => Promise<Booked>, Partial<ListedMoney>][] = [
  ['a part, and the booking expires', booked(part, expire), { owed: part }],
  ['a part, and its address is never confirmed', unconfirmed(part), { owed: part }],
  [
    'a part in two transfers, and the booking expires',
    booked(part, (one) => transfer(one, 1), expire),
    { owed: part + 1 },
  ],
  ['a part, and the booking expires after a move', booked(part, move, expire), { owed: part }],
  [
    'a part, and the rest after the booking has expired',
    booked(part, expire, (one) => transfer(one, price - part)),
    { owed: price },
  ],
  [
    'a part, and the whole after the booking has expired',
    booked(part, expire, (one) => transfer(one, whole)),
    { owed: part + whole },
  ],
  ['a part, and the statement of withdrawal', booked(part, withdraw), { owed: part }],
  ['the whole, and the statement of withdrawal', booked(whole, withdraw), { owed: price }],
  ['too much, and the statement of withdrawal', booked(tooMuch, withdraw), { owed: tooMuch }],
  ['a part, and a withdrawal that the office accepts', booked(part, acceptWithdrawal), { owed: part }],
  ['the whole, and a withdrawal that the office accepts', booked(whole, acceptWithdrawal), { owed: price }],
  ['too much, and a withdrawal that the office accepts', booked(tooMuch, acceptWithdrawal), { owed: tooMuch }],
  ['a part, and the course is called off', booked(part, callOff), { owed: part }],
  ['the whole, and the course is called off', booked(whole, callOff), { kept: price, choice: price }],
  ['too much, and the course is called off', booked(tooMuch, callOff), { kept: price, choice: price, owed: surplus }],
  [
    'a part, a move, and the course is called off',
    booked(part, move, async ({ number, ...one }) =>
      callOff({ number, ...one, term: (await stored(api, one.reference)).term }),
    ),
    { owed: part },
  ],
  ['the whole, the course is called off, and a refund chosen', booked(whole, callOff, orderRefund), { owed: price }],
  ['the whole, the course is called off, and another date chosen', booked(whole, callOff, move), { kept: price }],
  [
    'the whole, once more after the course was called off',
    booked(whole, callOff, (one) => transfer(one, whole)),
    { kept: price, choice: price, owed: price },
  ],
  ['a part, and a move', booked(part, move), { kept: part }],
  ['too much, and a move', booked(tooMuch, move), { kept: price, owed: surplus }],
  ['a part for a place that waits to be ordered, and it is not', offered(part, () => passDays(2)), { owed: part }],
  ['the whole for a place that waits to be ordered, and it is not', offered(whole, () => passDays(2)), { owed: price }],
  ['a part before the offered place is ordered', offered(part, orderOffer), { owed: part }],
  ['the whole before the offered place is ordered', offered(whole, orderOffer), { owed: price }],
  ['a part for an enquiry', enquired(part), { owed: part }],
  ['a part, the booking expires, and its person asks for deletion', booked(part, expire, erase), { owed: part }],
  ['a part, and its person asks for deletion', booked(part, erase), { kept: part }],
  [
    'the whole for a place that waits to be ordered, and its person asks for deletion',
    offered(whole, erase),
    { owed: price },
  ],
  [
    'the whole, the course is called off, its day passes, and its person asks for deletion',
    booked(whole, callOff, () => passDays(400), erase),
    { kept: price, choice: price },
  ],
  [
    'a part, the booking expires, and the years for which it is kept pass',
    booked(part, expire, async () => {
      await passDays((retentionMonthsOfForm('registration') + 24) * 31);
      await deleteExpiredData(api.database, api.time.now);
    }),
    { owed: part },
  ],
];

describe('received money is on the lists of the office', covers('C110', 'C180'), () => {
  test.each(sampleOf(cases, 16))('%s', async (_, live, expected) => {
    const { number, reference } = await live();
    const money = { kept: 0, owed: 0, returned: 0, choice: 0, ...expected };
    expect(await listedMoney(api, number)).toEqual(money);
    const { lists } = await gatherDigest({ database: api.database, now: api.time.now, catalogue });
    const inDigest = lists.refunds.rows.filter((row) => row.number === number);
    expect(inDigest.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(money.owed + money.choice);
    const { payment } = await (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
    expect([payment.received, payment.refund?.amount ?? 0]).toEqual([money.kept, money.owed + money.choice]);
  });
});
