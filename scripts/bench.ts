import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { apiCalls } from '#generated/api/calls.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { installOnEmbeddedDatabase, installOnNewPostgres } from './drill/installation.ts';
import { percentile } from './drill/percentile.ts';
import { exitWithUsage, readCommandLine } from './start/read-arguments.ts';
import { nodeArgumentsOfProgram } from './start/run-program.ts';
import { copyProject } from './verify/copy-project.ts';
import { browserFlags, findChromium, findHeadlessShell } from './verify/find-chromium.ts';

const usage = `Usage: npm run bench -- [options]
  --only NAME      measure only weights, lighthouse or load
  --seconds 30     how long the load lasts on each database
  --json           print the figures as JSON`;

/** A measured value; `goal` is its maximum, `least` its minimum, in the same unit. */
interface Figure {
  readonly of: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: number | undefined;
  readonly least?: number;
}

const isMissed = ({ value, goal, least }: Figure): boolean => value > (goal ?? value) || value < (least ?? value);

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/bench');
const port = 4191;
const settings = { SITE_ORIGIN: `http://127.0.0.1:${port}`, APP_ENV: 'production', PORT: String(port) };

/** Builds a copy of the project for production; the site of the project itself stays as it is. */
const buildCopy = (): void => {
  if (existsSync(join(folder, 'dist'))) return;
  copyProject(root, folder);
  for (const program of ['generator/main.ts', 'scripts/build.ts']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgumentsOfProgram(folder, program), {
      cwd: folder,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    if (status !== 0)
      throw new Error(`${program} failed in ${folder}. Its messages:\n${`${stdout}${stderr}`.slice(-2000)}`);
  }
};

/** A page of each kind. */
const pages = [
  '/',
  '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/wroclaw',
  '/szkolenie-z-pierwszej-pomocy-bls-aed-dla-firm',
  '/blog/mity-o-aed',
  '/kontakt',
];

/** Bytes over the wire in kB: with brotli where the build made it, as they are otherwise. */
const weightOf = (path: string): number => {
  const file = join(folder, 'dist', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;
};

/** The weight of what a browser fetches first for a page, without pictures and later downloads of islands. */
const measureWeights = (): readonly Figure[] => {
  buildCopy();
  return pages.flatMap((page) => {
    const path = page === '/' ? '/index.html' : `${page}.html`;
    const html = readFileSync(join(folder, 'dist', path), 'utf8');
    const linked = /\b(?:href|src)="([^"]*)"/;
    const sum = (tags: RegExp): number =>
      [...html.matchAll(tags)].reduce((total, [tag]) => total + weightOf(linked.exec(tag)?.[1] ?? ''), 0);
    const parts = {
      HTML: weightOf(path),
      CSS: sum(/<link\b[^>]*rel="stylesheet"[^>]*>/g),
      JavaScript: sum(/<script\b[^>]*\bsrc="[^>]*>/g),
      fonts: sum(/<link\b[^>]*as="font"[^>]*>/g),
    };
    const goals: Readonly<Record<string, number>> = { JavaScript: 5 };
    return Object.entries(parts).map(([name, value]) => ({ of: page, name, value, unit: 'kB', goal: goals[name] }));
  });
};

/** Serves the copy as `npm start` does; returns the function that stops it. */
const serveCopy = async (): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.ts'), '--built'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, DATA_FOLDER: join(folder, '.cache/data') },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('The site is at')) continue;
    child.stdout.resume();
    return async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
  }
  throw new Error('The server did not start; see its messages above.');
};

const runs = 5;
const category = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportShape = z.object({
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});
const scores = reportShape.shape.categories.keyof().options;
const metrics = [
  { name: 'first-contentful-paint', goal: 800, unit: 'ms' },
  { name: 'largest-contentful-paint', goal: 1000, unit: 'ms' },
  { name: 'total-blocking-time', goal: 10, unit: 'ms' },
  { name: 'cumulative-layout-shift', goal: 0.02, unit: 'screens' },
] as const;

/** A page as on a phone with a slow network, the default of Lighthouse, in a new browser. */
const inspect = (page: string, chromium: string): z.infer<typeof reportShape> => {
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const flags = ['--quiet', '--output=json', `--chrome-flags=--headless ${browserFlags.join(' ')}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, settings.SITE_ORIGIN + page, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status !== 0) throw new Error(`Lighthouse failed on ${page}. Its messages:\n${stderr.slice(-2000)}`);
  return reportShape.parse(JSON.parse(stdout));
};

/** Medians of several runs of each page; a busy machine lengthens the total blocking time. */
const measureLighthouse = async (): Promise<readonly Figure[]> => {
  buildCopy();
  // A browser without windows leaves the processor to the page.
  const chromium = findHeadlessShell() ?? findChromium();
  const stop = await serveCopy();
  const figuresOf = (of: string): readonly Figure[] => {
    const reports = Array.from({ length: runs }, () => inspect(of, chromium));
    const median = (read: (report: (typeof reports)[number]) => number) => percentile(reports.map(read), 50);
    return [
      ...scores.map((name) => {
        const value = median(({ categories }) => 100 * categories[name].score);
        return { of, name, value, unit: 'points', least: 100 };
      }),
      ...metrics.map((one) => ({ of, ...one, value: median(({ audits }) => audits[one.name].numericValue) })),
    ];
  };
  try {
    return pages.flatMap(figuresOf);
  } finally {
    await stop();
  }
};

const clients = 50;
const types = calendarKeys.filter(({ role }) => role === 'type').map(({ key }) => key);
const { courses, 'courses-count': count } = apiCalls;
const client = 'kursy-dla-osob-prywatnych';
const asked = types.flatMap((type) => [
  { call: 'courses-count', path: count.path, body: JSON.stringify({ type, localization: null, month: null }) },
  { call: 'courses', path: `${courses.path}?type=${type}&client=${client}&lang=pl`, body: null },
]);

/** Sends a request and reads its answer to the end; returns the status. */
const send = async (origin: string, { path, body }: (typeof asked)[number]): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + path, body === null ? {} : { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
};

/** Clients send one request after the other for `seconds`. */
const runClients = async (origin: string, seconds: number) => {
  const times = new Map(asked.map(({ call }) => [call, [] as number[]]));
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const runClient = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const next = asked[turn % asked.length];
      if (next === undefined) return;
      const began = performance.now();
      if ((await send(origin, next).catch(() => 0)) === 200) times.get(next.call)?.push(performance.now() - began);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return { times, errors };
};

/** The calendar under load on the embedded database, and on PostgreSQL where it is installed. */
const measureLoad = async (seconds: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const install of [installOnEmbeddedDatabase, installOnNewPostgres]) {
    const installation = await install();
    if (installation === null) continue;
    try {
      const { origin } = await installation.start();
      await runClients(origin, 1);
      const { times, errors } = await runClients(origin, seconds);
      const answers = [...times.values()].reduce((sum, { length }) => sum + length, 0);
      const of = installation.engine;
      figures.push({ of, name: 'errors', value: errors, unit: '', goal: 0 });
      figures.push({ of, name: 'answers', value: answers / seconds, unit: 'a second' });
      for (const [call, taken] of times)
        figures.push({ of, name: `${call}, p99`, value: percentile(taken, 99), unit: 'ms' });
    } finally {
      await installation.remove();
    }
  }
  return figures;
};

const parts: Readonly<Record<string, (seconds: number) => readonly Figure[] | Promise<readonly Figure[]>>> = {
  weights: measureWeights,
  lighthouse: measureLighthouse,
  load: measureLoad,
};

const given = readCommandLine(usage, {
  only: { type: 'string' },
  seconds: { type: 'string', default: '30' },
  json: { type: 'boolean', default: false },
});
const seconds = Number(given.seconds);
if (!(seconds > 0)) exitWithUsage(`“${given.seconds}” is not a number of seconds.`, usage);

rmSync(folder, { recursive: true, force: true });
const figures: Figure[] = [];
for (const name of given.only === undefined ? Object.keys(parts) : [given.only]) {
  const measure = parts[name] ?? exitWithUsage(`“${name}” is not measured here.`, usage);
  figures.push(...(await measure(seconds)));
}
rmSync(folder, { recursive: true, force: true });
if (given.json) console.log(JSON.stringify(figures, null, 2));
else {
  console.table(
    figures.map((figure) => ({ ...figure, value: Number(figure.value.toFixed(3)), missed: isMissed(figure) })),
  );
  console.log(`${figures.filter(isMissed).length} goals are missed; the machine may have been busy.`);
}
