import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { registrations, terms } from '#backend/database/schema.ts';
import type { RunningApi } from '../api-fixture.ts';
import { order, prepareTerm, quote, uncertified } from '../registration/booking-fixture.ts';

const amountOf = async (api: RunningApi, course: number): Promise<number> =>
  (await (await quote(api, { course, lang: 'pl', persons: 1 })).json()).amount;

/** So many people book one term of ten places at the same moment: ten get one, the rest stand in line, none is lost. */
export const checkRush = async (api: RunningApi, people: number): Promise<void> => {
  const places = 10;
  const term = await prepareTerm(api, { type: '1dn', freePlaces: places });
  const amount = await amountOf(api, term.id);
  const answers = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const answer = await order(api, { ...uncertified, course: term.id, amount, email: `person${index}@example.pl` });
      return { status: answer.status, ...(await answer.json()) };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ place }) => place === 'confirmed')).toHaveLength(places);
  const stored = await api.database
    .select()
    .from(registrations)
    .where(eq(registrations.term, term.id))
    .orderBy(asc(registrations.id));
  expect(new Set(stored.map(({ reference }) => reference))).toEqual(new Set(answers.map(({ reference }) => reference)));
  expect(stored.slice(0, places).map(({ reserveNumber }) => reserveNumber)).toEqual(Array(places).fill(null));
  expect(stored.slice(places).map(({ reserveNumber }) => reserveNumber)).toEqual(
    Array.from({ length: people - places }, (_, index) => index + 1),
  );
  const [after] = await api.database.select().from(terms).where(eq(terms.id, term.id));
  expect([after?.freePlaces, after?.reserveCount]).toEqual([0, people - places]);
};

/** The same request many times at once is stored once; while it is at work the others are told so, and afterwards what it gave. */
export const checkClicks = async (api: RunningApi): Promise<readonly string[]> => {
  const term = await prepareTerm(api, { type: '1dn', freePlaces: 5 });
  const key = randomUUID();
  const body = { ...uncertified, course: term.id, amount: await amountOf(api, term.id) };
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(api, body, key)));
  const stored = await api.database.select().from(registrations).where(eq(registrations.term, term.id));
  expect(stored).toHaveLength(1);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const stillRunning = JSON.stringify({ code: 'still-running' });
  const given = new Set(texts.filter((text) => text !== stillRunning));
  expect(given.size).toBe(1);
  return answers.map(({ status }, index) => (texts[index] === stillRunning ? `${status} at work` : `${status}`));
};
