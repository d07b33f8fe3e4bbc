import type { PaymentContext } from '../contexts.ts';
import type { StoredRegistration } from '../registration.ts';
import { payerOf } from '../reserve-place.ts';
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
