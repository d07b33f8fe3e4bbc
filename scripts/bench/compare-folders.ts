import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const listFiles = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

const isSame = (a: string, b: string): boolean => readFileSync(a).equals(readFileSync(b));

/** The files that fit the pattern and are in only one of two folders, or differ in a byte. */
export const differingFiles = (one: string, other: string, pattern: string): readonly string[] => {
  const [ours, theirs] = [new Set(listFiles(one, pattern)), new Set(listFiles(other, pattern))];
  return [...new Set([...ours, ...theirs])].filter(
    (file) => !ours.has(file) || !theirs.has(file) || !isSame(join(one, file), join(other, file)),
  );
};
