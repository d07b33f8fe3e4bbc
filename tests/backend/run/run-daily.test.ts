import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { contactMessages } from '#backend/database/schema.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { hour, runDaily } from '#backend/server/daily-work.ts';
import type { LogEntry } from '#backend/server/log.ts';
import { runBackend } from '#backend/server/run-backend.ts';

describe('the work of a day', () => {
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
      stop: await runDaily({
        steps: [
          { name: 'first', run },
          { name: 'second', run: async () => undefined },
        ],
        clock: Date.now,
        log: (entry) => log.push(entry),
      }),
    };
  };

  test('is done at the start and in the first hour of every new day in Warsaw', async () => {
    const { days, stop } = await startDaily();
    expect(days).toEqual(['2026-11-21T21:30:00.000Z']);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(days.slice(1)).toEqual(['2026-11-21T23:30:00.000Z', '2026-11-22T23:30:00.000Z']);
    stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(days).toHaveLength(3);
  });

  test('is tried again every hour after a fault, of which the log tells the kind alone', async () => {
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

describe('a server that starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retention-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has deleted what may be kept no longer before it takes requests', async () => {
    const stored = async () => {
      const { database, close } = await openDatabase({ folder });
      const rows = await database.select().from(contactMessages);
      await close();
      return rows.map(({ answers }) => answers.name);
    };
    const { database, close } = await openDatabase({ folder });
    await database.insert(contactMessages).values([
      { answers: { name: 'old' }, receivedAt: new Date('2001-01-01') },
      { answers: { name: 'new' }, receivedAt: new Date() },
    ]);
    await close();
    expect(await stored()).toEqual(['old', 'new']);
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
