import { sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database } from '../database/open-database.ts';
import { dailyWork } from '../database/server-tables.ts';
import type { DailyStep } from './run-daily.ts';

/**
 * A step that one server does for all that share a database: whoever comes first on a new day. At its start each server does
 * it all the same, since it may bring newer data; steps are harmless when they are done twice.
 */
export const onceForAll = (database: Database, { name, run }: DailyStep): DailyStep => {
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
          setWhere: sql`${dailyWork.doneFor} < ${doneFor}::date`,
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
