import { and, desc, eq } from 'drizzle-orm';
import type { PaymentContext } from '../../bookings/contexts.ts';
import { describeBookedTerm, getRegistration } from '../../bookings/find-registration.ts';
import { lockBooking } from '../../bookings/lock.ts';
import { amountStillDue, findBookingMoney } from '../../bookings/payment/money-of.ts';
import { canPayOnline, isPaymentDeadlineOver } from '../../bookings/payment/pay-online.ts';
import { payerEmail } from '../../bookings/reserve-seat.ts';
import type { Transaction } from '../../database/database.ts';
import { payments } from '../../database/schema.ts';
import { generateReference } from '../../database/secrets/secrets.ts';
import { Refused } from '../../http/refused.ts';
import { acceptReceivedPayment } from './reconcile-payments.ts';

/** The largest number of open payments of a booking that are queried before a further one starts. */
const mostAsked = 3;

interface OpenPayment {
  readonly registration: string;
  readonly payment: string;
  readonly amount: number;
  readonly redirect: string;
}

/**
 * Opens a payment of the missing amount at the provider: the first payment of a registration, a payment of the rest of its price, or a new
 * attempt after a failed one.
 */
export const openProviderPayment = async (context: PaymentContext, reference: string): Promise<OpenPayment> => {
  const found = await getRegistration(context.database, reference);
  const { registration } = found;
  const { start } = context.payments;
  if (registration.status === 'paid' || (await hasComeMeanwhile(context, reference))) throw new Refused('already-paid');
  const { kept } = await findBookingMoney(context.database, reference);
  const online = canPayOnline(context, registration);
  if (registration.status === 'unconfirmed' && !online) throw new Refused('address-unconfirmed');
  const amount = amountStillDue(registration, kept, online || undefined);
  if (amount === 0) throw new Refused('nothing-to-pay');
  if (isPaymentDeadlineOver(registration, context.clock())) throw new Refused('time-to-pay-over');
  if (start === undefined || !online) throw new Refused('pay-by-transfer');
  const { name, dateStart } = describeBookedTerm(found, context.catalogue);
  const order = {
    payment: generateReference(),
    reference,
    amount,
    locale: registration.locale,
    email: payerEmail(registration),
    description: `${name}, ${dateStart}`,
  };
  const { redirect } = await start(order);
  return { registration: reference, payment: order.payment, amount: order.amount, redirect };
};

/**
 * Accepts money that the service has received for payments that are still open here, to prevent a second payment. Returns whether there
 * was any.
 */
const hasComeMeanwhile = async (context: PaymentContext, reference: string): Promise<boolean> => {
  const { database, payments: provider } = context;
  if (provider.ask === undefined) return false;
  const own = [eq(payments.registration, reference), eq(payments.method, provider.method)];
  const open = await database
    .select()
    .from(payments)
    .where(and(...own, eq(payments.status, 'started')))
    .orderBy(desc(payments.createdAt))
    .limit(mostAsked);
  for (const { session } of open) {
    // If the service cannot answer here, it cannot open a payment either, and that refusal reaches the page.
    const paid = await provider.ask(session);
    if (paid === null) continue;
    await acceptReceivedPayment(context, paid);
    return true;
  }
  return false;
};

/** Stores an open payment before the visitor is redirected to it; returns the answer of the call. */
export const storeOpenPayment = async (
  { clock, payments: { method } }: PaymentContext,
  transaction: Transaction,
  { registration, payment, amount, redirect }: OpenPayment,
): Promise<Omit<OpenPayment, 'registration'>> => {
  await lockBooking(transaction, registration);
  await transaction
    .insert(payments)
    .values({ session: payment, registration, amount, status: 'started', createdAt: new Date(clock()), method });
  return { payment, amount, redirect };
};
