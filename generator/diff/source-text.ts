import { source } from '#model/schema/source.ts';
import { sourceLine } from '../print/source-line.ts';

/** A source as one line; one of a form that today's sources no longer have, as data. */
export const sourceText = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const { success, data } = source.safeParse(value);
  return success ? sourceLine(data) : JSON.stringify(value);
};

/** The source of a change, where it has one. */
export const sourcePart = (value: unknown): { readonly source?: string } => {
  const text = sourceText(value);
  return text === undefined ? {} : { source: text };
};
