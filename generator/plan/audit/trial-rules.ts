import type { DecisionTable, Rule } from '#model/rules/language.ts';
import { exampleInputs } from '../../rules/candidate-values.ts';
import type { TrialRule } from '../../runtime/audit-data.ts';
import { worded } from './passages.ts';
import { fieldOf, guardText, type Reader, said, scopeOfRule } from './reader.ts';

const trialRule = (table: DecisionTable, reader: Reader): TrialRule => {
  const scope = scopeOfRule(table);
  const open = table.coverage === 'total' ? [] : table.coverage.uncovered;
  const described = [...table.rows, ...open].map(({ id, when }) => [id, guardText(when, scope, reader)]);
  return {
    id: table.id,
    title: said(table.title, reader),
    sentence: worded(table.sentence, reader),
    fields: Object.entries(table.inputs).map(([name, domain]) => fieldOf(name, domain, reader)),
    output: fieldOf('result', table.outputs, reader),
    example: exampleInputs(table)[0] ?? {},
    rows: Object.fromEntries(described),
  };
};

/** The decision tables as they can be tried on the page; each begins with its first hand-typed example. */
export const trialRules = (rules: readonly Rule[], reader: Reader): readonly TrialRule[] =>
  rules.flatMap((rule) => (rule.kind === 'decision' ? [trialRule(rule, reader)] : []));
