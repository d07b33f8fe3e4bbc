import type { PaymentState } from '#generated/schemas/shapes.ts';
import type { StoredTerm } from '../calendar/find-terms.ts';
import type { StoredRegistration } from '../registration/reserve-place.ts';
import type { Money } from './money-of.ts';

/** A registration with its term. */
export interface Registered {
  readonly registration: StoredRegistration;
  readonly term: StoredTerm;
}

export type RefundReason = NonNullable<PaymentState['refund']>['reason'];

/** Why money of a registration goes back, as far as what became of it says. */
export const refundReason = ({ registration, term }: Registered, { kept }: Pick<Money, 'kept'>): RefundReason => {
  const { status, duplicate, price } = registration;
  if (duplicate) return 'taken';
  if (status === 'withdrawn') return 'withdrawn';
  if (term.cancelledAt !== null) return 'cancelled';
  if (status === 'expired') return 'expired';
  return kept >= (price ?? 0) ? 'surplus' : 'office';
};
