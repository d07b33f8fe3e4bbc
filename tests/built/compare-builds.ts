import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares two built sites: `node tests/built/compare-builds.ts <before> <after>`. What a bundler or a fingerprint puts into
 * a file name does not count, nor do the bundled files themselves and the compressed twins. Prints a line a difference;
 * the exit code is 1 when there is one.
 */
const fingerprinted = /([-.])[A-Za-z0-9_-]{8}(?:[A-Za-z0-9]{8})?(?=\.(?:js|css|json|svg|png|woff2|avif|webp)\b)/g;
const ignored = /^assets\/|\.(?:br|gz)$/;
const text = /\.(?:html|xml|json|txt|ics|webmanifest|conf)$|_redirects$|_headers$/;

const plainName = (name: string): string => name.replace(fingerprinted, '$1*');

type Site = ReadonlyMap<string, string>;

const readSite = (folder: string): Site =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/$/, '').length + 1))
      .filter((path) => !ignored.test(path))
      .map((path) => {
        const bytes = readFileSync(join(folder, path));
        return [plainName(path), text.test(path) ? plainName(bytes.toString('utf8')) : bytes.toString('base64')];
      }),
  );

const around = 60;

/** The first place where two texts part, in words of both. */
const firstDifference = (before: string, after: string): string => {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const part = (whole: string): string => JSON.stringify(whole.slice(Math.max(0, at - around), at + around));
  return `\n    - ${part(before)}\n    + ${part(after)}`;
};

const compareSites = (before: Site, after: Site): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === now) return [];
    if (old === undefined) return [`only after: ${path}`];
    if (now === undefined) return [`only before: ${path}`];
    return [`differs: ${path}${text.test(path) ? firstDifference(old, now) : ''}`];
  });

const [before, after] = process.argv.slice(2);
if (before === undefined || after === undefined) {
  process.stderr.write('Usage: node tests/built/compare-builds.ts <folder before> <folder after>\n');
  process.exitCode = 2;
} else {
  const sites = [readSite(before), readSite(after)] as const;
  const differences = compareSites(...sites);
  process.stdout.write(
    `${[...differences, `${sites[1].size} files compared, ${differences.length} differ`].join('\n')}\n`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
}
