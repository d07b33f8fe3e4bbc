import { ne, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database } from '../database/database.ts';
import { faultCode, type Log } from '../database/log/log.ts';
import { dailyWork } from '../database/schema.ts';
import { deleteExpiredData } from '../flows/delete-expired.ts';
import { queueReminders } from '../flows/reminders.ts';
import type { Upstream } from '../http/forward.ts';
import { mailDailyDigest } from '../office/digest/mail-digest.ts';
import { deleteOldMails } from '../outbox/outbox.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import { noDates, updateDemoTerms } from '../terms/seed-database.ts';
import { runEvery } from './recurring-work.ts';

interface DailyContext {
  readonly database: Database;
  /** Whether other servers work on the database too. */
  readonly shared: boolean;
  readonly catalogue: Catalogue;
  /** The upstream calendar of the owner, if there is one. */
  readonly calendar?: Upstream | undefined;
  readonly demoDates: boolean;
  /** Makes the mail worker send mails that a step has stored. */
  readonly notifyMailWorker: () => void;
}

/** The steps of the daily work, which run at the start and on every new day. */
export const planDailySteps = ({
  database,
  shared,
  catalogue,
  calendar,
  demoDates,
  notifyMailWorker,
}: DailyContext): readonly DailyStep[] => {
  const sold = demoDates ? catalogue : { ...catalogue, calendar: noDates };
  const steps: readonly DailyStep[] = [
    { name: 'seed-terms', run: (now) => updateDemoTerms(database, sold, now) },
    { name: 'delete-expired', run: (now) => deleteExpiredData(database, now) },
    { name: 'delete-sent-mails', run: (now) => deleteOldMails(database, now) },
    { name: 'remind', run: (now) => queueReminders(database, catalogue, now) },
    { name: 'mail-digest', run: (now) => mailDailyDigest({ database, now, catalogue, calendar }) },
    { name: 'notify-mail-worker', run: async () => notifyMailWorker() },
  ];
  return shared ? steps.map((step) => runStepOncePerDay(database, step)) : steps;
};

/** A part of the daily work; the log shows its name. */
export interface DailyStep {
  readonly name: string;
  readonly run: (now: number) => Promise<unknown>;
}

interface DailyWork {
  readonly steps: readonly DailyStep[];
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds between two checks whether a new day has begun. */
  readonly interval?: number;
}

/** The state of the daily work, for monitoring. */
export interface DailyState {
  /** The last day for which all daily work was done, as `YYYY-MM-DD`. */
  readonly lastDone: string;
  /** Whether a whole day passed without the daily work, or the clock was ahead when the work was done. */
  readonly late: boolean;
}

interface RunningDaily {
  readonly state: () => DailyState;
  readonly stop: () => void;
}

/**
 * Runs the daily steps now and on each new day in Warsaw, until it is stopped. A step that fails at the start throws. Later a failure is
 * logged, the other steps still run, and all are repeated after the interval (an hour by default).
 */
export const runDailySteps = async ({
  steps,
  clock,
  log,
  interval = millisecondsPerHour,
}: DailyWork): Promise<RunningDaily> => {
  let done = warsawDate(clock());
  for (const { run } of steps) await run(clock());
  const work = async (): Promise<readonly unknown[]> => {
    const today = warsawDate(clock());
    if (today !== done && (await doSteps({ steps, clock, log }))) done = today;
    return [];
  };
  return {
    state: () => {
      const behind = warsawDate(clock()) - done;
      return { lastDone: formatCivilDate(done), late: behind > 1 || behind < 0 };
    },
    stop: runEvery({ milliseconds: interval, work, event: 'daily', log }),
  };
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

/**
 * Makes a step run on only one of the servers that share a database: the first whose day differs from the day stored for the step, so
 * that a clock which was ahead once has no lasting effect. Each server also runs the step at its own start, since it may bring newer
 * data; steps are safe to repeat.
 */
export const runStepOncePerDay = (database: Database, { name, run }: DailyStep): DailyStep => {
  let started = false;
  const inTurn = (now: number): Promise<void> =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const [lock] = await transaction
        .select({ free: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`daily ${name}`}, 0))` })
        .from(sql`(values (1)) as one`);
      if (!lock?.free) return;
      const doneFor = formatCivilDate(warsawDate(now));
      const claimed = await transaction
        .insert(dailyWork)
        .values({ name, doneFor })
        .onConflictDoUpdate({
          target: dailyWork.name,
          set: { doneFor },
          setWhere: ne(dailyWork.doneFor, doneFor),
        })
        .returning({ name: dailyWork.name });
      if (claimed.length > 0) await run(now);
    });
  return {
    name,
    run: async (now) => {
      if (started) return inTurn(now);
      await run(now);
      started = true;
    },
  };
};
