import type { TermRow } from '../term.ts';

export interface MonthGroup {
  readonly month: string;
  readonly rows: readonly TermRow[];
}

const yearAndMonthLength = 7;

/** Month of the first day, `YYYY-MM`. */
export const monthOfRow = (row: TermRow): string => row.start.slice(0, yearAndMonthLength);

/** Rows under their months, both in the order of time. */
export const monthGroups = (rows: readonly TermRow[]): readonly MonthGroup[] => {
  const groups = new Map<string, TermRow[]>();
  for (const row of rows) {
    const group = groups.get(monthOfRow(row));
    if (group === undefined) groups.set(monthOfRow(row), [row]);
    else group.push(row);
  }
  return [...groups].map(([month, grouped]) => ({ month, rows: grouped }));
};
