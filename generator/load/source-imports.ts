import { posix } from 'node:path';
import { ts } from 'ts-morph';
import type { Evidence } from './loaded.ts';
import type { SourceText } from './source-text.ts';

const islandModules = 'src/site/app/browser/islands.ts';
/** It names every island for every page, so its imports say nothing about any page. */
const islandTable = 'src/site/pages/sections/island-table.ts';
/** The tables of pages: what they import are the pages themselves. */
const pageTables = ['src/site/pages/page-body.tsx', 'src/site/app/shell/shell-pages.ts'];

const aliases: Readonly<Record<string, string>> = { '#site/': 'src/site/', '#backend/': 'src/backend/' };

const resolved = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const alias = Object.keys(aliases).find((one) => specifier.startsWith(one));
  return alias === undefined ? null : specifier.replace(alias, aliases[alias] ?? alias);
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

/** Which file of the site or the server imports which; a page that places an island counts as importing its module. */
export const sourceImports = (sources: readonly SourceText[]): Evidence['imports'] => {
  const islands = islandsOf(sources);
  const apart = [islandModules, islandTable, ...pageTables];
  return sources
    .filter(({ file }) => file.startsWith('src/') && !apart.includes(file))
    .map((source) => {
      const placed = [...source.text.matchAll(/<Island\s+name="(\w+)"/g)].flatMap(
        ([, name = '']) => islands.get(name) ?? [],
      );
      return { file: source.file, imports: [...new Set([...importsIn(source), ...placed])] };
    });
};

const wordOf = (word: string): string => word.replaceAll("'", '');

/** Kinds in the one table (`course: CoursePage`), routes of the application in the other (`booking: … import('…')`). */
const entriesOf = ({ file, text }: SourceText): readonly (readonly [string, string])[] => {
  const modules = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '([^']+)';/gm)].map(([, name = '', specifier = '']) => [
      name,
      specifier,
    ]),
  );
  return [...text.matchAll(/^ {2}('?[\w-]+'?): (?:(\w+)|.*import\('([^']+)'\).*),$/gm)].flatMap(
    ([, word = '', component = '', specifier = modules.get(component) ?? '']) => {
      const page = resolved(file, specifier);
      return page === null ? [] : [[page, wordOf(word)] as const];
    },
  );
};

/** The modules of pages, each with the kinds of pages or the routes of the application that it shows. */
export const pageModules = (sources: readonly SourceText[]): Evidence['pages'] => {
  const shown = new Map<string, readonly string[]>();
  for (const source of sources.filter(({ file }) => pageTables.includes(file)))
    for (const [page, word] of entriesOf(source)) shown.set(page, [...(shown.get(page) ?? []), word]);
  return [...shown].map(([file, shows]) => ({ file, shows }));
};

/** The components that a file exports, and the messages that it speaks with. */
export const siteParts = (sources: readonly SourceText[]): Evidence['parts'] =>
  sources
    .filter(({ file }) => file.startsWith('src/site/') && file.endsWith('.tsx'))
    .map(({ file, text }) => ({
      file,
      components: [...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = '']) => name),
      messages: [...new Set([...text.matchAll(/\buseTexts\('(\w+)'\)/g)].map(([, name = '']) => name))],
    }));
