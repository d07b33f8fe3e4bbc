import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openCompressor } from '#site/build/files/compressor.ts';
import { openOutput, rememberOutput } from '#site/build/files/output.ts';
import { swapDist } from '#site/build/files/swap-dist.ts';
import { foldersOf } from '#site/build/folders.ts';

const root = mkdtempSync(join(tmpdir(), 'compressor-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = foldersOf(root);
const inDist = (path: string): string => join(folders.dist, path);
const text = 'Kurs pierwszej pomocy. '.repeat(100);

const build = async (files: Readonly<Record<string, string>>, way?: string): Promise<void> => {
  mkdirSync(folders.stage, { recursive: true });
  const output = openOutput(folders);
  const compressor = openCompressor(folders, output, way);
  for (const [path, content] of Object.entries(files)) output.place(path, content);
  await compressor.finish();
  swapDist(folders.stage, folders.dist);
  rememberOutput(folders, output);
};
const twins = ['page.html.br', 'page.html.gz'];
const inodes = (): readonly number[] => twins.map((twin) => statSync(inDist(twin)).ino);

describe('the compressed twins of a file', () => {
  beforeEach(() => {
    for (const folder of [folders.cache, folders.dist]) rmSync(folder, { recursive: true, force: true });
  });

  it('hold its text, and a file that gains nothing has none', async () => {
    await build({ 'page.html': text, 'small.html': 'Kurs' });
    const [brotli, gzip] = twins.map((twin) => readFileSync(inDist(twin)));
    expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip ?? '').toString()).toBe(text);
    expect(() => statSync(inDist('small.html.br'))).toThrow('ENOENT');
  });

  it('stay where the file stays, and are made again where it or the way of compressing is another', async () => {
    const page = { 'page.html': text };
    await build(page);
    const first = inodes();
    await build(page);
    expect(inodes()).toEqual(first);
    await build(page, 'another way');
    const second = inodes();
    for (const [at, inode] of second.entries()) expect(inode).not.toBe(first[at]);
    await build({ 'page.html': `${text}!` }, 'another way');
    expect(brotliDecompressSync(readFileSync(inDist('page.html.br'))).toString()).toBe(`${text}!`);
  });
});
