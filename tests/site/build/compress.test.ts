import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompressor } from '#site/build/files/compress.ts';
import { openFileCache } from '#site/build/files/kept-files.ts';
import { createSiteFileWriter } from '#site/build/files/output.ts';
import { createWorkQueue } from '#site/build/work-queue.ts';

const root = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const [stage, cache] = ['stage', 'kept'].map((name) => join(root, name));
const text = 'Kurs pierwszej pomocy. '.repeat(100);

const build = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  rmSync(stage ?? '', { recursive: true, force: true });
  mkdirSync(stage ?? '', { recursive: true });
  const [kept, queue] = [openFileCache(cache ?? ''), createWorkQueue()];
  const write = createSiteFileWriter(stage ?? '', createCompressor(stage ?? '', kept, queue));
  for (const [path, content] of Object.entries(files)) write(path, content);
  await queue.finish();
  kept.prune();
  return readdirSync(stage ?? '').toSorted();
};
const read = (path: string): Buffer => readFileSync(join(stage ?? '', path));
const keptFiles = (): readonly string[] => readdirSync(cache ?? '').toSorted();

describe('the compressed twins of a file', () => {
  beforeEach(() => rmSync(cache ?? '', { recursive: true, force: true }));

  it('contain its text; a file that does not shrink has none', async () => {
    expect(await build({ 'page.html': text, 'small.html': 'Kurs' })).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
      'small.html',
    ]);
    expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text);
    expect(gunzipSync(read('page.html.gz')).toString()).toBe(text);
  });

  it('are reused from an earlier build for the same text, and made again for another', async () => {
    await build({ 'page.html': text });
    const before = keptFiles();
    for (const file of before) writeFileSync(join(cache ?? '', file), 'of an earlier build');
    await build({ 'other.html': text });
    expect(read('other.html.br').toString()).toBe('of an earlier build');
    await build({ 'page.html': `${text}!` });
    expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(`${text}!`);
    expect(keptFiles()).toHaveLength(before.length);
    expect(keptFiles()).not.toEqual(before);
  });

  it('are not made for files of a host, hidden files and files of a single term', async () => {
    const paths = ['host/nginx.json', '.well-known/a.txt', 'kalendarz/termin-1.ics', 'picture.png'];
    await build(Object.fromEntries(paths.map((path) => [path, text])));
    expect(keptFiles()).toEqual([]);
  });
});

describe('work next to the rest of a build', () => {
  it('runs up to its concurrency limit, and finishes when all is done', async () => {
    const queue = createWorkQueue(2);
    let [working, most, done] = [0, 0, 0];
    for (let task = 0; task < 9; task++)
      queue.add(async () => {
        working += 1;
        most = Math.max(most, working);
        await new Promise((resolve) => setTimeout(resolve, task % 3));
        working -= 1;
        done += 1;
      });
    await queue.finish();
    expect([most, done]).toEqual([2, 9]);
  });

  it('fails with its first failure, and starts no further item', async () => {
    const queue = createWorkQueue(1);
    const started: number[] = [];
    for (const task of [1, 2, 3])
      queue.add(async () => {
        started.push(task);
        if (task === 2) throw new Error('The disk is full.');
      });
    await expect(queue.finish()).rejects.toThrow('The disk is full.');
    expect(started).toEqual([1, 2]);
  });
});
