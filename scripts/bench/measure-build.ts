import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShells } from '#site/build/render/render-shells.ts';
import type { BuildReport } from '#site/build/run-build.ts';
import { readSources } from '#site/build/sources/sources.ts';
import { startOptions } from '../start/start-options.ts';
import { differingFiles } from './compare-folders.ts';
import type { Figure, FigureTable } from './figure.ts';
import { medianOf } from './median.ts';
import { type ProgramRun, repeat, runProgram } from './run-program.ts';
import type { Growth } from './workspace/growth.ts';
import { copyProject, growProject } from './workspace/make-workspace.ts';
import { setAside } from './workspace/set-aside.ts';

const growth: Growth = { cities: 75, cityTypes: 12 };
const goals = { realRatio: 3, grownRatio: 2, memory: 350, rebuildRatio: 0.5 };
const builds = 3;
const grownBuilds = 2;
const steps = ['bundle', 'snapshot', 'render', 'pictures', 'compress'] as const;

export interface Build {
  readonly run: ProgramRun;
  readonly report: BuildReport;
}

interface Loop {
  readonly run: ProgramRun;
  readonly milliseconds: number;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

export const buildSite = (folder: string, ...given: readonly string[]): Build => {
  const options = startOptions(folder, 'scripts/build.ts').join(' ');
  const program = ['scripts/bench/children/build-site.ts', ...given].join(' ');
  const run = runProgram(folder, program, { NODE_OPTIONS: options });
  const report: BuildReport = JSON.parse(run.output);
  return { run: { ...run, cpu: run.cpu + report.besideCpu }, report };
};

export const buildCold = (folder: string, ...given: readonly string[]): Build => {
  setAside(folder, ['dist', '.cache/build']);
  return buildSite(folder, ...given);
};

const renderBare = (folder: string): Loop => {
  const run = runProgram(folder, 'scripts/bench/children/render-bare.ts');
  return { run, milliseconds: JSON.parse(run.output).loop };
};

/** A cold build, a cold build of bundle and pages alone, and a bare loop over the same pages: all under about the same load of the machine. */
interface Pair {
  readonly built: Build;
  readonly pages: Build;
  readonly bare: Loop;
}

/** The whole build comes last, since its output is looked at. */
const measurePairs = (folder: string, times: number): readonly Pair[] =>
  repeat(times, () => {
    const pages = buildCold(folder, '--pages-alone');
    const bare = renderBare(folder);
    return { built: buildCold(folder), pages, bare };
  });

interface Time {
  readonly wall: number;
  readonly cpu: number;
}

const timeFigures = (pairs: readonly Pair[]): readonly Figure[] => {
  const time = (name: string, spanOf: (pair: Pair) => Time): Figure[] => [
    { name: `${name}, wall`, value: seconds(medianOf(pairs, (pair) => spanOf(pair).wall)), unit: 's' },
    { name: `${name}, processor`, value: seconds(medianOf(pairs, (pair) => spanOf(pair).cpu)), unit: 's' },
  ];
  return [
    ...time('whole build', ({ built }) => built.run),
    ...steps.flatMap((step) => time(`  ${step}`, ({ built }) => built.report.spans[step])),
    ...time('bundle and pages alone', ({ pages }) => pages.run),
    ...time('bare loop', ({ bare }) => bare.run),
  ];
};

const ratioFigures = (pairs: readonly Pair[], goal: number): readonly Figure[] => {
  const times = (name: string, ratio: (pair: Pair) => number, most?: number): Figure => ({
    name,
    value: medianOf(pairs, ratio),
    unit: 'times',
    ...(most === undefined ? {} : { goal: most }),
  });
  return [
    times('bundle and pages alone ÷ loop, wall', ({ pages, bare }) => pages.run.wall / bare.run.wall, goal),
    times('the same, processor', ({ pages, bare }) => pages.run.cpu / bare.run.cpu, goal),
    times('whole build ÷ loop, wall', ({ built, bare }) => built.run.wall / bare.run.wall),
    times(
      'render step ÷ rendering in the loop, wall',
      ({ pages, bare }) => pages.report.spans.render.wall / bare.milliseconds,
    ),
  ];
};

const buildTable = (
  folder: string,
  pairs: readonly Pair[],
  { title, goal }: { title: string; goal: number },
): FigureTable => ({
  title,
  note: `Medians of ${pairs.length} rounds of bundle and pages alone, a bare loop and a whole cold build; the steps of a build overlap.`,
  figures: [
    { name: 'pages', value: medianOf(pairs, ({ built }) => built.report.pages), unit: 'pages' },
    ...timeFigures(pairs),
    {
      name: 'pages that the loop writes otherwise',
      value:
        differingFiles(join(folder, 'dist'), join(folder, '.cache/bare'), '**/*.html').length -
        readShells(readSources({ generated: join(folder, 'generated'), site: join(folder, '.cache/site') })).length,
      unit: 'files',
      goal: 0,
    },
    ...ratioFigures(pairs, goal),
    {
      name: 'peak memory',
      value: medianOf(pairs, ({ built }) => built.report.peakMemory),
      unit: 'MiB',
      goal: goals.memory,
    },
  ],
});

const changeText = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  runProgram(folder, 'generator/main.ts');
};

/** One rebuild after another with a changed sentence of one page each time. */
const rebuildTable = (folder: string, cold: Time): FigureTable => {
  const rebuilds = repeat(builds, () => {
    changeText(folder, 'pl/pages/contact.md', (text) => `${text}\nJeszcze jedno zdanie.\n`);
    return buildSite(folder);
  });
  changeText(folder, 'pl/messages/terms.yaml', (text) => text.replace(/^(heading: .*)$/m, '$1 i godziny'));
  const message = buildSite(folder);
  const kept = join(folder, '.cache/rebuilt');
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), kept, { recursive: true });
  buildCold(folder);
  const sentence = { wall: medianOf(rebuilds, ({ run }) => run.wall), cpu: medianOf(rebuilds, ({ run }) => run.cpu) };
  const ratios = ({ wall, cpu }: Time): readonly Figure[] => [
    { name: 'rebuild ÷ cold build, wall', value: wall / cold.wall, unit: 'times', goal: goals.rebuildRatio },
    { name: 'the same, processor', value: cpu / cold.cpu, unit: 'times', goal: goals.rebuildRatio },
  ];
  return {
    title: 'Rebuild after one changed text, real site',
    note: `Median of ${builds} rebuilds after a sentence of one page; then one rebuild after a message that many pages show.`,
    figures: [
      { name: 'rebuild after a sentence', value: seconds(sentence.wall), unit: 's' },
      { name: 'pages rendered again', value: medianOf(rebuilds, rendered), unit: 'pages', goal: 1 },
      ...ratios(sentence),
      { name: 'rebuild after a message', value: seconds(message.run.wall), unit: 's' },
      { name: 'pages rendered again', value: rendered(message), unit: 'pages' },
      ...ratios(message.run),
      {
        name: 'files that a cold build makes otherwise',
        value: differingFiles(kept, join(folder, 'dist'), '**/*').length,
        unit: 'files',
        goal: 0,
      },
    ],
  };
};

const rendered = ({ report }: Build): number => report.rendered.length;

const realFolder = (workspaces: string): string => join(workspaces, 'site');

/** A built copy of the project, made if it is not there yet; gives its `dist/`. */
export const builtSite = (root: string, workspaces: string): string => {
  const folder = realFolder(workspaces);
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) {
    copyProject(root, folder);
    runProgram(folder, 'generator/main.ts');
    buildSite(folder);
  }
  return dist;
};

/** Measures the production build on copies of the project: as it is, and grown to about 2,000 pages. */
export const measureBuild = (root: string, workspaces: string): readonly FigureTable[] => {
  const [real, grown] = [realFolder(workspaces), join(workspaces, 'grown-site')];
  copyProject(root, real);
  growProject(root, grown, growth);
  for (const folder of [real, grown]) runProgram(folder, 'generator/main.ts');
  const ofReal = measurePairs(real, builds);
  const ofGrown = measurePairs(grown, grownBuilds);
  return [
    buildTable(real, ofReal, { title: 'Build: real site', goal: goals.realRatio }),
    buildTable(grown, ofGrown, { title: 'Build: grown site', goal: goals.grownRatio }),
    rebuildTable(real, {
      wall: medianOf(ofReal, ({ built }) => built.run.wall),
      cpu: medianOf(ofReal, ({ built }) => built.run.cpu),
    }),
  ];
};
