import type { DecisionTable } from '#model/rules/language.ts';
import type { RuleContext } from './interpret.ts';
import { buildRegionGrid, compileRowTests, countGridCases } from './region-grid.ts';
import { buildCellScope } from './scope.ts';

/** The number of cases that a table distinguishes: its inputs and facts, cut at every bound of a row. */
export const countDistinctCases = (table: DecisionTable, { parameters, editionDay }: RuleContext): number => {
  const { scope } = buildCellScope(table.inputs, table.facts);
  const at = { parameters, day: editionDay };
  return countGridCases(
    buildRegionGrid(
      table.rows.map(({ when }) => compileRowTests(when, scope, at)),
      scope,
    ),
  );
};
