import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { registrations } from '#backend/database/schema.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { startApi } from '../fixtures/api-fixture.ts';
import { makeDataFolder } from '../fixtures/database-template.ts';
import { pesel } from '../registration/booking-fixture.ts';
import { bookTerm, soldTerms, startProgram } from './served-program.ts';

/** More than the embedded engine takes at once. */
const crowd = 400;
const answeredBefore = 60;

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const everyFile = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

test('a server that is killed in the middle has stored whatever it answered, and no PESEL in plain', async () => {
  await makeDataFolder(folder);
  const first = await startProgram(folder);
  const references: string[] = [];
  const bookings = Array.from({ length: crowd }, async (_, index) => {
    const answer = await bookTerm(first, {
      course: soldTerms[index % 40]?.id ?? 0,
      email: `person${index}@example.pl`,
    });
    if (answer.status === 200) references.push((await answer.json()).reference);
    if (references.length === answeredBefore) first.process.kill('SIGKILL');
  });
  await Promise.allSettled(bookings);
  expect(references.length).toBeGreaterThanOrEqual(answeredBefore);
  expect(references.length).toBeLessThan(crowd);

  const second = await startApi({ folder });
  const stored = new Set((await second.database.select().from(registrations)).map(({ reference }) => reference));
  expect(references.filter((reference) => !stored.has(reference))).toEqual([]);
  const term = soldTerms[45];
  expect((await bookTerm(second, { course: term?.id ?? 0, email: 'after@example.pl' })).status).toBe(200);
  await second.close();
  const sinks = [...everyFile(), first.log.join(''), JSON.stringify(second.log)];
  expect(sinks.flatMap((sink) => foundSpellings(sink, pesel))).toEqual([]);
  expect(sinks.some((sink) => sink.includes('after@example.pl'))).toBe(true);
});
