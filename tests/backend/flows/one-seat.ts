import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { lockBooking } from '#backend/bookings/lock.ts';
import { findBookingMoney } from '#backend/bookings/payment/money-of.ts';
import { outgoingMails, payments, refunds, registrations, terms } from '#backend/database/schema.ts';
import { withdrawBooking } from '#backend/flows/ending/end-registrations.ts';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { forMinutes, isFull } from '../../depth.ts';
import { basicType } from '../../find-course.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';
import { office } from '../office/office-fixture.ts';
import { book, confirm, endTrial, prepareTerm, startPayment, uncertified } from './booking-fixture.ts';

const hour = 3_600_000;

/** Three people with two addresses. */
const people = [
  { firstName: 'Jan', email: 'dom@example.pl' },
  { firstName: 'Ewa', email: 'Dom@Example.pl' },
  { firstName: 'Ola', email: 'ola@example.pl' },
] as const;

const at = fc.nat({ max: 5 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('book'), person: fc.nat({ max: 2 }), term: fc.nat({ max: 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('confirm'), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('pay'), at, ends: fc.constantFrom('success', 'failure', 'later') }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('settle'), at }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('transfer'), at, part: fc.constantFrom(1, 2) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move'), at }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw'), at }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), hours: fc.constantFrom(1, 25, 80) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  readonly api: RunningApi;
  readonly courses: readonly number[];
  readonly booked: { readonly reference: string; readonly number: string }[];
  /** Payments that were started and have not ended. */
  readonly open: string[];
}

const chosen = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % values.length];

/** What is refused changes nothing; that is no fault here. */
const refusedOr = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error) || /constraint|duplicate key|Failed query/.test(error.message)) throw error;
  });
};

const take: Readonly<
  Record<string, (world: World, step: Record<string, unknown>, reference: string) => Promise<void>>
> = {
  confirm: async ({ api }, _, reference) => void (await confirm(api, reference)),
  pay: async ({ api, open }, { ends }, reference) => {
    const answer = await startPayment(api, reference);
    if (answer.status !== 200) return;
    const { payment } = await answer.json();
    if (ends === 'later') open.push(payment);
    else await endTrial(api, payment, ends === 'success' ? 'success' : 'failure');
  },
  settle: async ({ api, open }) => {
    const payment = open.pop();
    if (payment !== undefined) await endTrial(api, payment, 'success');
  },
  transfer: async ({ api }, { part }, reference) => {
    const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
    const amount = Math.ceil((row?.price ?? 0) / Number(part));
    const received = { reference, amount, receivedOn: '2026-11-20' };
    await refusedOr(api.database.transaction((transaction) => recordBankTransfer(api.parts, transaction, received)));
  },
  move: async ({ api, courses }, _, reference) => {
    const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
    const other = courses.find((id) => id !== row?.term) ?? 0;
    await refusedOr(office(api, 'move', reference, String(other), '--by', 'person', '--as', 'Anna'));
  },
  withdraw: async ({ api }, _, reference) => {
    await refusedOr(
      api.database.transaction(async (transaction) =>
        withdrawBooking(api.parts, transaction, await lockBooking(transaction, reference), { now: api.time.now }),
      ),
    );
  },
};

const carryOut = async (world: World, taken: Step): Promise<void> => {
  const { api, courses, booked } = world;
  if (taken.does === 'book' && 'person' in taken) {
    const course = chosen(courses, taken.term);
    const answer = await book(api, { ...uncertified, ...chosen(people, taken.person), course });
    if (answer.status === 200) booked.push(await answer.json());
    return;
  }
  if (taken.does === 'wait' && 'hours' in taken) {
    api.time.now += taken.hours * hour;
    return endOverdueRegistrations(api.parts, api.time.now);
  }
  const { reference } = ('at' in taken ? chosen(booked, taken.at) : undefined) ?? {};
  if (reference !== undefined) await take[taken.does]?.(world, taken, reference);
};

type Registration = typeof registrations.$inferSelect;

/** No address has two places of a date, or places of two persons, that are paid or to be paid. */
const expectOneHolder = (rows: readonly Registration[]): void => {
  const placed = rows.filter(({ status }) =>
    ['awaitingPayment', 'paymentFailed', 'paid', 'completed'].includes(status),
  );
  const places = placed.map(({ term, emailDigest }) => `${term} ${emailDigest}`);
  expect(places).toEqual([...new Set(places)]);
  const persons = new Set(placed.map(({ emailDigest, person }) => `${emailDigest} ${person.firstName}`));
  expect(persons.size).toBe(new Set(placed.map(({ emailDigest }) => emailDigest)).size);
};

/**
 * Who has a place is not asked to pay for another. A booking that nobody has confirmed may pay while it is held, and learns nothing of
 * other bookings before it has; what it paid for a place that is taken goes back whole, and it is not asked again.
 */
const expectOnePlace = async ({ api, courses, booked }: World): Promise<void> => {
  const rows = await api.database
    .select()
    .from(registrations)
    .where(inArray(registrations.term, [...courses]));
  expectOneHolder(rows);
  for (const { reference } of booked) {
    const row = rows.find((one) => one.reference === reference);
    const state = await (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
    const asked =
      ['pay', 'paymentFailed'].includes(state.state) || state.payment.missing > 0 || state.payment.transfer !== null;
    const came = await findBookingMoney(api.database, reference);
    if (row?.duplicate) expect([came.kept, asked && came.payments.length > 0]).toEqual([0, false]);
    if (row && asked && row.status === 'unconfirmed')
      expect([state.payment.transfer, Number(row.heldUntil) > api.time.now]).toEqual([null, true]);
    else if (row && asked) {
      const others = rows.filter(
        (one) => one !== row && one.term === row.term && one.emailDigest === row.emailDigest && one.status === 'paid',
      );
      expect([state.state, others.length, row.heldUntil]).toEqual([state.state, 0, null]);
    }
    if (!asked && state.state !== 'paid') expect((await startPayment(api, reference)).status).not.toBe(200);
  }
};

const twoPersons: Step[] = [
  { does: 'book', person: 0, term: 0 },
  { does: 'book', person: 1, term: 1 },
];
const confirmed = (index: number): Step => ({ does: 'confirm', at: index });
const paid = (index: number): Step => ({ does: 'pay', at: index, ends: 'success' });

/** Orders that chance brings about too seldom: two persons of one address on two dates, of whom one is confirmed and the other confirms or pays. */
const namedOrders: [Step[]][] = [
  [[...twoPersons, confirmed(0), confirmed(1), paid(0)]],
  [[...twoPersons, confirmed(0), paid(1), paid(1), confirmed(1)]],
  [[...twoPersons, paid(1), confirmed(0), paid(0)]],
];

/** Random orders of booking, confirming, paying, moving and ending on two dates. Returns how often another place was reported. */
export const checkOnePlace = async (api: RunningApi, numRuns: number): Promise<number> => {
  const dates = [
    await prepareTerm(api, { type: basicType, freePlaces: 4 }),
    await prepareTerm(api, { type: basicType, freePlaces: 4 }),
  ];
  const courses = dates.map(({ id }) => id);
  const start = api.time.now;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 16 }),
      forMinutes(2, async (steps) => {
        api.time.now = start;
        await api.database.delete(refunds);
        await api.database.delete(payments);
        await api.database.delete(registrations).where(inArray(registrations.term, courses));
        await api.database.update(terms).set({ freePlaces: 4, reserveCount: 0 }).where(inArray(terms.id, courses));
        const world: World = { api, courses, booked: [], open: [] };
        for (const taken of steps) {
          await carryOut(world, taken);
          await expectOnePlace(world);
        }
      }),
    ),
    { numRuns: numRuns + namedOrders.length, examples: namedOrders, seed: 20_261_125, endOnFailure: !isFull },
  );
  const upstream = await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'payment-taken'));
  return upstream.length;
};
