import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure, FigureTable } from '../figure.ts';
import { type Build, buildCold, buildSite } from '../measure-build.ts';
import { medianOf } from '../median.ts';
import { type ProgramRun, runProgram } from '../run-program.ts';
import { copyProject } from '../workspace/make-workspace.ts';
import { setAside } from '../workspace/set-aside.ts';
import { giveData, makeTwin } from './make-twin.ts';

const rounds = 3;
const goals = { whole: 1, pages: 0.5, price: 0.25, nothing: 0.25, memory: 0.5 };

/** Both sides one after the other, under about the same load of the machine. */
interface Round {
  readonly astro: ProgramRun;
  readonly pages: Build;
  readonly whole: Build;
  readonly nothing: Build;
  readonly astroPrice: ProgramRun;
  readonly price: Build;
}

const buildTwin = (twin: string): ProgramRun =>
  runProgram(twin, 'node_modules/astro/bin/astro.mjs build', { ASTRO_TELEMETRY_DISABLED: '1' });

const buildTwinCold = (twin: string): ProgramRun => {
  setAside(twin, ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']);
  return buildTwin(twin);
};

/** Every round makes one course dearer; what the generator takes counts for neither side. */
const raisePrice = (folder: string): void => {
  const file = join(folder, 'model/rules/parameters/price-parameters.ts');
  const dearer = (_: string, before: string, price: string): string => `${before}${Number(price) + 100}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(blsPrice: [\s\S]*?value: )(\d+)/, dearer));
  runProgram(folder, 'generator/main.ts');
};

const measureRound = async (folder: string, twin: string): Promise<Round> => {
  const astro = buildTwinCold(twin);
  const pages = buildCold(folder, '--pages-alone');
  const whole = buildCold(folder);
  const nothing = buildSite(folder);
  raisePrice(folder);
  const price = buildSite(folder);
  await giveData(folder, twin);
  return { astro, pages, whole, nothing, price, astroPrice: buildTwin(twin) };
};

const seconds = (milliseconds: number): number => milliseconds / 1000;

const figuresOf = (all: readonly Round[]): readonly Figure[] => {
  const time = (name: string, wall: (round: Round) => number): Figure => ({
    name,
    value: seconds(medianOf(all, wall)),
    unit: 's',
  });
  const ratio = (name: string, value: (round: Round) => number, goal?: number): Figure => ({
    name,
    value: medianOf(all, value),
    unit: 'times',
    ...(goal === undefined ? {} : { goal }),
  });
  return [
    { name: 'pages', value: medianOf(all, ({ whole }) => whole.report.pages), unit: 'pages' },
    time('Astro, cold', ({ astro }) => astro.wall),
    time('Astro, processor', ({ astro }) => astro.cpu),
    time('ours, cold, with everything', ({ whole }) => whole.run.wall),
    time('the same, processor', ({ whole }) => whole.run.cpu),
    time('ours, bundle and pages alone', ({ pages }) => pages.run.wall),
    time('the same, processor', ({ pages }) => pages.run.cpu),
    time('Astro after one price', ({ astroPrice }) => astroPrice.wall),
    time('ours after one price', ({ price }) => price.run.wall),
    { name: 'pages rendered again', value: medianOf(all, ({ price }) => price.report.rendered.length), unit: 'pages' },
    time('ours when nothing has changed', ({ nothing }) => nothing.run.wall),
    ratio('cold with everything ÷ Astro', ({ whole, astro }) => whole.run.wall / astro.wall, goals.whole),
    ratio('the same, processor', ({ whole, astro }) => whole.run.cpu / astro.cpu),
    ratio('bundle and pages alone ÷ Astro', ({ pages, astro }) => pages.run.wall / astro.wall, goals.pages),
    ratio('one price ÷ Astro', ({ price, astroPrice }) => price.run.wall / astroPrice.wall, goals.price),
    ratio('nothing changed ÷ Astro', ({ nothing, astro }) => nothing.run.wall / astro.wall, goals.nothing),
    ratio('peak memory ÷ Astro', ({ whole, astro }) => whole.report.peakMemory / astro.peakMemory, goals.memory),
    { name: 'Astro, peak memory', value: medianOf(all, ({ astro }) => astro.peakMemory), unit: 'MiB' },
    { name: 'ours, peak memory', value: medianOf(all, ({ whole }) => whole.report.peakMemory), unit: 'MiB' },
  ];
};

/**
 * Builds the same pages with the same components by our build and by Astro, which neither compresses nor makes pictures, feeds
 * and twins in Markdown, and is given what the calendar answers.
 */
export const measureAstro = async (root: string, workspaces: string): Promise<readonly FigureTable[]> => {
  const folder = join(workspaces, 'site');
  copyProject(root, folder);
  runProgram(folder, 'generator/main.ts');
  buildSite(folder);
  const twin = makeTwin(folder);
  try {
    await giveData(folder, twin);
    const all: Round[] = [];
    while (all.length < rounds) all.push(await measureRound(folder, twin));
    const note = `Medians of ${rounds} rounds; each build is a process of its own, from start to end. Astro stands in a temporary folder.`;
    return [{ title: 'Build: Astro with our components', note, figures: figuresOf(all) }];
  } finally {
    rmSync(twin, { recursive: true, force: true });
  }
};
