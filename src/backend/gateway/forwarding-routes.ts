import { apiCalls } from '#generated/api/calls.ts';
import { coursesCountBody, coursesQuery, searchTypesQuery } from '#generated/schemas/calendar.ts';
import type { Api } from '../api/api.ts';
import { type PayloadSchema, parseBody, parseQuery, readJson, readQuery } from '../api/read-request.ts';
import { forward, type Upstream } from './forward.ts';

interface ForwardingCall {
  readonly call: { readonly method: 'GET' | 'POST'; readonly path: string };
  readonly query?: PayloadSchema<object>;
  readonly body?: PayloadSchema<object>;
}

export const calendarCalls: readonly ForwardingCall[] = [
  { call: apiCalls['search-types'], query: searchTypesQuery },
  { call: apiCalls['courses-count'], body: coursesCountBody },
  { call: apiCalls.courses, query: coursesQuery },
];

export const contentCalls: readonly ForwardingCall[] = [{ call: apiCalls.faq }, { call: apiCalls['article-index'] }];

/** Milliseconds for which a reading call waits. */
const readingTimeout = 8_000;

/** Passes calls on to an upstream host; only what fits the contract goes through, in its canonical form. */
export const addForwardingRoutes = (api: Api, upstream: Upstream, calls: readonly ForwardingCall[]): void => {
  for (const { call, query, body } of calls) {
    api.on(call.method, call.path, async (context) => {
      const values = query === undefined ? {} : parseQuery(query, readQuery(context));
      const content = body === undefined ? undefined : parseBody(body, await readJson(context));
      const answer = await forward(upstream, { call, query: values, body: content, timeout: readingTimeout });
      return context.body(JSON.stringify(answer), 200, { 'content-type': 'application/json' });
    });
  }
};
