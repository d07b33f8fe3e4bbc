import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, findNearestName } from '#domain/texts/nearest-name.ts';
import { compareProblemPositions, formatProblem, type Problem } from '#generator/problems/problem.ts';

const problem: Problem = {
  code: 'dangling-reference',
  file: 'model/places/regions.ts',
  line: 12,
  column: 15,
  quote: "    cities: ['wroclwa'],",
  found: 'The region “dolnoslaskie” names the city “wroclwa”, which does not exist.',
  expected: 'The id of an existing entry.',
  remedy: 'Correct the id, or add the entry it names.',
  nearest: 'wroclaw',
};

describe('a problem is printed', () => {
  test('with its place, the quoted line, a caret, expectation, remedy and the nearest name', () => {
    expect(formatProblem(problem)).toBe(
      [
        'model/places/regions.ts:12:15 dangling-reference',
        '  The region “dolnoslaskie” names the city “wroclwa”, which does not exist.',
        "  12 |     cities: ['wroclwa'],",
        '     |               ^',
        '  Expected: The id of an existing entry.',
        '  Remedy: Correct the id, or add the entry it names.',
        '  Did you mean “wroclaw”?',
      ].join('\n'),
    );
  });

  test('without the line when a file as a whole is meant', () => {
    const { nearest: _, ...rest } = problem;
    expect(formatProblem({ ...rest, line: 1, column: 1, quote: '' }).split('\n')).toHaveLength(4);
  });

  test('with the relevant part of a long line, the caret under the column', () => {
    const quote = `${'a'.repeat(300)}HERE${'b'.repeat(300)}`;
    const [, , line = '', caret = ''] = formatProblem({ ...problem, column: 301, quote }).split('\n');
    expect(line.length).toBeLessThan(130);
    expect(line.slice(caret.indexOf('^')).startsWith('HERE')).toBe(true);
  });

  test('without control characters that would change the terminal', () => {
    const text = formatProblem({ ...problem, quote: '\u001b[31mred\u202e', found: 'a\u0000b' });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('with positions and texts of its consequences, up to a limit', () => {
    const follow = (line: number) => ({ code: 'bad-link', place: `content/a.md:${line}:1`, found: 'No b.' }) as const;
    const [, , ...lines] = formatProblem({
      ...problem,
      quote: '',
      expected: '',
      remedy: '',
      follows: Array.from({ length: 52 }, (_, index) => follow(index + 1)),
    }).split('\n');
    expect(lines.slice(1, 3)).toEqual(['  From the same mistake:', '    content/a.md:1:1 bad-link: No b.']);
    expect(lines.slice(-2)).toEqual(['    content/a.md:50:1 bad-link: No b.', '    and 2 more']);
  });

  test('as a note when it does not stop the generator', () => {
    expect(formatProblem({ ...problem, severity: 'note' })).toMatch(
      /^model\/places\/regions\.ts:12:15 note dangling-reference\n/,
    );
  });
});

test('problems are in the order of file, line, column and code, whatever order they were found in', () => {
  const sorted: Problem[] = [
    { ...problem, file: 'content/z.yaml' },
    { ...problem, file: 'model/Z.ts' },
    { ...problem, file: 'model/a.ts', line: 2, column: 9 },
    { ...problem, file: 'model/a.ts', line: 10, column: 1 },
    { ...problem, file: 'model/a.ts', line: 10, column: 2, code: 'dangling-reference' },
    { ...problem, file: 'model/a.ts', line: 10, column: 2, code: 'duplicate-id' },
  ];
  const shuffled = fc.shuffledSubarray(sorted, { minLength: sorted.length });
  fc.assert(
    fc.property(shuffled, (list) => {
      expect(list.toSorted(compareProblemPositions)).toEqual(sorted);
    }),
  );
});

describe('the nearest name', () => {
  const cities = ['wroclaw', 'warszawa', 'krakow', 'gdansk', 'lodz'];

  test.each([
    ['wroclwa', 'wroclaw'],
    ['Warszawa', 'warszawa'],
    ['gdańsk', 'gdansk'],
    ['lodzz', 'lodz'],
    ['atlantyda', undefined],
    ['', undefined],
  ])('to “%s” is %s', (name, expected) => {
    expect(findNearestName(name, cities)).toBe(expected);
  });

  test('does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 5 })), fc.string({ maxLength: 5 }), (names, name) => {
        expect(findNearestName(name, names.toReversed())).toBe(findNearestName(name, names));
      }),
    );
  });

  test('uses a symmetric edit distance', () => {
    expect(editDistance('ab', 'ba')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => editDistance(a, b) === editDistance(b, a)));
  });
});
