import { bookedOf, bookPatiently, findLost, findTerms, newBooking, termAt } from '../bookings.ts';
import { call } from '../call.ts';
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

const run = async (installation: Installation): Promise<DrillOutcome> => {
  const failures: string[] = [];
  const before = await installation.start();
  const term = termAt(await findTerms(before), 0);
  const kept = bookedOf(await bookPatiently(before, newBooking(term))).reference;
  await before.end('SIGTERM');
  for (const day of days) {
    const served = await installation.start({ ahead: Date.parse(day) - Date.now() });
    if ((await call(served.origin, { path: '/ready' })).status !== 200) failures.push(`${day}: not ready`);
    const terms = await findTerms(served);
    const [first] = terms;
    if (first === undefined) failures.push(`${day}: no date is sold`);
    else {
      const outcome = await bookPatiently(served, newBooking(first));
      if (outcome.status !== 200)
        failures.push(`${day}: a booking was answered ${outcome.status ?? outcome.fault} ${outcome.text}`);
    }
    if ((await findLost(served, [kept])).length > 0) failures.push(`${day}: a booking of today is gone`);
    await served.end('SIGTERM');
  }
  return { attempts: days.length, failures, note: 'days, forth and back, on the same data; by a clock of the drill' };
};

export const clock: Drill = { name: 'clock', about: 'the clock jumps by years and over the change of hours', run };
