import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { z } from 'zod';
import { type Database, migrationsFolder, type OpenDatabase } from '#backend/database/database.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { rowsOf } from '#backend/database/rows-of.ts';

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

const textOf = async (database: Database, query: SQL): Promise<string> => {
  const [row] = await rowsOf(database, query, z.object({ text: z.string() }));
  return row?.text ?? '';
};

/** Tables, their columns and defaults, indexes and triggers: what a test may have changed besides rows. */
const shapeOf = (database: Database): Promise<string> =>
  textOf(
    database,
    sql`select md5(
      (select string_agg(concat(relname, relkind, relnatts), ' ' order by relname)
        from pg_class where relnamespace = 'public'::regnamespace) ||
      (select string_agg(pg_get_expr(adbin, adrelid), ' ' order by adrelid, adnum) from pg_attrdef) ||
      (select count(*) from pg_trigger) || (select count(*) from pg_proc) || (select count(*) from pg_namespace)
    ) as text`,
  );

/** Takes every row away, and what the connection keeps between statements. */
const empty = async (database: Database): Promise<void> => {
  const tables = await textOf(
    database,
    sql`select string_agg(format('%I', tablename), ', ') as text from pg_tables where schemaname = 'public'`,
  );
  await database.execute(sql.raw(`truncate ${tables} restart identity`));
  await database.execute(sql`discard all`);
};

interface Rested {
  readonly opened: OpenDatabase;
  readonly shape: string;
}

const readyTemplate = async (): Promise<string> => {
  const file = templateFile();
  if (!existsSync(file)) await makeTemplate(file);
  return file;
};

/** Makes the data folder of a server that has been started once and stores nothing, in place of one that is there; an engine takes four seconds of processor time for it. */
export const makeDataFolder = async (folder: string): Promise<void> => {
  const file = await readyTemplate();
  const place = join(folder, 'postgres');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xof', file, '-C', place], { stdio: 'pipe' });
};

const start = async (): Promise<Rested> => {
  const template = new Blob([readFileSync(await readyTemplate())]);
  const opened = await openDatabase({ folder: null, template });
  return { opened, shape: await shapeOf(opened.database) };
};

/** Engines that no test uses now. One starts in a second of processor time and is emptied in a tenth of it. */
const resting: Rested[] = [];

/** Whether it stands as it was when it was new. */
const tidy = async ({ opened: { database }, shape }: Rested): Promise<boolean> => {
  try {
    await empty(database);
    return (await shapeOf(database)) === shape;
  } catch {
    return false;
  }
};

const rest = async (used: Rested): Promise<void> => {
  if (await tidy(used)) resting.push(used);
  else await used.opened.close();
};

/** An embedded database in memory with every migration and no row, from a template that is made once; closed, it serves the next test. */
export const openFreshDatabase = async (): Promise<OpenDatabase> => {
  const used = resting.pop() ?? (await start());
  return { ...used.opened, close: () => rest(used) };
};
