import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { rowsOf } from '../rows-of.ts';
import type { Backup } from './backup-file.ts';
import { newestMigration, tablesInOrder } from './catalog.ts';

/** All rows as they were at one moment, on either engine. Sensitive fields stay encrypted, and the key is not among them. */
export const takeBackup = (database: Database, now: number): Promise<Backup> =>
  database.transaction(
    async (transaction) => {
      const tables: Record<string, readonly string[]> = {};
      for (const name of await tablesInOrder(transaction)) {
        const rows = await rowsOf(
          transaction,
          sql`select row_to_json(whole)::text as row from ${sql.identifier(name)} as whole`,
          z.object({ row: z.string() }),
        );
        tables[name] = rows.map(({ row }) => oneLine(row));
      }
      return { migration: await newestMigration(transaction), takenAt: new Date(now).toISOString(), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** JSON that was stored as it came may hold line breaks between its parts. */
const oneLine = (json: string): string => json.replaceAll(/[\r\n]+/g, ' ');
