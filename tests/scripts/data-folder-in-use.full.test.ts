import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderLockedError } from '#backend/database/lock-folder.ts';
import { readUpcomingCourseTerms } from '#backend/server/calendar/read-published.ts';
import { timeoutFactor } from '../timeout-factor.ts';

const root = resolve(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
const folder = mkdtempSync(join(tmpdir(), 'held-'));
const port = 45_678;

/** A process that has the folder and carries nothing out for others, as one does that restores a backup. */
const holderProgram = `
  import { lockDataFolder } from '#backend/database/lock-folder.ts';
  process.once('exit', lockDataFolder(process.argv[1], ${port}));
  console.log('held');
  setInterval(() => undefined, 1000);
`;

let holder: ChildProcess;
beforeAll(async () => {
  holder = spawn(node, ['--input-type=module', '--eval', holderProgram, folder], { cwd: root, stdio: 'pipe' });
  if (holder.stdout !== null) await once(holder.stdout, 'data');
});
afterAll(() => {
  holder.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = async (program: string, ...args: readonly string[]) => {
  const child = spawn(node, [program, ...args], {
    cwd: root,
    env: { ...process.env, DATA_FOLDER: folder, PORT: '0', DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: unknown[] = await ended;
  return { code, output, problem };
};

const english = /^The data folder \S+ is open in another process .+\. Stop that one first .+DATA_FOLDER\.\n$/;
const polish = /^Folder danych \S+ jest używany przez inny proces .+\. Najpierw go zatrzymaj .+DATA_FOLDER\.\n$/;

const commands = [
  ['npm start', 1, english, ['scripts/start.ts', '--built']],
  ['npm run office -- bookings --en', 3, english, ['scripts/office.ts', 'bookings', '--lang', 'en']],
  ['npm run dev', 1, english, ['scripts/dev.ts']],
  ['npm run office -- backup', 3, polish, ['scripts/office.ts', 'backup']],
  ['npm run office -- bookings', 3, polish, ['scripts/office.ts', 'bookings']],
  ['npm run office -- terms', 3, polish, ['scripts/office.ts', 'terms']],
  ['npm run office -- digest', 3, polish, ['scripts/office.ts', 'digest']],
  ['npm run office -- refunds', 3, polish, ['scripts/office.ts', 'refunds']],
] as const;

describe('with the data folder open in another process', () => {
  test.each(commands)(
    '%s names in one sentence the process that has it and the remedy',
    async (_, exitCode, sentence, [program, ...args]) => {
      const { code, problem } = await run(program, ...args);
      expect(problem).toMatch(sentence);
      expect(problem).toContain(`${holder.pid}, port ${port}`);
      expect(code).toBe(exitCode);
    },
    60_000 * timeoutFactor,
  );

  test('a build says the same about the dates that it cannot read', async () => {
    await expect(readUpcomingCourseTerms({ databaseUrl: null, dataFolder: folder }, Date.now())).rejects.toThrow(
      FolderLockedError,
    );
  });
});
