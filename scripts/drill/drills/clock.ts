import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDrillBooking,
  findLostBookings,
  findSoldTerms,
  parseBookingAnswer,
  pickTermInTurn,
  sendBookingWithRetries,
} from '../bookings.ts';
import { sendRequest } from '../call.ts';
import type { Drill, DrillOutcome } from '../drill.ts';
import type { Installation } from '../installation.ts';

/** Days of clock changes, a leap day, and days years away in both directions, on the same data folder. */
const days = [
  '2027-03-28T00:59:59Z',
  '2026-10-25T00:59:59Z',
  '2028-02-29T12:00:00Z',
  '2030-01-01T00:00:00Z',
  '2020-06-01T12:00:00Z',
];

const day = 86_400_000;

/** Days ahead of a server that runs on: right, far ahead for a moment, right again, and the days that follow. */
const daysAhead = [0, 1_000, 0, 1, 2, 3];
/** Milliseconds in which the work of a new day is done, on a busy machine. */
const patience = 60_000;

const digests = (folder: string): number => {
  const outbox = join(folder, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).filter((file) => file.includes('office-digest')).length : 0;
};

const waitFor = async (isTrue: () => boolean): Promise<boolean> => {
  const until = performance.now() + patience;
  while (!isTrue() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
  return isTrue();
};

/** Moves the clock of a running server; returns the days without the daily work, whose last step is the digest. */
const runThrough = async (installation: Installation): Promise<readonly string[]> => {
  const served = await installation.start();
  const failures: string[] = [];
  const seen = new Set<number>();
  for (const ahead of daysAhead) {
    seen.add(ahead);
    served.moveClock(ahead * day);
    if (!(await waitFor(() => digests(installation.folder) >= seen.size)))
      failures.push(`${ahead} days ahead, in a running server: the daily work did not run`);
    // Waits as long as a repeated daily work takes.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  await served.end('SIGTERM');
  return failures;
};

const run = async (installation: Installation): Promise<DrillOutcome> => {
  const failures: string[] = [...(await runThrough(installation))];
  const before = await installation.start();
  const term = pickTermInTurn(await findSoldTerms(before), 0);
  const kept = parseBookingAnswer(await sendBookingWithRetries(before, createDrillBooking(term))).reference;
  await before.end('SIGTERM');
  for (const day of days) {
    const served = await installation.start({ ahead: Date.parse(day) - Date.now() });
    if ((await sendRequest(served.origin, { path: '/ready' })).status !== 200) failures.push(`${day}: not ready`);
    const terms = await findSoldTerms(served);
    const [first] = terms;
    if (first === undefined) failures.push(`${day}: no term is sold`);
    else {
      const outcome = await sendBookingWithRetries(served, createDrillBooking(first));
      if (outcome.status !== 200)
        failures.push(`${day}: a booking was answered ${outcome.status ?? outcome.fault} ${outcome.text}`);
    }
    if ((await findLostBookings(served, [kept])).length > 0) failures.push(`${day}: a booking of today is gone`);
    await served.end('SIGTERM');
  }
  const attempts = daysAhead.length + days.length;
  return {
    attempts,
    failures,
    note: 'days forward and back, while it runs and over restarts; by a clock of the drill',
  };
};

export const clock: Drill = { name: 'clock', about: 'the clock jumps by years and over the change of hours', run };
