import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { timeoutFactor } from '../timeout-factor.ts';
import { changedFiles, copyProject, removeCopy, run, takeBack } from './project-copy.ts';

const minute = 60_000 * timeoutFactor;

let root = '';
beforeAll(() => {
  root = copyProject();
}, minute);
afterEach(() => takeBack(root));
afterAll(() => removeCopy(root));

const snapshotSchema = z.object({
  model: z.object({
    courseTypes: z.array(z.object({ id: z.string(), slug: z.object({ pl: z.string(), en: z.string() }) })),
    cities: z.array(z.object({ id: z.string() })),
  }),
  addresses: z.array(z.object({ path: z.string(), locale: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const snapshot = () => snapshotSchema.parse(JSON.parse(textOf('generated/model.json')));
const published = (): readonly string[] => {
  const { addresses, redirects } = snapshot();
  return [...addresses.map(({ path }) => path), ...redirects.map(({ from }) => from)];
};

const rename = async (...args: readonly string[]): Promise<void> => {
  const { status, output } = await run(root, 'node', 'scripts/model.ts', 'rename', ...args);
  expect(status, output).toBe(0);
};

/** The path of a page in Polish. */
const pageOf = (route: string): string =>
  z
    .object({ model: z.object({ routes: z.array(z.object({ id: z.string(), path: z.object({ pl: z.string() }) })) }) })
    .parse(JSON.parse(textOf('generated/model.json')))
    .model.routes.find(({ id }) => id === route)?.path.pl ?? '';

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

/** What must be true after every rename: nothing is lost, nothing leads twice, maps and languages name the pages of today. */
const expectWhole = (before: readonly string[], feeds: readonly string[] = []): void => {
  const { addresses, redirects } = snapshot();
  const pages = new Set(addresses.map(({ path }) => path));
  const moves = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  // The generator itself refuses a feed that is lost.
  const isFeed = (path: string): boolean => feeds.some((feed) => path.endsWith(feed));
  expect(before.filter((path) => !pages.has(path) && !moves.has(path) && !isFeed(path))).toEqual([]);
  expect([...moves.values()].filter((to) => moves.has(to) || !(pages.has(to) || isFeed(to)))).toEqual([]);
  const maps = ['sitemap-main.xml', 'sitemap-blog.xml'].map((map) => textOf(`.cache/site/public/${map}`)).join('\n');
  const named = [...maps.matchAll(/(?:<loc>|href=")(?:https?:\/\/[^/<"]+)?([^<"]*)/g)].map(
    ([, path = '']) => path || '/',
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !pages.has(path))).toEqual([]);
};

/** The city that an address with `?localization=` chooses, as the code of the copy reads it. */
const cityAsked = async (value: string): Promise<string> => {
  const cities = JSON.stringify(snapshot().model.cities.map(({ id }, index) => ({ id, number: index + 1 })));
  const program = `
    import { criteriaFromAddress } from './src/site/lib/calendar/address-criteria.ts';
    console.log(criteriaFromAddress(new URLSearchParams({ localization: '${value}' }), ${cities}).city);`;
  const { output } = await run(root, 'node', '--input-type=module-typescript', '--eval', program);
  return output.trim();
};

test('a page, and what is below it, gets another path by an edit of one file and its old one back, and no address is lost', {
  timeout: 10 * minute,
}, async () => {
  const first = published();
  const pages = ['contact', 'blog'].map((route) => ({ route, name: pageOf(route).slice(1) }));
  let before = first;
  const steps = [
    ...pages.map(({ route }) => ({ route, name: `inna-strona-${route}` })),
    ...pages.map(({ route }) => ({ route, name: `jeszcze-inna-strona-${route}` })),
    ...pages,
  ];
  for (const { route, name } of steps) {
    await rename('page', route, name);
    expectWhole(before, ['/rss.xml']);
    expect(pageOf(route)).toBe(`/${name}`);
    before = [...new Set([...before, ...published()])];
  }
  expect(before.filter((path) => path.includes('inna-strona-blog/')).length).toBeGreaterThan(0);
  const edited = changedFiles(root).filter((file) => !file.startsWith('generated/'));
  expect(edited.filter((file) => file !== 'model/routes/page-routes.ts')).toEqual([]);
  expect(first.filter((path) => !published().includes(path))).toEqual([]);
});

test('a city and a course get other names and their old ones back, in one command each, and no address is lost', {
  timeout: 10 * minute,
}, async () => {
  const first = published();
  const { model } = snapshot();
  const [{ id: city } = { id: '' }] = model.cities;
  const course = model.courseTypes[0];
  if (course === undefined) throw new Error('There is no course.');
  const steps: readonly (readonly string[])[] = [
    ['city', city, 'inne-miasto'],
    ['course', course.id, 'inny-kurs'],
    ['city', 'inne-miasto', 'jeszcze-inne-miasto'],
    ['course', course.id, 'jeszcze-inny-kurs'],
    ['course', course.id, 'another-course', '--locale', 'en'],
    ['course', course.id, course.slug.en, '--locale', 'en'],
    ['course', course.id, course.slug.pl],
    ['city', 'jeszcze-inne-miasto', city],
  ];
  let before = first;
  let cityNow = city;
  for (const step of steps) {
    await rename(...step);
    expectWhole(before, ['.ics', '/rss.xml']);
    if (step[0] === 'city') cityNow = step[2] ?? '';
    expect(await cityAsked(city)).toBe(cityNow);
    before = [...new Set([...before, ...published()])];
  }
  const { addresses } = snapshot();
  const now = new Set(addresses.map(({ path }) => path));
  expect(first.filter((path) => !published().includes(path))).toEqual([]);
  expect([...now].filter((path) => /inne-miasto|inny-kurs/.test(path))).toEqual([]);
  expect(changedFiles(root).filter((file) => file.startsWith('content/'))).toEqual([]);
  const { status, output } = await run(root, 'biome', 'check', '--error-on-warnings', 'model');
  expect(status, output).toBe(0);
});
