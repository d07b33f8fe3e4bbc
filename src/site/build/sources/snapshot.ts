import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { listedOnly } from '#forms/registration/offer.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { type CoursesResponse, coursesResponse } from '#generated/schemas/calendar.ts';
import type { CourseQuery } from '../../lib/site-context.ts';
import type { BuildEnvironment } from '../build-environment.ts';

/** The calendar's answers at build time by `snapshotKey`; a question without an answer is missing. */
export type Snapshot = ReadonlyMap<string, CoursesResponse>;

/** What a build learnt of the calendar, on which day, and what went wrong. */
export interface Asked {
  readonly snapshot: Snapshot;
  readonly fetchedOn: string;
  readonly problems: readonly string[];
}

/** A calendar that answers the paths of the API. */
export interface Calendar {
  readonly ask: (path: string) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Opens the calendar of a build; null when there is none. */
export type OpenCalendar = () => Promise<Calendar | null>;

export const snapshotKey = ({ type, client, locale }: CourseQuery): string => `${locale} ${client} ${type}`;

const timeoutMilliseconds = 10_000;

/** What decides whose dates the pages show. */
type Dating = Pick<BuildEnvironment, 'calendarUrl' | 'demoDates' | 'office'>;

/** Loads the code of our backend's calendar from its file. */
export type LoadCalendar = (
  file: string,
) => Promise<{ readonly openCalendar: (source: Omit<Dating, 'calendarUrl'>) => Promise<Calendar> }>;

/**
 * The calendar at `CALENDAR_URL`, else that of our backend: the dates of the office, or invented ones. `load` is Node's own import
 * where nobody says otherwise; its modules stay as they were when they were first loaded.
 */
export const calendarOf =
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
    const file = join(root, 'src/backend/calendar/open-calendar.ts');
    if (!existsSync(file)) return null;
    const { openCalendar } = await load(file);
    return openCalendar(source);
  };

/** Whether the dates need no call: they follow from the project's files and the day. */
export const asksNobodyForDates = ({ calendarUrl, office }: Dating): boolean =>
  calendarUrl === '' && (office === null || (office.databaseUrl === null && !existsSync(office.dataFolder)));

const answerOf = async (ask: Calendar['ask'], { type, client, locale }: CourseQuery): Promise<CoursesResponse> => {
  const query = new URLSearchParams({ type, client, lang: locale });
  const response = await ask(`${apiCalls.courses.path}?${query}`);
  if (!response.ok) throw new Error(`the calendar answered ${response.status} for ${query}`);
  return listedOnly(coursesResponse.parse(await response.json()), Date.now());
};

/**
 * Fetches every list of dates once. A calendar that does not answer stops no build; the pages then show
 * the phone instead of dates.
 */
export const loadSnapshot = async (calendar: Calendar | null, queries: readonly CourseQuery[]): Promise<Asked> => {
  const fetchedOn = formatCivilDate(warsawDate(Date.now()));
  if (calendar === null) {
    return { snapshot: new Map(), fetchedOn, problems: ['There is no calendar to ask; set CALENDAR_URL.'] };
  }
  const answers = await Promise.allSettled(queries.map((query) => answerOf(calendar.ask, query)));
  await calendar.close();
  const entries = queries.flatMap((query, at): [string, CoursesResponse][] => {
    const answer = answers[at];
    return answer?.status === 'fulfilled' ? [[snapshotKey(query), answer.value]] : [];
  });
  const problems = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
  return { snapshot: new Map(entries), fetchedOn, problems: [...new Set(problems)] };
};
