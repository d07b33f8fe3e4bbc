import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { planTerms } from '#backend/calendar/plan-terms.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { registrations } from '#backend/database/schema.ts';
import { dayNumber } from '#domain/dates/civil-date.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { catalogue } from '../catalogue-fixture.ts';
import { certified, pesel } from '../registration/booking-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = fileURLToPath(import.meta.resolve('./served-folder.ts'));

const startProgram = async (): Promise<{ process: ChildProcess; origin: string; log: string[] }> => {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  child.stderr?.on('data', (chunk) => log.push(String(chunk)));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve);
    child.once('exit', () => reject(new Error(`The program ended: ${log.join('')}`)));
  });
  return { process: child, origin: `http://127.0.0.1:${port}`, log };
};

const stop = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });

const terms = planTerms(catalogue.calendar, catalogue.cities, dayNumber({ year: 2026, month: 11, day: 21 })).filter(
  ({ type, dateStart }) => type === 'kpp' && dateStart > '2026-12-20',
);

const amount = catalogue.courses.find(({ type }) => type === 'kpp')?.price ?? null;

const book = (origin: string, course: number, email: string): Promise<Response> =>
  fetch(`${origin}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...certified, email, course, amount }),
  });

const everyFile = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

test('a server that is killed in the middle has stored whatever it answered, and no PESEL in plain', async () => {
  const first = await startProgram();
  const references: string[] = [];
  const bookings = Array.from({ length: 400 }, async (_, index) => {
    const answer = await book(first.origin, terms[index % 40]?.id ?? 0, `person${index}@example.pl`);
    references.push((await answer.json()).reference);
    if (references.length === 60) first.process.kill('SIGKILL');
  });
  await Promise.allSettled(bookings);
  expect(references.length).toBeGreaterThanOrEqual(60);
  expect(references.length).toBeLessThan(400);

  const opened = await openDatabase({ folder });
  const stored = new Set((await opened.database.select().from(registrations)).map(({ reference }) => reference));
  await opened.close();
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);

  const second = await startProgram();
  const term = terms[45];
  expect((await book(second.origin, term?.id ?? 0, 'after@example.pl')).status).toBe(200);
  await stop(second.process, 'SIGTERM');
  const sinks = [...everyFile(), first.log.join(''), second.log.join('')];
  expect(sinks.flatMap((sink) => foundSpellings(sink, pesel))).toEqual([]);
  expect(sinks.some((sink) => sink.includes('after@example.pl'))).toBe(true);
});
