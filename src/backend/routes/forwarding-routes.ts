import { normaliseCountAnswer, normaliseTypesAnswer } from '#contract/calendar-answer.ts';
import { courseWithReadableTerms, keepReadableItems } from '#forms/inspect-course.ts';
import { removeUnlistedTerms } from '#forms/registration/offer.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { articleIndex, faqItem } from '#generated/schemas/api.ts';
import {
  coursesCountBody,
  coursesCountResponse,
  coursesQuery,
  searchType,
  searchTypesQuery,
} from '#generated/schemas/calendar.ts';
import type { Api } from '../http/api.ts';
import { fetchFromUpstream, type Upstream } from '../http/forward.ts';
import { type PayloadSchema, parseBody, parseQuery, readJsonBody, readQuery } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import type { ReadCourse } from '../terms/calendar-reader.ts';

interface ForwardingCall {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly query?: PayloadSchema<object>;
  readonly body?: PayloadSchema<object>;
  /** The part of the answer that is passed on; throws for an answer that browsers cannot read. */
  readonly keep: (answer: unknown, query: object) => unknown;
}

/** The answer, if it could be read; otherwise throws. */
const readable = <Answer>(answer: Answer | null): Answer => {
  if (answer === null) throw new Refused('upstream-failed');
  return answer;
};

const typeIn = (query: object): string => ('type' in query ? String(query.type) : '');

/** The calls to the calendar that are forwarded. Browsers get answers in the form of the contract, without terms that no list may show. */
export const forwardedCalendarCalls = (read: ReadCourse, clock: () => number): readonly ForwardingCall[] => [
  {
    call: apiCalls['search-types'],
    query: searchTypesQuery,
    keep: (answer) => readable(keepReadableItems(normaliseTypesAnswer(answer), searchType)),
  },
  {
    call: apiCalls['courses-count'],
    body: coursesCountBody,
    keep: (answer) => readable(coursesCountResponse.safeParse(normaliseCountAnswer(answer)).data ?? null),
  },
  {
    call: apiCalls.courses,
    query: coursesQuery,
    keep: (answer, query) =>
      removeUnlistedTerms(readable(courseWithReadableTerms(read(answer, typeIn(query)))), clock()),
  },
];

export const contentCalls: readonly ForwardingCall[] = [
  { call: apiCalls.faq, keep: (answer) => readable(keepReadableItems(answer, faqItem)) },
  { call: apiCalls['article-index'], keep: (answer) => readable(articleIndex.safeParse(answer).data ?? null) },
];

/** Milliseconds after which a forwarded call is given up. */
const readingTimeout = 8_000;

/** Forwards calls to an upstream host; only what fits the contract is passed on, in its canonical form. */
export const addForwardingRoutes = (api: Api, upstream: Upstream, calls: readonly ForwardingCall[]): void => {
  for (const { call, query, body, keep } of calls) {
    api.on(call.method, call.path, async (c) => {
      const values = query === undefined ? {} : parseQuery(query, readQuery(c));
      const content = body === undefined ? undefined : parseBody(body, await readJsonBody(c));
      const answer = await fetchFromUpstream(upstream, { call, query: values, body: content, timeout: readingTimeout });
      return c.body(JSON.stringify(keep(answer, values)), 200, { 'content-type': 'application/json' });
    });
  }
};
