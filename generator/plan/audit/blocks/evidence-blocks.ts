import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { exampleInputs } from '../../../rules/cases/candidate-values.ts';
import { interpretTransition, prepareDecision } from '../../../rules/meaning/interpret.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { rowName } from '../passages.ts';
import { outputText, type Translator, wordOf } from '../translator.ts';

export const usesBlock = (rule: Rule, { t, uses }: Translator): AuditBlock => ({
  kind: 'table',
  title: t('usedBy'),
  head: [t('place'), t('use'), t('name')],
  rows: uses
    .ofRule(rule.id, parametersOf(rule))
    .map(({ place, kind, detail }) => [codeText(place), t(kind), codeText(detail)]),
});

/** How often examples and boundary cases hit each row. */
const rowCounts = (
  rule: Rule,
  { around, cases }: Translator,
): { readonly examples: readonly string[]; readonly cases: readonly string[] } => {
  if (rule.kind === 'transitions')
    return {
      examples: rule.examples.map(({ state, event }) => interpretTransition(rule, { state, event }, around)?.row ?? ''),
      cases: cases.ofTransitions(rule).map(({ next }) => next.row),
    };
  const decide = prepareDecision(rule, around);
  return {
    examples: exampleInputs(rule).map((inputs) => decide(inputs)?.row ?? ''),
    cases: cases.ofDecision(rule).map(({ row }) => row),
  };
};

/** What a row decides, in words: its result, or the state that it leads to. */
const rowResults = (rule: Rule, translator: Translator): readonly AuditText[] =>
  rule.kind === 'decision'
    ? rule.rows.map(({ output }) => outputText(output, rule, translator))
    : rule.rows.map(({ to }) => (to === null ? translator.t('stays') : wordOf(rule.states, to, translator)));

/** What the tests of each row check, and in how many examples and boundary cases. */
export const coverageBlock = (rule: Rule, translator: Translator): AuditBlock => {
  const { t } = translator;
  const { examples, cases } = rowCounts(rule, translator);
  const results = rowResults(rule, translator);
  const countsOf = (hits: readonly string[]) =>
    Map.groupBy(
      hits.flatMap((hit) => hit.split('+')),
      (row) => row,
    );
  const [ofExamples, ofCases] = [countsOf(examples), countsOf(cases)];
  return {
    kind: 'table',
    title: t('evidence'),
    head: [t('row'), t('testedResult'), t('examplesOfRow'), t('casesOfRow')],
    rows: rule.rows.map((row, index) => [
      rowName(row, translator),
      results[index] ?? '',
      String(ofExamples.get(row.id)?.length ?? 0),
      String(ofCases.get(row.id)?.length ?? 0),
    ]),
  };
};
