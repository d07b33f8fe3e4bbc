import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { countRegions } from '../../../rules/meaning/count-regions.ts';
import { wordsOf } from '../../../rules/meaning/region.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import { citationsIn } from '../../../validate/rows/citations.ts';
import { approvalBlock } from '../blocks/approval-block.ts';
import { decisionBlocks } from '../blocks/decision-blocks.ts';
import { coverageBlock, unaskedBlock, usesBlock } from '../blocks/evidence-blocks.ts';
import { givenBlock } from '../blocks/given-block.ts';
import { parameterTable } from '../blocks/parameter-blocks.ts';
import { assumptionsBlock, factTable, questionsBlock } from '../blocks/rule-section.ts';
import { transitionBlocks } from '../blocks/transition-blocks.ts';
import { linked, worded } from '../passages.ts';
import { type Reader, said } from '../reader.ts';
import { lawLink, sourceNumbers } from '../source-text.ts';
import { filledBlocks } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

/** The laws and clauses that rule, rows and examples name, in their own words. */
const lawsBeside = (rule: Rule, { project, reader }: Desk): AuditBlock => {
  const cited = new Set(citationsIn(rule).map(({ id }) => id));
  const laws = project.model.laws.filter(({ id }) => cited.has(id));
  const clauses = project.model.clauses.filter(({ id }) => cited.has(id));
  return {
    kind: 'quotations',
    title: reader.say('lawBeside'),
    quotations: [
      ...laws.map((law) => ({ name: lawLink(law, reader), words: worded(law.says, reader) })),
      ...clauses.map((clause) => ({
        name: together(`${reader.say('document', 'specification')} `, linked(clause.id, `clause/${clause.id}`, reader)),
        words: worded(clause, reader),
      })),
    ],
  };
};

/** What the analysis has shown before anything was written. */
const proofTable = (rule: Rule, { reader }: Desk): AuditBlock => {
  const { say, around, cases } = reader;
  const rows =
    rule.kind === 'decision'
      ? [
          [say('policy'), say('policy', rule.hit)],
          [say('coverage'), rule.coverage === 'total' ? say('coverageTotal') : say('coveragePartial')],
          [say('regions'), String(countRegions(rule, around))],
          [say('boundaryCases'), String(cases.ofDecision(rule).length)],
        ]
      : [
          [say('policy'), say('policyTransitions')],
          [say('regions'), `${Object.keys(rule.states).length} × ${Object.keys(rule.events).length}`],
          [say('boundaryCases'), String(cases.ofTransitions(rule).length)],
        ];
  return {
    kind: 'table',
    title: say('proof'),
    head: [say('proven'), say('value')],
    rows: [...rows, [say('examples'), String(rule.examples.length)]],
  };
};

/** What a person reads on the screen where the rule has decided: `form/required`, or a message called like the answer. */
const screenWords = (rule: Rule, { project, reader }: Desk): readonly string[] => {
  const answers = rule.kind === 'decision' ? (wordsOf(rule.outputs) ?? []) : [];
  const names = new Set(answers.map(String));
  return [...project.content.messages[reader.locale]].flatMap(([namespace, messages]) =>
    messages
      .filter(({ key }) => names.has(key) || names.has(`${namespace}/${key}`))
      .flatMap(({ forms }) => (typeof forms === 'string' ? [forms] : Object.values(forms))),
  );
};

const messagesBlock = (rule: Rule, desk: Desk): AuditBlock => ({
  kind: 'list',
  title: desk.reader.say('screenWords'),
  items: [...new Set(screenWords(rule, desk))].map((words) => desk.reader.say('quoted').replace('{text}', words)),
});

const approvalsOf = (rule: Rule, { reader }: Desk): AuditBlock => {
  const states = reader.approvals.get(rule.id) ?? [];
  return states.length > 0
    ? approvalBlock(states, reader)
    : { kind: 'list', title: reader.say('approvals'), items: [reader.say('neverApproved')] };
};

/** Everything that follows from the model about one rule; what code, tests and history say is joined to it later. */
export const rulePage = (rule: Rule, desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  const brief: Reader = { ...reader, brief: true };
  const blocks: readonly AuditBlock[] = [
    lawsBeside(rule, desk),
    ...(rule.kind === 'decision' ? decisionBlocks(rule, brief) : transitionBlocks(rule, brief)),
    givenBlock(rule, project, reader),
    factTable(rule, reader),
    parameterTable(parametersOf(rule), say('parameters'), reader),
    questionsBlock(rule, reader),
    assumptionsBlock(rule, project, reader),
    messagesBlock(rule, desk),
    proofTable(rule, desk),
    approvalsOf(rule, desk),
    coverageBlock(rule, reader),
    unaskedBlock(rule, reader),
    usesBlock(rule, reader),
  ];
  return {
    id: `rule/${rule.id}`,
    kind: 'rule',
    title: said(rule.title, reader),
    lead: worded(rule.sentence, reader),
    about: [
      { term: say('area'), text: say('area', rule.area) },
      { term: say('source'), text: sourceNumbers(rule.source, reader) },
      ...(rule.kind === 'decision'
        ? [{ term: 'DMN', text: linked(`${rule.id}.dmn`, `file:dmn/${rule.id}.dmn`, reader) }]
        : []),
      { term: say('tryRule'), text: linked(say('tryRuleLink'), `try#rule=${rule.id}`, reader) },
      { term: say('name'), text: codeText(`model/rules/${rule.area}/${rule.id}.ts`) },
    ],
    blocks: filledBlocks(blocks),
    words: [
      rule.id,
      ...screenWords(rule, desk),
      ...rule.rows.map((row) => said(row, reader)),
      ...citationsIn(rule).map(({ id }) => id),
    ],
  };
};
