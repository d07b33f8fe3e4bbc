import { setTimeout as sleep } from 'node:timers/promises';
import type { Closing } from '#backend/server/close-server.ts';

/** Milliseconds: npm passes a Ctrl+C on that the terminal has sent already. */
const samePress = 1_000;
const signalNumbers = { SIGINT: 2, SIGTERM: 15 } as const;
const killedBy = 128;

/**
 * At a signal the server says that it is not ready, waits `wait` seconds for whoever sends it visitors, answers what is under
 * way and ends with 0. A second signal ends it at once.
 */
export const stopOnSignals = (server: Closing, wait: number): void => {
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
