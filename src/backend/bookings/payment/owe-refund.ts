import type { Transaction } from '../../database/database.ts';
import { refunds } from '../../database/schema.ts';
import { generateReference } from '../../database/secrets/secrets.ts';
import type { StoredTerm } from '../../terms/find-terms.ts';
import { findBookingMoney, unrefundedAmount } from './money-of.ts';

/** Since when a booking is owed its refund: the arrival of the statement, or the cancellation of its course where that came first. */
export const refundOwedSince = ({ cancelledAt }: Pick<StoredTerm, 'cancelledAt'>, receivedAt: Date): number =>
  Math.min(receivedAt.getTime(), cancelledAt?.getTime() ?? Number.POSITIVE_INFINITY);

/**
 * Records a refund of a locked booking, `amount` grosze or everything received, of the latest payments first. The office then
 * orders it. Returns how much it is: never more than what is still ours.
 */
export const recordOwedRefund = async (
  transaction: Transaction,
  { reference, amount = Number.POSITIVE_INFINITY, now }: { reference: string; amount?: number; now: number },
): Promise<number> => {
  const money = await findBookingMoney(transaction, reference);
  let left = Math.min(amount, money.kept);
  const owed = left;
  for (const payment of money.payments) {
    const part = Math.min(left, unrefundedAmount(payment, money.refunds));
    if (part <= 0) continue;
    left -= part;
    const at = new Date(now);
    await transaction.insert(refunds).values({
      payment: payment.session,
      amount: part,
      state: 'due',
      request: generateReference(),
      createdAt: at,
      changedAt: at,
    });
  }
  return Math.max(0, owed);
};
