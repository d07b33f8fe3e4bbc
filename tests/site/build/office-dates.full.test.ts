import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { terms } from '#backend/database/schema.ts';
import { readCatalogue } from '#backend/terms/catalogue.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { runSiteBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { termFilePath } from '#site/feeds/calendar-file/calendar-paths.ts';
import { datesFile } from '#site/feeds/dates-schema.ts';
import { makeDataFolder } from '../../backend/fixtures/database-template.ts';
import { copySite, listedPages } from '../samples/small-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'office-dates-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const { cities, openLists } = readCatalogue();
const [city] = cities;
const [list] = openLists;
const inSixWeeks = formatCivilDate(warsawDate(Date.now()) + 42);
const data = join(workspace, 'data');
const courses = listedPages.filter(({ kind, locale }) => locale === 'pl' && kind === 'course');
const folders = copySite(workspace, ({ key }) => courses.some((page) => page.key === key))('site');
const environment = readBuildEnvironment({ SITE_ORIGIN: 'https://kursy.example', DATA_FOLDER: data });

const term = { id: 42, type: '', client: '', ...list, city: city?.id ?? '', dateStart: inSixWeeks, demo: false };

test('a date of the office is in the pages and calendars of a build, and a cancelled one is in none', async () => {
  await makeDataFolder(data);
  const { database, close } = await openDatabase({ folder: data });
  await database.insert(terms).values([term, { ...term, id: 43, cancelledAt: new Date() }]);
  await close();
  const { problems } = await runSiteBuild(folders, environment);
  expect(problems).toEqual([]);
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folders.dist }).map((file) => readFileSync(join(folders.dist, file), 'utf8'));
  const calendarsOf = (id: number) => read(termFilePath('pl', id).slice(1));
  const pages = read('**/*.html').join();
  expect(pages).toContain(`dateTime="${inSixWeeks}"`);
  expect(pages).toContain('?course=42&amp;');
  expect(pages).not.toContain('?course=43&amp;');
  expect(calendarsOf(42)).toEqual([expect.stringContaining('SUMMARY')]);
  expect(calendarsOf(43)).toEqual([]);
  const [open = ''] = read('host/dates.json');
  expect(datesFile.parse(JSON.parse(open)).dates).toMatchObject([{ id: 42, city: city?.id }]);
});
