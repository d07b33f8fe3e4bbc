import { randomUUID } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMails, personRequests, storedAnswers } from '#backend/database/schema.ts';
import { covers } from '../../../covers.ts';
import { unpricedType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, prepareTerm, uncertified } from '../../flows/booking-fixture.ts';

let api: RunningApi;
let reference: string;
beforeAll(async () => {
  api = await startApi();
  const term = await prepareTerm(api, { type: unpricedType, freePlaces: 5 });
  reference = (await (await book(api, { ...uncertified, course: term.id })).json()).reference;
});
afterAll(() => api.close());

const send = (path: string, body: unknown, key: string = randomUUID()) =>
  api.post(path, body, { 'idempotency-key': key });
const remove = (email: string) => send('/api/account-deletions', { email });

test(
  'stores a request to delete an account and answers alike for known and unknown addresses',
  covers('C51'),
  async () => {
    const [known, unknown] = await Promise.all([remove('jan@example.pl'), remove('nobody@example.pl')]);
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(known.status).toBe(200);
    const stored = await api.database.select().from(personRequests);
    expect(stored.map(({ content }) => content.email).toSorted()).toEqual(['jan@example.pl', 'nobody@example.pl']);
  },
);

test('takes no longer for known addresses than for unknown ones', async () => {
  const times: Record<string, number[]> = { 'jan@example.pl': [], 'nobody@example.pl': [] };
  for (let round = 0; round < 25; round += 1) {
    for (const [email, measured] of Object.entries(times)) {
      const started = performance.now();
      await (await remove(email)).text();
      measured.push(performance.now() - started);
    }
  }
  const [quick = 0, slow = 0] = Object.values(times)
    .map((measured) => Math.min(...measured))
    .toSorted((a, b) => a - b);
  expect(slow / quick).toBeLessThan(2);
});

/** How often each table has been read so far; the first statement makes the engine count at once. */
const countReads = async (): Promise<ReadonlyMap<string, number>> => {
  await api.database.execute(sql`select pg_stat_force_next_flush()`);
  await api.database.execute(sql`select pg_stat_clear_snapshot()`);
  const rows = await api.database
    .select({ table: sql<string>`relname`, reads: sql<number>`(seq_scan + coalesce(idx_scan, 0))::int` })
    .from(sql`pg_stat_user_tables`);
  return new Map(rows.map(({ table, reads }) => [table, reads]));
};

test.each(['jan@example.pl', 'nobody@example.pl'])(
  'reads no data of %s but the number of mails sent to it',
  async (email) => {
    const before = await countReads();
    expect((await remove(email)).status).toBe(200);
    const after = await countReads();
    const read = [...after].filter(([table, reads]) => reads !== before.get(table)).map(([table]) => table);
    expect(read).toEqual([getTableName(storedAnswers), getTableName(outgoingMails)]);
  },
);

test('confirms a withdrawal with the moment of its arrival, for any reference', async () => {
  const statement = { name: 'Jan Kowalski', email: 'jan@example.pl', confirmation: true };
  const answers = await Promise.all(
    [reference, 'x'.repeat(32)].map(async (of) =>
      (await send('/api/withdrawals', { ...statement, reference: of })).json(),
    ),
  );
  const receivedAt = new Date(api.time.now).toISOString();
  expect(answers).toEqual([
    { receivedAt, effect: 'office' },
    { receivedAt, effect: 'office' },
  ]);
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

test('a repeat with the same key is one request', async () => {
  const before = (await api.database.select().from(personRequests)).length;
  const key = randomUUID();
  await send('/api/account-deletions', { email: 'twice@example.pl' }, key);
  await send('/api/account-deletions', { email: 'twice@example.pl' }, key);
  expect((await api.database.select().from(personRequests)).length).toBe(before + 1);
});
