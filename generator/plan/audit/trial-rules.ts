import type { DecisionTrial, TransitionTrial, TrialRule } from '#domain/audit/audit-data.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { exampleInputs } from '../../rules/cases/candidate-values.ts';
import { triedCases, triedNumbers } from './blocks/numbers-block.ts';
import { stepFields } from './blocks/step-fields.ts';
import { localizedText } from './passages.ts';
import { fieldsOf, guardText, localized, resultField, type Translator } from './translator.ts';

const decisionTrial = (table: DecisionTable, translator: Translator): DecisionTrial => {
  const numbers = triedNumbers(table, translator);
  const described = table.rows.map(({ id, when }) => [id, guardText(when, table, translator)]);
  return {
    kind: 'decision',
    numbers,
    cases: numbers.length === 0 ? [] : triedCases(table, translator),
    id: table.id,
    title: localized(table.title, translator),
    sentence: localizedText(table.sentence, translator),
    fields: fieldsOf(table.inputs, translator),
    output: resultField(table, translator),
    example: exampleInputs(table)[0] ?? {},
    rows: Object.fromEntries(described),
  };
};

const transitionTrial = (table: TransitionTable, translator: Translator): TransitionTrial => {
  const [first] = table.examples;
  return {
    kind: 'transitions',
    id: table.id,
    title: localized(table.title, translator),
    sentence: localizedText(table.sentence, translator),
    fields: stepFields(table, translator),
    carries: Object.fromEntries(
      Object.entries(table.events).map(([event, { carries = {} }]) => [event, Object.keys(carries)]),
    ),
    ignored: table.ignored.map(({ from, on, reason }) => ({ from, on, reason: localizedText(reason, translator) })),
    example: { ...first?.event, ...first?.state },
    rows: Object.fromEntries(table.rows.map(({ id, when }) => [id, guardText(when, table, translator)])),
  };
};

/** The rules as they can be tried on the page; each begins with its first hand-typed example. */
export const trialRules = (rules: readonly Rule[], translator: Translator): readonly TrialRule[] =>
  rules.map((rule) => (rule.kind === 'decision' ? decisionTrial(rule, translator) : transitionTrial(rule, translator)));
