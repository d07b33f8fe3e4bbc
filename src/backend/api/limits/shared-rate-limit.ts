import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { writeLimits } from '../../database/server-tables.ts';

interface Write {
  /** Keyed digest of the client's address. */
  readonly client: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
  readonly perMinute: number;
  readonly burst: number;
}

/** The bucket of `createRateLimit` for all servers on one database: seconds until the client may write again, 0 for now. */
export const takeShared = async (database: Database, { client, now, perMinute, burst }: Write): Promise<number> => {
  const interval = Math.round(60_000 / perMinute);
  const begun = sql`greatest(${writeLimits.until}, ${now}::bigint)`;
  const taken = await database
    .insert(writeLimits)
    .values({ client, until: now + interval })
    .onConflictDoUpdate({
      target: writeLimits.client,
      set: { until: sql`${begun} + ${interval}::bigint` },
      setWhere: sql`${begun} - ${now}::bigint <= ${(burst - 1) * interval}::bigint`,
    })
    .returning({ client: writeLimits.client });
  return taken.length > 0 ? 0 : Math.max(1, Math.ceil(interval / 1_000));
};
