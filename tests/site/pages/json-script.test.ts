import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonForScriptElement } from '#site/lib/html/json-script.tsx';

it('prints any JSON so that no part of it ends a script or begins markup, and parses back unchanged', () => {
  const hostile = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028');
  const value = fc.oneof(fc.jsonValue(), fc.array(hostile), fc.dictionary(hostile, hostile));
  fc.assert(
    fc.property(value, (json) => {
      const text = jsonForScriptElement(json);
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(json)));
    }),
  );
});
