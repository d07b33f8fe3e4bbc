import type { DescribedSource } from '#domain/audit/changes/change-data.ts';
import { dataText } from '#domain/audit/changes/text-difference.ts';
import { type SingleSource, source } from '#model/schema/source.ts';
import { englishOf, sourceLine } from '../print/source-line.ts';
import { labelledId } from '../rules/compare/described-values.ts';

/** A source as one line; one of a form that today's sources no longer have, as data. */
export const sourceText = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const { success, data } = source.safeParse(value);
  return success ? sourceLine(data) : dataText(value);
};

const describedSingle = (one: SingleSource): Extract<DescribedSource, readonly unknown[]>[number] => {
  const { document } = one;
  if (document === 'specification') return { document, names: one.clauses, detail: null };
  if (document === 'law') return { document, names: one.laws, detail: null };
  if (document === 'guideline') return { document, names: one.guidelines, detail: null };
  if (document === 'register') return { document, names: one.entries, detail: null };
  return {
    document,
    names: document === 'decision' ? [one.section] : [],
    detail: labelledId(englishOf(one.detail), one.detail),
  };
};

/** A source to be worded where it is read. */
export const describedSource = (value: unknown): DescribedSource | undefined => {
  if (value === undefined) return undefined;
  const { success, data } = source.safeParse(value);
  if (!success) return { data: dataText(value) };
  return (data.document === 'several' ? data.of : [data]).map(describedSingle);
};

/** The source of a change, where it has one. */
export const sourcePart = (value: unknown): { readonly source?: string } => {
  const text = sourceText(value);
  return text === undefined ? {} : { source: text };
};
