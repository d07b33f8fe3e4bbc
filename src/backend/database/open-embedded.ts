import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase } from './database.ts';
import { lockFolder } from './lock-folder.ts';

export interface EmbeddedTarget {
  readonly folder: string | null;
  /** A dumped data folder to begin with, for an engine in memory; it starts in a quarter of the time. */
  readonly template?: Blob;
}

/** The embedded engine in a folder, or in memory. */
export const openEmbedded = async ({ folder, template }: EmbeddedTarget): Promise<OpenDatabase> => {
  if (folder === null) {
    return startEmbedded(await PGlite.create(template ? { loadDataDir: template } : {}), () => Promise.resolve());
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  return startEmbedded(await PGlite.create(join(folder, 'postgres')), unlock);
};

const startEmbedded = async (client: PGlite, unlock: () => Promise<void>): Promise<OpenDatabase> => {
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  const close = async (): Promise<void> => {
    await client.close();
    await unlock();
  };
  return { database, close };
};
