import { isRecord } from '#domain/json-value.ts';
import type { Locale } from '#domain/locale.ts';
import { zlotyToGrosze } from '#domain/money/amount.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { coursesResponse } from '#generated/schemas/calendar.ts';
import { type Term, term as termShape } from '#generated/schemas/shapes.ts';
import { highestNumber } from '../database/schema.ts';
import { fetchFromUpstream, type Upstream } from '../http/forward.ts';
import { Refused } from '../http/refused.ts';
import type { ReadCourse } from './calendar-reader.ts';
import type { CalendarList } from './catalogue.ts';

/** A term as the upstream calendar describes it. */
export interface UpstreamTerm {
  readonly term: Term;
  readonly client: string;
  /** Grosze for one person; null where the price is set individually. */
  readonly price: number | null;
  /** When the calendar was asked, in milliseconds since 1970-01-01T00:00Z. */
  readonly fetchedAt: number;
}

/**
 * Fetches a term from the upstream calendar; if its list is not known, from the list of `type` first. Refuses the request if the term
 * does not exist or the calendar cannot be reached.
 */
export type FindTerm = (id: number, locale: Locale, type?: string) => Promise<UpstreamTerm>;

/** Milliseconds; `all` is below the timeout of the browser, even if the given `type` was wrong. */
const timeouts = { oneList: 3_500, everyList: 4_000, all: 7_500 };
/** Milliseconds for which a successful scan of all lists is not repeated for an unknown id. */
const scanPause = 5_000;
interface FinderContext {
  readonly upstream: Upstream;
  readonly lists: readonly CalendarList[];
  readonly clock: () => number;
  readonly read: ReadCourse;
}

/** The calendar answers with lists, not single terms. The list of a term is remembered, and from then on only that list is fetched. */
export const createUpstreamTermFinder = ({ upstream, lists, clock, read }: FinderContext): FindTerm => {
  const listOfTerm = new Map<number, CalendarList>();
  const ask = async ({ type, client }: CalendarList, lang: Locale, timeout: number): Promise<unknown> => {
    const answer = await fetchFromUpstream(upstream, {
      call: apiCalls.courses,
      query: { type, client, lang },
      timeout,
    });
    const { read: course, unreadPrice } = read(answer, type);
    // A price that cannot be read is not a missing price: booking is refused.
    if (unreadPrice !== null) throw new Refused('upstream-failed');
    return course;
  };
  const note = (list: CalendarList, answer: unknown): void => {
    for (const { id } of itemsOf(answer)) if (typeof id === 'number') listOfTerm.set(id, list);
  };
  const learn = createScan(clock, async () => {
    const answers = await Promise.allSettled(
      lists.map(async (list) => note(list, await ask(list, 'pl', timeouts.everyList))),
    );
    return answers.find((answer) => answer.status === 'rejected')?.reason;
  });
  return async (id, locale, type) => {
    const startedAt = clock();
    const named = listOfTerm.has(id) ? undefined : lists.find((one) => one.type === type);
    if (named !== undefined) {
      const fetchedAt = clock();
      const answer = await ask(named, locale, timeouts.oneList);
      note(named, answer);
      if (listOfTerm.get(id) === named) return { ...readTerm(answer, id), client: named.client, fetchedAt };
    }
    const fault = listOfTerm.has(id) ? undefined : await learn();
    const list = listOfTerm.get(id);
    if (list === undefined) throw fault ?? new Refused('term-not-found');
    const fetchedAt = clock();
    const timeout = Math.min(timeouts.oneList, Math.max(0, startedAt + timeouts.all - fetchedAt));
    return { ...readTerm(await ask(list, locale, timeout), id), client: list.client, fetchedAt };
  };
};

/** Concurrent callers share a scan. The result of a successful scan is used again for `scanPause` milliseconds. */
const createScan = (clock: () => number, scan: () => Promise<unknown>): (() => Promise<unknown>) => {
  let last: { readonly at: number; readonly done: Promise<unknown> } | null = null;
  return async () => {
    if (last === null || clock() - last.at >= scanPause) last = { at: clock(), done: scan() };
    const current = last;
    const fault = await current.done;
    if (fault !== undefined && last === current) last = null;
    return fault;
  };
};

const itemsOf = (answer: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (isRecord(answer) && Array.isArray(answer.items)) return answer.items.filter(isRecord);
  throw new Refused('upstream-failed');
};

/** The term with this id and its price. The term and the course must fit the contract; other terms of the list need not. */
const readTerm = (answer: unknown, id: number): Pick<UpstreamTerm, 'term' | 'price'> => {
  const item = itemsOf(answer).find((one) => one.id === id);
  if (item === undefined) throw new Refused('term-not-found');
  const term = termShape.safeParse(item);
  const course = coursesResponse.safeParse({ ...(isRecord(answer) ? answer : {}), items: [] });
  const price = course.data?.price ?? null;
  const grosze = price === null ? null : zlotyToGrosze(price);
  const payable = grosze === null || (grosze >= 0 && grosze <= highestNumber);
  if (!term.success || !course.success || !payable) throw new Refused('upstream-failed');
  return { term: { ...term.data, freePlaces: wholeSeats(term.data.freePlaces) }, price: grosze };
};

const wholeSeats = (places: number | null): number | null =>
  places === null ? null : Math.max(0, Math.min(Math.floor(places), highestNumber));
