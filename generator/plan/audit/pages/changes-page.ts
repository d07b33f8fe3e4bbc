import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import type { Rule } from '#model/rules/language.ts';
import { approvalBlock } from '../blocks/approval-block.ts';
import { linked } from '../passages.ts';
import { said } from '../reader.ts';
import { filledBlocks, listOf } from './citing-blocks.ts';
import type { Desk } from './desk.ts';

const ruleLink = (rule: Rule, { reader }: Desk): AuditText =>
  linked(said(rule.title, reader), `rule/${rule.id}`, reader);

/** Approvals of rules that fit, a line each. */
const approvalTable = (title: string, desk: Desk, isChanged: boolean): AuditBlock => {
  const { project, reader } = desk;
  const tables = project.rules.map((rule) => {
    const states = (reader.approvals.get(rule.id) ?? []).filter(({ changes }) => (changes !== null) === isChanged);
    return { rule, table: approvalBlock(states, reader) };
  });
  const rows = tables.flatMap(({ rule, table }) =>
    table.kind === 'table' ? table.rows.map((cells) => [ruleLink(rule, desk), ...cells]) : [],
  );
  const head = tables.flatMap(({ table }) => (table.kind === 'table' ? [table.head] : []))[0] ?? [];
  return { kind: 'table', title, head: [reader.say('rule'), ...head], rows };
};

/** What approved rules decide otherwise today, that they do not, or that none is approved. */
export const changedBlock = (desk: Desk): AuditBlock => {
  const { project, reader } = desk;
  const { say, approvals } = reader;
  const table = approvalTable(say('changedSince'), desk, true);
  if (table.kind === 'table' && table.rows.length > 0) return table;
  const isApproved = project.rules.some(({ id }) => (approvals.get(id) ?? []).length > 0);
  return listOf(say('changedSince'), [say(isApproved ? 'nothingChanged' : 'nothingApproved')]);
};

/** Approvals with what has become of them; the history of the model is joined to it. */
export const changesPage = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  const unapproved = project.rules.filter(({ id }) => !reader.approvals.has(id));
  return {
    id: 'changes',
    kind: 'list',
    title: say('changes'),
    lead: say('changesLead'),
    about: [],
    blocks: filledBlocks([
      changedBlock(desk),
      approvalTable(say('approvedRules'), desk, false),
      listOf(
        `${say('unapprovedRules')} (${unapproved.length})`,
        unapproved.map((rule) => ruleLink(rule, desk)),
      ),
    ]),
    words: [],
  };
};
