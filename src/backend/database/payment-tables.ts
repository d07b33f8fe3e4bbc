import { sql } from 'drizzle-orm';
import { bigserial, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { RefundCourseState } from '#generated/rules/refund-course.ts';
import { instant, registrations } from './schema.ts';

export type PaymentMethod = 'transfer' | 'p24' | 'sandbox';
export type PaymentStatus = 'started' | 'succeeded' | 'failed' | 'abandoned';

export const payments = pgTable(
  'payment',
  {
    /** The provider's session; unguessable. */
    session: text('session').primaryKey(),
    /** Checked at the end of the transaction: a booking cannot be deleted without its payments. */
    registration: text('registration')
      .notNull()
      .references(() => registrations.reference),
    /** Grosze: what was asked for, and of a payment that succeeded what came. */
    amount: integer('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    method: text('way').$type<PaymentMethod>().notNull(),
    /** The provider's own number of it; null until money has come, and for a transfer. */
    providerOrder: text('provider_order'),
    /** Day on which a transfer came. */
    receivedOn: date('received_on', { mode: 'string' }),
    /** When the provider was last asked what became of it. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('payment_registration').on(table.registration),
    index('payment_started').on(table.askedAt).where(sql`status = 'started'`),
  ],
);

export type RefundState = RefundCourseState['state'];

/** Money that goes back, of one payment. */
export const refunds = pgTable(
  'refund',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    payment: text('payment')
      .notNull()
      .references(() => payments.session, { onDelete: 'cascade' }),
    /** Grosze. */
    amount: integer('amount').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Our name of the refund at the provider; a new one after it failed. */
    request: text('request').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('refund_payment').on(table.payment), index('refund_open').on(table.id).where(sql`state <> 'done'`)],
);
