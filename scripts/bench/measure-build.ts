import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildReport } from '../build/run-build.ts';
import { differingFiles } from './compare-folders.ts';
import type { Figure, FigureTable } from './figure.ts';
import { medianOf } from './median.ts';
import { type ProgramRun, repeat, runProgram } from './run-program.ts';
import type { Growth } from './workspace/growth.ts';
import { copyProject, growProject } from './workspace/make-workspace.ts';

const growth: Growth = { cities: 75, cityTypes: 12 };
const goals = { realRatio: 3, grownRatio: 2, memory: 350, rebuildRatio: 0.5 };
const builds = 3;
const loops = 5;
const steps = ['bundle', 'snapshot', 'render', 'compress'] as const;

interface Build {
  readonly run: ProgramRun;
  readonly report: BuildReport;
}

interface Loop {
  readonly run: ProgramRun;
  readonly milliseconds: number;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

const build = (folder: string): Build => {
  const run = runProgram(folder, 'scripts/bench/children/build-site.ts');
  return { run, report: JSON.parse(run.output) };
};

const buildCold = (folder: string): Build => {
  for (const output of ['dist', '.cache/build']) rmSync(join(folder, output), { recursive: true, force: true });
  return build(folder);
};

const renderBare = (folder: string): Loop => {
  const run = runProgram(folder, 'scripts/bench/children/render-bare.ts');
  return { run, milliseconds: JSON.parse(run.output).loop };
};

const withoutCompression = ({ run, report }: Build): number => run.wall - report.spans.compress.wall;

const spanFigures = (cold: readonly Build[]): readonly Figure[] =>
  steps.flatMap((step): Figure[] => [
    { name: `${step}, wall`, value: seconds(medianOf(cold, ({ report }) => report.spans[step].wall)), unit: 's' },
    { name: `${step}, processor`, value: seconds(medianOf(cold, ({ report }) => report.spans[step].cpu)), unit: 's' },
  ]);

interface Site {
  readonly folder: string;
  readonly title: string;
  readonly goal: number;
}

const buildTable = ({ folder, title, goal }: Site, cold: readonly Build[]): FigureTable => {
  const bare = repeat(loops, () => renderBare(folder));
  const loop = medianOf(bare, ({ run }) => run.wall);
  const whole = medianOf(cold, ({ run }) => run.wall);
  const wanting = differingFiles(join(folder, 'dist'), join(folder, '.cache/bare'), '**/*.html');
  const shells = 2;
  return {
    title,
    note: `Medians of ${cold.length} cold builds and ${loops} bare loops, each a process of its own from its start to its end.`,
    figures: [
      { name: 'pages', value: cold[0]?.report.pages ?? 0, unit: 'pages' },
      { name: 'whole build, wall', value: seconds(whole), unit: 's' },
      { name: 'whole build, processor', value: seconds(medianOf(cold, ({ run }) => run.cpu)), unit: 's' },
      ...spanFigures(cold),
      { name: 'bare loop, wall', value: seconds(loop), unit: 's' },
      { name: 'bare loop, processor', value: seconds(medianOf(bare, ({ run }) => run.cpu)), unit: 's' },
      { name: 'pages that the loop writes otherwise', value: wanting.length - shells, unit: 'files', goal: 0 },
      {
        name: 'build without compression ÷ bare loop',
        value: medianOf(cold, withoutCompression) / loop,
        unit: 'times',
        goal,
      },
      { name: 'build with compression ÷ bare loop', value: whole / loop, unit: 'times' },
      {
        name: 'render step ÷ rendering within the loop',
        value:
          medianOf(cold, ({ report }) => report.spans.render.wall) / medianOf(bare, ({ milliseconds }) => milliseconds),
        unit: 'times',
      },
      { name: 'peak memory', value: medianOf(cold, ({ run }) => run.peakMemory), unit: 'MiB', goal: goals.memory },
    ],
  };
};

const changeText = (folder: string, file: string, change: (text: string) => string): void => {
  const path = join(folder, 'content', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  runProgram(folder, 'generator/main.ts');
};

/** One rebuild after another with a changed sentence of one page each time. */
const rebuildTable = (folder: string, cold: readonly Build[]): FigureTable => {
  const rebuilds = repeat(builds, () => {
    changeText(folder, 'pl/pages/contact.md', (text) => `${text}\nJeszcze jedno zdanie.\n`);
    return build(folder);
  });
  changeText(folder, 'pl/messages/terms.yaml', (text) => text.replace(/^(heading: .*)$/m, '$1 i godziny'));
  const message = build(folder);
  const kept = join(folder, '.cache/rebuilt');
  rmSync(kept, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), kept, { recursive: true });
  buildCold(folder);
  const coldWall = medianOf(cold, ({ run }) => run.wall);
  const rebuildWall = medianOf(rebuilds, ({ run }) => run.wall);
  return {
    title: 'Rebuild after one changed text, real site',
    note: `Median of ${builds} rebuilds after a sentence of one page; then one rebuild after a message that many pages show.`,
    figures: [
      { name: 'rebuild after a sentence', value: seconds(rebuildWall), unit: 's' },
      { name: 'pages rendered again', value: medianOf(rebuilds, rendered), unit: 'pages', goal: 1 },
      { name: 'rebuild ÷ cold build', value: rebuildWall / coldWall, unit: 'times', goal: goals.rebuildRatio },
      { name: 'rebuild after a message', value: seconds(message.run.wall), unit: 's' },
      { name: 'pages rendered again', value: rendered(message), unit: 'pages' },
      { name: 'rebuild ÷ cold build', value: message.run.wall / coldWall, unit: 'times', goal: goals.rebuildRatio },
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
    build(folder);
  }
  return dist;
};

/** Measures the production build on copies of the project: as it is, and grown to about 2,000 pages. */
export const measureBuild = (root: string, workspaces: string): readonly FigureTable[] => {
  const [real, grown] = [realFolder(workspaces), join(workspaces, 'grown-site')];
  copyProject(root, real);
  growProject(root, grown, growth);
  for (const folder of [real, grown]) runProgram(folder, 'generator/main.ts');
  const cold = repeat(builds, () => buildCold(real));
  const ofReal = buildTable({ folder: real, title: 'Build: real site', goal: goals.realRatio }, cold);
  const grownCold = repeat(builds, () => buildCold(grown));
  const ofGrown = buildTable({ folder: grown, title: 'Build: grown site', goal: goals.grownRatio }, grownCold);
  return [ofReal, ofGrown, rebuildTable(real, cold)];
};
