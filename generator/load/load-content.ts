import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '#domain/texts/compare-text.ts';
import { problemOfFile } from '../locate/locate.ts';
import type { Problem } from '../problems/problem.ts';
import { binaryTypeOf } from './binary-type.ts';
import { readContentFile } from './content-file.ts';
import type { ContentBinary, ContentFile } from './loaded.ts';

export type LoadedContent = {
  readonly content: readonly ContentFile[];
  readonly contentBinaries: readonly ContentBinary[];
  readonly problems: readonly Problem[];
};

type Listed = { readonly path: string; readonly kind: 'file' | 'link' };

/** Everything below a folder but folders and dot files (editors' and systems' own), with paths relative to `root`. */
const listFiles = (root: string, folder = ''): Listed[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry): Listed[] => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(root, path);
      return [{ path, kind: entry.isFile() ? 'file' : 'link' }];
    });

const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? `${error.code}` : 'unknown');

const readBytes = (path: string): Buffer | string => {
  try {
    return readFileSync(path);
  } catch (error) {
    return reasonOf(error);
  }
};

/** Reads all of content/ in the order of the paths, whatever order the directory gives them in. */
export const loadContent = (root: string): LoadedContent => {
  const content: ContentFile[] = [];
  const contentBinaries: ContentBinary[] = [];
  const problems: Problem[] = [];
  const folder = join(root, 'content');
  for (const { path, kind } of listFiles(folder).toSorted((a, b) => compareText(a.path, b.path))) {
    const bytes = kind === 'link' ? undefined : readBytes(join(folder, path));
    if (bytes === undefined) {
      problems.push(problemOfFile(`content/${path}`, 'content-link', 'This is a link, not a plain file.'));
    } else if (typeof bytes === 'string') {
      problems.push(
        problemOfFile(`content/${path}`, 'content-unreadable', `The system refuses to read it (${bytes}).`),
      );
    } else if (/\.(md|ya?ml)$/.test(path)) {
      const read = readContentFile(path, bytes);
      content.push(read.file);
      problems.push(...read.problems);
    } else {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      contentBinaries.push({ path, size: bytes.length, sha256, type: binaryTypeOf(bytes) });
    }
  }
  return { content, contentBinaries, problems };
};
