import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { openPostgresClient, openPostgresDatabase } from '#backend/database/open-server.ts';
import { CommitUnknownError, isTransientError } from '#backend/database/transient-errors.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';

/** More than the pool has connections. */
const losses = 25;
/** Milliseconds; a busy machine is silent for some time too. */
const silence = 2_000;

/** Hands everything on to a server, or nothing while it is mute, and cuts each connection on which it reads certain words. */
const cutAt = async ({
  hostname,
  port,
}: URL): Promise<{ readonly server: Server; words: string | null; mute: boolean }> => {
  const relay = {
    words: null as string | null,
    mute: false,
    server: createServer((client) => {
      const upstream = connect(Number(port), hostname);
      const cut = (): void => {
        client.destroy();
        upstream.destroy();
      };
      for (const socket of [client, upstream]) socket.on('error', cut).on('close', cut);
      upstream.on('data', (chunk) => relay.mute || client.write(chunk));
      client.on('data', (chunk) => {
        if (relay.mute) return;
        if (relay.words !== null && chunk.includes(relay.words)) return cut();
        upstream.write(chunk);
      });
    }),
  };
  relay.server.listen(0, '127.0.0.1');
  await once(relay.server, 'listening');
  return relay;
};

describeOnPostgres('a database server', (postgres) => {
  let relay: Awaited<ReturnType<typeof cutAt>>;
  let url: string;
  let opened: OpenDatabase;
  beforeAll(async () => {
    const address = new URL(postgres.url);
    relay = await cutAt(address);
    const listening = relay.server.address();
    address.port = String(typeof listening === 'object' ? listening?.port : listening);
    url = address.href;
    opened = await openPostgresDatabase(url);
  });
  afterEach(() => {
    relay.mute = false;
    relay.words = null;
  });
  afterAll(async () => {
    await opened?.close();
    relay?.server.close();
  });

  test.each(['begin', 'select 1', 'commit', 'rollback'])(
    'lost at every %s, returns all connections to the pool',
    async (words) => {
      const work = (fault?: Error): Promise<unknown> =>
        opened.database.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`);
          if (fault) throw fault;
        });
      relay.words = words;
      const fault = words === 'rollback' ? new RangeError('a fault') : undefined;
      const lost = Array.from({ length: losses }, () => work(fault).then(() => null, isTransientError));
      expect(new Set(await Promise.all(lost))).toEqual(new Set([true]));
      relay.words = null;
      await Promise.all(Array.from({ length: losses }, () => work()));
    },
  );

  test('lost before the commit of a transaction, returns once and never afterwards', async () => {
    let tries = 0;
    const work = (): Promise<unknown> =>
      opened.database.transaction(async (transaction) => {
        if (tries > 0) relay.words = null;
        tries += 1;
        await transaction.execute(sql`select 1`);
      });
    relay.words = 'select 1';
    await work();
    expect(tries).toBe(2);
    relay.words = 'commit';
    tries = 0;
    await expect(
      opened.database.transaction(async (transaction) => {
        tries += 1;
        await transaction.execute(sql`select 1`);
      }),
    ).rejects.toThrow(CommitUnknownError);
    expect(tries).toBe(1);
  });

  test('that stops answering is given up, and used again once it answers', async () => {
    const server = await openPostgresDatabase(url, silence);
    const work = (): Promise<unknown> => server.database.transaction((open) => open.execute(sql`select 1`));
    await Promise.all(Array.from({ length: losses }, work));
    relay.mute = true;
    const outcomes = Array.from({ length: 12 }, () => work().then(() => null, isTransientError));
    expect(await Promise.all(outcomes)).toEqual(Array(12).fill(true));
    relay.mute = false;
    await Promise.all(Array.from({ length: losses }, work));
    await server.close();
  });

  test('that stops answering is given up by readers too', async () => {
    const client = openPostgresClient(url, silence);
    await client.connect();
    relay.mute = true;
    expect(await client.query('select 1').then(() => null, isTransientError)).toBe(true);
    relay.mute = false;
    await client.end();
  });

  test('reports the reason of a rolled-back transaction, and returns its connection', async () => {
    const fault = new RangeError('a fault');
    const failing = Array.from({ length: losses }, () =>
      opened.database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        throw fault;
      }),
    );
    const reasons = (await Promise.allSettled(failing)).map((one) => (one.status === 'rejected' ? one.reason : null));
    expect(reasons).toEqual(Array(losses).fill(fault));
  });
});
