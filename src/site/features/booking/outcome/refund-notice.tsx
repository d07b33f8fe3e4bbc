import { formatAmount } from '#domain/money/format-amount.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';

/** What became of money that goes back, and why it does. */
export const RefundNotice = ({ state }: { readonly state: RegistrationState }) => {
  const t = useTexts('payment');
  const common = useTexts('common');
  const locale = useLocale();
  const { refund } = state.payment;
  if (refund === null) return null;
  const amount = common.zloty({ amount: formatAmount(refund.amount, locale) });
  const words = { due: t.refundDue, requested: t.refundRequested, done: t.refundDone, failed: t.refundFailed };
  const reasons = {
    taken: t.refundTaken,
    surplus: t.refundSurplus,
    expired: t.refundExpired,
    withdrawn: t.refundWithdrawn,
    cancelled: t.refundCancelled,
    office: t.refundOffice,
  };
  return (
    <p className="notice">
      {words[refund.state]({ amount })} {reasons[refund.reason]()}
    </p>
  );
};
