import type { DecisionTable } from '#model/rules/language.ts';
import type { RuleContext } from './interpret.ts';
import { countCases, regionGrid, rowTests } from './region-grid.ts';
import { cellScope } from './scope.ts';

/** How many cases a table distinguishes: its inputs and facts, cut at every bound of a row. */
export const countRegions = (table: DecisionTable, { parameters, editionDay }: RuleContext): number => {
  const { scope } = cellScope(table.inputs, table.facts);
  const at = { parameters, day: editionDay };
  return countCases(
    regionGrid(
      table.rows.map(({ when }) => rowTests(when, scope, at)),
      scope,
    ),
  );
};
