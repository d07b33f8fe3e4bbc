import type { ParameterId } from './parameters.ts';

/** An end of a range: a parameter or zero. Any other number needs a name and a source, so it is a parameter. */
export type Bound = ParameterId | 0;

/**
 * A condition on one input or fact. There are no expressions, so that the analysis is exact. The generator reads any number or parameter
 * name as a bound. Ranges include their ends; null satisfies only `isNull`. A name without a condition fits any value.
 */
export type Cell =
  | { readonly op: 'isNull' }
  | { readonly op: 'exactly'; readonly value: number | string | boolean }
  | { readonly op: 'oneOf'; readonly values: readonly (string | boolean)[] }
  | { readonly op: 'between'; readonly from: number | string; readonly to: number | string }
  | { readonly op: 'atMost' | 'atLeast' | 'below' | 'above'; readonly bound: number | string };

export type Cells = Readonly<Record<string, Cell>>;

export const isNull: Cell = { op: 'isNull' };
/** A value of the domain: a word, true or false, or, for an ordered domain, a parameter. */
export const exactly = (value: string | boolean | 0): Cell => ({ op: 'exactly', value });
/**
 * One of several values of the domain.
 * @example { state: among('open', 'full') }
 */
export const among = (...values: readonly (string | boolean)[]): Cell => ({ op: 'oneOf', values });
export const between = (from: Bound, to: Bound): Cell => ({ op: 'between', from, to });
export const atMost = (bound: Bound): Cell => ({ op: 'atMost', bound });
export const atLeast = (bound: Bound): Cell => ({ op: 'atLeast', bound });
export const below = (bound: Bound): Cell => ({ op: 'below', bound });
export const above = (bound: Bound): Cell => ({ op: 'above', bound });
