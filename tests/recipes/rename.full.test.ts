import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { timeoutFactor } from '../timeout-factor.ts';
import { changedFiles, copyProject, removeCopy, run } from './project-copy.ts';

const minute = 60_000 * timeoutFactor;

let root = '';
beforeAll(() => {
  root = copyProject();
}, minute);
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

const pathOf = (target: string): string => target.replace(/[?#].*$/, '');

/** What must hold after every rename: nothing is lost, nothing leads twice, maps and languages name the pages of today. */
const expectWhole = (before: readonly string[]): void => {
  const { addresses, redirects } = snapshot();
  const pages = new Set(addresses.map(({ path }) => path));
  const moves = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  expect(before.filter((path) => !pages.has(path) && !moves.has(path))).toEqual([]);
  expect([...moves.values()].filter((to) => !pages.has(to) || moves.has(to))).toEqual([]);
  const maps = ['sitemap-main.xml', 'sitemap-blog.xml'].map((map) => textOf(`generated/public/${map}`)).join('\n');
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
    import { addressCriteria } from './src/site/lib/calendar/address-criteria.ts';
    console.log(addressCriteria(new URLSearchParams({ localization: '${value}' }), ${cities}).city);`;
  const { output } = await run(root, 'node', '--input-type=module-typescript', '--eval', program);
  return output.trim();
};

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
    expectWhole(before);
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
