import { and, eq, isNull } from 'drizzle-orm';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { MoneyContext } from '../../bookings/contexts.ts';
import { lockBooking } from '../../bookings/lock.ts';
import type { Transaction } from '../../database/database.ts';
import { payments } from '../../database/schema.ts';
import { generateReference } from '../../database/secrets/secrets.ts';
import { Refused } from '../../http/refused.ts';
import { type ReceivedMoney, settleReceivedMoney } from './receive-money.ts';

export interface Transfer {
  readonly reference: string;
  /** Grosze. */
  readonly amount: number;
  /** Day on which it arrived, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/**
 * Records a transfer that the office has seen on the account, and returns what follows from it: money that is not due is refunded. A
 * transfer that is recorded twice counts twice, so the office is shown what has arrived before it records.
 */
export const recordBankTransfer = async (
  context: MoneyContext,
  transaction: Transaction,
  { reference, amount, receivedOn }: Transfer,
): Promise<ReceivedMoney> => {
  const locked = await lockBooking(transaction, reference);
  const day = parseCivilDate(receivedOn);
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Refused('bad-amount');
  if (day === null || day > warsawDate(context.clock())) throw new Refused('bad-day');
  await transaction.insert(payments).values({
    session: generateReference(),
    registration: reference,
    amount,
    status: 'succeeded',
    createdAt: new Date(context.clock()),
    method: 'transfer',
    receivedOn,
  });
  return settleReceivedMoney(context, transaction, locked, receivedOn);
};

/** Assigns a payment without a booking, named by the provider's number, to a booking, and returns what follows from it. */
export const assignPaymentToBooking = async (
  context: MoneyContext,
  transaction: Transaction,
  { reference, order }: { readonly reference: string; readonly order: string },
): Promise<ReceivedMoney> => {
  const locked = await lockBooking(transaction, reference);
  const assigned = await transaction
    .update(payments)
    .set({ registration: reference })
    .where(and(eq(payments.providerOrder, order), isNull(payments.registration)))
    .returning({ session: payments.session });
  if (assigned.length === 0) throw new Refused('payment-not-found');
  return settleReceivedMoney(context, transaction, locked);
};
