import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Graceful shutdown: closes a server once all requests that have arrived are answered. */
export interface Closing {
  /** Makes every further answer the last of its connection. */
  readonly retire: () => void;
  /** Accepts no more connections, answers all requests that have arrived, then cuts the remaining connections. */
  readonly close: () => Promise<void>;
}

/**
 * Milliseconds without a new connection after which none waits to be accepted; closing the server earlier would reset such a connection.
 */
const quiet = 300;
const longestQuiet = 3_000;
/** Milliseconds that a connection without data gets to send its request. */
const silence = 1_000;
/** Milliseconds after which unfinished answers are cut: longer than a statement of the database may take. */
const closeTimeout = 20_000;

/** Watches a server from its start. Must be called before the first listener for requests. */
export const prepareGracefulShutdown = (server: Server): Closing => {
  const silent = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let [retired, lastConnection] = [false, Number.NEGATIVE_INFINITY];
  const sayLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.on('connection', (socket) => {
    lastConnection = performance.now();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', (request, response) => {
    silent.delete(request.socket);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (retired) sayLast(response);
  });
  const retire = (): void => {
    retired = true;
    for (const response of answering) sayLast(response);
  };
  const close = async (): Promise<void> => {
    retire();
    const latest = performance.now() + longestQuiet;
    for (;;) {
      // After a long task timers run first, so all connections that have arrived are accepted only after one more turn of the event loop.
      await nextTurn();
      await nextTurn();
      const wait = lastConnection + quiet - performance.now();
      if (wait <= 0 || performance.now() > latest) break;
      await sleep(wait);
    }
    await endServer(server, silent);
  };
  return { retire, close };
};

/** A request that is being read counts as in progress, even if only a part of it has arrived. */
const endServer = (server: Server, silent: ReadonlySet<Socket>): Promise<void> =>
  new Promise((resolve) => {
    const timers = [
      setTimeout(() => {
        for (const socket of silent) if (socket.bytesRead === 0) socket.end();
      }, silence),
      setTimeout(() => server.closeAllConnections(), closeTimeout),
    ];
    server.close(() => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
  });
