import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placesLeft } from '#backend/bookings/upstream-terms.ts';
import { registrations, terms } from '#backend/database/schema.ts';
import { cities } from '#generated/data/cities.ts';
import { unpricedType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, uncertified } from '../../flows/booking-fixture.ts';

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) => {
  return (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const term = {
  id: 77,
  name: 'Kurs',
  type: unpricedType,
  dateStart: '2027-03-05',
  showHours: true,
  hoursRendered: '9–13',
  city: 'Opole',
  localization: cities.find(({ id }) => id === 'opole')?.calendarId ?? null,
  freePlaces: 5,
};
const texts = { name: 'Kurs', priceDescription: null, description: null, program: null, intro: null };
const course = { ...texts, price: 349.5, items: [{ id: 'bad' }, term] };

let upstream: Server;
let api: RunningApi;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  upstream = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  api = await startApi({ gateway: { calendar: { url }, content: { url } } });
});
afterAll(async () => {
  await api.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(async () => {
  api.time.now += 60_000;
  await api.database.delete(registrations);
  await api.database.delete(terms);
});

const form = (): Readonly<Record<string, unknown>> => ({
  ...uncertified,
  course: term.id,
  email: `${randomUUID()}@example.pl`,
});

const courses = `/api/v1/www/courses?type=${unpricedType}&client=kursy-dla-osob-prywatnych&lang=pl`;
/** What a browser gets of an answer: its terms, or the status that refuses; and what the log says about it. */
const forwarded = async () => {
  api.log.length = 0;
  const response = await fetch(api.origin + courses);
  const body = await response.json();
  return {
    shown: response.ok ? body.items : response.status,
    logged: api.log.filter(({ event }) => event === 'calendar'),
  };
};
const unreadable = (field: string, value: string, dropped: number) => [
  { event: 'calendar', fault: 'unreadable', course: unpricedType, field, value, dropped },
];

test.each<readonly [string, unknown, unknown, readonly object[]]>([
  [
    'spells',
    { items: [{ ...term, id: '77', freePlaces: '5', dateStart: '05-03-2027', localization: 'opole' }] },
    [term],
    [],
  ],
  ['adds fields', { more: 1, items: [term] }, [term], []],
  ['names no price and no texts', { price: undefined, intro: undefined, items: [term] }, [term], []],
  [
    'names a city that is not ours',
    { items: [{ ...term, city: 'Berlin', localization: 99 }] },
    [{ ...term, city: 'Berlin', localization: null }],
    [],
  ],
  [
    'gives another city’s number',
    { items: [{ ...term, localization: 2 }] },
    [term],
    unreadable('city', '[2,"Opole"]', 0),
  ],
  ['has no terms', { items: [] }, [], []],
  [
    'has one bad day',
    { items: [term, { ...term, dateStart: 'soon' }] },
    [term, { ...term, dateStart: 'soon' }],
    unreadable('dateStart', '"soon"', 1),
  ],
  ['has bad days only', { items: [{ ...term, dateStart: 'soon' }] }, 502, unreadable('dateStart', '"soon"', 1)],
])('reads a calendar that %s as browsers do, and logs once what is left out', async (_, change, shown, logged) => {
  answer = json({ ...course, ...(change as object) });
  expect(await forwarded()).toEqual({ shown, logged });
  expect(await forwarded()).toEqual({ shown, logged: [] });
});

test.each<readonly [string, (response: ServerResponse) => void]>([
  ['another shape', json({ error: 'x' })],
  ['204', (response) => void response.writeHead(204).end()],
  ['a page', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  [
    'more than anybody reads',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(`[${' '.repeat(3e6)}]`),
  ],
  ['a redirect', (response) => void response.writeHead(302, { location: '/' }).end()],
])('answers 502 in every call for a calendar or content host with %s', async (_, fault) => {
  answer = fault;
  const count = { type: unpricedType, localization: null, month: null };
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(count) };
  const answers = await Promise.all([
    fetch(api.origin + courses),
    fetch(`${api.origin}/api/v1/www/search-types?lang=pl`),
    fetch(`${api.origin}/api/v1/www/courses-count`, post),
    fetch(`${api.origin}/api/faq`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502, 502]);
});

test.each<readonly [string, (response: ServerResponse) => void, number]>([
  ['answers 500', json({ detail: 'secret' }, 500), 502],
  ['answers 404', json({}, 404), 502],
  ['sends a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>'), 502],
  ['breaks off', (response) => response.destroy(), 502],
  ['has no list', json({ ...course, items: 'none' }), 502],
  ['breaks the contract in the term', json({ ...course, items: [{ ...term, dateStart: 'soon' }] }), 502],
  ['names another day format', json({ ...course, items: [{ ...term, dateStart: '2027-02-30' }] }), 502],
  ['breaks the contract in the price', json({ ...course, price: 'free' }), 502],
  ['asks for less than nothing', json({ ...course, price: -1 }), 502],
  ['is asked too often', json({}, 429, { 'retry-after': '7' }), 429],
  ['does not know the term', json({ ...course, items: [] }), 404],
])('stores no data for a calendar that %s; the same request works once it answers', async (_, fault, status) => {
  const [body, key] = [form(), randomUUID()];
  answer = fault;
  const refused = await book(api, body, key);
  expect(refused.status).toBe(status);
  expect(await refused.text()).not.toContain('secret');
  expect((await fetch(`${api.origin}/api/term?course=${term.id}&lang=pl`)).status).toBe(status);
  expect(await api.database.select().from(registrations)).toEqual([]);
  answer = json(course);
  api.time.now += 5_000;
  const accepted = await book(api, body, key);
  expect([accepted.status, await accepted.json()]).toEqual([
    200,
    expect.objectContaining({ amount: 34_950, term: { ...term, freePlaces: 4 } }),
  ]);
});

test('finds a stored booking while the calendar does not answer', async () => {
  answer = json(course);
  const state = await (await book(api, form())).json();
  answer = (response) => response.destroy();
  const found = await fetch(`${api.origin}/api/registrations/${state.reference}`);
  expect([found.status, await found.json()]).toEqual([200, state]);
});

test.each([
  [null, null],
  [3.9, 3],
  [-2, 0],
  [1e12, 2 ** 31 - 1],
])('counts %s free seats as %s', async (freePlaces, counted) => {
  answer = json({ ...course, items: [{ ...term, freePlaces }] });
  const found = await fetch(`${api.origin}/api/term?course=${term.id}&lang=pl`);
  expect((await found.json()).term.freePlaces).toBe(counted);
});

test('sells no more seats than the calendar has, and never raises them from an old answer', () => {
  const count = fc.nat(30);
  const at = new Date(0);
  fc.assert(
    fc.property(count, count, count, (ours, before, now) => {
      const held = { freePlaces: ours, upstreamPlaces: before, upstreamFetchedAt: at };
      expect(placesLeft(held, now)).toBeLessThanOrEqual(now);
      expect(placesLeft(held, now, true)).toBeLessThanOrEqual(Math.min(ours, now));
      expect(placesLeft(held, before)).toBe(Math.min(ours, before));
      expect(placesLeft(held, before + 1)).toBe(Math.min(ours + 1, before + 1));
    }),
  );
  expect(placesLeft({ freePlaces: 1, upstreamPlaces: 1, upstreamFetchedAt: at }, null)).toBeNull();
  expect(placesLeft({ freePlaces: null, upstreamPlaces: null, upstreamFetchedAt: null }, 4)).toBe(4);
});
