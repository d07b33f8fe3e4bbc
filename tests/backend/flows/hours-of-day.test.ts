import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrations, terms } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { covers } from '../../covers.ts';
import { sampleOf } from '../../depth.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { describeOnPostgres, postgresInFull } from '../fixtures/postgres.ts';
import { membersOfHour, storeBooking, storeTerm } from './hours-of-day.ts';
import { placesOf, stored } from './stored-booking.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The day, its hours as the calendar states them, and the instant at which the course begins. */
const days = [
  ['on a usual day', '2029-06-04', '9:00–17:00', '2029-06-04T07:00:00Z'],
  ['on the day on which summer time begins', '2029-03-25', '9:00–17:00', '2029-03-25T07:00:00Z'],
  ['on the day on which it ends', '2029-10-28', '9:00–17:00', '2029-10-28T08:00:00Z'],
  ['without hours', '2029-06-04', null, '2029-06-03T22:00:00Z'],
  ['with hours that differ', '2029-06-04', '9:00–13:00, 14:00–17:00', '2029-06-03T22:00:00Z'],
] as const;

const moments = [
  [-minute, true],
  [0, false],
  [minute, false],
  [12 * hour, false],
] as const;

const checkHours = (open: () => Promise<RunningApi>): void => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await open();
  });
  afterAll(() => api?.close());

  test.each(
    Object.entries(membersOfHour).flatMap(([name, member]) =>
      sampleOf(days, 2).map(([when, dateStart, hours, begins]) => ({ name, when, dateStart, hours, begins, member })),
    ),
  )('$name ends when the course begins, $when', covers('C190'), async ({ dateStart, hours, begins, member }) => {
    for (const [offset, open] of moments) {
      api.time.now = Date.parse(begins) + offset;
      const term = await storeTerm(api, { dateStart, hours });
      expect([offset / minute, await member(api, term)]).toEqual([offset / minute, open]);
    }
  });

  test.each([
    [25 * hour, 24 * hour],
    [24 * hour, 24 * hour],
    [24 * hour - minute, 24 * hour - minute],
    [13 * hour, 13 * hour],
    [12 * hour, 12 * hour],
    [12 * hour - minute, null],
    [minute, null],
    [0, null],
    [-10 * hour, null],
  ])('offers a seat that is released %s ms before the course for %s ms', covers('C191'), async (ahead, lasts) => {
    for (const [, dateStart, hours, begins] of sampleOf(days, 2)) {
      const now = Date.parse(begins) - ahead;
      api.time.now = now;
      const term = await storeTerm(api, { dateStart, hours, freePlaces: 2 });
      const first = await storeBooking(api, term.id, {
        status: 'offered',
        heldUntil: new Date(now - minute),
        price: null,
      });
      const second = await storeBooking(api, term.id, { status: 'waitlisted', reserveNumber: 1 });
      await api.database.update(terms).set({ freePlaces: 0 }).where(eq(terms.id, term.id));
      await endOverdueRegistrations(api.parts, now);
      const { status, heldUntil } = await stored(api, second.reference);
      const until = lasts === null ? null : new Date(now + lasts);
      expect([begins, status, heldUntil]).toEqual([begins, lasts === null ? 'waitlisted' : 'offered', until]);
      expect((await stored(api, first.reference)).status).toBe('expired');
      expect(await placesOf(api, term.id)).toBe(lasts === null ? 1 : 0);
    }
  });

  test('keeps an ordered seat when its course has begun, paid or not', covers('C96'), async () => {
    for (const [, dateStart, hours, begins] of days) {
      api.time.now = Date.parse(begins);
      const term = await storeTerm(api, { dateStart, hours });
      const { reference } = await storeBooking(api, term.id, { status: 'awaitingPayment', payUntil: dateStart });
      await endOverdueRegistrations(api.parts, api.time.now + 5 * hour);
      await api.database
        .update(registrations)
        .set({ payUntil: '2029-01-01' })
        .where(eq(registrations.reference, reference));
      await endOverdueRegistrations(api.parts, api.time.now + 5 * hour);
      expect((await stored(api, reference)).status).toBe('awaitingPayment');
    }
  });
};

describe('with the embedded database', () => checkHours(startApi));
describeOnPostgres('with PostgreSQL', (postgres) => checkHours(() => startApi({ url: postgres.url })), postgresInFull);
