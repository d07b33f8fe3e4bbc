import { join } from 'node:path';
import { IndentationText, Project, QuoteKind, type SourceFile, ts } from 'ts-morph';
import { listFiles } from '../sources/list-files.ts';

/** TypeScript sources as syntax trees, none to begin with: each is read when a name leads to it. */
export const createEmptySyntaxProject = (): Project =>
  new Project({
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      allowImportingTsExtensions: true,
    },
  });

/** All sources of the model. Costs about a second: only for what looks at each of them. */
export const readAllModelSources = (root: string): Project => {
  const project = createEmptySyntaxProject();
  const folder = join(root, 'model');
  for (const { path } of listFiles(folder))
    if (/\.(ts|json)$/.test(path)) project.addSourceFileAtPath(join(folder, path));
  return project;
};

/** The source that a relative module specifier names. */
export const resolveImportedSource = (from: SourceFile, specifier: string): SourceFile | undefined =>
  specifier.startsWith('.')
    ? from.getProject().addSourceFileAtPathIfExists(join(from.getDirectoryPath(), specifier))
    : undefined;
