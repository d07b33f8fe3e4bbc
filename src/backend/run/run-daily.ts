import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { faultCode } from '../api/fault-code.ts';
import type { Log } from '../log/log-entry.ts';

export const hour = 3_600_000;

/** A part of the daily work; its name stands in the log. */
export interface DailyStep {
  readonly name: string;
  readonly run: (now: number) => Promise<unknown>;
}

interface DailyWork {
  readonly steps: readonly DailyStep[];
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * Does the work of a day now, and again with every new day in Warsaw, until it is stopped. A step that fails now throws;
 * later it is logged, the others are done all the same, and all is tried again after an hour.
 */
export const runDaily = async ({ steps, clock, log }: DailyWork): Promise<() => void> => {
  let done = warsawDate(clock());
  for (const { run } of steps) await run(clock());
  const timer = setInterval(() => {
    const today = warsawDate(clock());
    if (today === done) return;
    doSteps({ steps, clock, log }).then((succeeded) => {
      if (succeeded) done = today;
    });
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
};

const doSteps = async ({ steps, clock, log }: DailyWork): Promise<boolean> => {
  let succeeded = true;
  for (const { name, run } of steps) {
    const started = performance.now();
    const fault = await run(clock()).then(() => undefined, faultCode);
    const milliseconds = Math.round(performance.now() - started);
    log({ event: 'daily', route: name, milliseconds, ...(fault === undefined ? {} : { fault }) });
    succeeded &&= fault === undefined;
  }
  return succeeded;
};
