import { source } from '#model/schema/source.ts';
import { sourceLine } from '../print/source-line.ts';
import type { FieldDifference } from './value-difference.ts';

export const isSourcePath = (path: string): boolean => path === 'source' || path.endsWith('.source');

/** A source as one line; one of a form that today's sources no longer have, as data. */
export const sourceText = (value: unknown): string => {
  const { success, data } = source.safeParse(value);
  return success ? sourceLine(data) : dataText(value);
};

const mostLetters = 160;

/** A value of the model as data; a text is unchanged, and a long one is cut. */
const dataText = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length <= mostLetters ? text : `${text.slice(0, mostLetters)}…`;
};

/** A leaf of the model that differs: `indexable: true → false`. */
export const fieldText = ({ path, before, after }: FieldDifference): string => {
  const text = isSourcePath(path) ? sourceText : dataText;
  return `${path === '' ? '' : `${path}: `}${text(before)} → ${text(after)}`;
};

/** The source of a change, where it has one. */
export const withSourceText = (row: unknown): { readonly source?: string } =>
  typeof row === 'object' && row !== null && 'source' in row && row.source !== undefined
    ? { source: sourceText(row.source) }
    : {};
