import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerSample } from '../../site/samples/calendar.ts';

export interface Received {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** The provider's host as the specification describes it: it takes messages from other origins and knows its token, and it tells the dates of its calendar. */
export const startProvider = async (token: string) => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method === 'GET') {
      const answer = answerSample(request.url ?? '/');
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return void response.end(await answer.text());
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { authorization } = request.headers;
    received.push({ url: request.url, authorization, body: JSON.parse(Buffer.concat(parts).toString()) });
    const status = authorization === `Bearer ${token}` ? 200 : 401;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
};
