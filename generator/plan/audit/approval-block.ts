import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { ApprovalState } from '../approvals/plan-approvals.ts';
import { joined } from './passages.ts';
import type { Reader } from './reader.ts';

const sinceText = ({ changes }: ApprovalState, { say }: Reader) =>
  changes === null
    ? say('asApproved')
    : joined(
        changes.map((line) => codeText(line)),
        '; ',
      );

/** Who answers for a rule, and what it decides otherwise since. */
export const approvalBlock = (states: readonly ApprovalState[], reader: Reader): AuditBlock => {
  const { say } = reader;
  if (states.length === 0) return { kind: 'paragraph', text: say('neverApproved') };
  return {
    kind: 'table',
    title: say('approvals'),
    head: [say('approver'), say('document'), say('approvedOn'), say('since')],
    rows: states.map((state) => [
      `${state.name} (${say('confirmer', state.role)})`,
      state.document,
      state.date,
      sinceText(state, reader),
    ]),
  };
};
