import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutatedModules } from '../mutation/mutated-modules.ts';

const root = join(import.meta.dirname, '../..');

/** The checks that judge the faults of these modules are tests of the modules as they are. */
describe('a module without a table of its own', () => {
  it.each(mutatedModules.filter(({ rule }) => rule === null))(
    '$id answers as its check computes it in another way',
    async ({ file, judge }) => {
      const check = await judge(join(root, file));
      expect(check).not.toThrow();
    },
  );
});
