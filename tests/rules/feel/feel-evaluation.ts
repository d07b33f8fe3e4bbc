import { date, evaluate, unaryTest } from 'feelin';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import {
  addFactsToInputs,
  effectiveDayOfCase,
  type RuleContext,
  type Values,
} from '#generator/rules/meaning/interpret.ts';
import { parameterValueById } from '#generator/rules/meaning/parameter-value.ts';
import { domainWithoutNull, type Value } from '#generator/rules/meaning/region.ts';
import { buildCellScope } from '#generator/rules/meaning/scope.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { feelTable } from './feel-text.ts';

const isDay = (domain: Domain | undefined): boolean => domain !== undefined && domainWithoutNull(domain).kind === 'day';

/** A result as FEEL gives it: a day as YYYY-MM-DD. */
export const feelValue = (value: Value, domain: Domain): Value =>
  typeof value === 'number' && isDay(domain) ? formatCivilDate(value) : value;

const given = (value: Value, domain: Domain | undefined): unknown =>
  typeof value === 'number' && isDay(domain) ? date(formatCivilDate(value)) : value;

const printed = (value: unknown): unknown => (typeof value === 'object' && value !== null ? String(value) : value);

/**
 * The table as a function of its inputs, evaluated with feelin. A fact that FEEL cannot compute is given as the interpreter has it;
 * parameters have their values of the day on which the rule reads them.
 */
export const feelFunction = (table: DecisionTable, around: RuleContext): ((inputs: Values) => unknown) => {
  const { facts, rows } = feelTable(table);
  const { scope } = buildCellScope(table.inputs, table.facts);
  return (inputs) => {
    const day = effectiveDayOfCase(table, inputs, around);
    const parameterValue = (id: string) => parameterValueById(around.parameters, id, day);
    const values = addFactsToInputs(inputs, table.facts, { parameterValue });
    const context: Record<string, unknown> = {
      ...Object.fromEntries(Object.keys(around.parameters).map((id) => [id, parameterValue(id)])),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, given(value, scope[name])])),
    };
    for (const { name, expression } of facts) context[name] = evaluate(expression, context).value;
    const fitting = rows.filter(({ tests }) =>
      tests.every(({ name, test }) => unaryTest(test, { ...context, '?': context[name] ?? null }).value === true),
    );
    if (fitting.length !== 1) throw new Error(`${fitting.length} rows of “${table.id}” fit ${JSON.stringify(inputs)}.`);
    return printed(evaluate(fitting[0]?.output ?? 'null', context).value);
  };
};
