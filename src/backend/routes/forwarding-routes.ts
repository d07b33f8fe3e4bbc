import { isRecord } from '#domain/json-value.ts';
import { isListed, startIn } from '#forms/registration/offer.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { coursesCountBody, coursesQuery, searchTypesQuery } from '#generated/schemas/calendar.ts';
import { term as termShape } from '#generated/schemas/shapes.ts';
import type { Api } from '../http/api.ts';
import { forward, type Upstream } from '../http/forward.ts';
import { type PayloadSchema, parseBody, parseQuery, readJson, readQuery } from '../http/read-request.ts';

interface ForwardingCall {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly query?: PayloadSchema<object>;
  readonly body?: PayloadSchema<object>;
  /** What of the answer goes on, at an instant. */
  readonly keep?: (answer: unknown, now: number) => unknown;
}

/** Leaves out what is on no list; an item that is no term goes on, and browsers count it. */
const keepListed = (answer: unknown, now: number): unknown => {
  if (!isRecord(answer) || !Array.isArray(answer.items)) return answer;
  const items = answer.items.filter((item) => {
    const { data } = termShape.safeParse(item);
    return data === undefined || isListed(startIn(data), now);
  });
  return { ...answer, items };
};

export const calendarCalls: readonly ForwardingCall[] = [
  { call: apiCalls['search-types'], query: searchTypesQuery },
  { call: apiCalls['courses-count'], body: coursesCountBody },
  { call: apiCalls.courses, query: coursesQuery, keep: keepListed },
];

export const contentCalls: readonly ForwardingCall[] = [{ call: apiCalls.faq }, { call: apiCalls['article-index'] }];

/** Milliseconds for which a reading call waits. */
const readingTimeout = 8_000;

/** Passes calls on to an upstream host; only what fits the contract goes through, in its canonical form. */
export const addForwardingRoutes = (
  api: Api,
  upstream: Upstream,
  { calls, clock }: { readonly calls: readonly ForwardingCall[]; readonly clock: () => number },
): void => {
  for (const { call, query, body, keep } of calls) {
    api.on(call.method, call.path, async (c) => {
      const values = query === undefined ? {} : parseQuery(query, readQuery(c));
      const content = body === undefined ? undefined : parseBody(body, await readJson(c));
      const answer = await forward(upstream, { call, query: values, body: content, timeout: readingTimeout });
      const kept = keep === undefined ? answer : keep(answer, clock());
      return c.body(JSON.stringify(kept), 200, { 'content-type': 'application/json' });
    });
  }
};
