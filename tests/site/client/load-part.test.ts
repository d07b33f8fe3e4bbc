import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { importWithRetry } from '#site/lib/load-part.ts';
import { covers } from '../../covers.ts';

const site = join(import.meta.dirname, '../../../src/site');
const missing = new Error('The file did not come.');

describe('a part of the code', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => sent.push(type));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    ['that comes is loaded once', [true], 1, 'part', []],
    ['whose first download fails is loaded again after a second', [false, true], 2, 'part', []],
    ['that fails twice is reported to the window', [false, false], 2, missing, ['partmissing']],
  ] as const)('%s', covers('C206'), async (_, comes, downloads, result, events) => {
    const load = vi.fn<() => Promise<string>>();
    for (const one of comes) one ? load.mockResolvedValueOnce('part') : load.mockRejectedValueOnce(missing);
    const loaded = importWithRetry(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe(result);
    expect(load).toHaveBeenCalledTimes(downloads);
    expect(sent).toEqual(events);
  });
});

/** Lines that load code without a second try. */
const bareImports = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /(?<!typeof )\bimport\(/.test(line) && !/importWithRetry\((?:async )?\(\) => /.test(line));

/** The files that contain tables of parts of the code, with the lines in which one is taken and loaded. */
const tables: Readonly<Record<string, readonly string[]>> = {
  'app/browser/islands.ts': [
    'importWithRetry(() => islandModules[name]())',
    'importWithRetry(() => enhancers[name]())',
  ],
  'app/shell/shell.tsx': ['await importWithRetry(pagesByRoute[page.route] ?? noPage)'],
};
const takesPart = /(?:islandModules|enhancers|pagesByRoute)[[.]|\bload\(/;

test('every part of the code is loaded with a retry', () => {
  const files = globSync('{app,features,lib,pages,ui}/**/*.{ts,tsx}', { cwd: site });
  const linesOf = (file: string) => readFileSync(join(site, file), 'utf8').split('\n');
  const found = files.filter((file) => bareImports(linesOf(file).join('\n')).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(tables));
  const ways = Object.values(tables).flat();
  const lines = files.filter((file) => file.startsWith('app/')).flatMap(linesOf);
  expect(ways.filter((way) => !lines.some((line) => line.includes(way)))).toEqual([]);
  expect(lines.filter((line) => takesPart.test(line) && !ways.some((way) => line.includes(way)))).toEqual([]);
});

test('the search detects a bare import', () => {
  expect(bareImports("const load = () => import('./part.ts');\ntype Part = typeof import('./part.ts');")).toHaveLength(
    1,
  );
});
