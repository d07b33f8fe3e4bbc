import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where Vite says that a module cannot be read. */
const placeOfTransform = (error: object): Place | undefined => {
  const loc = 'loc' in error && typeof error.loc === 'object' ? error.loc : null;
  const id = 'id' in error && typeof error.id === 'string' ? error.id : '';
  if (loc === null || !('line' in loc) || typeof loc.line !== 'number') return undefined;
  const file = 'file' in loc && typeof loc.file === 'string' ? loc.file : id;
  const column = 'column' in loc && typeof loc.column === 'number' ? loc.column : 0;
  return { file: file.split('?', 1)[0] ?? '', line: loc.line, column: column + 1 };
};

/** The parser of scripts draws the place in its message. */
const placeInMessage = (message: string, root: string): Place | undefined => {
  const [, name = '', line, column] = /╭─\[\s*(\S+?):(\d+):(\d+)\s*\]/.exec(stripVTControlCharacters(message)) ?? [];
  const found = [join(root, name), join(root, 'src/site', name), name].find((path) => name !== '' && existsSync(path));
  return found === undefined ? undefined : { file: found, line: Number(line), column: Number(column) };
};

/** The innermost frame of the stack that is our own. */
const placeInStack = (stack: string, root: string): Place | undefined => {
  for (const [, reference = '', line, column] of stack.matchAll(/(?:\(|at )((?:file:)?\/[^()\n]+?):(\d+):(\d+)/g)) {
    const file = reference.startsWith('file:') ? fileURLToPath(reference) : (reference.split('?', 1)[0] ?? '');
    if (file.startsWith(`${root}/`) && !file.includes('node_modules') && existsSync(file))
      return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
};

/** What zod found, with the places in the data. */
const issuesOf = (error: Error): string | undefined =>
  error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `“${path.join('.')}”: ${message}`).join(' ')
    : undefined;

const sentenceOf = (error: Error): string => {
  const issues = issuesOf(error);
  if (issues !== undefined) return issues;
  const lines = stripVTControlCharacters(error.message).split('\n');
  const first = lines.find((line) => line.trim() !== '' && !/^(?:Transform|Build) failed with/.test(line)) ?? '';
  return first
    .replace(/^\s*\[[^\]]+\] /, '')
    .replace(/^Error: /, '')
    .replace(/^\S*\.(?:tsx?|css):\d+:\d+:? */, '');
};

/** An error of code or style in the form of the generator's problems: place, what was found, the line. */
export const explainError = (error: unknown, root: string): string => {
  if (!(error instanceof Error)) return String(error);
  const place = placeOfTransform(error) ?? placeInMessage(error.message, root) ?? placeInStack(error.stack ?? '', root);
  const kind = error.name === 'Error' ? '' : `${error.name}: `;
  if (place === undefined || !existsSync(place.file)) return `${kind}${sentenceOf(error)}`;
  const { file, line, column } = place;
  const source = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  const head = `  ${line} | `;
  return [
    `${relative(root, file)}:${line}:${column} code`,
    `  ${kind}${sentenceOf(error)}`,
    `${head}${source}`,
    `${' '.repeat(head.length - 2)}| ${' '.repeat(Math.max(0, column - 1))}^`,
  ].join('\n');
};
