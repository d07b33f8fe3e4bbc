import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '#backend/database/log/log.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { contactMessages } from '#backend/database/schema.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { runDailySteps, runStepOncePerDay } from '#backend/server/daily-work.ts';
import { runBackend } from '#backend/server/run-backend.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour as hour } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { makeDataFolder, openFreshDatabase } from '../../fixtures/database-template.ts';

describe('the daily work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Half past ten in the evening of Warsaw. */
  const evening = Date.UTC(2026, 10, 21, 21, 30);

  const startDaily = async (failing: ReadonlySet<number> = new Set()) => {
    vi.setSystemTime(evening);
    const [days, log]: [string[], LogEntry[]] = [[], []];
    const run = async (now: number): Promise<void> => {
      days.push(new Date(now).toISOString());
      if (failing.has(days.length)) throw new RangeError('words of a visitor');
    };
    return {
      days,
      log,
      ...(await runDailySteps({
        steps: [
          { name: 'first', run },
          { name: 'second', run: async () => undefined },
        ],
        clock: Date.now,
        log: (entry) => log.push(entry),
      })),
    };
  };

  test('runs at the start and in the first hour of every new day in Warsaw', async () => {
    const { days, stop } = await startDaily();
    expect(days).toEqual(['2026-11-21T21:30:00.000Z']);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(days.slice(1)).toEqual(['2026-11-21T23:30:00.000Z', '2026-11-22T23:30:00.000Z']);
    stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(days).toHaveLength(3);
  });

  test('is retried every hour after a failure, which the log names by its kind only', async () => {
    const { days, log, stop } = await startDaily(new Set([2, 3]));
    await vi.advanceTimersByTimeAsync(12 * hour);
    stop();
    expect(days.slice(1)).toEqual(['2026-11-21T23:30:00.000Z', '2026-11-22T00:30:00.000Z', '2026-11-22T01:30:00.000Z']);
    const upstream = log.map(({ event, route, fault }) => [event, route, fault]);
    const [failed, done] = [
      ['daily', 'first', 'RangeError'],
      ['daily', 'second', undefined],
    ];
    expect(upstream).toEqual([failed, done, failed, done, ['daily', 'first', undefined], done]);
  });
});

describe('monitoring', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watched = async (failing: ReadonlySet<string>) => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 11));
    const run = async (now: number): Promise<void> => {
      if (failing.has(formatCivilDate(warsawDate(now)))) throw new RangeError('a fault');
    };
    return runDailySteps({ steps: [{ name: 'work', run }], clock: Date.now, log: () => undefined });
  };

  test('reports a whole day without the daily work, and its recovery', async () => {
    const { state, stop } = await watched(new Set(['2026-11-22', '2026-11-23']));
    expect(state()).toEqual({ lastDone: '2026-11-21', late: false });
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(state()).toEqual({ lastDone: '2026-11-21', late: false });
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(state()).toEqual({ lastDone: '2026-11-21', late: true });
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(state()).toEqual({ lastDone: '2026-11-24', late: false });
    stop();
  });

  test('reports that it ran under a clock that was ahead', async () => {
    const { state, stop } = await watched(new Set());
    const right = Date.now();
    vi.setSystemTime(right + 1_000 * 24 * hour);
    await vi.advanceTimersByTimeAsync(hour);
    vi.setSystemTime(right + hour);
    expect(state()).toEqual({ lastDone: '2029-08-17', late: true });
    await vi.advanceTimersByTimeAsync(hour);
    expect(state()).toEqual({ lastDone: '2026-11-21', late: false });
    stop();
  });
});

describe('servers on one database', () => {
  const noon = Date.UTC(2026, 10, 21, 11);
  const day = 24 * hour;

  const openServers = async (count: number) => {
    const { database, close } = await openFreshDatabase();
    const done: string[] = [];
    const servers = Array.from({ length: count }, (_, at) =>
      runStepOncePerDay(database, { name: 'work', run: async (now) => void done.push(`${at}: ${warsawDay(now)}`) }),
    );
    for (const { run } of servers) await run(noon);
    done.length = 0;
    return { servers, done, close };
  };
  const warsawDay = (now: number): string => formatCivilDate(warsawDate(now));

  test.each([
    ['a day', 1],
    ['a year', 365],
    ['a thousand days', 1_000],
  ])('keep working when a clock was ahead by %s once', async (_, ahead) => {
    const { servers, done, close } = await openServers(1);
    for (const at of [1, 1 + ahead, 1, 2, 3, 4]) await servers[0]?.run(noon + at * day);
    expect(done.map((line) => line.slice(3))).toEqual(
      [1, 1 + ahead, 1, 2, 3, 4].map((at) => warsawDay(noon + at * day)),
    );
    await close();
  });

  test('run a day once although their clocks differ at midnight, and again only where one had failed', async () => {
    const { servers, done, close } = await openServers(2);
    const midnight = Date.UTC(2026, 10, 21, 23);
    const [early, late] = servers;
    await late?.run(midnight - 30_000);
    await early?.run(midnight + 30_000);
    await late?.run(midnight + 60_000);
    await early?.run(midnight + hour);
    expect(done).toEqual(['1: 2026-11-21', '0: 2026-11-22']);
    await late?.run(midnight + day);
    await early?.run(midnight + day + 1);
    expect(done.slice(2)).toEqual(['1: 2026-11-23']);
    await close();
  });
});

describe('a server that starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('deletes expired data before it takes requests', async () => {
    const stored = async () => {
      const { database, close } = await openDatabase({ folder });
      const rows = await database.select().from(contactMessages);
      await close();
      return rows.map(({ answers }) => answers.name);
    };
    await makeDataFolder(folder);
    const { database, close } = await openDatabase({ folder });
    await database.insert(contactMessages).values([
      { answers: { name: 'old' }, receivedAt: new Date('2001-01-01') },
      { answers: { name: 'new' }, receivedAt: new Date() },
    ]);
    expect(await database.$count(contactMessages)).toBe(2);
    await close();
    const configuration = readConfiguration({ DATA_FOLDER: folder, PORT: '0' });
    const server = await runBackend({
      configuration,
      site: (_, response) => response.end(),
      headers: {},
      log: () => {},
    });
    await server.close();
    expect(await stored()).toEqual(['new']);
  });
});
