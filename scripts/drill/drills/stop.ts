import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiCalls } from '#generated/api/calls.ts';
import { createDrillBooking, findSoldTerms, pickTermInTurn, sendBooking } from '../bookings.ts';
import { sendRequest } from '../call.ts';
import { type Drill, type DrillOutcome, formatWordCounts, scaleCount } from '../drill.ts';
import type { Installation } from '../installation.ts';

const rounds = 5;
const inFlight = 16;

/** Sends the signal while sixteen bookings run; later calls may be refused. */
const stopOnce = async (installation: Installation): Promise<readonly string[]> => {
  const served = await installation.start();
  const terms = await findSoldTerms(served);
  const calls = Array.from({ length: inFlight }, (_, person) =>
    sendBooking(served, createDrillBooking(pickTermInTurn(terms, person))),
  );
  const ended = once(served.process, 'exit');
  served.process.kill('SIGTERM');
  for (let late = 0; late < inFlight; late += 1) {
    calls.push(sendRequest(served.origin, { path: apiCalls.faq.path }));
    await sleep(20);
  }
  const outcomes = (await Promise.all(calls)).map(({ status, fault }) => String(status ?? fault));
  const [code] = await ended;
  return code === 0 ? outcomes : [...outcomes, `exit ${code}`];
};

const run = async (installation: Installation, size: number): Promise<DrillOutcome> => {
  const outcomes: string[] = [];
  for (let round = 0; round < scaleCount(rounds, size); round += 1) outcomes.push(...(await stopOnce(installation)));
  const bad = outcomes.filter((outcome) => !['200', '503', 'ECONNREFUSED'].includes(outcome));
  return {
    attempts: scaleCount(rounds, size) * inFlight,
    failures: bad.map((one) => `ended with ${one}`),
    note: formatWordCounts(outcomes),
  };
};

export const stop: Drill = { name: 'stop', about: 'SIGTERM with 16 bookings in flight and new visitors', run };
