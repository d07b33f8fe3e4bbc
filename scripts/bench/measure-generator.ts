import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureTable } from './figure.ts';
import { median, medianOf } from './median.ts';
import { repeat, runProgram, timeScript } from './run-program.ts';
import type { Growth } from './workspace/growth.ts';
import { copyProject, growProject } from './workspace/make-workspace.ts';

const growth: Growth = { cities: 500, cityTypes: 12 };
const runs = { cold: 3, warm: 5 };
const goals = { warmSeconds: 0.6, staysSeconds: 0.8, grownSeconds: 20, grownMemory: 1024 };
const stages = ['load', 'validate', 'plan', 'emit', 'write'] as const;

type StageSpans = Readonly<Record<(typeof stages)[number], number>>;

const seconds = (milliseconds: number): number => milliseconds / 1000;

const forgetOutput = (folder: string): void => {
  for (const output of ['generated', '.cache/site']) rmSync(join(folder, output), { recursive: true, force: true });
};

const countPages = (folder: string): number => {
  const pages: readonly unknown[] = JSON.parse(readFileSync(join(folder, 'generated/routes/pages.json'), 'utf8'));
  return pages.length;
};

/** One run that has to make everything, and its time by stage in a second one. */
const measureColdRun = (folder: string) => {
  forgetOutput(folder);
  const whole = runProgram(folder, 'generator/main.ts');
  forgetOutput(folder);
  const spans: StageSpans = JSON.parse(runProgram(folder, 'scripts/bench/children/time-generator.ts').output);
  return { whole, spans, pages: countPages(folder) };
};

type ColdRun = ReturnType<typeof measureColdRun>;

const timeAfterChange = (folder: string): number => {
  const file = join(folder, 'content/pl/pages/contact.md');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nJeszcze jedno zdanie.\n`);
  return timeScript(folder, 'generate');
};

const commandTable = (folder: string): FigureTable => {
  const cold = repeat(runs.cold, () => {
    forgetOutput(folder);
    return timeScript(folder, 'generate');
  });
  const warm = repeat(runs.warm, () => timeScript(folder, 'generate'));
  const changed = repeat(runs.cold, () => timeAfterChange(folder));
  rmSync(join(folder, '.cache/generate.json'), { force: true });
  const { cpu, peakMemory } = runProgram(folder, 'generator/main.ts');
  return {
    title: 'Generator: npm run generate',
    note: `Medians of ${runs.cold} cold runs (nothing generated yet), ${runs.warm} warm ones, ${runs.cold} after one changed text.`,
    figures: [
      { name: 'cold', value: seconds(median(cold)), unit: 's' },
      { name: 'warm', value: seconds(median(warm)), unit: 's', goal: goals.warmSeconds },
      { name: 'after one changed text', value: seconds(median(changed)), unit: 's' },
      { name: 'warm ÷ cold', value: median(warm) / median(cold), unit: 'times' },
      { name: 'after one changed text ÷ cold', value: median(changed) / median(cold), unit: 'times' },
      { name: 'nothing remembered, without npm, processor time', value: seconds(cpu), unit: 's' },
      { name: 'peak memory', value: peakMemory, unit: 'MiB' },
    ],
  };
};

const stayingTable = (folder: string): FigureTable => {
  forgetOutput(folder);
  const { output } = runProgram(folder, 'scripts/bench/children/time-staying.ts');
  const times: Readonly<Record<'first' | 'nothing' | 'text' | 'price', readonly number[]>> = JSON.parse(output);
  const first = median(times.first);
  const goal = { goal: goals.staysSeconds };
  return {
    title: 'Generator that stays, as in npm run dev and npm run generate -- --watch',
    note: `Medians of ${times.text.length} runs after each edit, in the process that made everything first.`,
    figures: [
      { name: 'first', value: seconds(first), unit: 's' },
      { name: 'nothing changed', value: seconds(median(times.nothing)), unit: 's', ...goal },
      { name: 'one text', value: seconds(median(times.text)), unit: 's', ...goal },
      { name: 'one price', value: seconds(median(times.price)), unit: 's' },
      { name: 'one text ÷ first', value: median(times.text) / first, unit: 'times' },
      { name: 'one price ÷ first', value: median(times.price) / first, unit: 'times' },
    ],
  };
};

const grownTable = ({ whole, pages }: ColdRun): FigureTable => ({
  title: `Generator: ${growth.cities} cities × ${growth.cityTypes} types × 2 locales`,
  note: 'One cold run; every page has a text of its own, as in the real content.',
  figures: [
    { name: 'pages', value: pages, unit: 'pages' },
    { name: 'time', value: seconds(whole.wall), unit: 's', goal: goals.grownSeconds },
    { name: 'processor time', value: seconds(whole.cpu), unit: 's' },
    { name: 'peak memory', value: whole.peakMemory, unit: 'MiB', goal: goals.grownMemory },
  ],
});

const stageTable = (name: string, { spans, pages }: ColdRun): FigureTable => ({
  title: `Generator by stage: ${name}`,
  note: `One cold run, ${pages} pages; the start of the program is not in it.`,
  figures: stages.map((stage) => ({ name: stage, value: seconds(spans[stage]), unit: 's' })),
});

const growthTable = (real: readonly ColdRun[], grown: ColdRun): FigureTable => {
  const perPage = ({ whole, pages }: ColdRun): number => whole.wall / pages;
  const realPerPage = medianOf(real, perPage);
  return {
    title: 'Generator: growth',
    note: 'Time per page of the whole run. At most 1 means: no worse than linear.',
    figures: [
      { name: 'real model, per page', value: realPerPage, unit: 'ms' },
      { name: 'grown model, per page', value: perPage(grown), unit: 'ms' },
      { name: 'grown ÷ real', value: perPage(grown) / realPerPage, unit: 'times', goal: 1 },
    ],
  };
};

/** Measures the generator on copies of the project: as it is, and grown. */
export const measureGenerator = (root: string, workspaces: string): readonly FigureTable[] => {
  const [real, grown] = [join(workspaces, 'real'), join(workspaces, 'grown')];
  copyProject(root, real);
  growProject(root, grown, growth);
  const command = commandTable(real);
  const staying = stayingTable(real);
  const realRuns = repeat(runs.cold, () => measureColdRun(real));
  const grownRun = measureColdRun(grown);
  const [firstRun] = realRuns;
  return [
    command,
    staying,
    grownTable(grownRun),
    ...(firstRun === undefined ? [] : [stageTable('real model', firstRun)]),
    stageTable('grown model', grownRun),
    growthTable(realRuns, grownRun),
  ];
};
