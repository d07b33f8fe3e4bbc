import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readUpcomingCourseTerms } from '#backend/server/calendar/read-published.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { runOfficeCommand as carryOut } from '#backend/server/run-office.ts';
import { makeDataFolder } from '../fixtures/database-template.ts';

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'office-'));
  await makeDataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const serverProgram = fileURLToPath(import.meta.resolve('./served-office.ts'));
const officeProgram = fileURLToPath(import.meta.resolve('../../../scripts/office.ts'));
const environmentOf = () => ({ ...process.env, DATA_FOLDER: folder, PORT: '0', STOP_WAIT: '0' });

const startServer = async (): Promise<{ readonly child: ChildProcess; readonly origin: string }> => {
  const child = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environmentOf(),
  });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve);
    child.once('exit', () => reject(new Error('The server ended.')));
  });
  return { child, origin: `http://127.0.0.1:${port}` };
};

type Outcome = Awaited<ReturnType<typeof carryOut>>;

const runProgram = (...line: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [officeProgram, ...line], { env: environmentOf() }, (error, output, problem) =>
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, output, problem }),
    );
  });

/** The same in this process, which has loaded everything. */
const runOffice = (...line: readonly string[]): Promise<Outcome> =>
  carryOut({ line, configuration: readConfiguration(environmentOf()), account: 'tester' });

test('the office and a build work with the running server and without it, on the same data', async () => {
  const place = { databaseUrl: null, dataFolder: folder };
  const { child, origin } = await startServer();
  onTestFinished(() => void child.kill('SIGKILL'));
  const message = { name: 'Ola', phone: '600700800', email: 'ola@example.pl', content: 'Halo', agreement: true };
  const sent = await fetch(`${origin}/api/contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(message),
  });
  expect(sent.status).toBe(200);
  expect(statSync(join(folder, 'office.sock')).mode & 0o777).toBe(0o600);

  const beside = await runProgram('messages', '--json');
  expect(JSON.parse(beside.output)).toMatchObject([{ name: 'Ola', number: 1 }]);
  expect(beside).toMatchObject({ exitCode: 0, problem: '' });
  expect(await runOffice('booking', '99', '--lang', 'en')).toMatchObject({
    exitCode: 1,
    output: '',
    problem: expect.stringMatching(/^There is no booking “99”\./),
  });
  expect(await runOffice('mesages')).toMatchObject({ exitCode: 2, problem: expect.stringContaining('„messages”') });
  expect(await runOffice('import-terms', join(folder, 'none.csv'))).toMatchObject({
    exitCode: 3,
    problem: expect.stringContaining('(ENOENT)'),
  });
  const file = join(folder, 'terms.csv');
  await runOffice('import-terms', '--example', '--out', file);
  expect(readFileSync(file, 'utf8')).toMatch(/^nr,kurs/);
  expect(await runOffice('import-terms', file)).toMatchObject({ exitCode: 0, problem: '' });
  const published = await readUpcomingCourseTerms(place, Date.now());
  expect(published).toHaveLength(readFileSync(file, 'utf8').trim().split('\n').length - 1);
  expect(await runOffice('digest', '--out', file)).toMatchObject({
    exitCode: 3,
    problem: expect.stringContaining('już istnieje'),
  });
  await new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'));
  expect(await readUpcomingCourseTerms(place, Date.now())).toEqual(published);

  expect(JSON.parse((await runOffice('messages', '--json')).output)).toEqual(JSON.parse(beside.output));
  const journal = await runOffice('journal', '--json', '--as', 'Anna');
  expect(JSON.parse(journal.output).map(({ command }: { command: string }) => command)).toEqual([
    'journal',
    'messages',
    'digest',
    'import-terms',
    'import-terms',
    'booking',
    'messages',
  ]);
});
