import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { mailDailyDigest } from '#backend/office/digest/mail-digest.ts';
import { checkUpstreamCalendar } from '#backend/terms/check-calendar.ts';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import { cities } from '#generated/data/cities.ts';
import { fetchCalendarSnapshot } from '#site/build/sources/snapshot.ts';
import { callApi } from '#site/lib/api/call.ts';
import { failureOfError } from '#site/lib/api/call-error.ts';
import { covers } from '../../../covers.ts';
import { unpricedType } from '../../../find-course.ts';
import { callService, serviceAnswers } from '../../bookings/payment/p24/call-service.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { catalogue } from '../../fixtures/catalogue-fixture.ts';
import { book, uncertified } from '../../flows/booking-fixture.ts';

const opole = cities.find(({ id }) => id === 'opole')?.calendarId ?? 0;
const term = {
  id: 7,
  name: 'Kurs',
  type: unpricedType,
  dateStart: '2036-03-05',
  showHours: true,
  hoursRendered: '9–13',
  city: 'Opole',
  localization: opole,
  freePlaces: 5,
};
const texts = { name: 'Kurs', priceDescription: null, description: null, program: null, intro: null };
const course = { ...texts, price: 349.5, items: [term] };

/** What a host of the owner that works answers, by the end of the path. */
const good: Readonly<Record<string, unknown>> = {
  courses: course,
  'search-types': [{ id: unpricedType, name: 'Kurs' }],
  'courses-count': 1,
  faq: [{ title: 'Ile trwa kurs?', content: '<p>Jeden dzień.</p>' }],
  'contact-form': { token: 'secret-token' },
  ...serviceAnswers,
};

/** How a host answers, given the JSON with which it would answer well. */
type Answer = (response: ServerResponse, body: string) => void;

const jsonType = { 'content-type': 'application/json' };
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, { ...jsonType, ...headers }).end('{"detail":"secret"}');
const bare =
  (code: number, body = '', type = 'text/html'): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': type }).end(body);
const well =
  (code: number): Answer =>
  (response, body) =>
    void response.writeHead(code, jsonType).end(body);

let answer: Answer = well(200);
const host = createServer((request: IncomingMessage, response) => {
  const last = request.url?.split('?')[0]?.split('/').at(-1) ?? '';
  request.resume().on('end', () => answer(response, JSON.stringify(good[last])));
});
let origin = '';
let api: RunningApi;
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const at = { url: origin };
  api = await startApi({ gateway: { calendar: at, content: at, provider: { ...at, token: 'secret-token' } } });
});
afterAll(async () => {
  await api.close();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});
beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  api.time.now += 60_000;
  api.log.length = 0;
  await api.database.delete(registrations);
  await api.database.delete(terms);
});

const query = { type: unpricedType, client: 'kursy-dla-osob-prywatnych', lang: 'pl' } as const;
/** Milliseconds for an answer. */
const patience = 5_000;
const impatience = 300;

/** The dates that a page shows which asks the host itself, with the number of those it cannot; or why it shows none. */
const inBrowser = (timeout = patience) =>
  callApi(coursesContract, { query }, { origin, timeout }).then(
    ({ items, dropped }) => ({ items, dropped }),
    (error: unknown) => failureOfError(error).kind,
  );

const inBuild = async (timeout = patience) => {
  const ask = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(timeout) });
  const { snapshot, problems, lost } = await fetchCalendarSnapshot({ ask, close: async () => undefined }, [
    { type: unpricedType, client: query.client, locale: 'pl' },
  ]);
  const [read] = snapshot.values();
  return { items: read?.items ?? null, problems, lost };
};

const form = () => ({ ...uncertified, course: term.id, email: `${randomUUID()}@example.pl` });
const stored = () => api.database.select().from(registrations);
const message = { name: 'Jan', phone: '600700800', email: 'jan@example.pl', agreement: true };
const throughServer = {
  courses: () => fetch(`${api.origin}/api/v1/www/courses?${new URLSearchParams(query)}`),
  types: () => fetch(`${api.origin}/api/v1/www/search-types?lang=pl`),
  count: () => api.post('/api/v1/www/courses-count', { type: unpricedType, localization: null, month: null }),
  faq: () => fetch(`${api.origin}/api/faq`),
  term: () => fetch(`${api.origin}/api/term?course=${term.id}&lang=pl`),
  booking: () => book(api, form()),
  message: () => api.post('/api/contact-form', message, { 'idempotency-key': randomUUID() }),
} as const;

const unverified = ['payment-unavailable', 'payment-not-verified'];
/** Where the payment service has refused for good: start, take and ask of a payment, refund and ask of refunds. */
const finalRefusals: Readonly<Record<string, readonly string[]>> = {
  400: [...unverified, 'payment-unavailable', 'refused', 'payment-unavailable'],
  401: Array(5).fill('payment-credentials'),
  404: [...unverified, 'done', 'refused', 'done'],
  422: [...unverified, 'payment-unavailable', 'refused', 'payment-unavailable'],
};

/** Statuses of the calls that read and of the message, what the browser and the build say where they ask the host themselves. */
type Row = readonly [
  name: string,
  answer: Answer,
  reads: number,
  sends: readonly [number, string?],
  page: string | null,
  build: RegExp | null,
];

const busy = [503, 'upstream-failed'] as const;
const refused = [502, 'upstream-refused'] as const;
const noJson = /cannot|no JSON/;
const answers: readonly Row[] = [
  ['200', well(200), 200, [200], null, null],
  ['201', well(201), 200, [200], null, null],
  ['JSON as a page', (response, body) => bare(200, body)(response, body), 200, [200], null, null],
  ['200 without a body', bare(200), 502, [200], 'invalidAnswer', noJson],
  ['200 with a page', bare(200, '<p>login</p>'), 502, [200], 'invalidAnswer', noJson],
  ['200 with text', bare(200, 'OK', 'text/plain'), 502, [200], 'invalidAnswer', noJson],
  ['201 without a body', bare(201), 502, [200], 'invalidAnswer', noJson],
  ['202 without a body', bare(202), 502, [200], 'invalidAnswer', noJson],
  ['204', bare(204), 502, [200], 'invalidAnswer', noJson],
  ['half an answer', bare(200, '{"a":', 'application/json'), 502, [200], 'invalidAnswer', noJson],
  ['another shape', bare(200, '{"error":"x"}', 'application/json'), 502, [200], 'invalidAnswer', /items is nothing/],
  [
    'more than anybody reads',
    bare(200, `[${' '.repeat(3e6)}]`, 'application/json'),
    502,
    [200],
    'invalidAnswer',
    /cannot be read/,
  ],
  ['302', status(302, { location: 'about:blank' }), 502, refused, 'refused', /fetch failed/],
  ['400', status(400), 502, refused, 'status', /answered 400/],
  ['401', status(401), 502, refused, 'status', /answered 401/],
  ['404', status(404), 502, refused, 'status', /answered 404/],
  ['408', status(408), 502, busy, 'status', /answered 408/],
  ['409', status(409), 502, refused, 'status', /answered 409/],
  ['422', status(422), 502, refused, 'status', /answered 422/],
  ['429', status(429, { 'retry-after': '7' }), 429, [429, 'too-many-requests'], 'status', /answered 429/],
  ['500', status(500), 502, busy, 'status', /answered 500/],
  ['503', status(503), 502, busy, 'status', /answered 503/],
  [
    'a broken connection',
    (response) => void response.destroy(),
    502,
    [502, 'upstream-unreachable'],
    'refused',
    /fetch failed/,
  ],
];

describe('a host of the owner', () => {
  test.each(answers)('that answers %s', covers('7.1', 'C46'), async (...[name, given, reads, sends, ...seen]) => {
    answer = given;
    const [page, build] = seen;
    const { message: post, ...reading } = throughServer;
    for (const [call, ask] of Object.entries(reading)) {
      const response = await ask();
      expect([call, response.status]).toEqual([call, reads]);
      expect(await response.text()).not.toContain('secret');
      if (reads === 429) expect(response.headers.get('retry-after')).toBe('7');
    }
    expect(await stored()).toHaveLength(reads === 200 ? 1 : 0);
    const sent = await post();
    const body = await sent.json();
    expect([sent.status, body.code]).toEqual([sends[0], sends[1]]);
    expect(JSON.stringify([...sent.headers, body])).not.toContain('secret');
    const inService = Array(5).fill(reads === 200 ? 'done' : 'payment-unavailable');
    expect(await callService(origin)).toEqual(finalRefusals[name] ?? inService);
    expect(await inBrowser()).toEqual(page ?? { items: [term] });
    const { items, problems } = await inBuild();
    expect(items).toEqual(page === null ? [term] : null);
    expect(problems).toEqual(build === null ? [] : [expect.stringMatching(build)]);
  });

  test('that fails while somebody books stores nothing; the same request works once it answers', async () => {
    const [body, key] = [form(), randomUUID()];
    answer = status(500);
    expect((await book(api, body, key)).status).toBe(502);
    answer = well(200);
    api.time.now += 5_000;
    const accepted = await book(api, body, key);
    const state = await accepted.json();
    expect([accepted.status, state.amount, state.term]).toEqual([200, 34_950, { ...term, freePlaces: 4 }]);
    answer = (response) => void response.destroy();
    const found = await fetch(`${api.origin}/api/registrations/${state.reference}`);
    expect([found.status, await found.json()]).toEqual([200, state]);
  });
});

const warszawa = cities.find(({ id }) => id === 'warszawa')?.calendarId ?? 0;
const bad = { ...term, id: 8, dateStart: 'soon' };
const outOf = (all: number, field: string, value: string): RegExp =>
  new RegExp(`course ${unpricedType} .*: 1 of ${all} dates are left out, because ${field} is ${value};`);

/** What the calendar answers for a course, the terms that are shown with the number of those that are not, and what log and build name. */
type Content = readonly [
  name: string,
  change: object,
  shown: { readonly items: readonly object[]; readonly dropped?: number } | null,
  log: readonly [field: string, value: string, dropped: number] | null,
  build: RegExp | null,
];

const contents: readonly Content[] = [
  ['has no terms', { items: [] }, { items: [] }, null, null],
  ['adds fields', { more: 1, items: [{ ...term, more: 1 }] }, { items: [term] }, null, null],
  ['names no price and no texts', { price: undefined, intro: undefined }, { items: [term] }, null, null],
  [
    'spells in its own way',
    { price: '349,50', items: [{ ...term, id: '7', freePlaces: '5', dateStart: '05-03-2036', localization: 'opole' }] },
    { items: [term] },
    null,
    null,
  ],
  [
    'names a city that is not ours',
    { items: [{ ...term, city: 'Berlin', localization: 99 }] },
    { items: [{ ...term, city: 'Berlin', localization: null }] },
    null,
    null,
  ],
  [
    'gives the number of another city',
    { items: [{ ...term, localization: warszawa }] },
    { items: [term] },
    ['city', `[${warszawa},"Opole"]`, 0],
    /1 dates name another city .*“Opole” with the number 2 of Warszawa/,
  ],
  [
    'has a price that cannot be read',
    { price: 'na zapytanie' },
    { items: [term] },
    ['price', '"na zapytanie"', 0],
    /price is "na zapytanie", and is shown as none/,
  ],
  [
    'has one bad day',
    { items: [term, bad] },
    { items: [term], dropped: 1 },
    ['dateStart', '"soon"', 1],
    outOf(2, 'dateStart', '"soon"'),
  ],
  [
    'has an item that is none',
    { items: [term, null] },
    { items: [term], dropped: 1 },
    ['term', 'null', 1],
    outOf(2, 'term', 'null'),
  ],
  [
    'has a number that no booking can have',
    { items: [{ ...term, id: 3_000_000_000 }] },
    null,
    ['id', '3000000000', 1],
    outOf(1, 'id', '3000000000'),
  ],
  ['has bad days only', { items: [bad] }, null, ['dateStart', '"soon"', 1], outOf(1, 'dateStart', '"soon"')],
  [
    'has a day that does not exist',
    { items: [{ ...term, dateStart: '2036-02-30' }] },
    null,
    ['dateStart', '"2036-02-30"', 1],
    outOf(1, 'dateStart', '"2036-02-30"'),
  ],
];

describe('a calendar', () => {
  test.each(contents)(
    'that %s is read alike by server, browser and build; the log says once what is left out',
    async (_, change, shown, logged, problem) => {
      const body = JSON.stringify({ ...course, ...change });
      answer = (response) => well(200)(response, body);
      const log = () => api.log.filter(({ event }) => event === 'calendar');
      const response = await throughServer.courses();
      const { items, dropped } = await response.json();
      expect(response.status === 200 ? { items, dropped } : null).toEqual(shown);
      const [field, value, count] = logged ?? [];
      const line = { event: 'calendar', fault: 'unreadable', course: unpricedType, field, value, dropped: count };
      expect(log()).toEqual(logged === null ? [] : [line]);
      await throughServer.courses();
      expect(log()).toHaveLength(logged === null ? 0 : 1);
      expect(await inBrowser()).toEqual(shown ?? 'invalidAnswer');
      const build = await inBuild();
      expect(build).toMatchObject({ items: shown?.items ?? [], lost: shown === null });
      expect(build.problems).toEqual(problem === null ? [] : [expect.stringMatching(problem)]);
    },
  );

  test.each([
    ['a price that cannot be read', { price: 'free' }, 502],
    ['a price below nothing', { price: -1 }, 502],
    ['no such term', { items: [] }, 404],
    ['the term in a form that cannot be read', { items: [bad, { ...term, dateStart: 'soon' }] }, 502],
  ])('that has %s books nobody', async (_, change, refusal) => {
    const body = JSON.stringify({ ...course, ...change });
    answer = (response) => well(200)(response, body);
    expect([(await throughServer.booking()).status, (await throughServer.term()).status]).toEqual([refusal, refusal]);
    expect(await stored()).toEqual([]);
  });

  const check = () => {
    const lists = [{ type: unpricedType, client: query.client }];
    return checkUpstreamCalendar(api.database, { calendar: { url: origin }, lists, today: '2026-11-21' });
  };

  test.each([
    ['moves a booked term', [{ ...term, dateStart: '2036-03-12' }], '2036-03-12, 9–13, Opole'],
    ['changes its hours', [{ ...term, hoursRendered: '7–11' }], '2036-03-05, 7–11, Opole'],
    ['changes its city', [{ ...term, city: 'Warszawa', localization: warszawa }], '2036-03-05, 9–13, Warszawa'],
    ['has it no more', [], null],
    ['has other seats of it', [{ ...term, freePlaces: 1 }], undefined],
  ])('that %s is named in the digest where it differs from what was agreed', async (_, items, now) => {
    answer = well(200);
    expect([(await throughServer.booking()).status, (await throughServer.booking()).status]).toEqual([200, 200]);
    const body = JSON.stringify({ ...course, items });
    answer = (response) => well(200)(response, body);
    const agreed = { term: term.id, type: unpricedType, agreed: '2036-03-05, 9–13, Opole', bookings: 2 };
    expect((await check()).changed).toEqual(now === undefined ? [] : [{ ...agreed, now }]);
    answer = status(500);
    expect((await check()).changed).toEqual([]);
  });

  test('has what nobody sees named in the digest of the office, by course and field', async () => {
    const body = JSON.stringify({ ...course, items: [term, bad, bad] });
    answer = (response) => well(200)(response, body);
    expect((await check()).unread).toEqual([{ type: unpricedType, field: 'dateStart', value: '"soon"', number: 2 }]);
    answer = status(500);
    await mailDailyDigest({ database: api.database, now: api.time.now, catalogue, calendar: { url: origin } });
    const [mail] = await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'office-digest'));
    expect(mail?.facts.unreadList).toContain(`kurs: ${unpricedType}, pole: answer`);
  });

  test('in gzip is read as it is', async () => {
    answer = (response, body) =>
      void response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip' }).end(gzipSync(body));
    expect([(await throughServer.courses()).status, await inBrowser()]).toEqual([200, { items: [term] }]);
  });

  test('that never ends its answer is given up', async () => {
    answer = (response) => void response.writeHead(200, jsonType).write('{"items":[');
    expect(await inBrowser(impatience)).toBe('timeout');
    expect((await inBuild(impatience)).problems).toEqual([expect.stringMatching(/timeout/)]);
  });

  test.each([
    [null, null],
    [3.9, 3],
    [-2, 0],
    [1e12, 2 ** 31 - 1],
  ])('with %s free seats has %s to sell', async (freePlaces, counted) => {
    const body = JSON.stringify({ ...course, items: [{ ...term, freePlaces }] });
    answer = (response) => well(200)(response, body);
    expect((await (await throughServer.term()).json()).term.freePlaces).toBe(counted);
  });
});
