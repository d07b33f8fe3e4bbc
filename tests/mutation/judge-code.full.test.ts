import { describe, expect, it } from 'vitest';
import { setUpBench } from './judge-code.ts';
import { listMutants } from './list-mutants.ts';
import { mutatedModules } from './mutated-modules.ts';
import { reverseRows } from './reverse-rows.ts';

describe('the witness', () => {
  it.each(mutatedModules)('of $id accepts it as it is, its rows in both orders', async (module) => {
    await expect(setUpBench(module)).resolves.toHaveProperty('source');
  });

  it('of the badge objects to a bound that is moved, to a row that reaches into its neighbour and to a row renamed, to nothing else', async () => {
    const badge = mutatedModules.find(({ id }) => id === 'availability-badge');
    if (badge === undefined) throw new Error('There is no badge.');
    const { source, objection } = await setUpBench(badge);
    for (const [original, replacement] of [
      ['freePlaces <= 0', 'freePlaces < 0'],
      ['freePlaces >= parameters.severalPlacesFrom && ', ''],
      ["row: 'few'", "row: 'several'"],
      ['throw new RangeError(', 'return ('],
    ] as const) {
      expect(source).toContain(original);
      expect(await objection(source.replace(original, replacement)), original).not.toBeNull();
    }
    const unchanged = source.replace('if (freePlaces <= 0)', 'if (freePlaces !== null && freePlaces <= 0)');
    expect(await objection(unchanged)).toBeNull();
  });
});

describe('the faults', () => {
  const source = 'export const isAdult = (age: number): boolean => age >= 18;\n';

  it('of a comparison are its bound, its direction, its outcome and its number', async () => {
    const mutants = await listMutants('adult.ts', source);
    expect(mutants.map(({ mutator, original, replacement }) => `${mutator}: ${original} → ${replacement}`)).toEqual([
      'ArrowFunction: (age: number): boolean => age >= 18 → () => undefined',
      'ConditionalExpression: age >= 18 → true',
      'ConditionalExpression: age >= 18 → false',
      'EqualityOperator: age >= 18 → age > 18',
      'EqualityOperator: age >= 18 → age < 18',
      'NumberLiteral: age >= 18 → age >= 17',
      'NumberLiteral: age >= 18 → age >= 19',
    ]);
    expect(mutants.map(({ line, column }) => [line, column])).toContainEqual([1, 50]);
  });
});

describe('rows read backwards', () => {
  it('change places, and everything else stays', () => {
    const rows = (first: string, second: string) =>
      `export function f(a: number) {\n  const b = a;\n  ${first}\n  ${second}\n  throw new Error();\n}\n`;
    const [low, high] = ['if (b < 1) return 1;', 'if (b >= 1) return 2;'];
    expect(reverseRows(rows(low, high))).toBe(rows(high, low));
    const unknown = 'if (a === null) return 0;';
    expect(reverseRows(rows(unknown, `${low}\n  ${high}`))).toBe(rows(unknown, `${high}\n  ${low}`));
  });
});
