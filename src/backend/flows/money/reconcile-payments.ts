import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { millisecondsPerHour, millisecondsPerMinute } from '#domain/dates/durations.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { PaymentContext } from '../../bookings/contexts.ts';
import type { StoredPayment } from '../../bookings/payment/money-of.ts';
import type { PaidOrder } from '../../bookings/payment/payment-provider.ts';
import { payments, refunds } from '../../database/schema.ts';
import { applyRefundEvent, canRefundOnline, recordReportedRefunds, requestRefund } from './refund.ts';
import { recordPaymentOutcome } from './settle-payment.ts';

/** Milliseconds: younger payments and refunds are not queried, since the visitor may still be paying. */
const youngest = 2 * millisecondsPerMinute;
const atOnce = 50;

/**
 * Queries the payment service for payments and refunds without a notification, since one may be lost. A payment that was not made in time
 * is marked as abandoned. A query that fails is repeated the next time; the faults are returned.
 */
export const reconcilePayments = async (context: PaymentContext): Promise<readonly unknown[]> => {
  if (context.payments.ask === undefined) return [];
  const { database, clock, payments: provider } = context;
  const now = clock();
  const open = await database
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, provider.method),
        eq(payments.status, 'started'),
        lt(payments.createdAt, new Date(now - youngest)),
      ),
    )
    .orderBy(sql`${payments.queriedAt} nulls first`, asc(payments.createdAt))
    .limit(atOnce);
  const ordered = await database
    .select()
    .from(refunds)
    .innerJoin(payments, eq(payments.session, refunds.payment))
    .where(and(eq(refunds.state, 'requested'), lt(refunds.changedAt, new Date(now - youngest))))
    .limit(atOnce);
  const works = [
    ...open.map((payment) => () => reconcilePayment(context, payment)),
    ...ordered.map((row) => async () => {
      if (!canRefundOnline(context, row.payment)) return;
      const { request, outside } = row.refund;
      const known = (await provider.askRefunds?.(row.payment.providerOrder ?? '')) ?? [];
      const listed = known.find((one) => one.listed === (outside ?? request));
      if (listed) await applyRefundEvent(context, request, listed.word);
      else if (outside === null) await requestRefund(context, row.payment, row.refund);
      await recordReportedRefunds(context, row.payment.session, known);
    }),
  ];
  const faults: unknown[] = [];
  for (const work of works) await work().catch((fault: unknown) => faults.push(fault));
  return faults;
};

const reconcilePayment = async (
  context: PaymentContext,
  { session, amount, createdAt }: StoredPayment,
): Promise<void> => {
  const { database, clock, payments: provider } = context;
  await database
    .update(payments)
    .set({ queriedAt: new Date(clock()) })
    .where(eq(payments.session, session));
  const paid = await provider.ask?.(session);
  if (paid) return acceptReceivedPayment(context, paid);
  if (createdAt.getTime() > clock() - parameters.paymentLifetime * millisecondsPerHour) return;
  await database.transaction((transaction) =>
    recordPaymentOutcome(context, transaction, { payment: session, outcome: 'abandoned', amount }),
  );
};

type Paid = NonNullable<Awaited<ReturnType<NonNullable<PaymentContext['payments']['ask']>>>>;

/**
 * Accepts money that the service received for a payment and marks the payment as succeeded; a repetition has no further effect. Money of
 * a payment that we did not start, such as by a link from the panel of the service, is stored without a booking, and the digest lists it.
 */
export const acceptReceivedPayment = async (
  context: PaymentContext,
  { payment, amount, order, taken }: Paid,
): Promise<void> => {
  const { database, payments: provider } = context;
  const [stored] = await database.select().from(payments).where(eq(payments.session, payment));
  if (stored?.status === 'succeeded') return;
  if ((stored === undefined || stored.amount === amount) && !taken) await provider.take?.({ payment, amount, order });
  if (stored === undefined) return storeUnmatched(context, { payment, amount, order });
  await database.transaction((transaction) =>
    recordPaymentOutcome(context, transaction, { payment, outcome: 'success', amount, order }),
  );
};

const storeUnmatched = async (
  { database, clock, payments: { method } }: PaymentContext,
  { payment: session, amount, order: providerOrder }: PaidOrder,
): Promise<void> => {
  await database
    .insert(payments)
    .values({
      session,
      registration: null,
      amount,
      status: 'succeeded',
      createdAt: new Date(clock()),
      method,
      providerOrder,
    })
    .onConflictDoNothing();
};
