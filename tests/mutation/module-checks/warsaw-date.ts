import { same } from '../same.ts';
import { dayOf, range } from './calendar.ts';

const hour = 3_600_000;
const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });

/** Midnights and changes of the clocks, with the milliseconds beside them. */
const instants = range(1997, 2038)
  .flatMap((year) => [Date.UTC(year, 0, 1), Date.UTC(year, 2, 25), Date.UTC(year, 6, 1), Date.UTC(year, 9, 25)])
  .flatMap((start) => range(-3, 200).map((hours) => start + hours * hour))
  .flatMap((instant) => [instant - 1, instant]);
const wanted = instants.map((instant) => dayOf(warsaw.format(instant)));

/** The civil date of the time zone database. */
export const warsawDateCheck = (module: typeof import('#domain/dates/warsaw-date.ts')): void => {
  for (const [index, instant] of instants.entries()) same(module.warsawDate(instant), wanted[index], instant);
};
