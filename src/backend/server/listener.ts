import type { RequestListener } from 'node:http';
import type { HeaderSet } from '../site/header-set.ts';

export interface Listeners {
  readonly api: RequestListener;
  readonly site: RequestListener;
  readonly headers: HeaderSet;
}

/** One listener for both: the API answers below `/api/` and takes policy reports, the site answers everything else. */
export const createListener = ({ api, site, headers }: Listeners): RequestListener => {
  const headerMap = new Map(Object.entries(headers));
  return (request, response) => {
    response.setHeaders(headerMap);
    const url = request.url ?? '/';
    const forApi = url.startsWith('/api/') || url === '/csp-report';
    return (forApi ? api : site)(request, response);
  };
};
