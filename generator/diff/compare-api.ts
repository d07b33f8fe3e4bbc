import { isRecord } from '#domain/json-value.ts';
import type { FieldDifference } from './value-difference.ts';

/** A difference of one row of a table, or of one row's field. */
export interface RowDifference extends FieldDifference {
  readonly table: string;
  readonly row: string;
}

/** Limits that accept fewer values when they are added, or changed to a narrower value. */
const limits = new Set(['min', 'max', 'pattern', 'lines']);
const wordsAlone =
  /^(?:summary|failures|register|source|name|purpose|legalBasis|retention|hint|input|autocomplete|order)(?:\.|$)|\.(?:order|purpose|legalBasis|retention|hint|input|autocomplete|source)(?:\.|$)/;

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Whether a changed limit accepts fewer values. */
const isTighter = (limit: string, { before, after }: FieldDifference): boolean => {
  if (after === undefined) return false;
  if (typeof before !== 'number' || typeof after !== 'number') return true;
  return limit === 'min' ? after > before : after < before;
};

const isRequired = (shape: unknown): boolean => isRecord(shape) && 'kind' in shape && shape.kind !== 'optional';

/** Whether an added part of a request must be sent: a required field, or a whole `query` or `parameters` with a required field. */
const isDemanded = ({ path, after }: FieldDifference): boolean => {
  if (!/^(?:body|query|parameters)(?:\.|$)/.test(path) || !isRecord(after)) return false;
  return typeof after.kind === 'string' ? isRequired(after) : Object.values(after).some(isRequired);
};

/** Whether a call or a field of the API disappears or narrows, so that existing clients fail. */
export const isBreakingApiChange = (difference: RowDifference): boolean => {
  const { table, path, before, after } = difference;
  if (table !== 'api' && table !== 'forms' && table !== 'sharedShapes') return false;
  if (path === '') return after === undefined && table !== 'sharedShapes';
  if (wordsAlone.test(path)) return false;
  const last = lastOf(path);
  if (limits.has(last)) return isTighter(last, difference);
  if (before === undefined) return isDemanded(difference);
  if (after === undefined) return last !== 'of' && last !== 'neverStored';
  // A field that becomes optional does not break a request.
  return !(last === 'kind' && after === 'optional' && !path.startsWith('response'));
};
