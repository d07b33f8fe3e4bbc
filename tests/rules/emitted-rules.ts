import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { emitRuleFunctions } from '#generator/emit/rules/emit-rules.ts';
import type { RulesInput } from '#generator/rules/analyse/analyse.ts';
import { effectiveDayOfCase, type RuleContext } from '#generator/rules/meaning/interpret.ts';
import { parameterValueById } from '#generator/rules/meaning/parameter-value.ts';
import { editionDate } from '#model/calendar/edition.ts';
import { parameters, rules } from '#model/rules/index.ts';
import type { DecisionTable, TransitionTable } from '#model/rules/language.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const rulesInput = { rules, parameters, editionDate };
export const ruleContext: RuleContext = { parameters, editionDay: parseCivilDate(editionDate) ?? 0 };
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
  for (const file of emitRuleFunctions(input)) {
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

/** What the owner sets, on a day. An oracle knows what is done with a number, the examples what it is. */
const numbersOn = (around: RuleContext, day: number): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    Object.keys(around.parameters).map((name) => [name, parameterValueById(around.parameters, name, day)]),
  );

/** The same by day: an oracle is asked many thousand times on few days. */
const numbersByDay = (around: RuleContext) => {
  const known = new Map<number, ReturnType<typeof numbersOn>>();
  return (day: number) => {
    const numbers = known.get(day) ?? numbersOn(around, day);
    known.set(day, numbers);
    return numbers;
  };
};

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

/** A case as a table reads it; oracles of tables of transitions take state and event. */
const inputsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * The oracle of a decision table: an independent reading of its sentence, with the numbers of the day on which the rule reads them.
 * `table` is the rule where it is not the one of the model.
 */
export const importOracle = async (
  id: string,
  around: RuleContext = ruleContext,
  table = decisionTables.find((rule) => rule.id === id),
): Promise<Unknown> => {
  const oracle = await importNumberedOracle(id);
  const numbers = numbersByDay(around);
  if (table?.effectiveOn === undefined) return (...args) => oracle(...args, numbers(around.editionDay));
  return (inputs) => oracle(inputs, numbers(effectiveDayOfCase(table, inputsSchema.parse(inputs), around)));
};
