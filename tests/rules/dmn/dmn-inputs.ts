import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { numbersDay, type RuleContext, type Values, withFacts } from '#generator/rules/meaning/interpret.ts';
import { parameterOn } from '#generator/rules/meaning/parameter-value.ts';
import { baseDomain, type Value } from '#generator/rules/meaning/region.ts';
import { scopeOf } from '#generator/rules/meaning/scope.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { DmnInputs } from './dmn-evaluation.ts';

/** A value as FEEL is given it, and as it comes back. */
export const feelValue = (value: Value, domain: Domain): Value =>
  typeof value === 'number' && baseDomain(domain).kind === 'day' ? formatCivilDate(value) : value;

/** What an input or a fact is called in a model for readers of English. */
export const calledInDmn = (words: { readonly en: string } | undefined, name: string): string =>
  (words?.en ?? name).replaceAll(/[^\p{L}\p{N}]+/gu, '_').replaceAll(/^_+|_+$/g, '');

/** What a model is given from outside for one case: inputs, and facts that FEEL cannot compute. */
export const dmnInputs = (
  table: DecisionTable,
  { inputs, names }: { readonly inputs: Values; readonly names: readonly string[] },
  around: RuleContext,
): DmnInputs => {
  const { scope } = scopeOf(table.inputs, table.facts);
  const day = numbersDay(table, inputs, around);
  const values = withFacts(inputs, table.facts, { parameterValue: (id) => parameterOn(around.parameters, id, day) });
  const codeNames = new Map(
    Object.keys(scope).map((name) => [calledInDmn(table.inputs[name] ?? table.facts?.[name], name), name]),
  );
  return Object.fromEntries(
    names.map((called) => {
      const name = codeNames.get(called) ?? called;
      return [called, feelValue(values[name] ?? null, scope[name] ?? { kind: 'text' })];
    }),
  );
};
