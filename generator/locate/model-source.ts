import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IndentationText, Project, QuoteKind, type SourceFile, ts } from 'ts-morph';
import { compareText } from '#domain/texts/compare-text.ts';

/** The TypeScript sources of the model as syntax trees. Costs about a second: only for placing problems. */
export const readModelSource = (root: string): Project => {
  const project = new Project({
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
    },
  });
  const folder = join(root, 'model');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|json)$/.test(path));
  for (const path of paths.toSorted(compareText)) project.addSourceFileAtPath(join(folder, path));
  return project;
};

/** The source that a relative module specifier names, if it belongs to the model. */
export const importedSource = (from: SourceFile, specifier: string): SourceFile | undefined =>
  specifier.startsWith('.') ? from.getProject().getSourceFile(join(from.getDirectoryPath(), specifier)) : undefined;
