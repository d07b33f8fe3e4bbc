import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';

/** The name under which a build lays out the parameters for the server bundle. */
export const parameterTables = 'parameter tables of a build';

/** The values that stand in rule code: those of the day of the edition, and those of every day. */
export interface ParameterTables {
  readonly fingerprint: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly timeLines: Readonly<Record<string, unknown>>;
}

/** Reads the tables as they are now, and lays them out for a server bundle that is loaded afterwards. */
export const layOutParameters = async ({ generated }: Pick<Folders, 'generated'>): Promise<ParameterTables> => {
  const files = ['parameter-values.ts', 'parameter-time-lines.ts'].map((name) => join(generated, 'rules', name));
  const state = fingerprint(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const [parameters, timeLines] = await Promise.all(files.map((file) => import(`${pathToFileURL(file)}?${state}`)));
  const tables: ParameterTables = { fingerprint: state, parameters, timeLines };
  Reflect.set(globalThis, Symbol.for(parameterTables), tables);
  return tables;
};
