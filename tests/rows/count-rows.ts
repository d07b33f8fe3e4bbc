import type { Rule } from '#model/rules/language.ts';

export interface RowCount {
  readonly rule: string;
  readonly all: number;
  readonly taken: number;
  /** Rows that nothing took and that have no reason. */
  readonly dead: readonly string[];
  /** Rows with a reason why nothing takes them, and that were taken. */
  readonly alive: readonly string[];
}

const nothing: ReadonlySet<string> = new Set();

/** What the product took of each rule. */
export const countRows = (
  rules: readonly Rule[],
  coveredRows: ReadonlyMap<string, ReadonlySet<string>>,
): readonly RowCount[] =>
  rules.map((rule) => {
    const taken = coveredRows.get(rule.id) ?? nothing;
    const rows = rule.rows.map(({ id, unused = rule.unused }) => ({ id, excused: unused !== undefined }));
    return {
      rule: rule.id,
      all: rows.length,
      taken: rows.filter(({ id }) => taken.has(id)).length,
      dead: rows.filter(({ id, excused }) => !excused && !taken.has(id)).map(({ id }) => id),
      alive: rows.filter(({ id, excused }) => excused && taken.has(id)).map(({ id }) => id),
    };
  });

const lineOf = ({ rule, all, taken, dead, alive }: RowCount): string =>
  [
    `  ${rule.padEnd(28)} ${taken} / ${all}`,
    ...(dead.length === 0 ? [] : [`taken by nothing: ${dead.join(', ')}`]),
    ...(alive.length === 0 ? [] : [`taken, against what they say: ${alive.join(', ')}`]),
  ].join('  ');

/** One line a rule, with the rows that contradict their declaration, and the remedy. */
export const reportRows = (counts: readonly RowCount[]): string => {
  const sum = (of: (count: RowCount) => number): number => counts.reduce((total, count) => total + of(count), 0);
  const taken = sum((count) => count.taken);
  const all = sum((count) => count.all);
  const dead = sum((count) => count.dead.length);
  const alive = sum((count) => count.alive.length);
  return [
    ...counts.map(lineOf),
    `${taken} of ${all} rows of ${counts.length} rules were taken by the product; ${all - taken - dead} say why not.`,
    ...(dead === 0
      ? []
      : [
          `${dead} were taken by nothing but tests of rules: let the product ask them, or let the row say why not (\`unused\`).`,
        ]),
    ...(alive === 0
      ? []
      : [`${alive} say why nothing takes them (\`unused\`), yet the product took them: remove the reason.`]),
  ].join('\n');
};
