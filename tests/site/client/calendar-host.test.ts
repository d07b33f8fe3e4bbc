import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import { loadSnapshot } from '#site/build/sources/snapshot.ts';
import { call } from '#site/lib/api/call.ts';
import { failureOf } from '#site/lib/api/call-error.ts';

const term = {
  id: 7,
  name: 'Kurs KPP',
  type: 'kpp',
  dateStart: '2036-12-04',
  showHours: true,
  hoursRendered: '9:00–17:00',
  city: 'Wrocław',
  localization: 1,
  freePlaces: 5,
};
const course = { name: 'Kurs', price: 1690, priceDescription: null, description: null, program: null, intro: null };
const good = JSON.stringify({ ...course, items: [term] });

const send = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}): void =>
  void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
const withTerm = (change: object) => (response: ServerResponse) =>
  send(response, JSON.stringify({ ...course, items: [term, { ...term, id: 8, ...change }] }));

/** What a host of the owner may answer. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  good: (response) => send(response, good),
  gzip: (response) => send(response, gzipSync(good), { 'content-encoding': 'gzip' }),
  redirect: (response) => void response.writeHead(302, { location: '/good' }).end(),
  'extra fields': (response) => send(response, JSON.stringify({ ...course, more: 1, items: [{ ...term, more: 1 }] })),
  text: withTerm({ id: '8', freePlaces: '5', dateStart: '04-12-2036' }),
  'another city': withTerm({ city: 'Warszawa' }),
  'a wrong day': withTerm({ dateStart: 'jutro' }),
  'every day wrong': (response) =>
    send(response, JSON.stringify({ ...course, items: [{ ...term, dateStart: 'jutro' }] })),
  'no terms': (response) => send(response, JSON.stringify({ ...course, items: [] })),
  'another shape': (response) => send(response, '{"error":"x"}'),
  'status 204': (response) => void response.writeHead(204).end(),
  'status 503': (response) => void response.writeHead(503).end(),
  HTML: (response) => send(response, '<!doctype html>', { 'content-type': 'text/html' }),
  endless: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"items":['),
};

const server = createServer((request, response) => {
  const [, name = ''] = decodeURIComponent(request.url ?? '').split('/');
  answers[name]?.(response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const query = { type: 'kpp', client: 'kursy-dla-osob-prywatnych', lang: 'pl' } as const;
const patience = 300;

/** Ids that a page shows, or why it shows none. */
const inBrowser = (name: string): Promise<readonly number[] | string> =>
  call(coursesContract, { query }, { origin: `${origin}/${encodeURIComponent(name)}`, timeout: patience }).then(
    ({ items }) => items.map(({ id }) => id),
    (error: unknown) => failureOf(error).kind,
  );

const inBuild = async (name: string) => {
  const ask = (path: string) =>
    fetch(`${origin}/${encodeURIComponent(name)}${path}`, { signal: AbortSignal.timeout(patience) });
  const asked = await loadSnapshot({ ask, close: async () => undefined }, [
    { type: 'kpp', client: 'kursy-dla-osob-prywatnych', locale: 'pl' },
  ]);
  const [read] = asked.snapshot.values();
  return { ids: read?.items.map(({ id }) => id) ?? null, problems: asked.problems, lost: asked.lost };
};

describe('a calendar of the owner that answers', () => {
  it.each<[string, readonly number[] | string, readonly number[] | null, RegExp | null, boolean]>([
    ['good', [7], [7], null, false],
    ['gzip', [7], [7], null, false],
    ['redirect', [7], [7], null, false],
    ['extra fields', [7], [7], null, false],
    ['text', [7, 8], [7, 8], null, false],
    [
      'another city',
      [7, 8],
      [7, 8],
      /course kpp .*1 dates name another city .*“Warszawa” with the number 1 of Wrocław/,
      false,
    ],
    ['a wrong day', [7], [7], /course kpp .*1 of 2 dates are left out, because dateStart is "jutro"/, false],
    ['every day wrong', 'invalidAnswer', [], /1 of 1 dates are left out, because dateStart is "jutro"/, true],
    ['no terms', [], [], null, false],
    ['another shape', 'invalidAnswer', null, /cannot be read: items is nothing, for kpp/, true],
    ['status 204', 'invalidAnswer', null, /the answer is no JSON, for kpp/, true],
    ['status 503', 'status', null, /the host answered 503, for kpp/, false],
    ['HTML', 'invalidAnswer', null, /the answer is no JSON, for kpp/, true],
    ['endless', 'timeout', null, /timeout/, false],
  ])('%s', async (name, shown, built, problem, lost) => {
    expect(await inBrowser(name)).toEqual(shown);
    const build = await inBuild(name);
    expect(build).toMatchObject({ ids: built, lost });
    expect(build.problems).toHaveLength(problem === null ? 0 : 1);
    if (problem !== null) expect(build.problems[0]).toMatch(problem);
  });
});
