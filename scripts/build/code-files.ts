import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

const codePatterns = ['src/site/**/*.{ts,tsx,css,svg}', 'generated/**/*.{ts,css}', 'package-lock.json'];

/** One fingerprint of everything that the bundles are made of. */
export const codeFingerprint = (root: string): string => {
  const files = codePatterns.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return fingerprint(files.map((file) => `${file} ${fingerprint(readFileSync(join(root, file)))}`).join('\n'));
};
