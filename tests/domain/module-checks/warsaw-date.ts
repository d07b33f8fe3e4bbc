import { dayOf, range } from './calendar.ts';
import { same } from './same.ts';

type WarsawDate = typeof import('#domain/dates/warsaw-date.ts');

const hour = 3_600_000;
const day = 24 * hour;
const minutesOfHour = 60;
const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Midnights and changes of the clocks. */
const hours = range(1997, 2038)
  .flatMap((year) => [Date.UTC(year, 0, 1), Date.UTC(year, 2, 25), Date.UTC(year, 6, 1), Date.UTC(year, 9, 25)])
  .flatMap((start) => range(-3, 200).map((hours) => start + hours * hour));

const checkDates = (module: WarsawDate): void => {
  for (const instant of hours.flatMap((one) => [one - 1, one]))
    same(module.warsawDate(instant), dayOf(warsaw.format(instant)), instant);
};

/** What the clocks of Warsaw show, as milliseconds of a clock that never changes, and the first instant that shows it. */
const firstInstants = new Map<number, number>();
/** Instants at which the clocks show what they showed an hour before. */
const secondInstants = new Map<number, number>();
for (const instant of range(2024, 2028)
  .flatMap((year) => [Date.UTC(year, 2, 25), Date.UTC(year, 9, 25)])
  .flatMap((start) => range(0, 7 * 96).map((quarters) => start + (quarters * hour) / 4))) {
  const shown = Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
  if (firstInstants.has(shown)) secondInstants.set(shown, instant);
  else firstInstants.set(shown, instant);
}

/** A quarter of an hour that the spring night leaves out is not shown; the same minute of the next hour stands for it. */
const checkInstants = (module: WarsawDate): void => {
  const instantOf = (shown: number): number =>
    module.instantOfWarsawTime(Math.floor(shown / day), ((shown % day) / hour) * minutesOfHour);
  for (const [shown, instant] of firstInstants) {
    same(instantOf(shown), instant, shown);
    const before = shown - hour;
    if (!firstInstants.has(before) && firstInstants.has(before - hour)) same(instantOf(before), instant, before);
  }
};

const checkDoubledHours = (module: WarsawDate): void => {
  for (const [shown, instant] of firstInstants) {
    const again = secondInstants.get(shown);
    same(module.findRepeatedHour(instant), again === undefined ? null : 'first', shown);
    if (again !== undefined) same(module.findRepeatedHour(again), 'second', shown);
  }
};

/** The civil date and the clocks of the time zone database. */
export const warsawDateCheck = (module: WarsawDate): void => {
  checkDates(module);
  checkInstants(module);
  checkDoubledHours(module);
};
