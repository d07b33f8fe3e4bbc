import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';

/** The clauses, decisions and rules that a test file names: `covers('4.20', 'C58', 'rule:discount')`. */
const claimsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bcovers\(([^()]*)\)/g)].flatMap(([, ids = '']) => ids.match(/(?<=')[\w.:-]+(?=')/g) ?? []);

/** Reads the tags of every test below `root`; files that are only compiled contain no test. */
export const readCoveringTests = (root: string): Readonly<Record<string, readonly string[]>> => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root, exclude: ['tests/types/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted(compareByCodeUnit);
  const tags = files.flatMap((file) =>
    [...new Set(claimsIn(readFileSync(join(root, file), 'utf8')))].map((claim) => ({ claim, file })),
  );
  const groups = [...Map.groupBy(tags, ({ claim }) => claim)];
  return Object.fromEntries(groups.map(([claim, group]) => [claim, group.map(({ file }) => file)]));
};
