import type { OpenDatabase } from './database.ts';
import { type EmbeddedTarget, openEmbeddedDatabase } from './open-embedded.ts';
import { openPostgresDatabase } from './open-server.ts';

export interface DatabaseTarget extends EmbeddedTarget {
  readonly url?: string | undefined;
}

/** Opens PostgreSQL if a URL is given, otherwise the embedded engine in a folder, or in memory if the folder is null. */
export const openDatabase = ({ url, ...embedded }: DatabaseTarget): Promise<OpenDatabase> =>
  url ? openPostgresDatabase(url) : openEmbeddedDatabase(embedded);
