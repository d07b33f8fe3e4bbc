import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCatalogue } from '#backend/calendar/catalogue.ts';
import { openDatabase } from '#backend/database/open-database.ts';
import { terms } from '#backend/database/schema.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { runBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { termFilePath } from '#site/feeds/calendar-file/calendar-paths.ts';
import { datesFile } from '#site/feeds/dates-schema.ts';
import { makeDataFolder } from '../../backend/fixtures/database-template.ts';
import { copySite } from '../samples/small-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'office-dates-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const { cities, openLists } = readCatalogue();
const [city] = cities;
const [list] = openLists;
const inSixWeeks = formatCivilDate(warsawDate(Date.now()) + 42);
const data = join(workspace, 'data');
const folders = copySite(workspace, ({ kind, locale }) => locale === 'pl' && kind === 'course')('site');
const environment = readBuildEnvironment({ SITE_ORIGIN: 'https://kursy.example', DATA_FOLDER: data });

/** The term of the office, on a day or called off, and what a build then prints. */
const buildWith = async (change: Partial<typeof terms.$inferInsert>) => {
  const term = {
    ...{ id: 42, type: '', client: '', ...list, city: city?.id ?? '', dateStart: inSixWeeks, demo: false },
    ...change,
  };
  const { database, close } = await openDatabase({ folder: data });
  await database.insert(terms).values(term).onConflictDoUpdate({ target: terms.id, set: term });
  await close();
  const { problems } = await runBuild(folders, environment);
  expect(problems).toEqual([]);
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folders.dist }).map((file) => readFileSync(join(folders.dist, file), 'utf8'));
  const [open = ''] = read('terminy.json');
  return {
    pages: read('**/*.html').filter((page) => page.includes(`dateTime="${inSixWeeks}"`)).length,
    calendars: read(termFilePath('pl', 42).slice(1)),
    open: datesFile.parse(JSON.parse(open)),
  };
};

test('a date of the office stands in the pages, calendars and data of the next build, and leaves them when it is called off', async () => {
  await makeDataFolder(data);
  const built = await buildWith({});
  expect(built.pages).toBeGreaterThan(0);
  expect(built.calendars).toHaveLength(1);
  expect(built.calendars[0]).toContain('SUMMARY');
  expect(built.open).toMatchObject({ dates: [{ id: 42, city: city?.id }], withdrawn: [] });

  const without = await buildWith({ cancelledAt: new Date() });
  expect(without.pages).toBe(0);
  expect(without.open).toMatchObject({ dates: [], withdrawn: [{ id: 42 }] });
});
