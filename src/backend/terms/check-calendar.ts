import { and, inArray, isNotNull } from 'drizzle-orm';
import {
  countFaultsByField,
  type InspectedCourse,
  inspectCourseAnswer,
  printInvalidValue,
} from '#forms/inspect-course.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { cities } from '#generated/data/cities.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import type { Database } from '../database/database.ts';
import { holdingStatuses } from '../database/registration-status.ts';
import { registrations } from '../database/schema.ts';
import { fetchFromUpstream, type Upstream } from '../http/forward.ts';
import { Refused } from '../http/refused.ts';
import type { CalendarList } from './catalogue.ts';

/** A field in a list of the upstream calendar that cannot be read. */
interface UnreadTerms {
  /** The calendar's type of the course. */
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** How many terms cannot be read; null if the whole answer or the price of the course cannot be read. */
  readonly number: number | null;
}

/**
 * A term that the upstream calendar now describes otherwise than was agreed with those who hold a seat; `now` is null if the term is
 * gone.
 */
interface ChangedTerm {
  readonly term: number;
  readonly type: string;
  readonly agreed: string;
  readonly now: string | null;
  readonly bookings: number;
}

interface CalendarCheck {
  readonly unread: readonly UnreadTerms[];
  readonly changed: readonly ChangedTerm[];
}

interface Asking {
  readonly calendar: Upstream | undefined;
  readonly lists: readonly CalendarList[];
  /** `YYYY-MM-DD`; terms before it are over. */
  readonly today: string;
}

/** Milliseconds; short, since the start of the server waits for this check. */
const timeout = 3_000;

interface Asked {
  readonly type: string;
  readonly read: InspectedCourse | Refused;
}

const askList = async (calendar: Upstream, { type, client }: CalendarList): Promise<Asked> => {
  try {
    const query = { type, client, lang: 'pl' };
    return {
      type,
      read: inspectCourseAnswer(
        await fetchFromUpstream(calendar, { call: apiCalls.courses, query, timeout }),
        type,
        cities,
      ),
    };
  } catch (error) {
    if (error instanceof Refused) return { type, read: error };
    throw error;
  }
};

const unreadIn = ({ type, read }: Asked): readonly UnreadTerms[] => {
  if (read instanceof Refused) return [{ type, field: 'answer', value: read.word, number: null }];
  const wrong = read.fault ?? read.unreadPrice;
  const whole =
    wrong === null ? [] : [{ type, field: wrong.field, value: printInvalidValue(wrong.value), number: null }];
  return [...whole, ...countFaultsByField(read.dropped).map((one) => ({ type, ...one }))];
};

/** Day, hours and city of a term as one text; the hours are left out if they were not known at the booking. */
const shownTerm = ({ dateStart, city, showHours, hoursRendered }: Term, withHours: boolean): string =>
  [dateStart, ...(withHours && showHours && hoursRendered !== null ? [hoursRendered] : []), city].join(', ');

/** Terms that differ from what was agreed with those who hold a seat, as far as the lists that were answered show. */
const changedIn = async (
  database: Database,
  asked: readonly Asked[],
  today: string,
): Promise<readonly ChangedTerm[]> => {
  const answered = new Map(asked.flatMap(({ type, read }) => (read instanceof Refused ? [] : [[type, read.course]])));
  const held = await database
    .select({ agreed: registrations.upstream })
    .from(registrations)
    .where(and(isNotNull(registrations.upstream), inArray(registrations.status, holdingStatuses)));
  const changes = held.flatMap(({ agreed }) => {
    const course = agreed === null ? null : answered.get(agreed.type);
    if (agreed === null || agreed.dateStart < today || course === null || course === undefined) return [];
    const listed = course.items.find(({ id }) => id === agreed.id);
    const told = shownTerm(agreed, true);
    const now = listed === undefined ? null : shownTerm(listed, agreed.showHours);
    return now === told ? [] : [{ term: agreed.id, type: agreed.type, agreed: told, now }];
  });
  return [...Map.groupBy(changes, ({ term, agreed }) => `${term} ${agreed}`).values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, bookings: more.length + 1 }],
  );
};

/** Reads every list of the upstream calendar and reports values that cannot be read, and changes since bookings were made. */
export const checkUpstreamCalendar = async (
  database: Database,
  { calendar, lists, today }: Asking,
): Promise<CalendarCheck> => {
  if (calendar === undefined) return { unread: [], changed: [] };
  const asked = await Promise.all(lists.map((list) => askList(calendar, list)));
  return { unread: asked.flatMap(unreadIn), changed: await changedIn(database, asked, today) };
};
