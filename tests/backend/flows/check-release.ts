import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { registrations, terms } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { basicType, certifiedType } from '../../find-course.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';
import { book, certified, confirm, prepareTerm, uncertified } from './booking-fixture.ts';

export const day = 24 * 3_600_000;

/** People who book one term one after the other: their references, in order. */
export const bookAll = async (
  api: RunningApi,
  course: number,
  names: readonly string[],
): Promise<readonly string[]> => {
  const references: string[] = [];
  for (const name of names) {
    const answer = await book(api, { ...uncertified, course, email: `${name}@example.pl` });
    const { reference } = await answer.json();
    await confirm(api, reference);
    references.push(reference);
  }
  return references;
};

/** Status and place of every registration of a term, in the order in which they came, and the places that are free. */
export const standing = async (api: RunningApi, term: number) => {
  const rows = await api.database
    .select()
    .from(registrations)
    .where(eq(registrations.term, term))
    .orderBy(asc(registrations.id));
  const [row] = await api.database.select().from(terms).where(eq(terms.id, term));
  return {
    people: rows.map(({ status, reserveNumber }) => `${status}${reserveNumber === null ? '' : ` #${reserveNumber}`}`),
    free: row?.freePlaces,
  };
};

/** Servers that release at the same moment free every place once, and count right while a crowd books. */
export const checkRelease = async (api: RunningApi): Promise<void> => {
  const [places, unpaid, crowd] = [40, 3, 30];
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const term = await prepareTerm(api, { type: basicType, freePlaces: places, after: '2027-01-15' });
  await bookAll(api, term.id, names('late', unpaid));
  api.time.now += 6 * day;
  const bookings = names('crowd', crowd).map((name) => bookAll(api, term.id, [name]));
  await Promise.any(bookings);
  await Promise.all([1, 2, 3].map(() => endOverdueRegistrations(api.parts, api.time.now)));
  await Promise.all(bookings);
  const expected = {
    people: [...Array(unpaid).fill('expired'), ...Array(crowd).fill('awaitingPayment')],
    free: places - crowd,
  };
  expect(await standing(api, term.id)).toEqual(expected);
  await endOverdueRegistrations(api.parts, api.time.now);
  expect(await standing(api, term.id)).toEqual(expected);
};

/** What only an exam needs leaves with the end of a booking that nobody confirmed, and with that of one that nobody paid. */
export const checkExpiry = async (api: RunningApi): Promise<void> => {
  const term = await prepareTerm(api, { type: certifiedType, freePlaces: 5, after: '2027-01-15' });
  const references: string[] = [];
  for (const email of ['nikt@example.pl', 'ktos@example.pl']) {
    const { reference } = await (await book(api, { ...certified, course: term.id, email })).json();
    references.push(reference);
  }
  await confirm(api, references[1] ?? '');
  const held = () => api.database.select().from(registrations).where(eq(registrations.term, term.id));
  expect((await held()).map(({ sensitive }) => sensitive === null)).toEqual([false, false]);
  api.time.now += 7 * day;
  await endOverdueRegistrations(api.parts, api.time.now);
  expect((await held()).map(({ status, sensitive }) => [status, sensitive])).toEqual([
    ['expired', null],
    ['expired', null],
  ]);
};
