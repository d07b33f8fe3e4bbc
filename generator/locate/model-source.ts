import { join } from 'node:path';
import { IndentationText, Project, QuoteKind, type SourceFile, ts } from 'ts-morph';
import { listFiles } from '../sources/list-files.ts';

/** An empty ts-morph project, to which callers add sources; `resolveImportedSource` adds those that a followed import names. */
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

/** The syntax trees of all sources of the model. This takes about a second, so use it only to look at every source. */
export const readAllModelSources = (root: string): Project => {
  const project = createEmptySyntaxProject();
  const folder = join(root, 'model');
  for (const { path } of listFiles(folder))
    if (/\.(ts|json)$/.test(path)) project.addSourceFileAtPath(join(folder, path));
  return project;
};

/** The source that a relative module specifier names; undefined for a package. */
export const resolveImportedSource = (from: SourceFile, specifier: string): SourceFile | undefined =>
  specifier.startsWith('.')
    ? from.getProject().addSourceFileAtPathIfExists(join(from.getDirectoryPath(), specifier))
    : undefined;
