import { posix } from 'node:path';
import { ts } from 'ts-morph';
import type { Evidence } from './loaded.ts';

interface SourceText {
  readonly file: string;
  readonly text: string;
}

const islandModules = 'src/site/app/islands.ts';
/** It names every island for every page, so its imports say nothing about any page. */
const islandTable = 'src/site/pages/island-table.ts';

const resolved = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return specifier.startsWith('#site/') ? specifier.replace('#site/', 'src/site/') : null;
};

const importsIn = ({ file, text }: SourceText): readonly string[] =>
  ts.preProcessFile(text, true, false).importedFiles.flatMap(({ fileName }) => resolved(file, fileName) ?? []);

/** The module of each island by its name, as the table of islands gives it. */
const islandsOf = (sources: readonly SourceText[]): ReadonlyMap<string, string> => {
  const text = sources.find(({ file }) => file === islandModules)?.text ?? '';
  return new Map(
    [...text.matchAll(/(\w+): \(\) => import\('([^']+)'\)/g)].flatMap(([, name = '', specifier = '']) => {
      const file = resolved(islandModules, specifier);
      return file === null ? [] : [[name, file]];
    }),
  );
};

/** Which file of the site imports which; a page that places an island counts as importing its module. */
export const siteImports = (sources: readonly SourceText[]): Evidence['imports'] => {
  const islands = islandsOf(sources);
  return sources
    .filter(({ file }) => file.startsWith('src/site/') && file !== islandModules && file !== islandTable)
    .map((source) => {
      const placed = [...source.text.matchAll(/<Island\s+name="(\w+)"/g)].flatMap(
        ([, name = '']) => islands.get(name) ?? [],
      );
      return { file: source.file, imports: [...new Set([...importsIn(source), ...placed])] };
    });
};
