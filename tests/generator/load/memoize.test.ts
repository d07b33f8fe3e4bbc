import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emitAllFiles } from '#generator/emit/index.ts';
import { loadProject } from '#generator/load/load-project.ts';
import { memoizeByBytes, memoizeByObject } from '#generator/load/memoize.ts';
import { planLoadedProject } from '#generator/run.ts';
import { validateProject } from '#generator/validate/index.ts';

const root = join(import.meta.dirname, '../../..');

describe('a cached value', () => {
  it('is computed once for the same bytes of a file, and again for others', () => {
    const computed: string[] = [];
    const read = memoizeByBytes((name, bytes) => {
      computed.push(`${name}: ${bytes}`);
      return `${bytes}`;
    });
    const values = [
      ['a', 'one'],
      ['a', 'one'],
      ['b', 'one'],
      ['a', 'two'],
      ['a', 'one'],
    ].map(([name = '', text = '']) => read(name, Buffer.from(text)));
    expect(values).toEqual(['one', 'one', 'one', 'two', 'one']);
    expect(computed).toEqual(['a: one', 'b: one', 'a: two', 'a: one']);
  });

  it('is computed once for equal objects', () => {
    let computed = 0;
    const read = memoizeByObject<{ readonly text: string }, null>(() => {
      computed += 1;
      return null;
    });
    const file = { text: 'one' };
    expect([read(file), read(file), computed]).toEqual([null, null, 1]);
    read({ text: 'one' });
    expect(computed).toBe(2);
  });

  /** Freezes a value and all within; a list, record or map that is frozen already ends it. */
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    if (value instanceof Map) for (const inner of value.values()) freeze(inner);
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  };

  it('is never changed by later stages', async () => {
    const { loaded } = await loadProject({ root });
    if (loaded === undefined) throw new Error('The project cannot be loaded; see npm run generate.');
    freeze(loaded.content);
    freeze(loaded.contentBinaries);
    // What was read of a file stands in the content of the project.
    freeze(validateProject(loaded).project?.content);
    const planned = await planLoadedProject(root, loaded);
    if ('problems' in planned) throw new Error('The project has problems; see npm run generate.');
    expect(emitAllFiles(planned.plan).files.length).toBeGreaterThan(0);
    const again = await loadProject({ root });
    expect(again.loaded?.content.every((file, index) => file === loaded.content[index])).toBe(true);
  });
});
