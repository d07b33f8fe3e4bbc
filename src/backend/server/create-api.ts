import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import { apiCalls } from '#generated/api/calls.ts';
import { apiFolder } from '#hosting/host-rules.ts';
import { slashedSpelling } from '#hosting/served-file.ts';
import type { PaymentContext } from '../bookings/contexts.ts';
import { faultCode, firstFault, type Log } from '../database/log/log.ts';
import { findRequestId } from '../database/log/request-id.ts';
import { createIdempotentAnswering } from '../http/answer-once.ts';
import type { Api, ApiEnvironment } from '../http/api.ts';
import type { Gateway } from '../http/forward.ts';
import { type LimitContext, limitClientWrites, shedLoad } from '../http/limits.ts';
import { answerWithProblem } from '../http/problem.ts';
import { bodyLimit } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import type { PageContext } from '../pages/contexts.ts';
import { addCalendarRoutes, addContentRoutes, type CalendarContext } from '../routes/calendar-routes.ts';
import { addContactRoutes } from '../routes/contact-routes.ts';
import { addForwardingRoutes, contentCalls, forwardedCalendarCalls } from '../routes/forwarding-routes.ts';
import { addPaymentRoutes } from '../routes/payment-routes.ts';
import { addPersonRequestRoutes } from '../routes/person-request-routes.ts';
import { addRegistrationRoutes } from '../routes/registration-routes.ts';
import { addTermRoutes } from '../routes/term-routes.ts';
import { createCourseAnswerReader } from '../terms/calendar-reader.ts';
import { createUpstreamTermFinder } from '../terms/term-finder.ts';
import type { CheckReadiness } from './readiness.ts';

/** Everything the API works with; the environment is not read, and modules have no state. */
export interface ApiContext extends CalendarContext, PaymentContext, LimitContext, PageContext {
  /** The owner's hosts behind this API; a part without one is answered here. */
  readonly gateway: Gateway;
  readonly log: Log;
  readonly checkReadiness: CheckReadiness;
  /** Called after every writing request, once its changes are committed. */
  readonly afterWrite?: () => void;
}

/** Calls with answers of many kilobytes that contain no secrets, so they may be compressed. */
const longAnswers = [apiCalls.courses, apiCalls.faq];

const slashed = new RegExp(`^${slashedSpelling}$`);

/** The redirect target of a call whose path ends in a slash: the path without it. Null for any other URL, so no redirect leaves the API. */
export const findPathWithoutSlash = (url: string): string | null => {
  const { pathname, search } = new URL(url);
  const shorter = pathname.startsWith(apiFolder) ? slashed.exec(pathname)?.[1] : undefined;
  return shorter === undefined ? null : shorter + search;
};

/** The API of the specification and further calls of the site, over one database. */
export const createApi = (given: ApiContext): Api => {
  const { database, capacity, clock, secrets, catalogue } = given;
  const { calendar, content } = given.gateway;
  const read = createCourseAnswerReader(given);
  const context = {
    ...given,
    answerOnce: createIdempotentAnswering({ database, capacity, clock, digestKey: secrets.digestKey }),
    findTerm: calendar && createUpstreamTermFinder({ upstream: calendar, lists: catalogue.lists, clock, read }),
  };
  const api: Api = new Hono<ApiEnvironment>();
  api.use(logRequests(context.log));
  api.use(markAnswers);
  api.use(notifyAfterWrite(context));
  api.use(limitClientWrites(context));
  api.use(shedLoad(context));
  api.use(limitBodies());
  for (const { path } of longAnswers) api.use(path, compress());
  if (calendar) addForwardingRoutes(api, calendar, forwardedCalendarCalls(read, clock));
  else addCalendarRoutes(api, context);
  if (content) addForwardingRoutes(api, content, contentCalls);
  else addContentRoutes(api, context);
  addContactRoutes(api, context);
  addTermRoutes(api, context);
  addRegistrationRoutes(api, context);
  addPaymentRoutes(api, context);
  addPersonRequestRoutes(api, context);
  addHealthRoutes(api, context.checkReadiness);
  refuseOtherMethods(api);
  api.notFound((c) => {
    const moved = findPathWithoutSlash(c.req.url);
    if (moved === null) return answerWithProblem(c, new Refused('not-found'));
    return c.redirect(moved, ['GET', 'HEAD'].includes(c.req.method) ? 301 : 308);
  });
  api.onError((error, c) => {
    if (error instanceof Refused) return answerWithProblem(c, error);
    if (c.env?.incoming?.complete === false) return answerWithProblem(c, new Refused('broken-off'));
    c.set('fault', faultCode(error));
    return answerWithProblem(c, new Refused('unavailable', { retryAfter: 5 }));
  });
  return api;
};

/** Notifies the mail worker after each writing request. */
const notifyAfterWrite =
  ({ afterWrite }: Pick<ApiContext, 'afterWrite'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.req.method === 'POST') afterWrite?.();
  };

/** Limits the size of bodies. A GET has no body; looking for a body would build a whole `Request`. */
const limitBodies = (): MiddlewareHandler => {
  const limit = limitBody({
    maxSize: bodyLimit,
    onError: (c) => answerWithProblem(c, new Refused('body-too-large')),
  });
  return (c, next) => (c.req.method === 'GET' ? next() : limit(c, next));
};

/**
 * No answer may be cached, and every body names its charset. The headers are set in place, since `c.header` would copy the answer into a
 * stream.
 */
const markAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('cache-control', 'no-store');
  if (headers.get('content-type') === 'application/json')
    headers.set('content-type', 'application/json; charset=utf-8');
};

/** Other methods of an existing path are answered with 405 and the methods that the path has. */
const refuseOtherMethods = (api: Api): void => {
  const methods = Map.groupBy(
    api.routes.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path,
  );
  for (const [path, routes] of methods) {
    const allowed = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const headers = { allow: [...new Set(allowed)].join(', ') };
    api.all(path, (c) => answerWithProblem(c, new Refused('method-not-allowed'), headers));
  }
};

/** For monitoring: whether the server lives, and whether it is ready for visitors. The answers contain no personal data. */
const addHealthRoutes = (api: Api, checkReadiness: CheckReadiness): void => {
  api.get('/health', (c) => c.json({ alive: true }));
  api.get('/ready', async (c) => {
    const readiness = await checkReadiness();
    return c.json(readiness, readiness.ready ? 200 : 503);
  });
};

/** Paths that monitoring calls every few seconds: only their failures are logged. */
const watched: readonly string[] = ['/health', '/ready'];
/** Logs a line for every call. The route is the pattern, not the address, so that the log contains no reference or query. */
const logRequests =
  (log: Log): MiddlewareHandler<ApiEnvironment> =>
  async (c, next) => {
    const since = performance.now();
    c.set('since', since);
    await next();
    const [route, status, fault] = [routePath(c, -1), c.res.status, c.get('fault')];
    if (watched.includes(route) && status < firstFault) return;
    const request = findRequestId(c);
    log({
      event: 'request',
      method: c.req.method,
      route,
      status,
      milliseconds: Math.round(performance.now() - since),
      ...(fault === undefined ? {} : { fault }),
      ...(request === undefined ? {} : { request }),
    });
  };
