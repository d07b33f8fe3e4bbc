import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { emitDecisionModels, emitRules } from '#generator/emit/rules/emit-rules.ts';
import type { RulesInput } from '#generator/rules/analyse/analyse.ts';
import { parameterOn } from '#generator/rules/meaning/parameter-value.ts';
import { editionDate } from '#model/calendar/edition.ts';
import { parameters, rules } from '#model/rules/index.ts';
import type { DecisionTable, TransitionTable } from '#model/rules/language.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const rulesInput = { rules, parameters, editionDate };
export const ruleContext = { parameters, editionDay: parseCivilDate(editionDate) ?? 0 };
export const decisionTables: readonly DecisionTable[] = rules.filter((rule) => rule.kind === 'decision');
export const transitionTables: readonly TransitionTable[] = rules.filter((rule) => rule.kind === 'transitions');

export const decisionTable = (id: string): DecisionTable => {
  const table = decisionTables.find((rule) => rule.id === id);
  if (table === undefined) throw new Error(`There is no decision table “${id}”.`);
  return table;
};

/** Writes what the generator emits for rules into a fresh folder below .cache, and gives its path. */
export const writeEmittedRules = (name: string, input: RulesInput = rulesInput): string => {
  const folder = path.join(root, '.cache', 'emitted-rules', name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...emitRules(input), ...emitDecisionModels(input)]) {
    mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
    writeFileSync(path.join(folder, file.path), file.text);
  }
  return folder;
};

export const camelCase = (id: string): string =>
  id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

type Unknown = (...args: readonly unknown[]) => unknown;

/** The emitted function of a rule. */
export const importRule = async (folder: string, id: string): Promise<Unknown> => {
  const module: Record<string, unknown> = await import(path.join(folder, 'rules', `${id}.ts`));
  const found = module[camelCase(id)];
  if (typeof found !== 'function') throw new Error(`rules/${id}.ts exports no function ${camelCase(id)}.`);
  return (...args) => Reflect.apply(found, undefined, args);
};

/** What the owner sets, on the day of the edition. An oracle knows what is done with a number, the examples what it is. */
const setNumbers = Object.fromEntries(
  Object.keys(parameters).map((name) => [name, parameterOn(parameters, name, ruleContext.editionDay)]),
);

/** The files of oracles of rules below a root. The oracles of form bodies are schemas, not rules. */
export const oracleFiles = (below: string): readonly string[] =>
  globSync('tests/oracles/*.ts', { cwd: below, exclude: ['tests/oracles/form-bodies.ts'] }).toSorted();

const oracleModules: Promise<readonly Record<string, unknown>[]> = Promise.all(
  oracleFiles(root).map((file) => import(path.join(root, file))),
);

const oracleExport = async (id: string): Promise<unknown> =>
  (await oracleModules).find((module) => camelCase(id) in module)?.[camelCase(id)];

/** The oracle of a decision table as it stands: what the owner sets is its last argument. */
export const importNumberedOracle = async (id: string): Promise<Unknown> => {
  const oracle = await oracleExport(id);
  if (typeof oracle !== 'function') throw new Error(`No file of tests/oracles exports ${camelCase(id)}.`);
  return (...args) => Reflect.apply(oracle, undefined, args);
};

/** The oracle of a decision table: an independent reading of its sentence. */
export const importOracle = async (id: string): Promise<Unknown> => {
  const oracle = await importNumberedOracle(id);
  return (...args) => oracle(...args, setNumbers);
};
