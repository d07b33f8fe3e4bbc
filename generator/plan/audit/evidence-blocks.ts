import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { exampleInputs } from '../../rules/cases/candidate-values.ts';
import { interpretDecision, interpretTransition } from '../../rules/meaning/interpret.ts';
import { parametersOf } from '../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../validate/project.ts';
import { readFigures } from './mutation-figures.ts';
import { joined } from './passages.ts';
import { filled, type Reader } from './reader.ts';
import { isDecision } from './use.ts';
import { testsOf, usesOfRule } from './uses.ts';

/** Where the rule is used, or the plain sentence that nothing uses it. */
const usesBlock = (rule: Rule, project: Project, { words }: Reader): AuditBlock => {
  const uses = usesOfRule(rule.id, parametersOf(rule), project);
  if (!uses.some(isDecision))
    return { kind: 'list', title: words.usedBy, items: [words.unused, ...uses.map(({ place }) => codeText(place))] };
  return {
    kind: 'table',
    title: words.usedBy,
    head: [words.place, words.use, words.name],
    rows: uses.map(({ place, kind, detail }) => [codeText(place), words[kind], codeText(detail)]),
  };
};

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
  return {
    examples: exampleInputs(rule).map((inputs) => interpretDecision(rule, inputs, around)?.row ?? ''),
    cases: cases.ofDecision(rule).map(({ row }) => row),
  };
};

const coverageBlock = (rule: Rule, reader: Reader): AuditBlock => {
  const { words } = reader;
  const { examples, cases } = rowCounts(rule, reader);
  const countOf = (hits: readonly string[], row: string): string =>
    String(hits.filter((hit) => hit.split('+').includes(row)).length);
  return {
    kind: 'table',
    title: words.evidence,
    head: [words.row, words.examplesOfRow, words.casesOfRow],
    rows: rule.rows.map(({ id }) => [codeText(id), countOf(examples, id), countOf(cases, id)]),
  };
};

const testsBlock = (rule: Rule, project: Project, { words }: Reader): AuditBlock => {
  const score = readFigures(project).rules[rule.id];
  const oracle = project.evidence.oracles.includes(rule.id);
  const mutation =
    score === undefined
      ? words.notMeasured
      : filled(words.killed, { killed: String(score.killed + score.refused), total: String(score.total) });
  const dmn =
    rule.kind === 'decision' ? [joined([codeText(`generated/audit/dmn/${rule.id}.dmn`), words.dmn], ': ')] : [];
  return {
    kind: 'list',
    title: words.kindOfTest,
    items: [
      oracle ? joined([codeText(`tests/oracles/${rule.id}.ts`), words.oracle], ': ') : words.noOracle,
      ...testsOf(rule.id, project).map((file) => joined([codeText(file), words.importedBy], ': ')),
      ...dmn,
      `${words.mutation}: ${mutation}`,
    ],
  };
};

/** What speaks for a rule: uses, tests, rows covered, mutation score. */
export const evidenceBlocks = (rule: Rule, project: Project, reader: Reader): readonly AuditBlock[] => [
  usesBlock(rule, project, reader),
  testsBlock(rule, project, reader),
  coverageBlock(rule, reader),
];
