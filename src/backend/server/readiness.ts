import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, lastMigration } from '../database/database.ts';
import { faultCode } from '../database/log/log.ts';
import { findNewestMigrationTime } from '../database/newer-database.ts';
import { countUnsentMails } from '../outbox/outbox.ts';
import type { DailyState } from './daily-work.ts';

/** What the server must be able to do before a load balancer sends visitors to it. */
export interface Readiness {
  readonly ready: boolean;
  /** `ok`, or the code of what is wrong. */
  readonly checks: Readonly<Record<'serving' | 'database' | 'migrations' | 'disk', string>>;
  /** Mails that wait, and mails that could not be delivered and need a person; null if the database does not answer. */
  readonly mails: { readonly waiting: number; readonly dead: number } | null;
  /** The daily work: if it is late, visitors are still served, but a person must look. */
  readonly daily: DailyState;
}

export type CheckReadiness = () => Promise<Readiness>;

interface ReadinessContext {
  readonly database: Database;
  readonly folder: string;
  readonly isStopping: () => boolean;
  readonly clock: () => number;
  readonly daily: () => DailyState;
}

/** Milliseconds for which the result is reused: the database is queried once a second at most. */
const keptFor = 1_000;
const timeout = 3_000;

/** Checks the database and the disk, once a second at most. */
export const createReadinessCheck = (context: ReadinessContext): CheckReadiness => {
  let asked: { readonly at: number; readonly found: Promise<Omit<Readiness, 'ready' | 'daily'>> } | null = null;
  return async () => {
    const now = context.clock();
    if (asked === null || Math.abs(now - asked.at) >= keptFor) asked = { at: now, found: findState(context) };
    const { checks, mails } = await asked.found;
    const all = { ...checks, serving: context.isStopping() ? 'stopping' : 'ok' };
    return { ready: Object.values(all).every((state) => state === 'ok'), checks: all, mails, daily: context.daily() };
  };
};

const findState = async ({ database, folder }: ReadinessContext): Promise<Omit<Readiness, 'ready' | 'daily'>> => {
  const [migrated, mails, disk] = await Promise.all([
    inTime(findNewestMigrationTime(database)),
    inTime(countUnsentMails(database)),
    inTime(tryDisk(folder)),
  ]);
  return {
    checks: {
      serving: 'ok',
      database: migrated.fault ?? mails.fault ?? 'ok',
      migrations: migrationState(migrated),
      disk: disk.fault ?? 'ok',
    },
    mails: mails.value ?? null,
  };
};

interface Outcome<Value> {
  readonly value?: Value;
  readonly fault?: string;
}

const inTime = async <Value>(work: Promise<Value>): Promise<Outcome<Value>> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ fault: 'slow' }), timeout);
  });
  const done = work.then(
    (value): Outcome<Value> => ({ value }),
    (error: unknown): Outcome<Value> => ({ fault: faultCode(error) }),
  );
  const outcome = await Promise.race([done, late]);
  clearTimeout(timer);
  return outcome;
};

/**
 * The state of the migrations: `ok`, `behind`, or `ahead` if a later version has migrated the database, which this server then cannot
 * use.
 */
const migrationState = ({ value, fault }: Outcome<number>): string => {
  if (value === undefined || value === lastMigration) return fault ?? 'ok';
  return value < lastMigration ? 'behind' : 'ahead';
};

const tryDisk = async (folder: string): Promise<void> => {
  const file = join(folder, `.writable-${randomUUID()}`);
  try {
    await writeFile(file, 'x', { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
};
