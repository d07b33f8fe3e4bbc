import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database.ts';

/** The time by which servers of one database agree. */
export interface DatabaseClock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
  /** Measures again the offset of this machine's clock from that of the database. */
  readonly compare: () => Promise<void>;
}

/** Milliseconds: a smaller offset may be network delay and is ignored. */
const tolerance = 1_000;

/** The clock of the database where several machines may share it, else that of this machine. */
export const openDatabaseClock = async (
  { database, capacity }: Pick<OpenDatabase, 'database' | 'capacity'>,
  own: () => number = Date.now,
): Promise<DatabaseClock> => {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    if (!capacity.shared) return;
    const before = own();
    const [row] = await database
      .select({ now: sql<string>`extract(epoch from clock_timestamp()) * 1000` })
      .from(sql`(values (1)) as moment`);
    const found = Number(row?.now) - (before + own()) / 2;
    ahead = Math.abs(found) < tolerance ? 0 : Math.round(found);
  };
  await compare();
  return { now: () => own() + ahead, compare };
};
