import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { planTerms } from '#backend/calendar/plan-terms.ts';
import { dayNumber } from '#domain/dates/civil-date.ts';
import { certifiedType } from '../../find-course.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { certified } from '../registration/booking-fixture.ts';

const program = fileURLToPath(import.meta.resolve('./serve-database.ts'));

export interface ServedProgram {
  readonly process: ChildProcess;
  readonly origin: string;
  readonly log: string[];
}

/** The API in a process of its own, over a data folder or the database at a URL. */
export const startProgram = async (target: string): Promise<ServedProgram> => {
  const child = spawn(process.execPath, [program, target], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stderr?.on('data', (chunk) => log.push(String(chunk)));
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve);
    child.once('exit', () => reject(new Error(`The program ended: ${log.join('')}`)));
  });
  return { process: child, origin: `http://127.0.0.1:${port}`, log };
};

export const stopProgram = ({ process: child }: ServedProgram, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });

/** Terms that such a program sells. */
export const soldTerms = planTerms(
  catalogue.calendar,
  catalogue.cities,
  dayNumber({ year: 2026, month: 11, day: 21 }),
).filter(({ type, dateStart }) => type === certifiedType && dateStart > '2026-12-20');

const amount = catalogue.courses.find(({ type }) => type === certifiedType)?.price ?? null;

export const bookTerm = (
  { origin }: Pick<ServedProgram, 'origin'>,
  booking: { readonly course: number; readonly email: string; readonly key?: string },
): Promise<Response> => {
  const { course, email, key = randomUUID() } = booking;
  return fetch(`${origin}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...certified, email, course, amount }),
  });
};
