import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { exampleInputs } from '../../../rules/cases/candidate-values.ts';
import { interpretTransition, prepareDecision } from '../../../rules/meaning/interpret.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { entryLinks, rowName, worded } from '../passages.ts';
import type { Reader } from '../reader.ts';

export const usesBlock = (rule: Rule, { say, uses }: Reader): AuditBlock => ({
  kind: 'table',
  title: say('usedBy'),
  head: [say('place'), say('use'), say('name')],
  rows: uses
    .ofRule(rule.id, parametersOf(rule))
    .map(({ place, kind, detail }) => [codeText(place), say(kind), codeText(detail)]),
});

/** Why the product does not ask the rule, or some of its rows. */
export const unaskedBlock = (rule: Rule, reader: Reader): AuditBlock => ({
  kind: 'list',
  title: reader.say('unasked'),
  items: [
    ...(rule.unasked === undefined
      ? []
      : [together(entryLinks([rule.unasked.register], reader), ' ', worded(rule.unasked, reader))]),
    ...rule.rows.flatMap((row) =>
      row.unasked === undefined
        ? []
        : [
            together(
              rowName(row, reader),
              ': ',
              entryLinks([row.unasked.register], reader),
              ' ',
              worded(row.unasked, reader),
            ),
          ],
    ),
  ],
});

/** How often examples and boundary cases hit each row. */
const rowCounts = (
  rule: Rule,
  { around, cases }: Reader,
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

export const coverageBlock = (rule: Rule, reader: Reader): AuditBlock => {
  const { say } = reader;
  const { examples, cases } = rowCounts(rule, reader);
  const countsOf = (hits: readonly string[]) =>
    Map.groupBy(
      hits.flatMap((hit) => hit.split('+')),
      (row) => row,
    );
  const [ofExamples, ofCases] = [countsOf(examples), countsOf(cases)];
  return {
    kind: 'table',
    title: say('evidence'),
    head: [say('row'), say('examplesOfRow'), say('casesOfRow')],
    rows: rule.rows.map(({ id }) => [
      codeText(id),
      String(ofExamples.get(id)?.length ?? 0),
      String(ofCases.get(id)?.length ?? 0),
    ]),
  };
};

const dmnBlock = (rule: Rule, { say }: Reader): AuditBlock => ({
  kind: 'list',
  title: say('kindOfTest'),
  items: rule.kind === 'decision' ? [joined([codeText(`dmn/${rule.id}.dmn`), say('dmn')], ': ')] : [],
});

/** What model and texts say of a rule's effect and coverage. What code and tests say is gathered apart. */
export const evidenceBlocks = (rule: Rule, reader: Reader): readonly AuditBlock[] => [
  unaskedBlock(rule, reader),
  usesBlock(rule, reader),
  dmnBlock(rule, reader),
  coverageBlock(rule, reader),
];
