import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { parameterTables } from './parameter-tables.ts';

const ruleModule = /[\\/]generated[\\/]rules[\\/](?!parameter)[a-z0-9-]+\.ts$/;
const parametersModule = /[\\/]generated[\\/]rules[\\/]parameters\.ts$/;
const reads = join(import.meta.dirname, '../../app/document/rule-reads.ts');

const ruleName = (id: string): string => `rule ${basename(id, '.ts')}`;

/** The generator begins every function on a line of its own that ends with its brace. */
const functionStart = /^export function .*\{$/gm;
const anyValue = /^export (?!function|type|interface)/m;

const telling = (text: string, id: string): string => {
  if (anyValue.test(text)) throw new Error(`${id} exports more than functions; a build could not see who reads it.`);
  const tell = `tellRead(${JSON.stringify(ruleName(id))});`;
  return `import { tellRead } from ${JSON.stringify(reads)};\n${text.replaceAll(functionStart, (start) => `${start}\n  ${tell}`)}`;
};

/** The tables come from outside, so that another value is no other bundle. */
const withoutTables = (text: string): string =>
  text.replace(/^import \* as .*\n/gm, '').replace(
    'export { parameters, timeLines };',
    `import { followed } from ${JSON.stringify(reads)};
const tables = globalThis[Symbol.for(${JSON.stringify(parameterTables)})];
export const parameters = followed('parameter', tables.parameters);
export const timeLines = followed('timeLine', tables.timeLines);`,
  );

/** Makes rules and parameters of the server bundle tell who reads them. */
export const followRules: Plugin = {
  name: 'follow-rules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: [ruleModule, parametersModule] },
    handler: (text, id) => (parametersModule.test(id) ? withoutTables(text) : telling(text, id)),
  },
};

interface BundledModule {
  readonly code: string | null;
}

/** The fingerprint of what a module became in the bundle, by name: rules under theirs, and all other code as one. */
export const splitModules = (
  modules: readonly (readonly [id: string, module: BundledModule])[],
  fingerprint: (text: string) => string,
): { readonly code: string; readonly rules: Readonly<Record<string, string>> } => {
  const printed = modules.map(([id, { code }]) => [id, code ?? ''] as const);
  const other = printed.filter(([id]) => !ruleModule.test(id));
  return {
    code: fingerprint(other.map(([id, code]) => `${id}\n${code}`).join('\n')),
    rules: Object.fromEntries(
      printed.filter(([id]) => ruleModule.test(id)).map(([id, code]) => [ruleName(id), fingerprint(code)]),
    ),
  };
};
