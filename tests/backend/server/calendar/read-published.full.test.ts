import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { terms } from '#backend/database/schema.ts';
import { readUpcomingCourseTerms } from '#backend/server/calendar/read-published.ts';
import { makeDataFolder } from '../../fixtures/database-template.ts';
import { describeOnPostgres } from '../../fixtures/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const term = {
  id: 7,
  type: 'kpp',
  client: 'private',
  city: 'here',
  dateStart: '2027-02-05',
  hours: { pl: '8:00–19:00', en: '8:00–19:00' },
  freePlaces: 4,
};
const rows = [
  { ...term, demo: false },
  { ...term, id: 3, dateStart: '2027-01-31', demo: false },
  { ...term, id: 4, demo: true },
  { ...term, id: 5, demo: false, cancelledAt: new Date() },
  { ...term, id: 6, dateStart: '2027-01-30', demo: false },
];
/** Two hours before classes on the last day of January. */
const now = Date.parse('2027-01-31T05:00:00Z');
const published = [{ ...term, id: 3, dateStart: '2027-01-31' }, term];

test('are empty for a folder without a database, which is not created', async () => {
  const dataFolder = join(folder, 'none');
  expect(await readUpcomingCourseTerms({ databaseUrl: null, dataFolder }, now)).toEqual([]);
  expect(existsSync(dataFolder)).toBe(false);
});

test('are the future terms that are neither invented nor cancelled', async () => {
  const dataFolder = join(folder, 'embedded');
  await makeDataFolder(dataFolder);
  const { database, close } = await openDatabase({ folder: dataFolder });
  await database.insert(terms).values(rows);
  await close();
  expect(await readUpcomingCourseTerms({ databaseUrl: null, dataFolder }, now)).toMatchObject(published);
});

describeOnPostgres('PostgreSQL', (postgres) =>
  test('are the same through the server, are empty before its first start, and are not changed', async () => {
    const place = { databaseUrl: postgres.url, dataFolder: join(folder, 'unused') };
    expect(await readUpcomingCourseTerms(place, now)).toEqual([]);
    const { database, close } = await openDatabase({ url: postgres.url, folder: null });
    await database.insert(terms).values(rows);
    await close();
    expect(await readUpcomingCourseTerms(place, now)).toMatchObject(published);
    await postgres.stop();
    await expect(readUpcomingCourseTerms(place, now)).rejects.toThrow(
      /^The database of DATABASE_URL, from which the pages take their course dates, cannot be read \(.*\)\. .+ The pages of the last build are unchanged\.$/,
    );
  }),
);
