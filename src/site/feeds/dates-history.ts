import { parseCivilDate } from '#domain/dates/civil-date.ts';

/** A date as `terminy.json` tells it. */
export interface OpenDate {
  readonly id: number;
  readonly type: string;
  readonly course: string;
  /** Id of the city; null for a place that is none of ours. */
  readonly city: string | null;
  readonly place: string;
  /** Days that follow one another, `YYYY-MM-DD`; `to` is null where the last day is not known. */
  readonly blocks: readonly { readonly from: string; readonly to: string | null }[];
  /** Day of the exam, `YYYY-MM-DD`; null where there is none or the days are not known. */
  readonly exam: string | null;
  readonly hours: string | null;
  readonly freePlaces: number | null;
  readonly booking: string;
  /** How often its days, hours or place have changed since it was first listed. */
  readonly sequence: number;
}

export interface DatesFile {
  readonly source: string;
  readonly dates: readonly OpenDate[];
  /** Dates that left the calendar before their last day. */
  readonly withdrawn: readonly OpenDate[];
}

export interface DatesHistory {
  /** What the build before left; null when there was none. */
  readonly earlier: DatesFile | null;
  /** Day number of the build. */
  readonly today: number;
}

interface Answered {
  readonly source: string;
  readonly dates: readonly Omit<OpenDate, 'sequence'>[];
  /** Types that the calendar answered for; of others nothing is known, so nothing of them is withdrawn. */
  readonly types: ReadonlySet<string>;
}

type Told = Pick<OpenDate, 'blocks' | 'hours' | 'place'>;

/** Two courses may number their dates alike. */
const keyOf = ({ course, id }: Pick<OpenDate, 'course' | 'id'>): string => `${course} ${id}`;

const toldOf = ({ blocks, hours, place }: Told): string => JSON.stringify([blocks, hours, place]);

const lastDay = ({ blocks }: OpenDate): number => {
  const last = blocks.at(-1);
  return parseCivilDate(last?.to ?? last?.from ?? '') ?? 0;
};

/** Numbers the changes of each date and keeps those that vanished, so that calendars of subscribers learn of both. */
export const withHistory = ({ source, dates, types }: Answered, { earlier, today }: DatesHistory): DatesFile => {
  const known = earlier?.source === source ? earlier : { dates: [], withdrawn: [] };
  const before = new Map(known.dates.map((date) => [keyOf(date), date]));
  const gone = new Map(known.withdrawn.map((date) => [keyOf(date), date]));
  const sequenceOf = (date: Omit<OpenDate, 'sequence'>): number => {
    const returned = gone.get(keyOf(date));
    if (returned !== undefined) return returned.sequence + 1;
    const last = before.get(keyOf(date));
    return last === undefined ? 0 : last.sequence + (toldOf(last) === toldOf(date) ? 0 : 1);
  };
  const present = new Set(dates.map(keyOf));
  const vanished = [
    ...known.withdrawn,
    ...known.dates
      .filter(({ type }) => types.has(type))
      .map((date) => ({ ...date, freePlaces: null, sequence: date.sequence + 1 })),
  ];
  return {
    source,
    dates: dates.map((date) => ({ ...date, sequence: sequenceOf(date) })),
    withdrawn: vanished.filter((date) => !present.has(keyOf(date)) && lastDay(date) >= today),
  };
};
