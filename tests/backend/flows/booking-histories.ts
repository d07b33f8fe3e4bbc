import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import type { PaymentProvider, RefundWord } from '#backend/bookings/payment/payment-provider.ts';
import { readBackup, restoreBackup } from '#backend/database/backup/backup.ts';
import { outgoingMails, payments, refunds, registrations, storedAnswers, terms } from '#backend/database/schema.ts';
import { applyTermChangeChoice, choices } from '#backend/flows/ending/take-choice.ts';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { applyRefundEvent } from '#backend/flows/money/refund.ts';
import { recordPaymentOutcome } from '#backend/flows/money/settle-payment.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { Refused } from '#backend/http/refused.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { basicType } from '../../find-course.ts';
import { noon, type RunningApi } from '../fixtures/api-fixture.ts';
import { office, officeWithFile } from '../office/office-fixture.ts';
import { book, confirm, pay, uncertified } from './booking-fixture.ts';

const price = 34_900;
const day = 86_400_000;

const person = fc.integer({ min: 0, max: 2 });
const term = fc.integer({ min: 0, max: 1 });
const any = fc.nat({ max: 20 });
/** Whether a guardian comes too, so that two seats are wanted. */
const pair = fc.integer({ min: 0, max: 3 }).map((one) => one === 0);
const word = fc.constantFrom<RefundWord>('accepted', 'confirmed', 'refused');
/** Grosze of a transfer or a refund; `missing` is what is missing then. */
const sum = fc.oneof(
  fc.constantFrom('missing' as const, price, price + 250, price - 1, 1),
  fc.integer({ min: 1, max: 2 * price }),
);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('book' as const), person, term, pair }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('transfer' as const), any, sum }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('start' as const), any }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('settle' as const),
      any,
      outcome: fc.constantFrom('success' as const, 'success' as const, 'failure' as const, 'abandoned' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('withdraw' as const), any }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('move' as const), any, term, by: fc.constantFrom('person', 'us') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('choose' as const), any, choice: fc.constantFrom(...choices) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('callOff' as const), term }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('orderOffer' as const), any, pair }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), any, sum: fc.option(sum), word }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refunded' as const), any }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refundEvent' as const), any, word }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('erase' as const), person }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('import' as const), term, seats: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('backup' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restore' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

export interface History {
  readonly places: readonly number[];
  readonly steps: readonly Step[];
}

/** What may happen to the money of three people and two dates of a course: in part, too much, late, twice, and in any order. */
export const histories: fc.Arbitrary<History> = fc.record({
  places: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 })),
  steps: fc
    .array(step, { minLength: 3, maxLength: 16, size: 'max' })
    .map((steps) => [{ does: 'book', person: 0, term: 0, pair: false } as const, ...steps]),
});

/** A payment service whose word about refunds is that of the history. */
export const createScriptedProvider = () => {
  const reply = { word: 'accepted' as RefundWord };
  const provider: PaymentProvider = {
    method: 'p24',
    start: ({ payment }) => Promise.resolve({ redirect: `https://pay.example/${payment}` }),
    refund: () => Promise.resolve({ word: reply.word }),
  };
  return { reply, provider };
};

export type Reply = ReturnType<typeof createScriptedProvider>['reply'];

/** Carries something out that may be refused; a refusal changes nothing. */
const attempt = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused || error instanceof OfficeError)) throw error;
  }
};

const booked = z.looseObject({ reference: z.string() });
const emailOf = (who: number): string => `p${who}@example.pl`;
const zloty = (grosze: number): string => (grosze / 100).toFixed(2).replace('.', ',');
const one = <Value>(values: readonly Value[], at: number): Value | undefined => values[at % Math.max(1, values.length)];

const dayOfTerm = (at: number): string => formatCivilDate(warsawDate(noon) + 30 + 15 * at);

const guardian = { birthDate: '2011-05-05', guardianFirstName: 'A', guardianLastName: 'K', schoolInsurance: true };

const bodyOf = ({ course, email, isPair }: { course: number | undefined; email: string; isPair: boolean }) => ({
  ...uncertified,
  ...(isPair ? { ...guardian, guardianEmail: email } : {}),
  course,
  email,
});

/** Makes the two dates of a history, and nothing else. */
const startOver = async ({ database, time }: RunningApi, places: readonly number[]): Promise<readonly number[]> => {
  time.now = noon;
  await database.transaction(async (transaction) => {
    for (const table of [payments, registrations, outgoingMails, storedAnswers, terms]) await transaction.delete(table);
    const row = { type: basicType, client: 'c', city: 'wroclaw', demo: false, booked: true };
    for (const [at, freePlaces] of places.entries()) {
      await transaction.insert(terms).values({ ...row, id: at + 1, dateStart: dayOfTerm(at), freePlaces });
    }
  });
  return places.map((_, at) => at + 1);
};

/** How many seats each term has, by its number, as the office has last said. */
export type Capacities = ReadonlyMap<number, number>;

/** Lives a history through, and looks after each step; gives the grosze that came. */
export const live = async (
  api: RunningApi,
  reply: Reply,
  { places, steps }: History,
  look: (capacities: Capacities) => Promise<void> = async () => {},
): Promise<number> => {
  const { database, parts, time } = api;
  const ids = await startOver(api, places);
  const references: string[] = [];
  const sessions: string[] = [];
  let came = 0;
  let capacities = new Map(ids.map((id, at) => [id, places[at] ?? 0]));
  let copy = { backup: await readBackup(database, time.now), came, capacities };
  const bookingAt = (at: number) => one(references, at) ?? '';
  const sumOf = async (reference: string, wanted: 'missing' | number): Promise<number> => {
    if (wanted !== 'missing') return wanted;
    const answer = await fetch(`${api.origin}/api/registrations/${reference}`);
    // A booking without money may have been deleted.
    return answer.status === 404 ? 0 : (await answer.json()).payment.missing;
  };
  const does: { readonly [Kind in Step['does']]: (step: Extract<Step, { does: Kind }>) => Promise<unknown> } = {
    book: async ({ person: who, term: at, pair: isPair }) => {
      const answer = await book(api, bodyOf({ course: ids[at], email: emailOf(who), isPair }));
      // Begun, or so soon that a further statement is needed.
      if (answer.status === 409 || answer.status === 422) return;
      const { reference } = booked.parse(await answer.json());
      references.push(reference);
      if (who !== 2) await confirm(api, reference);
    },
    transfer: async ({ any: at, sum: wanted }) => {
      const reference = bookingAt(at);
      const amount = await sumOf(reference, wanted);
      const receivedOn = formatCivilDate(warsawDate(time.now));
      await database.transaction((transaction) =>
        recordBankTransfer(parts, transaction, { reference, amount, receivedOn }),
      );
      came += amount;
    },
    start: async ({ any: at }) => {
      const answer = await (await pay(api, bookingAt(at))).json();
      if (typeof answer.payment === 'string') sessions.push(answer.payment);
    },
    settle: async ({ any: at, outcome }) => {
      const [stored] = await database
        .select()
        .from(payments)
        .where(eq(payments.session, one(sessions, at) ?? ''));
      if (stored === undefined) return;
      const { session: payment, amount, status } = stored;
      await database.transaction((transaction) =>
        recordPaymentOutcome(parts, transaction, { payment, outcome, amount, order: '1' }),
      );
      if (outcome === 'success' && status !== 'succeeded') came += amount;
    },
    wait: async ({ days }) => {
      time.now += days * day;
      await endOverdueRegistrations(parts, time.now);
    },
    withdraw: ({ any: at }) =>
      office(api, 'confirm-withdrawal', bookingAt(at), '--received', formatCivilDate(warsawDate(time.now))),
    move: ({ any: at, term: to, by }) => office(api, 'move', bookingAt(at), String(ids[to]), '--by', by),
    choose: ({ any: at, choice }) =>
      database.transaction((transaction) =>
        applyTermChangeChoice(parts, transaction, { reference: bookingAt(at), choice }),
      ),
    callOff: ({ term: at }) => office(api, 'cancel-term', String(ids[at]), '--yes', '--as', 'Anna'),
    orderOffer: async ({ any: at, pair: isPair }) => {
      const place = bookingAt(at);
      await confirm(api, place);
      const [row] = await database.select().from(registrations).where(eq(registrations.reference, place));
      if (row?.status !== 'offered') return;
      const body = bodyOf({ course: row.term, email: String(row.person.email), isPair });
      expect((await book(api, { ...body, place })).status).toBeLessThan(500);
    },
    refund: async ({ any: at, sum: wanted, word: next }) => {
      reply.word = next;
      const amount = wanted === null ? [] : ['--amount', zloty(await sumOf(bookingAt(at), wanted))];
      await office(api, 'refund', bookingAt(at), ...amount);
    },
    refunded: ({ any: at }) => office(api, 'refunded', bookingAt(at)),
    refundEvent: async ({ any: at, word: next }) => {
      const open = await database.select().from(refunds).where(eq(refunds.state, 'requested')).orderBy(refunds.id);
      const request = one(open, at)?.request;
      if (request !== undefined) await applyRefundEvent(parts, request, next);
    },
    erase: ({ person: who }) => office(api, 'erase', emailOf(who), '--yes', '--as', 'Anna'),
    import: async ({ term: at, seats }) => {
      const id = ids[at] ?? 0;
      const content = `nr,kurs,miasto,dzień,miejsca\n${id},${basicType},Wrocław,${dayOfTerm(at)},${seats}`;
      await officeWithFile(api, { name: 'terms.csv', content }, 'import-terms', '--as', 'Anna');
      capacities.set(id, seats);
    },
    backup: async () => {
      copy = { backup: await readBackup(database, time.now), came, capacities: new Map(capacities) };
    },
    restore: async () => {
      const keys = api.secrets.encryptionKeys.map(({ id }) => id);
      await restoreBackup(database, copy.backup, keys);
      came = copy.came;
      capacities = new Map(copy.capacities);
    },
  };
  const carryOut = <Kind extends Step['does']>(step: Extract<Step, { does: Kind }>) => does[step.does as Kind](step);
  for (const each of steps) {
    await attempt(() => carryOut(each));
    await look(capacities);
  }
  return came;
};
