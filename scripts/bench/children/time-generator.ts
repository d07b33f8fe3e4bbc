import { join } from 'node:path';
import { emitOutput } from '#generator/emit/index.ts';
import { loadProject } from '#generator/load/load-project.ts';
import { planSite } from '#generator/plan/index.ts';
import type { SitePlan } from '#generator/plan/site-plan.ts';
import { validateProject } from '#generator/validate/index.ts';
import { writeOutput } from '#generator/write/write-output.ts';

/** Times each stage of the generator on the project that this file is a part of; prints milliseconds as JSON. */
const root = join(import.meta.dirname, '../../..');
const spans: Record<string, number> = {};

const timed = async <Value>(stage: string, work: () => Value | Promise<Value>): Promise<Value> => {
  const start = performance.now();
  const value = await work();
  spans[stage] = performance.now() - start;
  return value;
};

const plan = async (): Promise<SitePlan> => {
  const { loaded } = await timed('load', () => loadProject({ root }));
  if (loaded === undefined) throw new Error('The project cannot be loaded; `npm run generate` says why.');
  const { project } = await timed('validate', () => validateProject(loaded));
  if (project === null) throw new Error('The project has problems; `npm run generate` names them.');
  return (await timed('plan', () => planSite(project))).plan;
};

const planned = await plan();
const output = await timed('emit', () => emitOutput(planned));
await timed('write', () => writeOutput({ root, output, force: false }));
console.log(JSON.stringify(spans));
