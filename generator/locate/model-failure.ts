import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DiagnosticMessageChain, type Project, ts } from 'ts-morph';
import { compareProblemPositions, type Problem } from '../problems/problem.ts';
import { findMergeConflicts } from './conflict-markers.ts';
import { problemFromFinding, type SourcePosition } from './locate.ts';
import { readAllModelSources } from './model-source.ts';
import { positionAtLineAndColumn, positionOfOffset } from './text-position.ts';

const pathFromRoot = (root: string, path: string): string => relative(root, path).split(sep).join('/');

const toPath = (reference: string): string => (reference.startsWith('file:') ? fileURLToPath(reference) : reference);

const placeAt = (
  root: string,
  reference: string,
  position: { line: number; column: number },
): SourcePosition | undefined => {
  const path = toPath(reference);
  const file = pathFromRoot(root, path);
  if (!file.startsWith('model/') || !existsSync(path)) return undefined;
  return { file, ...positionAtLineAndColumn(readFileSync(path, 'utf8'), position.line, position.column) };
};

/** The position in the head of the stack, where Node writes `file:line`, the source and a caret for a syntax or link error. */
const placeFromHead = (root: string, stack: string): SourcePosition | undefined => {
  const head = /^(.+):(\d+)\n/.exec(stack);
  const caret = /^( *)\^/m.exec(stack);
  if (head?.[1] === undefined) return undefined;
  return placeAt(root, head[1], { line: Number(head[2]), column: (caret?.[1]?.length ?? 0) + 1 });
};

/** The position of an error thrown while the model runs: the innermost stack frame in a file of the model. */
const placeFromFrames = (root: string, stack: string): SourcePosition | undefined => {
  for (const [, reference, line, column] of stack.matchAll(/^ +at (?:.*\()?(file:.+?|\/.+?):(\d+):(\d+)\)?$/gm)) {
    const place = placeAt(root, reference ?? '', { line: Number(line), column: Number(column) });
    if (place !== undefined) return place;
  }
  return undefined;
};

/** The position of an import whose module does not exist: its specifier in the importing file. */
const placeOfImport = (root: string, message: string): SourcePosition | undefined => {
  const [, missing = '', importer = ''] =
    /Cannot find (?:module|package) '(.+?)' imported from (.+)$/.exec(message) ?? [];
  const path = toPath(importer);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  for (const match of text.matchAll(/(?:from|import)\s*\(?\s*(['"])(.+?)\1/g)) {
    const specifier = match[2] ?? '';
    const names = specifier.startsWith('.')
      ? join(path, '..', specifier) === toPath(missing)
      : missing.endsWith(specifier);
    const offset = match.index + match[0].length - specifier.length - 2;
    if (names) return { file: pathFromRoot(root, path), ...positionOfOffset(text, offset) };
  }
  return undefined;
};

const diagnosticText = (message: string | DiagnosticMessageChain): string =>
  typeof message === 'string' ? message : message.getMessageText();

/** The TypeScript codes for a name that is declared twice, an error for which Node gives no position. */
const redeclared: readonly number[] = [2300, 2323, 2395, 2451];

const diagnosticsOf = (project: Project): readonly ts.Diagnostic[] => {
  const program = project.getProgram().compilerObject;
  const sources = project.getSourceFiles().map((source) => source.compilerNode);
  const syntactic = sources.flatMap((source) => program.getSyntacticDiagnostics(source));
  if (syntactic.length > 0) return syntactic;
  return sources
    .flatMap((source) => program.getSemanticDiagnostics(source))
    .filter((diagnostic) => redeclared.includes(diagnostic.code));
};

/** Every syntax error of the model; Node itself stops at the first one. */
const syntaxProblems = (root: string): Problem[] => {
  const project = readAllModelSources(root);
  const conflicts = project
    .getSourceFiles()
    .flatMap((source) => findMergeConflicts(pathFromRoot(root, source.getFilePath()), source.getFullText()));
  const unsettled = new Set(conflicts.map(({ file }) => file));
  const others = diagnosticsOf(project).flatMap((diagnostic) => {
    const text = diagnostic.file?.text;
    if (diagnostic.file === undefined || text === undefined) return [];
    if (unsettled.has(pathFromRoot(root, diagnostic.file.fileName))) return [];
    const place = {
      file: pathFromRoot(root, diagnostic.file.fileName),
      ...positionOfOffset(text, diagnostic.start ?? 0),
    };
    const found = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    return [problemFromFinding(place, { code: 'model-not-loadable', found: diagnosticText(found) })];
  });
  return [...conflicts, ...others];
};

/** The problems because of which model/index.ts could not be imported, each at the line that causes it. */
export const explainModelImportError = (root: string, error: unknown): Problem[] => {
  const message = error instanceof Error ? error.message : `${error}`;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const all = error instanceof SyntaxError ? syntaxProblems(root) : [];
  if (all.length > 0) return all.toSorted(compareProblemPositions);
  const place = placeOfImport(root, message) ??
    placeFromHead(root, stack) ??
    placeFromFrames(root, stack) ?? { file: 'model/index.ts', line: 1, column: 1, quote: '' };
  const reported = message
    .replace(/ imported from .+$/, '')
    .replaceAll(`${root}${sep}`, '')
    .replace(
      /^Cannot read properties of (?:undefined|null) \(reading '(.+)'\)$/,
      'The value before “.$1” does not exist: it was removed, or its name is misspelt',
    );
  const found = `${reported.replace(/\.$/, '')}.`;
  return [problemFromFinding(place, { code: 'model-not-loadable', found })];
};
