import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isUntouched, type Output, openOutput, rememberOutput } from '#site/build/files/output.ts';
import { swapDist } from '#site/build/files/swap-dist.ts';

const root = mkdtempSync(join(tmpdir(), 'build-output-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = { cache: join(root, 'cache'), stage: join(root, 'cache/stage'), dist: join(root, 'dist') };
const inDist = (path: string): string => join(folders.dist, path);
const inStage = (path: string): string => join(folders.stage, path);

const open = (): Output => {
  mkdirSync(folders.stage, { recursive: true });
  return openOutput(folders);
};
const build = (fill: (output: Output) => void): void => {
  const output = open();
  fill(output);
  swapDist(folders.stage, folders.dist);
  rememberOutput(folders, output);
};

describe('what a build leaves for the next', () => {
  beforeEach(() => {
    for (const folder of [folders.cache, folders.dist]) rmSync(folder, { recursive: true, force: true });
    build(({ place }) => {
      place('page.html', 'old');
      place('deep/list.json', '[]', 'empty list');
    });
  });

  it('is taken over as the same file, also when it was taken over before', () => {
    const { ino } = statSync(inDist('page.html'));
    for (const _ of ['second', 'third'])
      build(({ place, keep }) => {
        place('page.html', 'old');
        expect(keep('deep/list.json', 'empty list')).toBe(true);
      });
    expect(statSync(inDist('page.html')).ino).toBe(ino);
    expect(isUntouched(folders)).toBe(true);
  });

  it('is not taken under another name, nor at another path', () => {
    const { keep } = open();
    expect([keep('deep/list.json', 'long list'), keep('list.json', 'empty list')]).toEqual([false, false]);
  });

  it.each(['new', 'longer'])('is not taken where somebody has written “%s” into it', (text) => {
    writeFileSync(inDist('page.html'), text);
    expect(isUntouched(folders)).toBe(false);
    build(({ place }) => place('page.html', 'old'));
    expect(readFileSync(inDist('page.html'), 'utf8')).toBe('old');
  });

  it('is not taken where somebody has removed it, and a file that nobody has placed is told', () => {
    writeFileSync(inDist('stray.html'), '');
    expect(isUntouched(folders)).toBe(false);
    rmSync(inDist('stray.html'));
    expect(isUntouched(folders)).toBe(true);
    rmSync(inDist('page.html'));
    expect(isUntouched(folders)).toBe(false);
    expect(open().keep('page.html', 'any')).toBe(false);
  });

  it('stays what it was where a build puts other bytes over what it has taken', () => {
    const { keep, place } = open();
    keep('deep/list.json', 'empty list');
    place('deep/list.json', '[1]');
    expect([inStage('deep/list.json'), inDist('deep/list.json')].map((file) => readFileSync(file, 'utf8'))).toEqual([
      '[1]',
      '[]',
    ]);
  });
});
