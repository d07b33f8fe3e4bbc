import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { faultCode } from './api/fault-code.ts';
import type { LogEntry } from './api/request-log.ts';

export const hour = 3_600_000;

/**
 * Does the work of a day now, and again with every new day in Warsaw, until it is stopped. Work that fails now throws; later
 * its fault is logged, and it is tried again after an hour.
 */
export const runDaily = async ({
  work,
  clock,
  log,
}: {
  readonly work: (now: number) => Promise<void>;
  readonly clock: () => number;
  readonly log: (entry: LogEntry) => void;
}): Promise<() => void> => {
  let done = warsawDate(clock());
  await work(clock());
  const timer = setInterval(() => {
    const today = warsawDate(clock());
    if (today === done) return;
    work(clock()).then(
      () => {
        done = today;
      },
      (error: unknown) => log({ method: '-', route: 'upkeep', status: 500, milliseconds: 0, fault: faultCode(error) }),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
};
