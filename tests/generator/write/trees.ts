import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile, Output } from '#generator/emit/generated-file.ts';
import type { Problem } from '#generator/problems/problem.ts';
import { type OutputRun, writeOrCheckOutput } from '#generator/write/write-or-check.ts';

/** Two states of an output: files that stay, change, go and come, also in folders. */
export const oldFiles: readonly GeneratedFile[] = [
  { path: 'stays.ts', text: 'export const stays = 1;\n' },
  { path: 'changes.ts', text: 'export const changes = 1;\n' },
  { path: 'goes.txt', text: 'goes\n' },
  { path: 'sub/stays.json', text: '{}\n' },
  { path: 'sub/goes/deep.txt', text: 'deep\n' },
];

export const newFiles: readonly GeneratedFile[] = [
  { path: 'stays.ts', text: 'export const stays = 1;\n' },
  { path: 'changes.ts', text: 'export const changes = 2;\n' },
  { path: 'sub/stays.json', text: '{}\n' },
  { path: 'sub/comes.txt', text: 'comes\n' },
  { path: 'other/comes.txt', text: 'comes\n' },
];

/** Every file below a folder with its text, as one comparable value; 'absent' when there is no folder. */
export const readTree = (folder: string): Record<string, string> | 'absent' => {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return 'absent';
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
};

/** Output with page data that stay, change, go and come with the files. */
export const produce = (files: readonly GeneratedFile[]): Output & { readonly notes: readonly Problem[] } => {
  const site = [
    { path: 'pages/stays.json', text: '{}' },
    { path: 'pages/list.json', text: JSON.stringify(files) },
    ...files.filter(({ path }) => path.endsWith('.txt')).map(({ path }) => ({ path: `${path}.json`, text: '[]' })),
  ];
  return { files, site, notes: [] };
};

export const settle = (root: string, files: readonly GeneratedFile[], options: Partial<OutputRun> = {}) =>
  writeOrCheckOutput({ root, mode: 'write', force: false, produce: async () => produce(files), ...options });

const many = 60;

/** Trees that have half of their files in common, so that the time of writing is long enough to be ended in. */
export const variantOf = (number: number): readonly GeneratedFile[] =>
  Array.from({ length: many }, (_, index) => ({
    path: index % 3 === 0 ? `variant-${number % 5}/file-${index}.ts` : `file-${index}.ts`,
    text: `export const value = ${index % 2 === 0 ? index : number};\n`,
  }));
