import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';

const codePatterns = ['src/site/**/*.{ts,tsx,css,svg,woff2}', 'generated/**/*.{ts,css}', 'package-lock.json'];

/** Generated modules quote texts in comments of one line; a changed text is no changed code. */
const withoutQuotes = (text: string): string => text.replaceAll(/^ *\/\*\*.*\*\/$/gm, '');

const contentOf = (root: string, file: string): string | Buffer =>
  /^generated[\\/].*\.ts$/.test(file)
    ? withoutQuotes(readFileSync(join(root, file), 'utf8'))
    : readFileSync(join(root, file));

/** One fingerprint of everything that the bundles are made of. */
export const codeFingerprint = (root: string): string => {
  const files = codePatterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return fingerprint(files.map((file) => `${file} ${fingerprint(contentOf(root, file))}`).join('\n'));
};
