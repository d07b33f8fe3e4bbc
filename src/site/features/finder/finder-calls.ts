import { isTermAtWantedTime, singleMonthOrNull } from '#domain/dates/wanted-time.ts';
import type { Locale } from '#domain/locale.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { coursesCountContract, searchTypesContract } from '#generated/api/calendar-contracts.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import type { SearchTypesQuery } from '#generated/schemas/calendar.ts';
import { fetchCalendarAnswer, queryOfCall } from '../../lib/api/query-client.ts';
import { fetchCourses } from '../../lib/calendar/ask-courses.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import type { FinderCriteria, SearchType } from './finder-criteria.ts';

export const fetchSearchableTypes = (
  origin: string,
  query: SearchTypesQuery,
  signal: AbortSignal,
): Promise<readonly SearchType[]> => fetchCalendarAnswer(queryOfCall(searchTypesContract, { query }, origin), signal);

/** The types of the calendar in its order, with our shorter names; the printed types if the calendar has none. */
export const mergeSearchableTypes = (
  printed: readonly SearchType[],
  latest: readonly SearchType[],
): readonly SearchType[] =>
  latest.length === 0
    ? printed
    : latest.map((type) => printed.find(({ id, name }) => id === type.id && name === type.name) ?? type);

/** The client of the calendar whose courses are searched. */
export const openClient = audiences.find(({ id }) => canAudienceBookOnline(id))?.client ?? '';

interface Counted {
  readonly criteria: FinderCriteria;
  /** Every type that the form offers. */
  readonly types: readonly string[];
  readonly lang: Locale;
}

/** Counts the terms of a span of time. The count call does not know spans, so the terms of every month are fetched and counted here. */
const countWithin = async (
  origin: string,
  { criteria, types, lang }: Counted,
  signal: AbortSignal,
): Promise<number> => {
  const { type: chosen, localization, month } = criteria;
  const query = { client: openClient, lang, localization: localization ?? undefined };
  const answers = await Promise.all(
    (chosen === null ? types : [chosen]).map((type) =>
      fetchCourses({ query: { ...query, type }, host: origin, signal }),
    ),
  );
  const today = warsawToday();
  return answers
    .flatMap(({ items }) => items)
    .filter(({ dateStart, type }) => isTermAtWantedTime({ start: dateStart, offsets: daysOfType(type) }, month, today))
    .length;
};

/** How many terms fit the criteria. */
export const fetchTermCount = (origin: string, counted: Counted, signal: AbortSignal): Promise<number> =>
  singleMonthOrNull(counted.criteria.month) === counted.criteria.month
    ? fetchCalendarAnswer(queryOfCall(coursesCountContract, { body: counted.criteria }, origin), signal)
    : countWithin(origin, counted, signal);
