import type { AuditBlock, AuditSection } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../../validate/project.ts';
import { factText } from '../fact-text.ts';
import { entryLinks, worded } from '../passages.ts';
import { type Reader, said } from '../reader.ts';
import { sourceText } from '../source-text.ts';
import { approvalBlock } from './approval-block.ts';
import { decisionBlocks } from './decision-blocks.ts';
import { evidenceBlocks } from './evidence-blocks.ts';
import { parameterTable } from './parameter-blocks.ts';
import { transitionBlocks } from './transition-blocks.ts';

export const factTable = (rule: Rule, reader: Reader): AuditBlock => ({
  kind: 'table',
  title: reader.say('facts'),
  head: [reader.say('fact'), reader.say('meaning')],
  rows: Object.values(rule.facts ?? {}).map((fact) => [said(fact, reader), factText(fact, rule, reader)]),
});

/** The register entries behind a rule, each with its text. */
export const assumptionsBlock = (rule: Rule, { model }: Project, reader: Reader): AuditBlock => ({
  kind: 'list',
  title: reader.say('assumptions'),
  items: rule.assumptions.map((id) => {
    const entry = model.register.find((one) => one.id === id);
    if (entry === undefined) return id;
    return together(entryLinks([id], reader), ' ', worded(entry.subject, reader), ': ', worded(entry.decision, reader));
  }),
});

export const questionsBlock = (rule: Rule, reader: Reader): AuditBlock => ({
  kind: 'list',
  title: reader.say('questions'),
  items: rule.questions.map(({ register, text }) =>
    together(entryLinks([register], reader), ' ', worded(text, reader)),
  ),
});

const isFilled = (block: AuditBlock): boolean => {
  if (block.kind === 'list') return block.items.length > 0;
  return block.kind !== 'table' || block.rows.length > 0;
};

/** Everything that an auditor reads about one rule. */
export const ruleSection = (rule: Rule, project: Project, reader: Reader): AuditSection => {
  const { say } = reader;
  const blocks: readonly AuditBlock[] = [
    { kind: 'paragraph', text: worded(rule.sentence, reader) },
    { kind: 'paragraph', text: together(`${say('source')}: `, sourceText(rule.source, reader)) },
    factTable(rule, reader),
    ...(rule.kind === 'decision' ? decisionBlocks(rule, reader) : transitionBlocks(rule, reader)),
    parameterTable(parametersOf(rule), say('parameters'), reader),
    assumptionsBlock(rule, project, reader),
    questionsBlock(rule, reader),
    approvalBlock(reader.approvals.get(rule.id) ?? [], reader),
    ...evidenceBlocks(rule, reader),
  ];
  return { id: rule.id, title: said(rule.title, reader), blocks: blocks.filter(isFilled) };
};
