import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The generator prints every parameter as JSON on a line of its own; loading that as a module would bring in a compiler. */
const printed = /^export const (\w+)(?:: \w+)? = (.*);$/;

const readTable = (text: string): Readonly<Record<string, unknown>> => {
  const lines = text.split('\n').filter((line) => line.startsWith('export '));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = printed.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new Error(`“${line}” is no parameter that a build can read.`);
      return [name, JSON.parse(value)];
    }),
  );
};

/** Reads the tables as they are now, and lays them out for a server bundle that is loaded afterwards. */
export const layOutParameters = ({ generated }: Pick<Folders, 'generated'>): ParameterTables => {
  const textOf = (name: string): string => readFileSync(join(generated, 'rules', name), 'utf8');
  const [values, timeLines] = [textOf('parameter-values.ts'), textOf('parameter-time-lines.ts')];
  const tables: ParameterTables = {
    fingerprint: fingerprint(`${values}\n${timeLines}`),
    parameters: readTable(values),
    timeLines: readTable(timeLines),
  };
  Reflect.set(globalThis, Symbol.for(parameterTables), tables);
  return tables;
};
