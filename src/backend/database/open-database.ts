import type { OpenDatabase } from './database.ts';
import { type EmbeddedTarget, openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

export interface DatabaseTarget extends EmbeddedTarget {
  readonly url?: string | undefined;
}

/** PostgreSQL where a URL is given, else the embedded engine in a folder, or in memory where that is null. */
export const openDatabase = ({ url, ...embedded }: DatabaseTarget): Promise<OpenDatabase> =>
  url ? openServer(url) : openEmbedded(embedded);
