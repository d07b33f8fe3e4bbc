import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { hasTermBegun } from '#forms/registration/offer.ts';
import type { DatesFile, OpenDate } from './dates-schema.ts';

export interface DatesHistory {
  /** What the build before left; null when there was none. */
  readonly earlier: DatesFile | null;
  /** Instant of the build, in milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
}

interface Answered {
  readonly source: string;
  readonly dates: readonly Omit<OpenDate, 'sequence'>[];
  /** Types that the calendar answered for; others are unknown, so their terms are not withdrawn. */
  readonly types: ReadonlySet<string>;
}

type Stated = Pick<OpenDate, 'blocks' | 'hours' | 'place'>;

/** The key of a date, with its course, since two courses may have dates of the same number. */
const termKey = ({ course, id }: Pick<OpenDate, 'course' | 'id'>): string => `${course} ${id}`;

const latestOf = ({ blocks, hours, place }: Stated): string => JSON.stringify([blocks, hours, place]);

const lastDay = ({ blocks }: OpenDate): number => {
  const last = blocks.at(-1);
  return parseCivilDate(last?.to ?? last?.from ?? '') ?? 0;
};

/** A term that has begun leaves the calendar automatically; it is not withdrawn and stays until its last day. */
const isOver = ({ blocks, hours }: OpenDate, now: number): boolean =>
  hasTermBegun({ dateStart: blocks[0]?.from ?? '', hours }, now);

/** Counts the changes of each date and keeps dates that have disappeared, so that subscribed calendars learn about both. */
export const addHistoryToDates = ({ source, dates, types }: Answered, { earlier, now }: DatesHistory): DatesFile => {
  const known = earlier?.source === source ? earlier : { dates: [], withdrawn: [] };
  const before = new Map(known.dates.map((date) => [termKey(date), date]));
  const gone = new Map(known.withdrawn.map((date) => [termKey(date), date]));
  const sequenceOf = (date: Omit<OpenDate, 'sequence'>): number => {
    const returned = gone.get(termKey(date));
    if (returned !== undefined) return returned.sequence + 1;
    const last = before.get(termKey(date));
    return last === undefined ? 0 : last.sequence + (latestOf(last) === latestOf(date) ? 0 : 1);
  };
  const present = new Set(dates.map(termKey));
  const vanished = [
    ...known.withdrawn,
    ...known.dates
      .filter((date) => types.has(date.type) && !isOver(date, now))
      .map((date) => ({ ...date, sequence: date.sequence + 1 })),
  ];
  return {
    source,
    dates: dates.map((date) => ({ ...date, sequence: sequenceOf(date) })),
    withdrawn: vanished.filter((date) => !present.has(termKey(date)) && lastDay(date) >= warsawDate(now)),
  };
};
