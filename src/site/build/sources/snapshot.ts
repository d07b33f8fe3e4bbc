import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { countFaultsByField, inspectCourseAnswer, printInvalidValue } from '#forms/inspect-course.ts';
import { removeUnlistedTerms } from '#forms/registration/offer.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { cities } from '#generated/data/cities.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { CourseQuery } from '../../lib/site-context.ts';
import type { BuildEnvironment } from '../build-environment.ts';

/** The calendar's answers at build time by `courseQueryKey`; a query without an answer is missing. */
export type Snapshot = ReadonlyMap<string, CoursesResponse>;

/** The answers of the calendar to a build, their day, and what went wrong. */
export interface Asked {
  readonly snapshot: Snapshot;
  readonly fetchedOn: string;
  readonly problems: readonly string[];
  /** Whether the calendar answered and none of its dates could be read. */
  readonly lost: boolean;
}

/** A calendar that answers without a date that can be read. */
export class NoTermsError extends Error {
  override readonly name = 'NoTermsError';

  constructor(problems: readonly string[]) {
    super(
      `${problems.join('\n')}\nThe calendar answers, and none of its dates can be read; the former site stays. Correct what the lines above name, or build without dates by ALLOW_NO_TERMS=1.`,
    );
  }
}

/** A calendar that answers the paths of the API. */
export interface Calendar {
  readonly ask: (path: string) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Opens the calendar of a build; null when there is none. */
export type OpenCalendar = () => Promise<Calendar | null>;

export const courseQueryKey = ({ type, client, locale }: CourseQuery): string => `${locale} ${client} ${type}`;

const timeoutMilliseconds = 10_000;

/** What decides whose dates the pages show. */
type Dating = Pick<BuildEnvironment, 'calendarUrl' | 'demoDates' | 'office'>;

/** Loads the code of our backend's calendar from its file. */
export type LoadCalendar = (
  file: string,
) => Promise<{ readonly openBuildCalendar: (source: Omit<Dating, 'calendarUrl'>) => Promise<Calendar> }>;

/**
 * The calendar at `CALENDAR_URL`, else that of our backend: the dates of the office, or invented ones. `load` is Node's own import
 * by default; its modules stay as they were when they were first loaded.
 */
export const createCalendarOpener =
  (
    root: string,
    { calendarUrl, ...source }: Dating,
    load: LoadCalendar = (file) => import(`${pathToFileURL(file)}`),
  ): OpenCalendar =>
  async () => {
    if (calendarUrl !== '') {
      const signal = () => AbortSignal.timeout(timeoutMilliseconds);
      return { ask: (path) => fetch(`${calendarUrl}${path}`, { signal: signal() }), close: async () => undefined };
    }
    const file = join(root, 'src/backend/server/calendar/open-calendar.ts');
    if (!existsSync(file)) return null;
    const { openBuildCalendar } = await load(file);
    return openBuildCalendar(source);
  };

/** Whether the dates follow from the project's files and the day, so that no calendar is called. */
export const areDatesComputedLocally = ({ calendarUrl, office }: Dating): boolean =>
  calendarUrl === '' && (office === null || (office.databaseUrl === null && !existsSync(office.dataFolder)));

/** What a build could read of an answer, and what it had to leave out. */
interface Read {
  /** With the terms that are on lists. */
  readonly course: CoursesResponse;
  /** How many terms could be read, also those that have begun. */
  readonly readable: number;
  /** Terms that could not be read, by the field that was wrong. */
  readonly dropped: ReturnType<typeof countFaultsByField>;
  /** A price that could not be read. */
  readonly unreadPrice: string | null;
  /** Terms whose city and number of a city contradict each other. */
  readonly contradicting: readonly string[];
}

/** Reads an answer as browsers read it; throws with the first field that is wrong where it is unreadable as a whole. */
const readCourse = (sent: unknown, type: string): Read => {
  const { course, fault, dropped, unreadPrice, contradicting } = inspectCourseAnswer(sent, type, cities);
  if (course === null)
    throw new Error(`the answer cannot be read: ${fault?.field} is ${printInvalidValue(fault?.value)}`);
  return {
    course: removeUnlistedTerms(course, Date.now()),
    readable: course.items.length,
    dropped: countFaultsByField(dropped),
    unreadPrice: unreadPrice === null ? null : printInvalidValue(unreadPrice.value),
    contradicting: contradicting.map(({ city, number }) => {
      const meant = cities.find(({ calendarId }) => calendarId === number);
      return `“${city}” with the number ${number} of ${meant?.name}`;
    }),
  };
};

const answerOf = async (ask: Calendar['ask'], { type, client, locale }: CourseQuery): Promise<Read> => {
  const query = new URLSearchParams({ type, client, lang: locale });
  const response = await ask(`${apiCalls.courses.path}?${query}`);
  if (response.redirected) throw new Error(`the host leads to ${response.url}, and a server follows no redirect`);
  if (!response.ok) throw new Error(`the host answered ${response.status}`);
  const sent: unknown = await response.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Error('the answer is no JSON') : error;
  });
  return readCourse(sent, type);
};

const remedy = 'compare the answer with generated/api/openapi.json, or ask the host';

/** One line for each course and field: how many terms could be read and how many not, with one value of each kind. */
const readReport = (
  { type, client, locale }: CourseQuery,
  { readable, dropped, unreadPrice, contradicting }: Read,
): readonly string[] => {
  const asked = `Calendar, course ${type} of ${client} (${locale})`;
  const [contradiction] = contradicting;
  const all = dropped.reduce((sum, { number }) => sum + number, readable);
  return [
    ...dropped.map(
      ({ field, value, number }) =>
        `${asked}: ${number} of ${all} dates are left out, because ${field} is ${value}; ${remedy}.`,
    ),
    ...(unreadPrice === null ? [] : [`${asked}: price is ${unreadPrice}, and is shown as none; ${remedy}.`]),
    ...(contradiction === undefined
      ? []
      : [
          `${asked}: ${contradicting.length} dates name another city than their number, such as ${contradiction}; they are shown under the name. Correct calendarId in model/places/cities.ts.`,
        ]),
  ];
};

/**
 * Fetches every list of dates once. A build goes on if the calendar does not answer; the pages then show the phone number instead of dates.
 * `lost` says that the host answered but its dates were unreadable.
 */
export const fetchCalendarSnapshot = async (
  calendar: Calendar | null,
  queries: readonly CourseQuery[],
): Promise<Asked> => {
  const fetchedOn = formatCivilDate(warsawDate(Date.now()));
  if (calendar === null) {
    const problems = ['There is no calendar to ask; set CALENDAR_URL.'];
    return { snapshot: new Map(), fetchedOn, problems, lost: false };
  }
  const answers = await Promise.allSettled(queries.map((query) => answerOf(calendar.ask, query)));
  await calendar.close();
  const read = queries.flatMap((query, at) => {
    const answer = answers[at];
    return answer?.status === 'fulfilled' ? [{ query, read: answer.value }] : [];
  });
  const failures = queries.flatMap(({ type, client, locale }, at) => {
    const answer = answers[at];
    if (answer?.status !== 'rejected') return [];
    const { message } = answer.reason instanceof Error ? answer.reason : new Error(String(answer.reason));
    return [{ course: `${type} of ${client} (${locale})`, message }];
  });
  const failed = [...Map.groupBy(failures, ({ message }) => message)].map(
    ([message, of]) => `Calendar: ${message}, for ${of.map(({ course }) => course).join(', ')}; ${remedy}.`,
  );
  const terms = read.reduce((sum, { read: { readable } }) => sum + readable, 0);
  const isUnread = failures.some(({ message }) => message.startsWith('the answer'));
  return {
    snapshot: new Map(read.map(({ query, read: { course } }) => [courseQueryKey(query), course])),
    fetchedOn,
    problems: [...failed, ...read.flatMap((one) => readReport(one.query, one.read))],
    lost: terms === 0 && (isUnread || read.some(({ read: { dropped } }) => dropped.length > 0)),
  };
};
