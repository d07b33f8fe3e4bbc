import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personRequests } from '#backend/database/schema.ts';
import { type RunningApi, startApi } from '../api-fixture.ts';
import { book, prepareTerm, uncertified } from '../registration/booking-fixture.ts';

let api: RunningApi;
let reference: string;
beforeAll(async () => {
  api = await startApi();
  const term = await prepareTerm(api, { type: 'ped', freePlaces: 5 });
  reference = (await (await book(api, { ...uncertified, course: term.id })).json()).reference;
});
afterAll(() => api.close());

const send = (path: string, body: unknown, key: string = randomUUID()) =>
  api.post(path, body, { 'idempotency-key': key });
const remove = (email: string) => send('/api/account-deletions', { email });
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a request to delete an account is stored and answered alike whether the address is known or not', async () => {
  const [known, unknown] = await Promise.all([remove('jan@example.pl'), remove('nobody@example.pl')]);
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(known.status).toBe(200);
  const stored = await api.database.select().from(personRequests);
  expect(stored.map(({ content }) => content.email).toSorted()).toEqual(['jan@example.pl', 'nobody@example.pl']);
});

test('neither address takes longer than the other by more than 50 ms', async () => {
  const times: Record<string, number[]> = { 'jan@example.pl': [], 'nobody@example.pl': [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [email, measured] of Object.entries(times)) {
      const started = performance.now();
      await (await remove(email)).text();
      measured.push(performance.now() - started);
    }
  }
  const [known = [], unknown = []] = Object.values(times);
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(50);
});

test('a withdrawal is confirmed with the moment at which it arrived, for any reference', async () => {
  const statement = { name: 'Jan Kowalski', email: 'jan@example.pl', confirmation: true };
  const answers = await Promise.all(
    [reference, 'x'.repeat(32)].map(async (of) =>
      (await send('/api/withdrawals', { ...statement, reference: of })).json(),
    ),
  );
  const receivedAt = new Date(api.time.now).toISOString();
  expect(answers).toEqual([{ receivedAt }, { receivedAt }]);
});

test.each([
  ['an address without a host', '/api/account-deletions', { email: 'jan@' }, 'email'],
  [
    'no second confirmation',
    '/api/withdrawals',
    { name: 'J', email: 'j@example.pl', reference: 'x'.repeat(32) },
    'confirmation',
  ],
  [
    'a reference that cannot be one',
    '/api/withdrawals',
    { name: 'J', email: 'j@example.pl', reference: '1', confirmation: true },
    'reference',
  ],
])('%s is refused', async (_, path, body, field) => {
  const answer = await send(path, body);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fields[0].field).toBe(field);
});

test('repeated with the same key is one request', async () => {
  const before = (await api.database.select().from(personRequests)).length;
  const key = randomUUID();
  await send('/api/account-deletions', { email: 'twice@example.pl' }, key);
  await send('/api/account-deletions', { email: 'twice@example.pl' }, key);
  expect((await api.database.select().from(personRequests)).length).toBe(before + 1);
});
