import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { amountMissing } from '#generated/rules/amount-missing.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { payments, refunds, registrations, terms } from '../../database/schema.ts';

export type StoredPayment = typeof payments.$inferSelect;
export type StoredRefund = typeof refunds.$inferSelect;

export interface Money {
  /** Payments received, the latest first. */
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly StoredRefund[];
  /** Whether the latest finished payment was refused. */
  readonly refused: boolean;
  /** Grosze received, less those that have been or will be refunded. */
  readonly kept: number;
}

/** The state of the money of a registration without payments. */
export const noMoney: Money = { payments: [], refunds: [], refused: false, kept: 0 };

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, row) => total + row.amount, 0);

/** What was received for a registration, and what is refunded. */
export const findBookingMoney = async (database: Database | Transaction, reference: string): Promise<Money> => {
  const all = await database
    .select()
    .from(payments)
    .where(eq(payments.registration, reference))
    .orderBy(desc(payments.createdAt));
  const found = all.filter(({ status }) => status === 'succeeded');
  const sessions = found.map(({ session }) => session);
  const back =
    sessions.length === 0 ? [] : await database.select().from(refunds).where(inArray(refunds.payment, sessions));
  return {
    payments: found,
    refunds: back,
    refused: all.find(({ status }) => status !== 'started')?.status === 'failed',
    kept: sum(found) - sum(back),
  };
};

const asNumber = (text: SQL) => sql<number>`coalesce(${text}, 0)::int`.mapWith(Number);

/** The sum `kept` as an expression of a query on registrations joined with their term. */
export const keptGrosze = asNumber(sql`
  (select sum(${payments.amount}) from ${payments}
    where ${payments.registration} = ${registrations.reference} and ${payments.status} = 'succeeded')
  - coalesce((select sum(${refunds.amount}) from ${refunds} join ${payments} on ${payments.session} = ${refunds.payment}
    where ${payments.registration} = ${registrations.reference}), 0)`);

/** The condition of a query for registrations, joined with their term, whose money must still be refunded or moved to another date. */
export const isUnsettled = sql`(
  exists (select from ${refunds} join ${payments} on ${payments.session} = ${refunds.payment}
    where ${payments.registration} = ${registrations.reference} and ${refunds.state} <> 'done')
  or (${terms.cancelledAt} is not null and ${keptGrosze} > 0))`;

/** Deletes the registrations with these references, and their payments. */
export const deleteRegistrationsAndPayments = async (
  transaction: Transaction,
  references: readonly string[],
): Promise<void> => {
  if (references.length === 0) return;
  await transaction.delete(payments).where(inArray(payments.registration, [...references]));
  await transaction.delete(registrations).where(inArray(registrations.reference, [...references]));
};

/**
 * Grosze that are still missing from the price of a registration which has paid `kept`; 0 if no payment is awaited. By default its status
 * decides whether one is.
 */
export const amountStillDue = (
  { status, price }: Pick<typeof registrations.$inferSelect, 'status' | 'price'>,
  kept: number,
  awaited: boolean = status === 'awaitingPayment' || status === 'paymentFailed',
): number => amountMissing({ price: price ?? 0, received: Math.max(0, kept), awaited }).value;

/** The part of a payment that has not been refunded. */
export const unrefundedAmount = ({ session, amount }: StoredPayment, back: readonly StoredRefund[]): number =>
  amount - sum(back.filter(({ payment }) => payment === session));
