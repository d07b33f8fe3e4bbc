import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { browserFlags, findChromium, findHeadlessShell } from '../verify/find-chromium.ts';
import { type Figure, type FigureTable, medianOf } from './figure.ts';
import { buildCopy } from './project-copy.ts';

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, as the two durations. */
  ts: z.number(),
  dur: z.optional(z.number()),
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.unknown()) })),
});

/** The part of a Chromium trace that counts here. */
export const traceShape = z.object({ traceEvents: z.array(event) });

type TraceEvent = z.infer<typeof event>;

/** The simulated phone is four times slower; a task of up to 50 ms blocks nobody. */
const slowdown = 4;
const unnoticed = 50;

const mainThreadOf = (events: readonly TraceEvent[], process: number): number | undefined =>
  events.find(({ name, pid, args }) => pid === process && name === 'thread_name' && args?.name === 'CrRendererMain')
    ?.tid;

/**
 * Milliseconds for which a page blocks its main thread after the first paint, by the processor time of its tasks. Unlike the wall time
 * of Lighthouse it does not grow on a busy machine.
 */
export const blockingTime = (events: readonly TraceEvent[]): number => {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace holds no first paint, so the page cannot be measured.');
  const thread = mainThreadOf(events, paint.pid);
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === paint.pid && tid === thread)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown)
    .reduce((sum, taken) => sum + Math.max(0, taken - unnoticed), 0);
};

/** Serves the built site of a project folder as `npm start` does, in a process of its own. */
const serveSite = async (folder: string, settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [join(folder, 'scripts/start.ts'), '--built'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, DATA_FOLDER: join(folder, '.cache/data') },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('The site is at')) continue;
    child.stdout.resume();
    return { stop };
  }
  throw new Error('The server did not start; its messages stand above.');
};

const port = 4191;
const origin = `http://127.0.0.1:${port}`;
const pages = [
  '/',
  '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/wroclaw',
  '/szkolenie-z-pierwszej-pomocy-bls-aed-dla-firm',
  '/blog/mity-o-aed',
  '/kontakt',
];
const runs = 5;
const goals = { score: 100, first: 800, largest: 1000, blocking: 10, shift: 0.02 };

const category = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportShape = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'speed-index': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});

type Report = z.infer<typeof reportShape>;

interface Inspection extends Report {
  /** Milliseconds by processor time. */
  readonly blocking: number;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Measures a page as on a phone with a slow network, the default of Lighthouse, in a new browser; its files go into `folder`. */
const inspect = (path: string, chromium: string, folder: string): Inspection => {
  const output = join(folder, 'report');
  const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const settings = ['--quiet', '--output=json', `--output-path=${output}`, '--save-assets'];
  settings.push(`--chrome-flags=--headless ${browserFlags.join(' ')}`);
  const { status, stderr } = spawnSync(process.execPath, [program, `${origin}${path}`, ...settings], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromium },
  });
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}. Its messages:\n${stderr.slice(-2000)}`);
  const { traceEvents } = traceShape.parse(readJson(`${output}-0.trace.json`));
  return { ...reportShape.parse(readJson(output)), blocking: blockingTime(traceEvents) };
};

const tableOf = (path: string, reports: readonly Inspection[]): FigureTable => {
  const score = (name: keyof Report['categories']): Figure => ({
    name: name.replace('-', ' '),
    value: medianOf(reports, ({ categories }) => 100 * categories[name].score),
    unit: 'points',
    least: goals.score,
  });
  const metricOf = (name: keyof Report['audits']): Pick<Figure, 'name' | 'value'> => ({
    name: name.replaceAll('-', ' '),
    value: medianOf(reports, ({ audits }) => audits[name].numericValue),
  });
  return {
    title: `Lighthouse: ${path}`,
    note: `Medians of ${runs} runs as on a phone. A busy machine lengthens the total blocking time.`,
    figures: [
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
      { ...metricOf('first-contentful-paint'), unit: 'ms', goal: goals.first },
      { ...metricOf('largest-contentful-paint'), unit: 'ms', goal: goals.largest },
      { ...metricOf('speed-index'), unit: 'ms' },
      { ...metricOf('total-blocking-time'), unit: 'ms', goal: goals.blocking },
      {
        name: 'the same by processor time',
        value: medianOf(reports, ({ blocking }) => blocking),
        unit: 'ms',
        goal: goals.blocking,
      },
      { ...metricOf('cumulative-layout-shift'), unit: '', goal: goals.shift },
      {
        name: 'speed of the machine',
        value: medianOf(reports, ({ environment }) => environment.benchmarkIndex),
        unit: 'points',
      },
    ],
  };
};

/** Builds a copy of the project for production, serves it, and measures typical pages with Lighthouse. */
export const measureLighthouse = async (root: string, workspaces: string): Promise<readonly FigureTable[]> => {
  // A browser without windows leaves the processor to the page.
  const chromium = findHeadlessShell() ?? findChromium();
  const folder = join(workspaces, 'lighthouse');
  const environment = { SITE_ORIGIN: origin, APP_ENV: 'production' };
  buildCopy(root, folder, environment);
  const server = await serveSite(folder, { ...environment, PORT: String(port) });
  try {
    return pages.map((path) =>
      tableOf(
        path,
        Array.from({ length: runs }, () => inspect(path, chromium, workspaces)),
      ),
    );
  } finally {
    await server.stop();
  }
};
