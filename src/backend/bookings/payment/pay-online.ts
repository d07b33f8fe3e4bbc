import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { payments as paymentTable } from '../../database/schema.ts';
import type { PaymentContext } from '../contexts.ts';
import { payerOf, type StoredRegistration } from '../reserve-place.ts';
import { paysOnline } from './payment-provider.ts';

/**
 * Whether a registration can be paid at the payment service. Before its address is confirmed it can while its place is held: the
 * payment confirms the address then. That another booking takes the address is not told by this.
 */
export const mayPayOnline = (
  { catalogue: { choices }, clock, payments }: Pick<PaymentContext, 'catalogue' | 'clock' | 'payments'>,
  registration: StoredRegistration,
): boolean => {
  const { status, heldUntil } = registration;
  if (!paysOnline(payments, payerOf(registration))) return false;
  if (status === 'pay' || status === 'failed') return true;
  const isHeld = heldUntil !== null && heldUntil.getTime() > clock();
  return status === 'unconfirmed' && choices.payBeforeConfirm && isHeld;
};

/** Whether the last payment that came to an end was refused. */
export const hasFailedPayment = async (database: Database | Transaction, reference: string): Promise<boolean> => {
  const [last] = await database
    .select({ status: paymentTable.status })
    .from(paymentTable)
    .where(and(eq(paymentTable.registration, reference), ne(paymentTable.status, 'started')))
    .orderBy(desc(paymentTable.createdAt))
    .limit(1);
  return last?.status === 'failed';
};
