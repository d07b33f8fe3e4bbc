import type { AuditBlock } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { detailText } from '#domain/audit/changes/change-text.ts';
import type { ApprovalState } from '../../approvals/plan-approvals.ts';
import type { Translator } from '../translator.ts';

const sinceText = ({ changes }: ApprovalState, { t, locale }: Translator) =>
  changes === null
    ? t('asApproved')
    : joined(
        changes.map((detail) => detailText(detail, locale)),
        '; ',
      );

/** Who answers for a rule, and what it decides otherwise since. */
export const approvalBlock = (states: readonly ApprovalState[], translator: Translator): AuditBlock => {
  const { t } = translator;
  if (states.length === 0) return { kind: 'paragraph', text: t('neverApproved') };
  return {
    kind: 'table',
    title: t('approvals'),
    head: [t('approver'), t('document'), t('approvedOn'), t('since')],
    rows: states.map((state) => [
      `${state.name} (${translator.words.role[state.role]})`,
      state.document,
      state.date,
      sinceText(state, translator),
    ]),
  };
};
