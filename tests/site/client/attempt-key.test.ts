import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIdempotencyKeyMaker } from '#site/lib/api/attempt-key.ts';

it('keeps its key for the same content and makes a new one for every edit', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (content, edit) => {
      const keyOf = createIdempotencyKeyMaker();
      const first = keyOf(content);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(keyOf({ ...content })).toBe(first);
      const edited = keyOf({ ...content, edit: `${edit}!${content.edit ?? ''}` });
      expect(edited).not.toBe(first);
      expect(keyOf(content)).not.toBe(first);
    }),
  );
});
