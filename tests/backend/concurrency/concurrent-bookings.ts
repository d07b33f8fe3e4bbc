import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { registrations } from '#backend/database/schema.ts';
import { basicType } from '../../find-course.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';
import { order, prepareTerm, quote, uncertified } from '../flows/booking-fixture.ts';

const amountOf = async (api: RunningApi, course: number): Promise<number> =>
  (await (await quote(api, { course, lang: 'pl', persons: 1 })).json()).amount;

/** The same request many times at once is stored once; meanwhile the others get 409, and afterwards the stored answer. */
export const checkClicks = async (api: RunningApi): Promise<readonly string[]> => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
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
