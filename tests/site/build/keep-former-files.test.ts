import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parameters } from '#generated/rules/parameters.ts';
import { replaceDistFolder } from '#site/build/files/output.ts';
import { keepFormerFiles } from '#site/build/output/keep-former-files.ts';
import { covers } from '../../covers.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'former-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const days = parameters.formerFilesDays;

/** A build of a day with these files, each containing its own name. */
const build = (today: number, ...files: readonly string[]): readonly string[] => {
  const folders = { stage: join(root, 'stage'), dist: join(root, 'dist') };
  mkdirSync(join(folders.stage, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folders.stage, 'assets', file), file);
  keepFormerFiles(folders, today);
  replaceDistFolder(folders.stage, folders.dist);
  return readdirSync(join(folders.dist, 'assets')).toSorted();
};

describe('files of former builds', () => {
  it('are served for their retention time after they were replaced, and no longer', covers('C206'), () => {
    expect(build(0, 'loader-a.js', 'style.css')).toEqual(['loader-a.js', 'style.css']);
    // However long it belonged to the site: its time begins when it is replaced.
    expect(build(100, 'loader-b.js', 'style.css')).toEqual(['loader-a.js', 'loader-b.js', 'style.css']);
    expect(build(100 + days, 'loader-c.js', 'style.css')).toEqual([
      'loader-a.js',
      'loader-b.js',
      'loader-c.js',
      'style.css',
    ]);
    expect(readFileSync(join(root, 'dist/assets/loader-a.js'), 'utf8')).toBe('loader-a.js');
    expect(build(101 + days, 'loader-c.js', 'style.css')).toEqual(['loader-b.js', 'loader-c.js', 'style.css']);
    expect(build(101 + 2 * days, 'loader-c.js', 'style.css')).toEqual(['loader-c.js', 'style.css']);
    expect(existsSync(join(root, 'dist/host/former-files.json'))).toBe(false);
  });

  it('are those of every folder whose names change with the bytes, as the pictures of shared links', () => {
    mkdirSync(join(root, 'dist/open-graph'), { recursive: true });
    writeFileSync(join(root, 'dist/open-graph/home.1a2b.png'), '');
    build(0, 'loader-a.js');
    expect(readdirSync(join(root, 'dist/open-graph'))).toEqual(['home.1a2b.png']);
  });

  it('start that time again when they have belonged to the site again', () => {
    build(0, 'loader-a.js');
    build(1, 'loader-b.js');
    build(2, 'loader-a.js');
    expect(build(2 + days, 'loader-b.js')).toEqual(['loader-a.js', 'loader-b.js']);
    expect(build(2 + 2 * days, 'loader-b.js')).toEqual(['loader-a.js', 'loader-b.js']);
  });
});
