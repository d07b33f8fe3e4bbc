import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiFolder, apiPaths } from '#hosting/host-rules.ts';
import type { Log } from '../database/log/log.ts';
import { chooseRequestId, requestIdHeader } from '../database/log/request-id.ts';
import { type HeaderSet, reservedPageHeaders } from '../routes/site/header-set.ts';

export interface Listeners {
  readonly api: RequestListener;
  readonly site: RequestListener;
  readonly headers: HeaderSet;
  /** Whether the id of a request may come from our own reverse proxy. */
  readonly trustProxy?: boolean;
  /** Takes a line for every page and file; without it they are not logged. */
  readonly logPages?: Log | undefined;
}

const ownPaths: ReadonlySet<string> = new Set(apiPaths);
const firstRefusal = 400;

/**
 * One listener for both: the API answers below `/api/`, the health checks and the policy reports; the site answers everything else. Every
 * request gets an id, which its answer and its log line contain.
 */
export const createRequestListener = ({
  api,
  site,
  headers,
  trustProxy = false,
  logPages,
}: Listeners): RequestListener => {
  const headerMap = new Map(Object.entries(headers));
  const ownHeaders = new Map(Object.entries(reservedPageHeaders));
  return (request, response) => {
    const id = chooseRequestId(request.headers[requestIdHeader], trustProxy);
    response.setHeaders(headerMap);
    response.setHeader(requestIdHeader, id);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (path.startsWith(apiFolder) || ownPaths.has(path)) {
      // These addresses may contain the reference or the token of a booking.
      response.setHeaders(ownHeaders);
      return api(request, response);
    }
    if (logPages) logWhenDone(logPages, { request, response, path, id });
    return site(request, response);
  };
};

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly id: string;
}

/** Logs the path only if it was found: an unknown path may contain anything that somebody typed. */
const logWhenDone = (log: Log, { request, response, path, id }: Visit): void => {
  const started = performance.now();
  response.once('close', () => {
    const { statusCode: status } = response;
    log({
      event: 'page',
      method: request.method ?? 'GET',
      route: status < firstRefusal ? path : '(unknown)',
      status,
      milliseconds: Math.round(performance.now() - started),
      request: id,
    });
  });
};
