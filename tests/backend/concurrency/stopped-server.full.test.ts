import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeDataFolder } from '../fixtures/database-template.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { createDatabase } from './database-target.ts';
import { bookTerm, type ServedProgram, soldTerms, startProgram } from './served-program.ts';

const rounds = 5;
const inFlight = 16;

/** How a request on a connection of its own ended: its status, or the code of the fault. */
const visit = (origin: string): Promise<string> =>
  new Promise((resolve) => {
    request(`${origin}/api/term?course=${soldTerms[0]?.id}&lang=pl`, { agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name))
      .end();
  });

const book = (served: ServedProgram, person: number): Promise<string> =>
  bookTerm(served, { course: soldTerms[person]?.id ?? 0, email: `person${person}@example.pl` }).then(
    ({ status }) => String(status),
    (error: unknown) => (error instanceof Error && error.cause instanceof Error ? String(error.cause) : String(error)),
  );

/** Bookings are under way and visitors keep coming when the server gets SIGTERM. */
const stopUnderLoad = async (target: string) => {
  const served = await startProgram(target);
  const bookings = Array.from({ length: inFlight }, (_, person) => book(served, person));
  const visits: Promise<string>[] = Array.from({ length: inFlight }, () => visit(served.origin));
  const ended = once(served.process, 'exit');
  served.process.kill('SIGTERM');
  for (let late = 0; late < inFlight; late += 1) {
    visits.push(visit(served.origin));
    await sleep(10);
  }
  const [code] = await ended;
  return { bookings: await Promise.all(bookings), visits: await Promise.all(visits), code };
};

const folder = mkdtempSync(join(tmpdir(), 'stopped-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a server that is told to stop answers all that it has been asked, and ends with 0', () => {
  const check = async (target: string): Promise<void> => {
    const { bookings, visits, code } = await stopUnderLoad(target);
    expect(code).toBe(0);
    expect(bookings.filter((outcome) => !['200', '503'].includes(outcome))).toEqual([]);
    expect(visits.filter((outcome) => !['200', 'ECONNREFUSED'].includes(outcome))).toEqual([]);
  };
  const numbers = Array.from({ length: rounds }, (_, round) => round);

  test.each(numbers)('on the embedded engine, round %i', async (round) => {
    const target = mkdtempSync(join(folder, `round${round}-`));
    await makeDataFolder(target);
    await check(target);
  });

  describeOnPostgres('on PostgreSQL', (postgres) => {
    test.each(numbers)('round %i', async (round) => check(await createDatabase(postgres.url, `stopped${round}`)));

    test('and a second signal, later than the echo of the first, ends it at once', async () => {
      const served = await startProgram(await createDatabase(postgres.url, 'second'));
      const headers = { expect: '100-continue', 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
      const open = request(served.origin, { method: 'POST', path: '/api/contact-form', headers });
      open.once('error', () => undefined).flushHeaders();
      await once(open, 'continue');
      const ended = once(served.process, 'exit');
      served.process.kill('SIGTERM');
      served.process.kill('SIGTERM');
      await sleep(1_100);
      expect(served.process.exitCode).toBeNull();
      // A server that is short of time may have learnt of the first only now.
      const again = setInterval(() => served.process.kill('SIGTERM'), 1_100);
      onTestFinished(() => clearInterval(again));
      served.process.kill('SIGTERM');
      expect((await ended)[0]).toBe(143);
    });
  });
});
