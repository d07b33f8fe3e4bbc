import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const kilobyte = 1000;

/** Bytes on the wire: the compressed file where there is one. */
const weight = (file: string): number => {
  const compressed = join(site.folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(site.folder, file)).size;
};
const weigh = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weight(file), 0);
const read = (file: string): string => site.read(file);
const assets = (pattern: string): readonly string[] => globSync(`assets/${pattern}`, { cwd: site.folder });

/** A script with everything that it imports at once. */
const withImports = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    withImports(`assets/${name}`, known);
  return known;
};

const scriptsOf = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => assets(`${name}-*.js`).flatMap((file) => [...withImports(file)])));

/** The script of an island, as the loader names it. */
const islandScript = (name: string): string => {
  const loader = assets('loader-*.js').map(read).join('');
  const [, file = ''] = new RegExp(`[{,]${name}:\\(\\)=>[^}]*?import\\([\`"'](\\./[^\`"']+)`).exec(loader) ?? [];
  return `assets/${file.slice(2)}`;
};

/** Everything that a page with its islands awake has fetched. */
const awake = (page: string): ReadonlySet<string> => {
  const islands = [...page.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => islandScript(name));
  expect(islands.length).toBeGreaterThan(0);
  return new Set([...scriptsOf('loader', 'react'), ...islands.flatMap((island) => [...withImports(island)])]);
};

describe('what a visitor fetches', () => {
  it('is at most 25 kB of HTML for every page', () => {
    const heavy = globSync('**/*.html', { cwd: site.folder }).filter((page) => weight(page) > 25 * kilobyte);
    expect(heavy).toEqual([]);
  });

  it('is at most 12 kB of styles and 60 kB of fonts', () => {
    expect(weigh(assets('*.css'))).toBeLessThanOrEqual(12 * kilobyte);
    expect(weigh(assets('*.woff2'))).toBeLessThanOrEqual(60 * kilobyte);
  });

  it('is at most 5 kB of scripts before an island wakes', () => {
    const [, loader = ''] = /<script type="module" src="\/([^"]+)"/.exec(read('index.html')) ?? [];
    const scripts = withImports(loader);
    expect([...scripts].join()).not.toContain('react');
    expect(weigh(scripts)).toBeLessThanOrEqual(5 * kilobyte);
  });

  it('is at most 85 kB of scripts with all islands of a page awake', () => {
    const pages = globSync('**/*.html', { cwd: site.folder }).filter((page) => read(page).includes('data-island="'));
    expect(pages.length).toBeGreaterThan(100);
    const heavy = pages.filter((page) => weigh(awake(read(page))) > 85 * kilobyte);
    expect(heavy).toEqual([]);
  });

  it('is at most 130 kB of scripts on the booking page', () => {
    expect(weigh(scriptsOf('loader', 'shell', 'booking'))).toBeLessThanOrEqual(130 * kilobyte);
  });
});
