import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { detailText } from '#domain/audit/changes/change-text.ts';
import type { ApprovalState } from '../../approvals/plan-approvals.ts';
import type { Reader } from '../reader.ts';

const sinceText = ({ changes }: ApprovalState, { say, locale }: Reader) =>
  changes === null
    ? say('asApproved')
    : joined(
        changes.map((detail) => detailText(detail, locale)),
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
