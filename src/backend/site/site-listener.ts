import { createReadStream } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type PlannedResponse, planResponse, type Site } from './plan-response.ts';

/** Serves the built site: pages, assets, redirects and errors. */
export const createSiteListener =
  (site: Site): RequestListener =>
  (request, response) => {
    const method = request.method ?? 'GET';
    const planned = planResponse(site, {
      method,
      url: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    });
    response.writeHead(planned.status, planned.headers);
    sendBody(response, method === 'HEAD' ? null : planned.body);
  };

const sendBody = (response: ServerResponse, body: PlannedResponse['body']): void => {
  if (body === null) response.end();
  else if ('text' in body) response.end(body.text);
  else pipeline(createReadStream(body.file), response).catch(() => response.destroy());
};
