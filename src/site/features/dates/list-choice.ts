import type { TermRow } from './term.ts';

/** What a visitor chose of a list that holds several courses: a calendar type and a month `YYYY-MM`; null means any. */
export interface ListChoice {
  readonly type: string | null;
  readonly month: string | null;
}

/** The type that the address names, where the list holds it beside others. */
export const chosenType = (types: readonly string[], search: string): string | null => {
  const asked = new URLSearchParams(search).get('type');
  return types.length > 1 && asked !== null && types.includes(asked) ? asked : null;
};

export const ofType = (rows: readonly TermRow[] | null, type: string | null): readonly TermRow[] | null =>
  rows === null || type === null ? rows : rows.filter((row) => row.type === type);
