import type { DecisionTrial, TransitionTrial, TrialRule } from '#domain/audit/audit-data.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { exampleInputs } from '../../rules/cases/candidate-values.ts';
import { stepFields } from './blocks/step-fields.ts';
import { worded } from './passages.ts';
import { fieldOf, fieldsOf, guardText, type Reader, said } from './reader.ts';

const decisionTrial = (table: DecisionTable, reader: Reader): DecisionTrial => {
  const open = table.coverage === 'total' ? [] : table.coverage.uncovered;
  const described = [...table.rows, ...open].map(({ id, when }) => [id, guardText(when, table, reader)]);
  return {
    kind: 'decision',
    id: table.id,
    title: said(table.title, reader),
    sentence: worded(table.sentence, reader),
    fields: fieldsOf(table.inputs, reader),
    output: fieldOf({ name: 'result', label: reader.say('result'), domain: table.outputs }, reader),
    example: exampleInputs(table)[0] ?? {},
    rows: Object.fromEntries(described),
  };
};

const transitionTrial = (table: TransitionTable, reader: Reader): TransitionTrial => {
  const [first] = table.examples;
  return {
    kind: 'transitions',
    id: table.id,
    title: said(table.title, reader),
    sentence: worded(table.sentence, reader),
    fields: stepFields(table, reader),
    carries: Object.fromEntries(
      Object.entries(table.events).map(([event, { carries = {} }]) => [event, Object.keys(carries)]),
    ),
    ignored: table.ignored.map(({ from, on, reason }) => ({ from, on, reason: worded(reason, reader) })),
    example: { ...first?.event, ...first?.state },
    rows: Object.fromEntries(table.rows.map(({ id, when }) => [id, guardText(when, table, reader)])),
  };
};

/** The rules as they can be tried on the page; each begins with its first hand-typed example. */
export const trialRules = (rules: readonly Rule[], reader: Reader): readonly TrialRule[] =>
  rules.map((rule) => (rule.kind === 'decision' ? decisionTrial(rule, reader) : transitionTrial(rule, reader)));
