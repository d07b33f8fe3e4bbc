import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { namesTaken } from '#site/build/bundle/used-parameters.ts';
import { smallestCompressed } from '#site/build/files/compress.ts';
import { type BuildReport, runBuild } from '#site/build/run-build.ts';
import { createDrawings, readPictures } from '#site/build/sources/drawings.ts';
import type { OpenCalendar } from '#site/build/sources/snapshot.ts';
import { witnesses } from '../../witnesses.ts';
import { answerSample } from '../samples/calendar.ts';
import { copySite } from '../samples/small-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'site-build-'));
const keptKinds = ['home', 'course', 'contact', 'text', 'not-found'];
/** Whoever runs the tests may have started the site here, and its database holds dates. */
const environment = readBuildEnvironment({
  SITE_ORIGIN: 'https://kursy.example/',
  DATA_FOLDER: join(workspace, 'no-office'),
});
const openCalendar: OpenCalendar = async () => ({ ask: answerSample, close: async () => undefined });

/** A small part of the real site: the pages of a few kinds, in Polish. */
const foldersIn = copySite(workspace, ({ kind, locale }) => locale === 'pl' && keptKinds.includes(kind));

const build = (name: string): Promise<BuildReport> => runBuild(foldersIn(name), environment, openCalendar);

const bytesOf = (name: string): Readonly<Record<string, string>> => {
  const { dist } = foldersIn(name);
  const files = globSync('**/*.*', { cwd: dist }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file)).toString('base64')]));
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

/** As if the bundler had met another text of a rule. */
const changeRule = (name: string, rule: string): void => {
  const file = join(foldersIn(name).cache, 'bundle.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.rules[`rule ${rule}`] = 'another text';
  writeFileSync(file, JSON.stringify(record));
};

/** Changes a file of page data, and its hash in the manifest as the generator does. */
const changePage = (path: string, change: (text: string) => string): void => {
  const { site, generated } = foldersIn('');
  const text = change(readFileSync(join(site, path), 'utf8'));
  writeFileSync(join(site, path), text);
  const file = join(generated, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.site[path] = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, JSON.stringify(manifest));
};

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

describe('a build', () => {
  let first: BuildReport;
  beforeAll(async () => {
    first = await build('warm');
  });

  it('renders every page once, at its flat file name, with the wanted origin', () => {
    expect(first.rendered).toHaveLength(first.pages);
    expect(first.problems).toEqual([]);
    const html = readFileSync(join(foldersIn('warm').dist, 'kontakt.html'), 'utf8');
    expect(html).toContain('<link rel="canonical" href="https://kursy.example/kontakt"/>');
  });

  it('writes compressed files that hold the same bytes', () => {
    const { dist } = foldersIn('warm');
    const pages = globSync('**/*.{html,js,css}', { cwd: dist });
    expect(pages.length).toBeGreaterThan(first.pages);
    for (const page of pages) {
      const plain = readFileSync(join(dist, page));
      if (plain.length < smallestCompressed) continue;
      expect(brotliDecompressSync(readFileSync(join(dist, `${page}.br`))).equals(plain), page).toBe(true);
      expect(gunzipSync(readFileSync(join(dist, `${page}.gz`))).equals(plain), page).toBe(true);
    }
  });

  it('renders nothing again when nothing changed, and gives the same bytes', async () => {
    const before = bytesOf('warm');
    const again = await build('warm');
    expect(again.rendered).toEqual([]);
    expect(again.bundleReused).toBe(true);
    expect(bytesOf('warm')).toEqual(before);
  });

  const expectOnlyCourses = ({ rendered, bundleReused }: BuildReport): void => {
    expect(bundleReused).toBe(true);
    expect(rendered.length).toBeGreaterThan(0);
    expect(rendered).not.toContain('pl--kontakt');
    expect(rendered).not.toContain('pl--regulamin');
  };

  it('renders only the pages that show a changed text', async () => {
    changeText('terms', 'book', 'Zapisz mnie');
    expectOnlyCourses(await build('warm'));
  });

  it('renders only the pages that ask a changed rule', async () => {
    changeRule('warm', 'pesel-field');
    expect((await build('warm')).rendered).toEqual([]);
    changeRule('warm', 'display-price');
    expectOnlyCourses(await build('warm'));
  });

  it('renders only the pages that show a changed number of the rules, and gives the bytes of a cold build', async () => {
    changeParameter('mailAttempts');
    expect((await build('warm')).rendered).toEqual([]);
    changeParameter('companyCallbackHours');
    expectOnlyCourses(await build('warm'));
    await build('cold');
    expect(bytesOf('warm')).toEqual(bytesOf('cold'));
  });

  it('renders only the page whose own content changed', async () => {
    changePage('pages/pl--kontakt.json', (text) => text.replace('"heading":"', '"heading":"Nowy '));
    expect((await build('warm')).rendered).toEqual(['pl--kontakt']);
  });

  it('renders only the page whose drawing keeps another edge', async () => {
    const drawn = readPictures(foldersIn('')).find(({ src }) => createDrawings(foldersIn(''))(src) !== null)?.src ?? '';
    changePage('pages/pl--index.json', (text) => text.replace(/"picture":"[^"]*"/, `"picture":"${drawn}"`));
    const keeping = (keep: 'top' | 'bottom') => (text: string) =>
      JSON.stringify(
        JSON.parse(text).map((picture: { src: string }) => (picture.src === drawn ? { ...picture, keep } : picture)),
      );
    changePage('pictures.json', keeping('top'));
    await build('warm');
    for (const [keep, edge] of [
      ['bottom', 'YMax'],
      ['top', 'YMin'],
    ] as const) {
      changePage('pictures.json', keeping(keep));
      expect((await build('warm')).rendered).toEqual(['pl--index']);
      expect(readFileSync(join(foldersIn('warm').dist, 'index.html'), 'utf8')).toContain(`"xMax${edge} slice"`);
    }
  });

  it('draws only the card that says something else, and keeps the others', async () => {
    const { dist } = foldersIn('warm');
    const cards = () => globSync('open-graph/*.png', { cwd: dist }).toSorted();
    const statesOf = (files: readonly string[]) =>
      files.map((file) => [file, statSync(join(dist, file)).ino, readFileSync(join(dist, file)).length]);
    const before = statesOf(cards());
    changePage('open-graph.json', (text) => text.replace('"name":"', '"name":"Inna nazwa '));
    await build('warm');
    const changed = statesOf(cards()).filter((state, at) => state.join() !== before[at]?.join());
    expect(changed).toHaveLength(1);
    await build('warm-twin');
    expect(bytesOf('warm')).toEqual(bytesOf('warm-twin'));
  });

  it('refuses page data that are not those of the manifest', async () => {
    const file = join(foldersIn('').site, 'pages/pl--kontakt.json');
    const text = readFileSync(file, 'utf8');
    for (const damage of [() => writeFileSync(file, `${text} `), () => rmSync(file)]) {
      damage();
      await expect(build('warm')).rejects.toThrow(/lacks page data .*pages\/pl--kontakt\.json; run `npm run generate`/);
    }
    writeFileSync(file, text);
  });

  it('renders everything again for another origin', async () => {
    const other = readBuildEnvironment({ SITE_ORIGIN: 'https://inny.example' });
    const report = await runBuild(foldersIn('warm'), other, openCalendar);
    expect(report.rendered).toHaveLength(report.pages);
  });

  it('waits for another build of the same cache instead of mixing with it', async () => {
    const [one, other] = await Promise.all([build('warm'), build('warm')]);
    expect([one.rendered.length, other.rendered.length].toSorted()).toEqual([0, one.pages].toSorted());
  });

  it('lists no date anywhere and shows the phone where there are none', witnesses('C107'), async () => {
    await runBuild(foldersIn('warm'), environment);
    const { dist } = foldersIn('warm');
    const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
    expect(JSON.parse(read('terminy.json'))).toMatchObject({ dates: [], withdrawn: [] });
    for (const file of globSync('**/*.ics', { cwd: dist })) expect(read(file), file).not.toContain('BEGIN:VEVENT');
    const course = read('kurs-kwalifikowanej-pierwszej-pomocy-kpp.html');
    expect(course).toContain('Zadzwoń, podamy najbliższy termin:');
    for (const file of globSync('**/*.html', { cwd: dist }))
      expect(read(file), file).not.toMatch(/CourseInstance|\?course=/);
  });

  it('leaves its output alone where nothing has changed, and builds again what somebody has touched', async () => {
    const again = () => runBuild(foldersIn('warm'), environment);
    await again();
    const before = bytesOf('warm');
    const inode = () => statSync(join(foldersIn('warm').dist, 'kontakt.html.br')).ino;
    const kept = inode();
    expect(await again()).toMatchObject({ nothingChanged: true, rendered: [] });
    writeFileSync(join(foldersIn('warm').dist, 'kontakt.html'), 'touched');
    expect(await again()).toMatchObject({ nothingChanged: false, rendered: [] });
    expect(bytesOf('warm')).toEqual(before);
    expect(inode(), 'what holds the same is not written again').toBe(kept);
    changePage('pages/pl--kontakt.json', (text) => text.replace('"heading":"', '"heading":"Inny '));
    expect(await again()).toMatchObject({ nothingChanged: false, rendered: ['pl--kontakt'] });
    expect(await runBuild(foldersIn('warm'), { ...environment, hsts: 'preload' })).toMatchObject({
      nothingChanged: false,
    });
  });

  it('shows the phone and finishes when the calendar fails', async () => {
    const failing: OpenCalendar = async () => ({
      ask: () => new Response('', { status: 503 }),
      close: async () => undefined,
    });
    const report = await runBuild(foldersIn('warm'), environment, failing);
    expect(report.problems.join()).toContain('503');
    const html = readFileSync(join(foldersIn('warm').dist, 'kurs-kwalifikowanej-pierwszej-pomocy-kpp.html'), 'utf8');
    expect(html).toContain('Zadzwoń, podamy najbliższy termin:');
  });
});

test.each([
  ['slice(0, parameters.nextDatesShown) + parameters.adultAge', ['nextDatesShown', 'adultAge']],
  ['parameters[type.minimumAge]', null],
  ['const { adultAge } = parameters;', null],
  ["import { parameters } from '#generated/rules/parameters.ts';", []],
])('what %j takes of the numbers of the rules is known', (text, names) => {
  expect(namesTaken(text, 'parameters')).toEqual(names);
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
