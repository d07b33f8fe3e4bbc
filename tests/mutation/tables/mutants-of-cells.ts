import { cellBounds } from '#generator/rules/meaning/cell-test.ts';
import type { Parameters } from '#generator/rules/meaning/parameter-value.ts';
import { parameterIntervals } from '#generator/rules/meaning/parameter-value.ts';
import { listedValuesOfDomain } from '#generator/rules/meaning/region.ts';
import type { Scope } from '#generator/rules/meaning/scope.ts';
import type { Cell, Cells } from '#model/rules/cell.ts';

export interface Faulty<T> {
  readonly value: T;
  readonly fault: string;
}

const swaps = { atMost: 'below', below: 'atMost', atLeast: 'above', above: 'atLeast' } as const;

const numberOf = (bound: number | string, parameters: Parameters): number | null => {
  if (typeof bound === 'number') return bound;
  const parameter = parameters[bound];
  return parameter === undefined ? null : (parameterIntervals(parameter)[0]?.value ?? null);
};

const shiftedBounds = (cell: Cell, parameters: Parameters): readonly Faulty<Cell>[] => {
  const shift = (bound: number | string, build: (value: number) => Cell): readonly Faulty<Cell>[] => {
    const value = numberOf(bound, parameters);
    if (value === null) return [];
    return [value - 1, value + 1].map((moved) => ({ value: build(moved), fault: `${cell.op} ${bound} as ${moved}` }));
  };
  if (cell.op === 'between')
    return [...shift(cell.from, (from) => ({ ...cell, from })), ...shift(cell.to, (to) => ({ ...cell, to }))];
  if (cell.op === 'exactly' && typeof cell.value !== 'boolean')
    return shift(cell.value, (value) => ({ ...cell, value }));
  return 'bound' in cell ? shift(cell.bound, (bound) => ({ ...cell, bound })) : [];
};

const swappedWords = (cell: Cell, words: readonly (string | boolean)[]): readonly Faulty<Cell>[] => {
  if (cell.op === 'exactly')
    return words
      .filter((word) => word !== cell.value)
      .map((word) => ({ value: { op: 'exactly', value: word }, fault: `${String(cell.value)} as ${String(word)}` }));
  if (cell.op !== 'oneOf') return [];
  return cell.values.map((dropped) => ({
    value: { op: 'oneOf', values: cell.values.filter((word) => word !== dropped) },
    fault: `without ${String(dropped)}`,
  }));
};

const faultyCells = (
  cell: Cell,
  { scope, name }: { readonly scope: Scope; readonly name: string },
  parameters: Parameters,
): readonly Faulty<Cell>[] => {
  const domain = scope[name];
  if (domain === undefined) return [];
  const bounds = cellBounds(cell, domain).length > 0 ? shiftedBounds(cell, parameters) : [];
  const swapped: Faulty<Cell>[] =
    'bound' in cell ? [{ value: { ...cell, op: swaps[cell.op] }, fault: `${cell.op} as ${swaps[cell.op]}` }] : [];
  const words = listedValuesOfDomain(domain);
  return [...bounds, ...swapped, ...(words === null ? [] : swappedWords(cell, words))];
};

/** Every set of cells with one fault: a bound moved, a comparison swapped, a word replaced, a cell left out. */
export const faultyCellSets = (when: Cells, scope: Scope, parameters: Parameters): readonly Faulty<Cells>[] =>
  Object.entries(when).flatMap(([name, cell]) => {
    const changed = faultyCells(cell, { scope, name }, parameters).map(({ value, fault }) => ({
      value: { ...when, [name]: value },
      fault: `${name}: ${fault}`,
    }));
    const { [name]: _, ...others } = when;
    return [...changed, { value: others, fault: `${name}: left out` }];
  });
