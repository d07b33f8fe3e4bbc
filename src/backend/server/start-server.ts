import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderSet } from '../routes/site/header-set.ts';
import { type Closing, prepareGracefulShutdown } from './close-server.ts';

export interface ServerOptions {
  readonly listener: RequestListener;
  readonly host: string;
  readonly port: number;
  /** Headers of answers to requests that Node refuses before the listener gets them. */
  readonly headers: HeaderSet;
  /** Milliseconds within which a request must have arrived completely. */
  readonly requestTimeout?: number;
}

export interface RunningServer extends Closing {
  readonly port: number;
}

const defaultRequestTimeout = 15_000;
/**
 * Milliseconds for which a connection may be idle between two requests: longer than nginx in front of us keeps one (one minute). The
 * proxy must close first: it answers 502 to a booking that it sends over a connection which we close at that moment.
 */
const restTimeout = 130_000;

/** Why the server could not start, as a sentence for the person who started it. */
export class ServerStartError extends Error {}

export const startHttpServer = async (options: ServerOptions): Promise<RunningServer> => {
  const requestTimeout = options.requestTimeout ?? defaultRequestTimeout;
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(requestTimeout, 10_000),
    keepAliveTimeout: restTimeout,
    connectionsCheckingInterval: Math.min(requestTimeout, 1_000),
  });
  const closing = prepareGracefulShutdown(server);
  server.on('request', options.listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, error.code ?? '', options.headers));
  await listen(server, options);
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : options.port;
  return { port, ...closing };
};

/** Checks that the port is free, before the long work of a start. Throws a ServerStartError where it is not. */
export const checkPortIsFree = async (host: string, port: number): Promise<void> => {
  // A program that waits for the server must not mistake this test listener for it.
  const listener: RequestListener = (_, response) => response.writeHead(503, { connection: 'close' }).end();
  const probe = await startHttpServer({ host, port, headers: {}, listener });
  await probe.close();
};

const listen = (server: Server, { host, port }: ServerOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ServerStartError(startProblem(error, port))));
    server.listen(port, host, resolve);
  });

const startProblem = (error: NodeJS.ErrnoException, port: number): string => {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose a port above 1023: PORT=4173 npm start`;
  return `The server cannot listen on port ${port}: ${error.message}.`;
};

const refusals: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
};

const refuse = (socket: Duplex, code: string, headers: HeaderSet): void => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [
      `HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}`,
      ...lines,
      'connection: close',
      'content-length: 0',
      '',
      '',
    ].join('\r\n'),
  );
};
