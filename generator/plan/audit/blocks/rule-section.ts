import type { AuditBlock, AuditSection } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import type { Rule } from '#model/rules/language.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../../validate/project.ts';
import { factText } from '../fact-text.ts';
import { entryLinks, localizedText } from '../passages.ts';
import { sourceText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';
import { approvalBlock } from './approval-block.ts';
import { decisionBlocks } from './decision-blocks.ts';
import { evidenceBlocks } from './evidence-blocks.ts';
import { parameterTable } from './parameter-blocks.ts';
import { transitionBlocks } from './transition-blocks.ts';

export const factTable = (rule: Rule, translator: Translator): AuditBlock => ({
  kind: 'table',
  title: translator.t('facts'),
  head: [translator.t('fact'), translator.t('meaning')],
  rows: Object.values(rule.facts ?? {}).map((fact) => [localized(fact, translator), factText(fact, rule, translator)]),
});

/** The register entries behind a rule, each with its text. */
export const assumptionsBlock = (rule: Rule, { model }: Project, translator: Translator): AuditBlock => ({
  kind: 'list',
  title: translator.t('assumptions'),
  items: rule.assumptions.map((id) => {
    const entry = model.register.find((one) => one.id === id);
    if (entry === undefined) return id;
    return together(
      entryLinks([id], translator),
      ' ',
      localizedText(entry.subject, translator),
      ': ',
      localizedText(entry.decision, translator),
    );
  }),
});

export const questionsBlock = (rule: Rule, translator: Translator): AuditBlock => ({
  kind: 'list',
  title: translator.t('questions'),
  items: rule.questions.map(({ register, text }) =>
    together(entryLinks([register], translator), ' ', localizedText(text, translator)),
  ),
});

const isFilled = (block: AuditBlock): boolean => {
  if (block.kind === 'list') return block.items.length > 0;
  return block.kind !== 'table' || block.rows.length > 0;
};

/** Everything that an auditor reads about one rule. */
export const ruleSection = (rule: Rule, project: Project, translator: Translator): AuditSection => {
  const { t } = translator;
  const blocks: readonly AuditBlock[] = [
    { kind: 'paragraph', text: localizedText(rule.sentence, translator) },
    { kind: 'paragraph', text: together(`${t('source')}: `, sourceText(rule.source, translator)) },
    factTable(rule, translator),
    ...(rule.kind === 'decision' ? decisionBlocks(rule, translator) : transitionBlocks(rule, translator)),
    parameterTable(parametersOf(rule), t('parameters'), translator),
    assumptionsBlock(rule, project, translator),
    questionsBlock(rule, translator),
    approvalBlock(translator.approvals.get(rule.id) ?? [], translator),
    ...evidenceBlocks(rule, translator),
  ];
  return { id: rule.id, title: localized(rule.title, translator), blocks: blocks.filter(isFilled) };
};
