import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '#generated/routes/routes.ts';
import { filePathOfPage } from '#hosting/served-file.ts';
import { type BuildReport, runSiteBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { smallestSizeToCompress } from '#site/build/files/compress.ts';
import { createCalendarOpener, fetchCalendarSnapshot, type OpenCalendar } from '#site/build/sources/snapshot.ts';
import { covers } from '../../covers.ts';
import { answerSample } from '../samples/calendar.ts';
import { copySite, listedPages, writePageData } from '../samples/small-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'site-build-'));
const keptKinds = ['home', 'course', 'contact', 'text', 'not-found'];
const keptPages = listedPages.filter(({ locale, kind }) => locale === 'pl' && keptKinds.includes(kind));
/** A page that everything leads to, wherever it is today. */
const contactPath = pathTo('contact', 'pl');
const contactData = `pages/${listedPages.find(({ kind, locale }) => kind === 'contact' && locale === 'pl')?.key}.json`;
const course = keptPages.find(({ kind }) => kind === 'course')?.key.replace('pl--', '');
/** Whoever runs the tests may have started the site here, and its database contains dates. */
const environment = readBuildEnvironment({
  SITE_ORIGIN: 'https://kursy.example/',
  DATA_FOLDER: join(workspace, 'no-office'),
});
const openCalendar: OpenCalendar = async () => ({ ask: answerSample, close: async () => undefined });

/** A small part of the real site: the pages of a few kinds, in Polish. */
const foldersIn = copySite(workspace, ({ key }) => keptPages.some((page) => page.key === key));

const build = (name: string): Promise<BuildReport> => runSiteBuild(foldersIn(name), environment, openCalendar);

const bytesOf = (name: string): Readonly<Record<string, string>> => {
  const { dist } = foldersIn(name);
  const files = globSync('**/*.*', { cwd: dist }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file)).toString('base64')]));
};

const formerFiles = 'host/former-files.json';

/** Without the files that stay from builds before, and the list of them: a cold build has none. */
const ownBytesOf = (name: string): Readonly<Record<string, string>> => {
  const { [formerFiles]: _, ...bytes } = bytesOf(name);
  const former = JSON.parse(readFileSync(join(foldersIn(name).dist, formerFiles), 'utf8'));
  for (const file of Object.keys(former)) expect(bytes, file).toHaveProperty([file]);
  return Object.fromEntries(Object.entries(bytes).filter(([file]) => former[file] === undefined));
};

const changeText = (namespace: string, key: string, text: string): void => {
  const file = join(workspace, 'generated/i18n/pl.json');
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  texts[namespace][key] = text;
  writeFileSync(file, JSON.stringify(texts));
};

/** Makes a number larger that stands in rule code. */
const changeParameter = (name: string): void => {
  const file = join(workspace, 'generated/rules/parameter-values.ts');
  const larger = (_: string, before: string, value: string): string => `${before}${Number(value) + 1}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`(${name} = )(\\d+)`), larger));
};

/** Changes a file of page data as the generator does. */
const changePage = (path: string, change: (text: string) => string): void => {
  const folders = foldersIn('');
  writePageData(folders, { path, text: change(readFileSync(join(folders.site, path), 'utf8')) });
};

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('a build', () => {
  let first: BuildReport;
  beforeAll(async () => {
    first = await build('warm');
  });

  it('renders every page once, under its flat file name, with the configured origin', () => {
    expect(first.problems).toEqual([]);
    expect(globSync('**/*.html', { cwd: foldersIn('warm').dist }).length).toBeGreaterThanOrEqual(first.pages);
    const html = readFileSync(join(foldersIn('warm').dist, filePathOfPage(contactPath)), 'utf8');
    expect(html).toContain(`<link rel="canonical" href="https://kursy.example${contactPath}"/>`);
  });

  it('hides the source map of every script from visitors', () => {
    const { dist, cache } = foldersIn('warm');
    // The bundler's own functions have no source.
    const scripts = globSync('assets/*.js', { cwd: dist, exclude: ['**/rolldown-runtime-*'] });
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      expect(existsSync(join(cache, 'bundle/client', `${script}.map`)), script).toBe(true);
      expect(readFileSync(join(dist, script), 'utf8'), script).not.toContain('sourceMappingURL');
    }
    expect(globSync('**/*.map*', { cwd: dist })).toEqual([]);
  });

  it('writes compressed files with the same content', () => {
    const { dist } = foldersIn('warm');
    const pages = globSync('**/*.{html,js,css}', { cwd: dist });
    expect(pages.length).toBeGreaterThan(first.pages);
    for (const page of pages) {
      const plain = readFileSync(join(dist, page));
      if (plain.length < smallestSizeToCompress(page)) continue;
      expect(brotliDecompressSync(readFileSync(join(dist, `${page}.br`))).equals(plain), page).toBe(true);
      expect(gunzipSync(readFileSync(join(dist, `${page}.gz`))).equals(plain), page).toBe(true);
    }
  });

  it('gives the bytes of a cold build when pictures and compressed files are cached, and draws only the card with changed words', async () => {
    const kept = () => globSync('kept/*.png', { cwd: foldersIn('warm').cache });
    const before = bytesOf('warm');
    const cards = kept();
    changeText('terms', 'book', 'Zapisz mnie');
    changeParameter('companyCallbackHours');
    changePage(contactData, (text) => text.replace('"heading":"', '"heading":"Nowy '));
    changePage('open-graph.json', (text) => text.replace('"name":"', '"name":"Inna nazwa '));
    await build('warm');
    const changed = ownBytesOf('warm');
    expect(changed).not.toEqual(before);
    expect(kept()).toHaveLength(cards.length);
    expect(kept().filter((file) => !cards.includes(file))).toHaveLength(1);
    await build('cold');
    expect(changed).toEqual(bytesOf('cold'));
  });

  it('refuses page data that differ from those of the manifest', async () => {
    const file = join(foldersIn('').site, contactData);
    const text = readFileSync(file, 'utf8');
    for (const damage of [() => writeFileSync(file, `${text} `), () => rmSync(file)]) {
      damage();
      await expect(build('warm')).rejects.toThrow(
        new RegExp(`lacks page data .*${contactData}; run \`npm run generate\``),
      );
    }
    writeFileSync(file, text);
  });

  it('finishes when the calendar fails, lists no date and shows the phone', async () => {
    const failing: OpenCalendar = async () => ({
      ask: () => new Response('', { status: 503 }),
      close: async () => undefined,
    });
    const report = await runSiteBuild(foldersIn('warm'), environment, failing);
    expect(report.problems.join()).toContain('503');
    const { dist } = foldersIn('warm');
    const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
    expect(JSON.parse(read('host/dates.json'))).toMatchObject({ dates: [], withdrawn: [] });
    for (const file of globSync('**/*.ics', { cwd: dist })) expect(read(file), file).not.toContain('BEGIN:VEVENT');
    expect(read(`${course}.html`)).toContain('Zadzwoń, podamy najbliższy termin:');
    for (const file of globSync('**/*.html', { cwd: dist }))
      expect(read(file), file).not.toMatch(/CourseInstance|\?course=/);
  });

  it('lists no date without an office, and reports no error', covers('C107'), async () => {
    const calendar = await createCalendarOpener(foldersIn('warm').root, environment)();
    const query = { type: 'kpp', client: 'kursy-dla-osob-prywatnych', locale: 'pl' } as const;
    const { snapshot, problems } = await fetchCalendarSnapshot(calendar, [query]);
    expect([...snapshot.values()].map(({ items }) => items)).toEqual([[]]);
    expect(problems).toEqual([]);
  });
});

describe('the settings of a build', () => {
  it('have defaults for everything', () => {
    expect(readBuildEnvironment({})).toMatchObject({ calendarUrl: '', id: 'production', indexable: true });
  });

  it.each([
    ['APP_ENV', 'moon', /^APP_ENV must be one of alfa, internal.*production.*“moon”/],
    ['SITE_ORIGIN', 'nowhere', /^SITE_ORIGIN must be a URL.*“nowhere”/],
  ])('refuse %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readBuildEnvironment({ [name]: value })).toThrow(sentence);
  });
});
