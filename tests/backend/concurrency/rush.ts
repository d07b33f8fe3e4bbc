import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { seedTerms } from '#backend/calendar/seed-database.ts';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { registrations, terms } from '#backend/database/schema.ts';
import { noon } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { databaseTarget } from './database-target.ts';
import { bookTerm, type ServedProgram, soldTerms } from './served-program.ts';

const places = 10;
/** Milliseconds. */
const betweenReads = 20;
const course = soldTerms[0]?.id ?? 0;

const withDatabase = async <Result>(
  target: string,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> => {
  const opened = await openDatabase(databaseTarget(target));
  return work(opened).finally(opened.close);
};

/** Leaves ten places of one term. */
export const prepareRush = (target: string): Promise<void> =>
  withDatabase(target, async ({ database }) => {
    await seedTerms(database, catalogue, noon);
    await database.update(terms).set({ freePlaces: places, booked: true }).where(eq(terms.id, course));
  });

interface Booked {
  readonly reference: string;
  readonly place: string;
}

/** Books as a browser does: after `Retry-After` it tries again, with the same key. */
const bookPatiently = async (served: ServedProgram, person: number, statuses: Map<number, number>): Promise<Booked> => {
  const key = randomUUID();
  for (;;) {
    const answer = await bookTerm(served, { course, email: `person${person}@example.pl`, key });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const body = await answer.json();
    if (answer.status === 200) return body;
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
  }
};

/** Milliseconds that other visitors wait for their answers until the rush is over. */
const readMeanwhile = async (served: readonly ServedProgram[], over: () => boolean): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = 0; !over(); turn += 1) {
    const { origin } = served[turn % served.length] ?? { origin: '' };
    const asked = performance.now();
    const answer = await fetch(origin + (turn % 3 === 0 ? '/api/faq' : `/api/term?course=${course}&lang=pl`));
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - asked);
    await setTimeout(betweenReads);
  }
  return times;
};

export interface Rush {
  readonly people: number;
  /** Milliseconds from one person to the next. */
  readonly apart: number;
}

/** So many people book the term, in turn on each of the servers, and follow the answers. */
export const runRush = async (served: readonly ServedProgram[], { people, apart }: Rush) => {
  const statuses = new Map<number, number>();
  const started = performance.now();
  let over = false;
  const bookings = Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const server = served[person % served.length];
      if (server === undefined) throw new RangeError('A rush needs a server.');
      await setTimeout(person * apart);
      return bookPatiently(server, person, statuses);
    }),
  ).finally(() => {
    over = true;
  });
  const [booked, readers] = await Promise.all([bookings, readMeanwhile(served, () => over)]);
  return { booked, statuses, readers, milliseconds: performance.now() - started };
};

/** Ten have a place, the rest stand in line, each once, and nobody who was answered is missing. */
export const checkRush = (target: string, booked: readonly Booked[]): Promise<void> =>
  withDatabase(target, async ({ database }) => {
    expect(booked.filter(({ place }) => place === 'confirmed')).toHaveLength(places);
    const stored = await database
      .select()
      .from(registrations)
      .where(eq(registrations.term, course))
      .orderBy(asc(registrations.id));
    expect(stored).toHaveLength(booked.length);
    expect(new Set(stored.map(({ reference }) => reference))).toEqual(
      new Set(booked.map(({ reference }) => reference)),
    );
    const line = Array.from({ length: booked.length - places }, (_, index) => index + 1);
    expect(stored.map(({ reserveNumber }) => reserveNumber)).toEqual([...Array(places).fill(null), ...line]);
    const [after] = await database.select().from(terms).where(eq(terms.id, course));
    expect([after?.freePlaces, after?.reserveCount]).toEqual([0, booked.length - places]);
  });
