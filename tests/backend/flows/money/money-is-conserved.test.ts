import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { outgoingMails, refunds, terms } from '#backend/database/schema.ts';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { orderRefunds } from '#backend/flows/money/refund.ts';
import { covers } from '../../../covers.ts';
import { forMinutes, isFull } from '../../../depth.ts';
import { basicType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { describeOnPostgres } from '../../fixtures/postgres.ts';
import { officeData } from '../../office/office-fixture.ts';
import { book, prepareTerm, uncertified } from '../booking-fixture.ts';
import { createScriptedProvider, type History, histories, live, type Reply } from '../booking-histories.ts';

const bookingRows = z.array(
  z.looseObject({
    number: z.string(),
    state: z.string(),
    term: z.int(),
    amount: z.int().nullable(),
    received: z.int(),
    missing: z.int(),
  }),
);
const refundRows = z.array(z.looseObject({ number: z.string(), state: z.string(), amount: z.int() }));
const wholeBooking = z.looseObject({ refunds: refundRows.element.omit({ number: true }).array() });
const total = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((grosze, { amount }) => grosze + amount, 0);

/** What the office sees after a history. */
const readLists = async (api: RunningApi) => {
  const bookings = bookingRows.parse(await officeData(api, 'bookings'));
  const listed = refundRows.parse(await officeData(api, 'refunds'));
  const paidBack = await api.database.select().from(refunds).where(eq(refunds.state, 'done'));
  const shown = paidBack.length === 0 ? [] : bookings;
  const whole = await Promise.all(
    shown.map(async ({ number }) => wholeBooking.parse(await officeData(api, 'booking', number))),
  );
  const mails = await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'refund-sent'));
  const cancelled = (await api.database.select().from(terms)).filter(({ cancelledAt }) => cancelledAt !== null);
  return { bookings, listed, whole, mails, cancelled: cancelled.map(({ id }) => id) };
};

/** A part that comes before the address is confirmed waits with its booking: for the rest, or to go back with its end. */
const holding = ['unconfirmed', 'awaitingPayment', 'paymentFailed', 'paid', 'completed'];
const awaiting = ['awaitingPayment', 'paymentFailed'];

/**
 * Every grosz that came is kept for a booking that stands and within its price, waits on the list of refunds, or was sent back and
 * reply by mail.
 */
const checkHistory = async (api: RunningApi, reply: Reply, history: History): Promise<void> => {
  const came = await live(api, reply, history);
  const { bookings, listed, whole, mails, cancelled } = await readLists(api);
  const kept = bookings.reduce((grosze, { received }) => grosze + received, 0);
  const owed = total(listed.filter(({ state }) => state !== 'choice'));
  const returned = total(whole.flatMap((one) => one.refunds.filter(({ state }) => state === 'done')));
  expect(kept + owed + returned).toBe(came);
  const isErased = history.steps.some(({ does }) => does === 'erase');
  if (!isErased) expect(mails.reduce((grosze, { facts }) => grosze + Number(facts.amount), 0)).toBe(returned);
  for (const { number, state, term: id, amount, received, missing } of bookings) {
    const ours = holding.includes(state) ? (amount ?? 0) : 0;
    expect([number, state, received >= 0, received <= ours]).toEqual([number, state, true, true]);
    expect([number, state, missing]).toEqual([number, state, awaiting.includes(state) ? ours - received : 0]);
    if (awaiting.includes(state)) expect(missing).toBeGreaterThan(0);
    const choice = total(listed.filter((row) => row.number === number && row.state === 'choice'));
    expect([number, choice]).toEqual([number, cancelled.includes(id) ? received : 0]);
  }
};

const numRuns = isFull ? 2000 : 5;
/** The clock goes back at the beginning of a history: the limit of writes must not take that for haste. */
const burst = 100_000_000;
const timeout = 600_000;
const title = `what came is kept, owed back or returned, and stands on a list, in ${numRuns} histories at most`;

const check = (api: RunningApi, { reply }: ReturnType<typeof createScriptedProvider>, seed: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      histories,
      forMinutes(1, (history) => checkHistory(api, reply, history)),
    ),
    { seed, numRuns },
  );

/** A booking whose whole price has come: its reference, and the price. */
const payWhole = async (api: RunningApi): Promise<readonly [string, number]> => {
  const { id } = await prepareTerm(api, { type: basicType, freePlaces: 1 });
  const { reference, amount } = await (await book(api, { ...uncertified, course: id })).json();
  await api.database.transaction((transaction) =>
    recordBankTransfer(api.parts, transaction, { reference, amount, receivedOn: '2026-11-21' }),
  );
  return [reference, amount];
};

describe('in the embedded engine', () => {
  const service = createScriptedProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ payments: service.provider, burst });
  });
  afterAll(() => api.close());

  test(title, { timeout, ...covers('C110', 'C180') }, () => check(api, service, 20_261_125));
});

describeOnPostgres('on PostgreSQL', (postgres) => {
  const service = createScriptedProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ url: postgres.url, payments: service.provider, burst });
  });
  afterAll(() => api?.close());

  test('concurrent refunds return no more than was received', async () => {
    const [reference, came] = await payWhole(api);
    await Promise.allSettled(Array.from({ length: 8 }, () => orderRefunds(api.parts, { reference, amount: came })));
    const owed = await api.database.select().from(refunds);
    expect(owed.reduce((total, { amount }) => total + amount, 0)).toBe(came);
  });

  test(title, { timeout, ...covers('C110', 'C180') }, () => check(api, service, 20_261_126));
});
