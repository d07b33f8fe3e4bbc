import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPack, type Pack } from '#site/build/files/pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'pack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, 'texts.pack');
const within = (use: (pack: Pack) => void): void => {
  const pack = openPack(path);
  use(pack);
  pack.close();
};
const textOf = (pack: Pack, name: string): string | undefined => pack.read(name)?.toString();

describe('a pack', () => {
  beforeEach(() => {
    for (const file of [path, `${path}.json`]) rmSync(file, { force: true });
    within((pack) => {
      pack.write('short', Buffer.from('abc'));
      pack.write('empty', Buffer.alloc(0));
      pack.write('long', Buffer.from('x'.repeat(1000)));
    });
  });

  it('gives what was written into it, at once and after it was closed', () => {
    within((pack) => {
      expect([textOf(pack, 'short'), textOf(pack, 'empty'), pack.read('long')?.length]).toEqual(['abc', '', 1000]);
      pack.write('more', Buffer.from('def'));
      expect([textOf(pack, 'more'), pack.read('nobody'), pack.has('nobody')]).toEqual(['def', null, false]);
    });
    within((pack) => expect([textOf(pack, 'short'), textOf(pack, 'more')]).toEqual(['abc', 'def']));
  });

  it('forgets what nobody asked for, and becomes small again', () => {
    within((pack) => pack.read('short'));
    expect(statSync(path).size).toBe(3);
    within((pack) => expect([textOf(pack, 'short'), pack.has('long')]).toEqual(['abc', false]));
  });

  it('stays what it was where a build breaks off', () => {
    const broken = openPack(path);
    broken.write('half', Buffer.from('half'));
    within((pack) => expect([textOf(pack, 'short'), pack.has('half')]).toEqual(['abc', false]));
  });

  it('is empty where its file has lost its end', () => {
    truncateSync(path, 2);
    within((pack) => expect(pack.read('short')).toBeNull());
  });
});
