import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { runStepOncePerDay } from '#backend/server/daily-work.ts';
import { updateDemoTerms } from '#backend/terms/seed-database.ts';
import { certifiedType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { prepareTerm, quote } from '../flows/booking-fixture.ts';

const day = 86_400_000;

describeOnPostgres('two servers', (postgres) => {
  let opened: readonly OpenDatabase[] = [];
  beforeAll(async () => {
    opened = await Promise.all([1, 2].map(() => openDatabase({ url: postgres.url, folder: null })));
  });
  afterAll(async () => {
    for (const { close } of opened) await close();
  });

  test('that start at the same moment migrate the database one after the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(opened.map(({ database }) => updateDemoTerms(database, catalogue, noon + round * day)));
    }
  });

  test('run the daily work once, and again after a failure', async () => {
    const done: number[] = [];
    let failures = 1;
    const steps = opened.map(({ database }) =>
      runStepOncePerDay(database, {
        name: 'work',
        run: async (now) => {
          if (now === noon + day && failures-- > 0) throw new RangeError('a fault');
          done.push(now);
          await new Promise((resolve) => setTimeout(resolve, 50));
        },
      }),
    );
    const together = (now: number) => Promise.allSettled(steps.map(({ run }) => run(now)));
    await together(noon);
    expect(done.splice(0)).toEqual([noon, noon]);
    const first = await together(noon + day);
    await together(noon + day);
    await together(noon + day);
    expect(first.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(done.splice(0)).toEqual([noon + day]);
    await together(noon + 2 * day);
    expect(done).toEqual([noon + 2 * day]);
  });

  test('of different versions charge the price of their own pages, whichever started last', async () => {
    const prices = [111_100, 222_200];
    const servers: RunningApi[] = [];
    for (const price of prices) servers.push(await startApi({ url: postgres.url, prices: { kpp: price } }));
    const [first] = servers;
    if (first === undefined) throw new RangeError('There is no server.');
    const { id } = await prepareTerm(first, { type: certifiedType, freePlaces: 5 });
    const charged = servers.map(async (server) => {
      const quoted = await (await quote(server, { course: id, lang: 'pl', persons: 1 })).json();
      const shown = await (await fetch(`${server.origin}/api/term?course=${id}&lang=pl`)).json();
      return [quoted.amount, shown.price];
    });
    expect(await Promise.all(charged)).toEqual(prices.map((price) => [price, price]));
    for (const { close } of servers) await close();
  });

  test('share the rate limit of a client, whichever of them it asks', async () => {
    const servers = [await startApi({ url: postgres.url, burst: 6 }), await startApi({ url: postgres.url, burst: 6 })];
    const write = (turn: number, address: string) =>
      servers[turn % 2]?.post(
        '/api/account-deletions',
        { email: `x${turn}@example.pl` },
        { 'idempotency-key': randomUUID(), 'x-forwarded-for': address },
      );
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await write(turn, '203.0.113.9'))?.status);
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
    expect((await write(0, '203.0.113.10'))?.status).toBe(200);
    const late = await write(1, '203.0.113.9');
    expect(late?.headers.get('retry-after')).toBe('1');
    for (const server of servers) server.time.now += 2_500;
    expect([(await write(0, '203.0.113.9'))?.status, (await write(1, '203.0.113.9'))?.status]).toEqual([200, 200]);
    for (const { close } of servers) await close();
  });
});
