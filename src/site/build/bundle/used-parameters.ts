import type { Plugin } from 'vite';
import type { UsedParameters } from './code-files.ts';

/** What stands for a table in code, and its file. */
const tables = { parameters: 'parameter-values.ts', timeLines: 'parameter-time-lines.ts' } as const;

const imports = /^import .*$/gm;
const directly = /from ['"](?:#generated\/rules|\.)\/parameter-(?:values|time-lines)\.ts['"]/;
const fromRules = /from ['"](?:#generated\/rules|\.)\/parameters\.ts['"]/;
const joint = /[\\/]generated[\\/]rules[\\/]parameter/;

/** The names that a module takes from a table; null where it may take any. */
export const namesTaken = (text: string, table: keyof typeof tables): readonly string[] | null => {
  const taken = [...text.replaceAll(imports, '').matchAll(new RegExp(`\\b${table}\\b(?:\\.(\\w+))?`, 'g'))];
  const names = taken.flatMap(([, name]) => name ?? []);
  return names.length === taken.length ? names : null;
};

/** Follows which parameters code for browsers takes: another value of any other makes no other bundle. */
export const createParameterFollower = (): { readonly plugin: Plugin; readonly used: () => UsedParameters } => {
  const texts: string[] = [];
  return {
    plugin: {
      name: 'follow-parameters',
      apply: 'build',
      enforce: 'pre',
      transform(text, id) {
        if (joint.test(id)) return;
        if (directly.test(text))
          throw new Error(`${id} reads a table of parameters; import { parameters } from parameters.ts instead.`);
        if (this.environment.name === 'client' && fromRules.test(text)) texts.push(text);
      },
    },
    used: () =>
      Object.fromEntries(
        Object.entries(tables).flatMap(([table, file]) => {
          const taken = texts.map((text) => namesTaken(text, table === 'timeLines' ? table : 'parameters'));
          const names = taken.flatMap((one) => one ?? []);
          return taken.includes(null) ? [] : [[file, [...new Set(names)].toSorted()]];
        }),
      ),
  };
};
