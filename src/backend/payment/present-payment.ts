import type { PaymentState } from '#generated/schemas/shapes.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { payerOf } from '../registration/reserve-place.ts';
import { type Money, missingOf, moneyOf } from './money-of.ts';
import { type PaymentProvider, paysOnline } from './payment-provider.ts';
import { type Registered, refundReason } from './refund-reason.ts';
import { transferDetails } from './transfer/transfer-details.ts';

/** What still has to be done stands before what is done. */
const order = ['due', 'failed', 'requested', 'done'] as const;

const refundOf = (found: Registered, money: Money): PaymentState['refund'] => {
  const { refunds } = money;
  const state = order.find((one) => refunds.some((refund) => refund.state === one));
  if (state === undefined) return null;
  const amount = refunds.filter((refund) => refund.state === state).reduce((sum, refund) => sum + refund.amount, 0);
  return { state, amount, reason: refundReason(found, money) };
};

/** How a registration is paid, what has come, and what goes back. */
export const presentPayment = async (
  database: Database | Transaction,
  provider: PaymentProvider,
  found: Registered,
): Promise<PaymentState> => {
  const { registration } = found;
  const money = await moneyOf(database, registration.reference);
  const missing = missingOf(registration, money.kept);
  return {
    online: paysOnline(provider, payerOf(registration)),
    transfer: missing > 0 ? transferDetails(provider, registration) : null,
    received: Math.max(0, money.kept),
    missing,
    refund: refundOf(found, money),
  };
};
