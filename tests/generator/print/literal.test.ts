import { stripTypeScriptTypes } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printLiteral, rawCode } from '#generator/print/literal.ts';

const evaluate = (text: string): unknown => new Function(`return (${stripTypeScriptTypes(`(${text})`)});`)();

describe('a literal', () => {
  test.each([
    [1, '1'],
    [-5, '-5'],
    ["it's", '"it\'s"'],
    ['a"b', "'a\"b'"],
    [`'"`, `'\\'"'`],
    ['line\nnext\u200b\u2028', "'line\\nnext\\u{200b}\\u{2028}'"],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [{ a: 1, 'b-c': [true], 3: undefined }, "{ a: 1, 'b-c': [true] }"],
    [{ run: rawCode('city("x")') }, '{ run: city("x") }'],
  ])('of %j is %s', (value, expected) => {
    expect(printLiteral(value)).toBe(expected);
  });

  test('that is too long for a line has one entry per line', () => {
    const long = 'x'.repeat(60);
    expect(printLiteral({ a: [long, long], b: { c: 1 } })).toBe(
      `{\n  a: [\n    '${long}',\n    '${long}',\n  ],\n  b: { c: 1 },\n}`,
    );
  });

  test('never exceeds the line width where it can be broken', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.string({ maxLength: 40 }), list: fc.array(fc.nat()) })), (value) => {
        for (const line of printLiteral(value).split('\n')) expect(line.length).toBeLessThanOrEqual(121);
      }),
    );
  });

  test('evaluates to the value it was printed from', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(evaluate(printLiteral(value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x')])('of %s does not exist', (value) => {
    expect(() => printLiteral({ value })).toThrow(/cannot be printed/);
  });
});
