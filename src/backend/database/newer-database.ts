import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { lastMigration, type Queries, queryRows } from './database.ts';

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** A later version of the site has migrated the database; starting this version again does not help. */
export class NewerDatabaseError extends Error {
  readonly words: { readonly pl: string; readonly en: string };

  constructor(at: number) {
    const [theirs, ours] = [dayOf(at), dayOf(lastMigration)];
    const words = {
      pl: `Bazę zmieniła nowsza wersja serwisu (migracja z ${theirs}; ta wersja zna migracje do ${ours}), więc ta wersja jej nie otwiera: uruchom nowszą wersję albo odtwórz kopię sprzed zmiany, jak mówi scripts/deploy/README.md, punkt 8.`,
      en: `A later version of the site has changed the database (migration of ${theirs}; this version knows migrations up to ${ours}), so this version does not open it: start the later version, or restore the backup made before the update (scripts/deploy/README.md, section 8).`,
    };
    super(words.en);
    this.words = words;
  }
}

/** The time of the newest migration that was applied to the database, in milliseconds; 0 for a new database. */
export const findNewestMigrationTime = async (queries: Queries): Promise<number> => {
  const table = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  const [found] = await queryRows(queries, table, z.object({ made: z.boolean() }));
  if (found?.made !== true) return 0;
  const newest = sql`select max(created_at) as at from drizzle.__drizzle_migrations`;
  const [row] = await queryRows(queries, newest, z.object({ at: z.coerce.number() }));
  return row?.at ?? 0;
};

/** Throws a NewerDatabaseError if the database has a migration that this program does not know. */
export const refuseNewerDatabase = async (queries: Queries): Promise<void> => {
  const at = await findNewestMigrationTime(queries);
  if (at > lastMigration) throw new NewerDatabaseError(at);
};
