import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '#domain/texts/compare-text.ts';
import { keptAnswers } from './kept-answers.ts';
import type { Evidence } from './loaded.ts';
import { ruleCalls } from './rule-calls.ts';
import { pageModules, siteParts, sourceImports } from './source-imports.ts';

/** Where rules are called or asked. */
const folders = ['src', 'scripts', 'generator/plan', 'generator/validate', 'generator/emit', 'tests'];
const figuresFile = 'tests/mutation/figures.json';

/** The source files below a folder, relative to the root, in byte order. */
const sourceFiles = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .toSorted(compareText)
    : [];

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]/g)].map(([, name = '']) => name))].toSorted(
    compareText,
  );

const isTestOfRules = (file: string): boolean => /^tests\/(?!generator\/|architecture\/).+\.test\.tsx?$/.test(file);

/** Who calls or asks which rule, where the answers show, which rules have an oracle, and the figures of the last mutation run; empty where a folder is missing. */
export const loadEvidence = (root: string): Evidence => {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  const figures = join(root, figuresFile);
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const calls = sources.flatMap(ruleCalls);
  return {
    calls,
    ...keptAnswers(sources, calls),
    imports: sourceImports(sources),
    pages: pageModules(sources),
    parts: siteParts(sources),
    named: sources.filter(({ file }) => isTestOfRules(file)).map(({ file, text }) => ({ file, names: namesIn(text) })),
    oracles: files.flatMap((file) => /^tests\/oracles\/([a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? []),
    mutation: existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : null,
  };
};
