import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { problemOfWholeFile } from '../locate/locate.ts';
import { positionOfOffset } from '../locate/text-position.ts';
import type { Problem } from '../problems/problem.ts';
import { listFiles } from '../sources/list-files.ts';
import type { BinaryType, ContentBinary, ContentFile } from '../sources/loaded.ts';
import { type ReadContentFile, readContentFile } from './content-file.ts';
import { memoizeByBytes } from './memoize.ts';
import { findPictureFault } from './picture-fault.ts';

const startsWith = (bytes: Buffer, text: string, from = 0): boolean =>
  bytes.toString('latin1', from, from + text.length) === text;

const signatures: readonly (readonly [BinaryType, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)],
  ['mp4', (bytes) => startsWith(bytes, 'ftyp', 4)],
  ['pdf', (bytes) => startsWith(bytes, '%PDF-')],
  ['woff2', (bytes) => startsWith(bytes, 'wOF2')],
  [
    'svg',
    (bytes) =>
      /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
        bytes.toString('utf8', 0, 2000),
      ),
  ],
];

/** The type of a file, recognised by its first bytes. */
const binaryTypeOf = (bytes: Buffer): BinaryType => signatures.find(([, matches]) => matches(bytes))?.[0] ?? 'unknown';

export type LoadedContent = {
  readonly content: readonly ContentFile[];
  readonly contentBinaries: readonly ContentBinary[];
  readonly problems: readonly Problem[];
};

type Read = ReadContentFile | { readonly binary: ContentBinary } | { readonly refused: string };

const pictureProblem = (bytes: Buffer, type: ContentBinary['type']): ContentBinary['fault'] => {
  const fault = findPictureFault(bytes, type);
  if (fault?.offset === undefined) return fault;
  const { line, column } = positionOfOffset(bytes.toString('utf8'), fault.offset);
  return { found: fault.found, line, column };
};

/** Cached by bytes: a development server loads all files after each change, and this parses only the changed ones again. */
const parse = memoizeByBytes((path, bytes): Read => {
  if (/\.(md|ya?ml)$/.test(path)) return readContentFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = binaryTypeOf(bytes);
  return { binary: { path, size: bytes.length, sha256, type, fault: pictureProblem(bytes, type) } };
});

const readFile = (folder: string, path: string): Read => {
  try {
    return parse(path, readFileSync(join(folder, path)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { refused: `${error.code}` };
  }
};

/** Reads all of content/, sorted by path, so that the order of the directory does not matter. */
export const loadContent = (root: string): LoadedContent => {
  const content: ContentFile[] = [];
  const contentBinaries: ContentBinary[] = [];
  const problems: Problem[] = [];
  const folder = join(root, 'content');
  for (const { path, kind } of listFiles(folder)) {
    if (posix.basename(path) === 'README.md') continue;
    if (kind === 'link') {
      problems.push(
        problemOfWholeFile(`content/${path}`, 'content-link', 'This is a symbolic link, not a regular file.'),
      );
      continue;
    }
    const read = readFile(folder, path);
    if ('refused' in read) {
      const found = `The system refuses to read it (${read.refused}).`;
      problems.push(problemOfWholeFile(`content/${path}`, 'content-unreadable', found));
    } else if ('binary' in read) contentBinaries.push(read.binary);
    else {
      content.push(read.file);
      problems.push(...read.problems);
    }
  }
  return { content, contentBinaries, problems };
};
