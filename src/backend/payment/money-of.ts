import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/open-database.ts';
import { payments, refunds } from '../database/payment-tables.ts';

export type StoredPayment = typeof payments.$inferSelect;
export type StoredRefund = typeof refunds.$inferSelect;

export interface Money {
  /** Payments that came, the latest first. */
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly StoredRefund[];
  /** Grosze that came, less those that were or will be given back. */
  readonly kept: number;
}

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, row) => total + row.amount, 0);

/** What has come for a registration, and what goes back. */
export const moneyOf = async (database: Database | Transaction, reference: string): Promise<Money> => {
  const found = await database
    .select()
    .from(payments)
    .where(and(eq(payments.registration, reference), eq(payments.status, 'succeeded')));
  const sessions = found.map(({ session }) => session);
  const back =
    sessions.length === 0 ? [] : await database.select().from(refunds).where(inArray(refunds.payment, sessions));
  return {
    payments: found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    refunds: back,
    kept: sum(found) - sum(back),
  };
};

/** What of a payment has not been given back. */
export const keptOf = ({ session, amount }: StoredPayment, back: readonly StoredRefund[]): number =>
  amount - sum(back.filter(({ payment }) => payment === session));
