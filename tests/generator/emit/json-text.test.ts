import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from '#generator/emit/json-text.ts';

test('JSON contains its value, whatever that is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a row of plain values is on one line where it fits', () => {
  const long = 'x'.repeat(200);
  expect(formatJson([{ id: 'a', at: 1 }, { id: long }, { within: [] }, { gone: undefined }])).toBe(
    `[\n  { "id": "a", "at": 1 },\n  {\n    "id": "${long}"\n  },\n  {\n    "within": []\n  },\n  {}\n]\n`,
  );
});
