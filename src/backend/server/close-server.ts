import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Graceful shutdown: closes a server after the requests that have arrived are answered. */
export interface Closing {
  /** Makes every further answer the last of its connection. */
  readonly retire: () => void;
  /** Takes no more connections, answers all that have arrived, then cuts the rest. */
  readonly close: () => Promise<void>;
}

/** Milliseconds without a new connection after which no connection waits to be accepted: closing would reset a waiting one. */
const quiet = 300;
const longestQuiet = 3_000;
/** Milliseconds for the request of a connection that was opened without sending data. */
const silence = 1_000;
/** Milliseconds after which answers that still run are cut: longer than a statement of the database may take. */
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
      // After a long task timers run first: only after a whole turn are all connections accepted that had arrived by then.
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
