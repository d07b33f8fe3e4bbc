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

/** An island in an area of its own wakes when somebody touches it; the others wake when they come near the window. */
const islandsOf = (page: string, touched: boolean): readonly string[] =>
  [...page.matchAll(/(data-island-area="[^"]*"><div class="island"><div )?data-island="([^"]+)"/g)]
    .filter(([, area]) => touched || area === undefined)
    .map(([, , name = '']) => islandScript(name));

/** Everything that a page with its islands hydrated has fetched, with the form that a visitor uses or without it. */
const hydratedIslands = (page: string, { touched }: { readonly touched: boolean }): ReadonlySet<string> =>
  new Set([...scriptsOf('loader', 'react'), ...islandsOf(page, touched).flatMap((island) => [...withImports(island)])]);

describe('what a visitor fetches', () => {
  it('is at most 25 kB of HTML for every page', () => {
    const heavy = globSync('**/*.html', { cwd: site.folder }).filter((page) => weight(page) > 25 * kilobyte);
    expect(heavy).toEqual([]);
  });

  it('is at most 13.5 kB of styles and 60 kB of fonts', () => {
    expect(weigh(assets('*.css'))).toBeLessThanOrEqual(13.5 * kilobyte);
    expect(weigh(assets('*.woff2'))).toBeLessThanOrEqual(60 * kilobyte);
  });

  it('is at most 5 kB of scripts before an island hydrates', () => {
    const [, loader = ''] = /<script type="module" src="\/([^"]+)"/.exec(read('index.html')) ?? [];
    const scripts = withImports(loader);
    expect([...scripts].join()).not.toContain('react');
    expect(weigh(scripts)).toBeLessThanOrEqual(5 * kilobyte);
  });

  it('is at most 29.5 kB of scripts, without React, for what a page asks once it has loaded', () => {
    const scripts = scriptsOf('ask-on-load');
    expect([...scripts].join()).not.toContain('react');
    expect(weigh(scripts)).toBeLessThanOrEqual(29.5 * kilobyte);
  });

  const pagesWith = (part: string): readonly string[] => {
    const found = globSync('**/*.html', { cwd: site.folder }).filter((page) => read(page).includes(part));
    expect(found.length).toBeGreaterThan(100);
    return found;
  };

  it('is at most 90 kB of scripts with all islands of a page hydrated', () => {
    const heavy = pagesWith('data-island="').filter(
      (page) => weigh(hydratedIslands(read(page), { touched: false })) > 90 * kilobyte,
    );
    expect(heavy).toEqual([]);
  });

  it('is at most 8 kB more after the first touch of the contact form', () => {
    const heavy = pagesWith('data-island="contact"').filter(
      (page) => weigh(hydratedIslands(read(page), { touched: true })) > 98 * kilobyte,
    );
    expect(heavy).toEqual([]);
  });

  // Its checks read mailboxes, phones, tax numbers and names of other countries; the last step has the statements beside the button.
  it('is at most 139.5 kB of scripts on the booking page', () => {
    expect(weigh(scriptsOf('loader', 'shell', 'booking'))).toBeLessThanOrEqual(139.5 * kilobyte);
  });
});
