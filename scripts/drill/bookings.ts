import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { apiCalls } from '#generated/api/calls.ts';
import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { type CallOutcome, sendRequest } from './call.ts';
import type { Served } from './installation.ts';

/** A date that can be booked, and its price in grosze. */
export interface SoldTerm {
  readonly id: number;
  readonly amount: number | null;
  readonly places: number;
}

const list = z.looseObject({ items: z.array(z.looseObject({ id: z.int(), freePlaces: z.int().nullable() })) });
const quote = z.looseObject({ amount: z.number().nullable() });
const bookedShape = z.looseObject({ reference: z.string(), place: z.string(), position: z.int().nullable() });
export type Booked = z.infer<typeof bookedShape>;

/** An invented person of full age. */
const person = {
  lang: 'pl',
  firstName: 'Anna',
  lastName: 'Próbna',
  street: 'Prosta 1',
  postalCode: '50-123',
  city: 'Wrocław',
  phone: '+48 600 700 800',
  birthDate: '1990-01-31',
  voluntaryParticipation: true,
  termsAcceptance: true,
};

/** A course without PESEL. */
const sold = courseTypes.find(
  ({ audience, calendar, needsPesel }) => audience === 'individual' && calendar !== null && !needsPesel,
);
const client = audiences.find(({ id }) => id === 'individual')?.client;

/** The last terms of the list that can be booked, so that no booking needs a request for an early start. */
export const findSoldTerms = async ({ origin }: Served): Promise<readonly SoldTerm[]> => {
  const found = await sendRequest(origin, {
    path: `${apiCalls.courses.path}?type=${sold?.calendar}&client=${client}&lang=pl`,
  });
  const terms: SoldTerm[] = [];
  const offered = list.parse(JSON.parse(found.text)).items.filter(({ freePlaces }) => (freePlaces ?? 0) > 0);
  for (const { id, freePlaces } of offered.slice(-mostTerms)) {
    const price = await sendRequest(origin, {
      path: `${apiCalls['registration-price'].path}?course=${id}&lang=pl&persons=1&pairCode=`,
    });
    terms.push({ id, amount: quote.parse(JSON.parse(price.text)).amount, places: freePlaces ?? 0 });
  }
  return terms;
};

const mostTerms = 40;

/** Every visitor has a separate network, in the header of the proxy. */
const addressOf = (visitor: number): string => `10.${visitor >> 8}.${visitor & 255}.1`;

let visitors = 0;

/** The terms in turn: `turn` counts the bookings. */
export const pickTermInTurn = (terms: readonly SoldTerm[], turn: number): SoldTerm => {
  const term = terms[turn % terms.length];
  if (term === undefined) throw new Error('No term is sold.');
  return term;
};

export interface DrillBooking {
  readonly term: SoldTerm;
  /** The same for a repeat of the same booking. */
  readonly key: string;
  readonly visitor: number;
}

export const createDrillBooking = (term: SoldTerm): DrillBooking => {
  visitors += 1;
  return { term, key: randomUUID(), visitor: visitors };
};

export const sendBooking = ({ origin }: Served, { term, key, visitor }: DrillBooking): Promise<CallOutcome> =>
  sendRequest(origin, {
    method: 'POST',
    path: apiCalls.registration.path,
    headers: { 'idempotency-key': key, 'x-forwarded-for': addressOf(visitor) },
    body: { ...person, email: `osoba${visitor}@example.pl`, course: term.id, amount: term.amount },
  });

export const parseBookingAnswer = ({ text }: CallOutcome): Booked => bookedShape.parse(JSON.parse(text));

/** Books as a browser does: repeats a 503 with the same key after the time that it names. */
export const sendBookingWithRetries = async (served: Served, booking: DrillBooking): Promise<CallOutcome> => {
  for (;;) {
    const outcome = await sendBooking(served, booking);
    if (outcome.status !== 503 || outcome.retryAfter === null) return outcome;
    await sleep(outcome.retryAfter);
  }
};

/** Those of the references that the server no longer knows. */
export const findLostBookings = async (
  { origin }: Served,
  references: readonly string[],
): Promise<readonly string[]> => {
  const lost: string[] = [];
  for (const reference of references) {
    const { status } = await sendRequest(origin, {
      path: apiCalls['registration-state'].path.replace('{reference}', reference),
    });
    if (status !== 200) lost.push(reference);
  }
  return lost;
};
