import { source } from '#model/schema/source.ts';
import { formatCitation } from '../print/source-line.ts';
import type { FieldDifference } from './value-difference.ts';

export const isSourceFieldPath = (path: string): boolean => path === 'source' || path.endsWith('.source');

/** A source as one line; as JSON if its form is that of an earlier revision. */
export const formatCitationOrData = (value: unknown): string => {
  const { success, data } = source.safeParse(value);
  return success ? formatCitation(data) : dataText(value);
};

const mostLetters = 160;

/** A value of the model: a text as it is, any other value as JSON; a long one is cut. */
const dataText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length <= mostLetters ? text : `${text.slice(0, mostLetters)}…`;
};

/** The difference of one leaf of the model: `indexable: true → false`. */
export const fieldDifferenceText = ({ path, before, after }: FieldDifference): string => {
  const text = isSourceFieldPath(path) ? formatCitationOrData : dataText;
  return `${path === '' ? '' : `${path}: `}${text(before)} → ${text(after)}`;
};

/** The source of a row as one line; an empty object if the row has none. */
export const citationOfRow = (row: unknown): { readonly source?: string } =>
  typeof row === 'object' && row !== null && 'source' in row && row.source !== undefined
    ? { source: formatCitationOrData(row.source) }
    : {};
