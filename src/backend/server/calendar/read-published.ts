import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { officeSocketPath } from '../../office/control-socket/open-control-socket.ts';
import { fetchTermsFromServer } from '../../office/control-socket/send-to-server.ts';
import type { PublishedTerm } from '../../terms/published-terms.ts';

/** Where the office keeps its terms: a PostgreSQL, or the embedded database in a folder. */
export interface OfficeDatabase {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
}

/**
 * Terms of the office that have not begun at `now`, for a program that is not the server. It only reads, so that a build before an
 * upgrade does not migrate the database of the running server; there are no terms if no server has ever been started. The database
 * engines, whose import takes a third of a short build, are loaded only when needed.
 */
export const readUpcomingCourseTerms = async (
  { databaseUrl, dataFolder }: OfficeDatabase,
  now: number,
): Promise<readonly PublishedTerm[]> => {
  if (databaseUrl !== null) return (await import('./read-database.ts')).readTermsFromPostgres(databaseUrl, now);
  const folder = resolve(dataFolder);
  if (!existsSync(folder)) return [];
  return (
    (await fetchTermsFromServer(officeSocketPath(folder))) ??
    (await import('./read-database.ts')).readTermsFromEmbedded(folder, now)
  );
};
