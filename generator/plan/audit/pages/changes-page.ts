import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import type { Rule } from '#model/rules/language.ts';
import { approvalBlock } from '../blocks/approval-block.ts';
import { linked } from '../passages.ts';
import { localized } from '../translator.ts';
import type { AuditContext } from './audit-context.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';

const ruleLink = (rule: Rule, { translator }: AuditContext): AuditText =>
  linked(localized(rule.title, translator), `rule/${rule.id}`, translator);

/** Approvals of rules that fit, a line each. */
const approvalTable = (title: string, context: AuditContext, isChanged: boolean): AuditBlock => {
  const { project, translator } = context;
  const tables = project.rules.map((rule) => {
    const states = (translator.approvals.get(rule.id) ?? []).filter(({ changes }) => (changes !== null) === isChanged);
    return { rule, table: approvalBlock(states, translator) };
  });
  const rows = tables.flatMap(({ rule, table }) =>
    table.kind === 'table' ? table.rows.map((cells) => [ruleLink(rule, context), ...cells]) : [],
  );
  const head = tables.flatMap(({ table }) => (table.kind === 'table' ? [table.head] : []))[0] ?? [];
  return { kind: 'table', title, head: [translator.t('rule'), ...head], rows };
};

/** What approved rules decide otherwise today, that they do not, or that none is approved. */
export const changedBlock = (context: AuditContext): AuditBlock => {
  const { project, translator } = context;
  const { t, approvals } = translator;
  const table = approvalTable(t('changedSince'), context, true);
  if (table.kind === 'table' && table.rows.length > 0) return table;
  const isApproved = project.rules.some(({ id }) => (approvals.get(id) ?? []).length > 0);
  return listOf(t('changedSince'), [t(isApproved ? 'nothingChanged' : 'nothingApproved')]);
};

/** Approvals with what has become of them; the history of the model is joined to it. */
export const changesPage = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t } = translator;
  const unapproved = project.rules.filter(({ id }) => !translator.approvals.has(id));
  return {
    id: 'changes',
    kind: 'list',
    title: t('changes'),
    lead: t('changesLead'),
    about: [],
    blocks: filledBlocks([
      changedBlock(context),
      approvalTable(t('approvedRules'), context, false),
      listOf(
        `${t('unapprovedRules')} (${unapproved.length})`,
        unapproved.map((rule) => ruleLink(rule, context)),
      ),
    ]),
    words: [translator.signing('changedWord')],
  };
};
