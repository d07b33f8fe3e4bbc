import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';

const cacheFolder = new URL('../../.cache/tests/', import.meta.url).pathname;
const lockFile = new URL('../../package-lock.json', import.meta.url);

/** Names the state that a template holds: the migrations, and the engine by the lock file. */
const templateFile = (): string => {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  for (const file of globSync('**/*', { cwd: migrationsFolder }).toSorted()) {
    if (/\.(?:sql|json)$/.test(file)) hash.update(readFileSync(join(migrationsFolder, file)));
  }
  return join(cacheFolder, `database-${hash.digest('hex').slice(0, 16)}.tar`);
};

const makeTemplate = async (file: string): Promise<void> => {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cacheFolder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
};

/** An embedded database in memory with every migration and no row, from a template that is made once. */
export const openFreshDatabase = async (): Promise<OpenDatabase> => {
  const file = templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  return openDatabase({ folder: null, template: new Blob([readFileSync(file)]) });
};
