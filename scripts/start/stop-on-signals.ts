import { setTimeout as sleep } from 'node:timers/promises';
import type { Closing } from '#backend/server/close-server.ts';

/** Milliseconds within which a second signal counts as the same Ctrl+C, which both the terminal and npm send. */
const samePress = 1_000;
const signalNumbers = { SIGINT: 2, SIGTERM: 15 } as const;
const killedBy = 128;

/**
 * Stops a server at a signal: /ready answers 503, after `wait` seconds the requests in progress are finished, and the exit code is 0.
 * A second signal stops it at once.
 */
export const stopServerOnSignals = (server: Closing, wait: number): void => {
  let first: number | null = null;
  const stop = async (signal: keyof typeof signalNumbers): Promise<void> => {
    if (first !== null) {
      if (performance.now() - first > samePress) process.exit(killedBy + signalNumbers[signal]);
      return;
    }
    first = performance.now();
    server.retire();
    await sleep(wait * 1_000);
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
};
