import type { Cell } from '#model/rules/cell.ts';
import type { Domain } from '#model/rules/domain.ts';
import { domainRange, type Test } from './region.ts';

/** Returns the value of a bound: the number itself, or the value of the parameter that it names; null if that parameter has no value. */
export type BoundLookup = (bound: number | string) => number | null;

const unbounded = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

const rangeTest = (from: number | null, to: number | null): Test | null =>
  from === null || to === null || Number.isNaN(from) || Number.isNaN(to) ? null : { kind: 'range', from, to };

const oneSided = (op: 'atMost' | 'atLeast' | 'below' | 'above', bound: number | null): Test | null => {
  if (bound === null) return null;
  if (op === 'atMost') return rangeTest(unbounded.from, Math.floor(bound));
  if (op === 'below') return rangeTest(unbounded.from, Math.ceil(bound) - 1);
  return op === 'atLeast' ? rangeTest(Math.ceil(bound), unbounded.to) : rangeTest(Math.floor(bound) + 1, unbounded.to);
};

/** The test of a cell on a discrete domain; null if a bound has no value. */
export const compileCellTest = (cell: Cell, domain: Domain, lookup: BoundLookup): Test | null => {
  if (cell.op === 'isNull') return { kind: 'null' };
  if (cell.op === 'oneOf') return { kind: 'values', values: cell.values };
  if (cell.op === 'between') {
    const [from, to] = [lookup(cell.from), lookup(cell.to)];
    return from === null || to === null ? null : rangeTest(Math.ceil(from), Math.floor(to));
  }
  if (cell.op !== 'exactly') return oneSided(cell.op, lookup(cell.bound));
  if (domainRange(domain) === null || typeof cell.value === 'boolean')
    return typeof cell.value === 'number' ? null : { kind: 'values', values: [cell.value] };
  const value = lookup(cell.value);
  return value === null ? null : rangeTest(Math.ceil(value), Math.floor(value));
};

/** The bounds in a cell, for looking up parameters and for refusing numbers without a name. */
export const cellBounds = (cell: Cell, domain: Domain): readonly (number | string)[] => {
  if (cell.op === 'between') return [cell.from, cell.to];
  if (cell.op === 'exactly') return domainRange(domain) === null || typeof cell.value === 'boolean' ? [] : [cell.value];
  return cell.op === 'isNull' || cell.op === 'oneOf' ? [] : [cell.bound];
};
