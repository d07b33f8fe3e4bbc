import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { FolderLockedError, lockDataFolder } from '#backend/database/lock-folder.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('other work continues while the embedded engine is busy', async () => {
  const { database, close } = await openFreshDatabase();
  const long = database.execute(sql`select count(*) from generate_series(1, 2000000)`).then(() => 'the engine');
  expect(await Promise.race([long, setTimeout(20, 'other work')])).toBe('other work');
  expect(await long).toBe('the engine');
  await close();
});

test('an engine error has its SQL state and keeps the connection usable', async () => {
  const { database, close } = await openFreshDatabase();
  await expect(database.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  const undone = database.transaction(async (transaction) => {
    await transaction.execute(sql`create table undone (id int)`);
    throw new RangeError('no');
  });
  await expect(undone).rejects.toThrow(RangeError);
  await expect(database.execute(sql`select * from undone`)).rejects.toMatchObject({ cause: { code: '42P01' } });
  await close();
});

test('a failed statement does not end the engine: data in memory remain', async () => {
  const { database, close } = await openFreshDatabase();
  await database.execute(sql`create table kept as select 7 as id`);
  await expect(database.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await database.execute(sql`select id from kept`)).toMatchObject({ rows: [{ id: 7 }] });
  await close();
});

test('an engine that cannot start throws, and leaves no lock', async () => {
  const broken = join(folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'postgres'), 'no folder');
  await expect(openDatabase({ folder: broken })).rejects.toThrow();
  lockDataFolder(broken)();
});

const holder = `
  import { lockDataFolder } from '${fileURLToPath(import.meta.resolve('#backend/database/lock-folder.ts'))}';
  lockDataFolder(process.argv[1]);
  console.log('held');
  setInterval(() => undefined, 1000);
`;

test('a data folder belongs to one running process, and is free after it was killed', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '--eval', holder, folder], { stdio: 'pipe' });
  await once(other.stdout, 'data');
  expect(() => lockDataFolder(folder)).toThrow(FolderLockedError);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(FolderLockedError);
  unlock();
});
