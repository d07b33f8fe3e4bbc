import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { brokenOutputMessage } from '#generator/command/broken-output.ts';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { loadContent } from '#generator/load/load-content.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';
import { newFiles, oldFiles, readTree, settle } from './trees.ts';

const writing = [
  'mkdirSync',
  'writeFileSync',
  'appendFileSync',
  'renameSync',
  'chmodSync',
  'linkSync',
  'rmSync',
] as const;
const errors = ['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS'];

let restore = (): void => {};
afterEach(() => restore());

const isFunction = (value: unknown): value is (...all: unknown[]) => unknown => typeof value === 'function';

/** Counts the calls of these names, and lets one end with an error of the system. */
const failAt = (names: readonly (keyof typeof fs)[], call: number, code: string): { count: number } => {
  const calls = { count: 0 };
  const originals = names.map((name) => [name, Reflect.get(fs, name)] as const);
  for (const [name, original] of originals) {
    if (!isFunction(original)) continue;
    Reflect.set(fs, name, (...all: unknown[]) => {
      calls.count += 1;
      if (calls.count !== call) return original(...all);
      throw Object.assign(new Error(`${code}: injected`), { code, syscall: name, path: all[0] });
    });
  }
  syncBuiltinESMExports();
  restore = () => {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    syncBuiltinESMExports();
  };
  return calls;
};

const prepare = async (): Promise<string> => {
  const root = makeWorkspace({});
  await settle(root, oldFiles);
  return root;
};

describe('an error of the file system', () => {
  test.each(errors)(
    '%s at any call that writes ends in one sentence, and the next run completes the output',
    async (code) => {
      const whole = await prepare();
      await settle(whole, newFiles);
      const wanted = [readTree(join(whole, 'generated')), readTree(join(whole, '.cache/site'))];
      let ended = false;
      const sentences = new Set<string>();
      for (let call = 1; !ended; call += 1) {
        const root = await prepare();
        const calls = failAt(writing, call, code);
        const { exitCode, lines } = reportOutcome(await settle(root, newFiles), 0);
        restore();
        ended = calls.count < call;
        if (ended || exitCode === 0) continue;
        expect(exitCode, `call ${call}`).toBe(3);
        expect(lines).toEqual([
          expect.stringMatching(`^(Nothing was changed|The output is not complete): .+\\(${code}`),
        ]);
        sentences.add(lines[0]?.slice(0, 12) ?? '');
        if (lines[0]?.startsWith('Nothing') === true) expect(brokenOutputMessage(root)).toBeNull();
        expect(await settle(root, newFiles), `call ${call}`).toMatchObject({ kind: 'written' });
        expect([readTree(join(root, 'generated')), readTree(join(root, '.cache/site'))]).toEqual(wanted);
      }
      expect(sentences.size).toBe(2);
    },
  );

  test('an unreadable file of generated/ ends the run with one sentence', async () => {
    const root = await prepare();
    failAt(['readFileSync'], 2, 'EACCES');
    const { exitCode, lines } = reportOutcome(await settle(root, newFiles), 0);
    expect([exitCode, lines]).toEqual([
      3,
      [expect.stringMatching(/^Nothing was changed: permission is denied \(EACCES, /)],
    ]);
  });

  test('an unreadable file of content/ is a problem with its position', () => {
    const root = makeWorkspace({ 'content/pl/page.md': 'Text\n' });
    failAt(['readFileSync'], 1, 'EACCES');
    expect(loadContent(root).problems).toMatchObject([{ code: 'content-unreadable', file: 'content/pl/page.md' }]);
  });
});
