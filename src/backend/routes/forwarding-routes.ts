import { readCountAnswer, readTypesAnswer } from '#contract/calendar-answer.ts';
import { isRecord } from '#domain/json-value.ts';
import { isListed, startIn } from '#forms/registration/offer.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { coursesCountBody, coursesQuery, searchTypesQuery } from '#generated/schemas/calendar.ts';
import { term as termShape } from '#generated/schemas/shapes.ts';
import type { Api } from '../http/api.ts';
import { forward, type Upstream } from '../http/forward.ts';
import { type PayloadSchema, parseBody, parseQuery, readJson, readQuery } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import type { ReadCourse } from '../terms/calendar-reader.ts';

interface ForwardingCall {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly query?: PayloadSchema<object>;
  readonly body?: PayloadSchema<object>;
  /** What of the answer goes on; refuses one that browsers cannot read. */
  readonly keep: (answer: unknown, query: object) => unknown;
}

/** Leaves out what is on no list; an item that is no term goes on, and browsers count it. */
const keepListed = (answer: unknown, now: number): unknown => {
  if (!isRecord(answer) || !Array.isArray(answer.items)) return answer;
  const isLost = answer.items.length > 0 && answer.items.every((item) => !termShape.safeParse(item).success);
  if (isLost) throw new Refused('upstream-failed');
  const items = answer.items.filter((item) => {
    const { data } = termShape.safeParse(item);
    return data === undefined || isListed(startIn(data), now);
  });
  return { ...answer, items };
};

const fitting = (answer: unknown, isFitting: boolean): unknown => {
  if (!isFitting) throw new Refused('upstream-failed');
  return answer;
};

/** The calls of the calendar, whose answers are read as browsers read them. */
export const calendarCalls = (read: ReadCourse, clock: () => number): readonly ForwardingCall[] => [
  {
    call: apiCalls['search-types'],
    query: searchTypesQuery,
    keep: (answer) => fitting(readTypesAnswer(answer), Array.isArray(answer)),
  },
  {
    call: apiCalls['courses-count'],
    body: coursesCountBody,
    keep: (answer) => fitting(readCountAnswer(answer), typeof readCountAnswer(answer) === 'number'),
  },
  {
    call: apiCalls.courses,
    query: coursesQuery,
    keep: (answer, query) => keepListed(read(answer, 'type' in query ? String(query.type) : ''), clock()),
  },
];

export const contentCalls: readonly ForwardingCall[] = [
  { call: apiCalls.faq, keep: (answer) => fitting(answer, Array.isArray(answer)) },
  {
    call: apiCalls['article-index'],
    keep: (answer) => fitting(answer, isRecord(answer) && Array.isArray(answer.items)),
  },
];

/** Milliseconds for which a reading call waits. */
const readingTimeout = 8_000;

/** Passes calls on to an upstream host; only what fits the contract goes through, in its canonical form. */
export const addForwardingRoutes = (api: Api, upstream: Upstream, calls: readonly ForwardingCall[]): void => {
  for (const { call, query, body, keep } of calls) {
    api.on(call.method, call.path, async (c) => {
      const values = query === undefined ? {} : parseQuery(query, readQuery(c));
      const content = body === undefined ? undefined : parseBody(body, await readJson(c));
      const answer = await forward(upstream, { call, query: values, body: content, timeout: readingTimeout });
      return c.body(JSON.stringify(keep(answer, values)), 200, { 'content-type': 'application/json' });
    });
  }
};
