import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noCompressor } from '#site/build/files/compressor.ts';
import { openOutput, rememberOutput } from '#site/build/files/output.ts';
import { swapDist } from '#site/build/files/swap-dist.ts';
import { bundleMarks } from '#site/build/render/bundle-addresses.ts';
import { openRenderCache } from '#site/build/render/render-cache.ts';
import { createTextPlacer } from '#site/build/render/text-placer.ts';

const root = mkdtempSync(join(tmpdir(), 'build-placer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = { cache: join(root, 'cache'), stage: join(root, 'cache/stage'), dist: join(root, 'dist') };
const urls = { style: '/assets/style-1.css', loader: '/assets/loader-1.js' };
const page = `<html><link href="${bundleMarks.style}"/>żółw<script src="${bundleMarks.loader}"></script></html>`;

/** Builds a page and its twin in Markdown with the addresses of a bundle; `made` is how often they had to be made. */
const build = (addresses: Readonly<Record<string, string>>): { readonly made: number } => {
  mkdirSync(folders.stage, { recursive: true });
  const [output, cache] = [openOutput(folders), openRenderCache(folders.cache, 'code')];
  const placer = createTextPlacer({ cache, output, compressor: noCompressor });
  const known = cache.find('page');
  const made = { own: '', inputs: {}, files: { 'page.html': cache.keep(page), 'page.md': cache.keep('# Page') } };
  const texts = known ?? made;
  cache.remember('page', texts);
  placer.add(texts);
  expect(existsSync(join(folders.stage, 'page.html')), 'a page waits for the bundle').toBe(false);
  placer.open(addresses);
  cache.save();
  swapDist(folders.stage, folders.dist);
  rememberOutput(folders, output);
  return { made: known === undefined ? 1 : 0 };
};
const read = (): string => readFileSync(join(folders.dist, 'page.html'), 'utf8');
const inodes = () => ['page.html', 'page.md'].map((file) => statSync(join(folders.dist, file)).ino);

describe('a rendered page', () => {
  beforeEach(() => {
    for (const folder of [folders.cache, folders.dist]) rmSync(folder, { recursive: true, force: true });
    expect(build(urls)).toEqual({ made: 1 });
  });

  it('names the files of the bundle', () => {
    expect(read()).toBe(
      '<html><link href="/assets/style-1.css"/>żółw<script src="/assets/loader-1.js"></script></html>',
    );
  });

  it('is left alone where page and bundle are the same', () => {
    const before = inodes();
    expect(build(urls)).toEqual({ made: 0 });
    expect(inodes()).toEqual(before);
  });

  it('names another style sheet without being rendered again, and its twin stays', () => {
    const [, twin] = inodes();
    expect(build({ ...urls, style: '/assets/style-2.css' })).toEqual({ made: 0 });
    expect(read()).toContain('href="/assets/style-2.css"');
    expect(inodes()[1]).toBe(twin);
  });
});
