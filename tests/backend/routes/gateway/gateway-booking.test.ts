import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countUpstreamSeatsLeft } from '#backend/bookings/upstream-terms.ts';
import { registrations, terms } from '#backend/database/schema.ts';
import { covers } from '../../../covers.ts';
import { basicType, certifiedType, unpricedType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, certified, prepareTerm, uncertified } from '../../flows/booking-fixture.ts';

/** The owner's calendar: another server of ours, with data and prices of its own. */
let calendar: RunningApi;
let api: RunningApi;
beforeAll(async () => {
  calendar = await startApi({ prices: { [certifiedType]: 123_400 } });
  api = await startApi({ gateway: { calendar: { url: calendar.origin } } });
});
afterAll(async () => {
  await api.close();
  await calendar.close();
});
beforeEach(() => {
  calendar.log.length = 0;
  api.time.now += 60_000;
});

const setFreePlaces = (id: number, upstream: Partial<typeof terms.$inferInsert>) =>
  calendar.database.update(terms).set(upstream).where(eq(terms.id, id));
const find = (id: number, lang = 'pl') => fetch(`${api.origin}/api/term?course=${id}&lang=${lang}`);
const freeOf = async (id: number): Promise<number | null> => (await (await find(id)).json()).term.freePlaces;
const register = async (id: number, more: object = {}) =>
  (await book(api, { ...uncertified, course: id, email: `${randomUUID()}@example.pl`, ...more })).json();
const stored = (id: number) => api.database.select().from(registrations).where(eq(registrations.term, id));
const asked = (): number => calendar.log.filter(({ route }) => route === '/api/v1/www/courses').length;

describe('a term of the owner’s calendar', () => {
  test('is found by its number, in the language, with the price and the seats of that calendar', async () => {
    const { id, dateStart } = await prepareTerm(calendar, { type: certifiedType, freePlaces: 4 });
    const answer = await find(id, 'en');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      term: expect.objectContaining({ id, dateStart, name: `Course ${certifiedType}`, freePlaces: 4 }),
      price: 123_400,
      position: 1,
    });
    expect(await api.database.select().from(terms)).toEqual([]);
  });

  test('is looked up in its own list, once that is known', async () => {
    const { id } = await prepareTerm(calendar, { type: unpricedType, freePlaces: 4 });
    await find(id);
    calendar.log.length = 0;
    await find(id);
    expect(asked()).toBe(1);
  });

  test('is looked up once where the link names its type, and found where it names another', async () => {
    const typed = (id: number, type: string) => fetch(`${api.origin}/api/term?course=${id}&lang=pl&type=${type}`);
    const { id } = await prepareTerm(calendar, { type: unpricedType, freePlaces: 4, after: '2027-01-15' });
    expect((await typed(id, unpricedType)).status).toBe(200);
    expect(asked()).toBe(1);
    const other = await prepareTerm(calendar, { type: certifiedType, freePlaces: 4, after: '2027-01-15' });
    expect((await typed(other.id, unpricedType)).status).toBe(200);
  });

  test('that is unknown is a 404, and many such requests at once read every list once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((id) => find(id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const first = asked();
    await find(5);
    expect(asked()).toBe(first);
    api.time.now += 5_000;
    await find(6);
    expect(asked()).toBe(2 * first);
  });

  test('that was removed from the calendar is a 404', async () => {
    const { id } = await prepareTerm(calendar, { type: unpricedType, freePlaces: 4 });
    expect((await find(id)).status).toBe(200);
    await calendar.database.delete(terms).where(eq(terms.id, id));
    expect((await find(id)).status).toBe(404);
    expect((await book(api, { ...uncertified, course: id })).status).toBe(404);
  });
});

describe('a booking of it', () => {
  test('takes price, start and type from the calendar, and keeps what it was given', covers('C97'), async () => {
    const { id, dateStart } = await prepareTerm(calendar, { type: certifiedType, freePlaces: 4 });
    const state = await register(id, certified);
    expect(state).toMatchObject({ state: 'unconfirmed', place: 'confirmed', amount: 123_400, term: { id, dateStart } });
    const [row] = await stored(id);
    expect(row?.upstream).toMatchObject({
      id,
      dateStart,
      type: certifiedType,
      freePlaces: 4,
      name: `Kurs ${certifiedType}`,
    });
    const found = await fetch(`${api.origin}/api/registrations/${state.reference}`);
    expect(await found.json()).toEqual(state);
    expect((await register(id)).fields).toContainEqual({ field: 'identity', code: 'form/required' });
  });

  test('is checked against the start in the calendar at that moment', async () => {
    const { id } = await prepareTerm(calendar, { type: basicType, freePlaces: 4 });
    await find(id);
    await setFreePlaces(id, { dateStart: '2026-11-25' });
    expect((await register(id)).fields).toEqual([{ field: 'earlyStartRequest', code: 'form/required' }]);
  });

  test('is put on the reserve list when the last seat was taken since the page was opened', async () => {
    const { id } = await prepareTerm(calendar, { type: basicType, freePlaces: 1 });
    expect(await freeOf(id)).toBe(1);
    await setFreePlaces(id, { freePlaces: 0 });
    expect(await register(id)).toMatchObject({ place: 'reserve', state: 'sent' });
  });

  test('never gets a seat that was sold here, even if the calendar does not know of it', covers('C97'), async () => {
    const { id } = await prepareTerm(calendar, { type: basicType, freePlaces: 3 });
    const states = await Promise.all(Array.from({ length: 12 }, () => register(id)));
    expect(states.filter(({ place }) => place === 'confirmed')).toHaveLength(3);
    expect(await freeOf(id)).toBe(0);
    await setFreePlaces(id, { freePlaces: 0 });
    expect(await register(id)).toMatchObject({ place: 'reserve' });
    await setFreePlaces(id, { freePlaces: 2 });
    expect(await freeOf(id)).toBe(2);
    expect(await register(id)).toMatchObject({ place: 'confirmed', term: { freePlaces: 1 } });
  });

  test('of a pair takes two seats or none', async () => {
    const { id } = await prepareTerm(calendar, { type: basicType, freePlaces: 1 });
    const guardian = { guardianFirstName: 'Anna', guardianLastName: 'K', guardianEmail: 'a@example.pl' };
    const minor = { ...guardian, birthDate: '2011-05-05', schoolInsurance: true };
    expect(await register(id, minor)).toMatchObject({ place: 'reserve' });
    await setFreePlaces(id, { freePlaces: 2 });
    expect(await register(id, minor)).toMatchObject({ place: 'confirmed', amount: 59_800 });
  });
});

test('sells no more seats than the calendar has, and never raises them from an old answer', () => {
  const count = fc.nat(30);
  const at = new Date(0);
  fc.assert(
    fc.property(count, count, count, (ours, before, now) => {
      const held = { freePlaces: ours, upstreamPlaces: before, upstreamFetchedAt: at };
      expect(countUpstreamSeatsLeft(held, now)).toBeLessThanOrEqual(now);
      expect(countUpstreamSeatsLeft(held, now, true)).toBeLessThanOrEqual(Math.min(ours, now));
      expect(countUpstreamSeatsLeft(held, before)).toBe(Math.min(ours, before));
      expect(countUpstreamSeatsLeft(held, before + 1)).toBe(Math.min(ours + 1, before + 1));
    }),
  );
  expect(countUpstreamSeatsLeft({ freePlaces: 1, upstreamPlaces: 1, upstreamFetchedAt: at }, null)).toBeNull();
  expect(countUpstreamSeatsLeft({ freePlaces: null, upstreamPlaces: null, upstreamFetchedAt: null }, 4)).toBe(4);
});
