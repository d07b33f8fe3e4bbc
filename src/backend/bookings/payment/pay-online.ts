import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { PaymentContext } from '../contexts.ts';
import type { StoredRegistration } from '../registration.ts';
import { payerEmail } from '../reserve-seat.ts';
import { canProviderTakePayment } from './payment-provider.ts';

/** Whether the last day to pay is over: no new payment can start then, but the money of a started one may still arrive. */
export const isPaymentDeadlineOver = ({ payUntil }: Pick<StoredRegistration, 'payUntil'>, now: number): boolean =>
  payUntil !== null && formatCivilDate(warsawDate(now)) > payUntil;

/**
 * Whether a registration can now be paid at the payment service. While an unconfirmed seat is held it can be: the payment then confirms
 * the address. The answer does not reveal that another booking has the address.
 */
export const canPayOnline = (
  { catalogue: { choices }, clock, payments }: Pick<PaymentContext, 'catalogue' | 'clock' | 'payments'>,
  registration: StoredRegistration,
): boolean => {
  const { status, heldUntil } = registration;
  if (!canProviderTakePayment(payments, payerEmail(registration))) return false;
  if (status === 'awaitingPayment' || status === 'paymentFailed') return !isPaymentDeadlineOver(registration, clock());
  const isHeld = heldUntil !== null && heldUntil.getTime() > clock();
  return status === 'unconfirmed' && choices.payBeforeConfirm && isHeld;
};
