import { and, eq, gt } from 'drizzle-orm';
import { millisecondsPerMinute } from '#domain/dates/durations.ts';
import { holdAllowed } from '#generated/rules/hold-allowed.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Transaction } from '../database/database.ts';
import { registrations } from '../database/schema.ts';
import { Refused } from '../http/refused.ts';
import type { StoredTerm } from '../terms/find-terms.ts';
import { untilTermStart } from '../terms/has-started.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';

/** The hold of an unconfirmed seat. */
export interface Hold {
  readonly heldUntil: Date;
  /** Keyed digest of the requester's network; null for the server's own machine. */
  readonly network: string | null;
}

/** Who asks for a hold, and how long it lasts. */
export interface HoldRequest extends Pick<Hold, 'network'> {
  readonly minutes: number;
  readonly now: number;
}

/** How long a seat is held for the confirmation of its address: longer for payments by transfer, without a payment page. */
export const seatHoldMinutes = ({ start }: PaymentProvider): number =>
  start === undefined ? parameters.transferHoldMinutes : parameters.holdMinutes;

/** The hold for one more seat, which ends when the course begins. Refused if too many seats from the same network already wait to be confirmed. */
export async function planSeatHold(
  transaction: Transaction,
  term: StoredTerm,
  { network, minutes, now }: HoldRequest,
): Promise<Hold> {
  const hold = { heldUntil: untilTermStart(term, now + minutes * millisecondsPerMinute), network };
  if (hold.network === null) return hold;
  const held = await transaction
    .select({ term: registrations.term })
    .from(registrations)
    .where(
      and(
        eq(registrations.network, hold.network),
        eq(registrations.status, 'unconfirmed'),
        gt(registrations.heldUntil, new Date(now)),
      ),
    );
  const heldOnTerm = held.filter((one) => one.term === term.id).length;
  if (holdAllowed({ heldOnTerm, heldInAll: held.length }).value === 'allowed') return hold;
  throw new Refused('too-many-held', { retryAfter: minutes * 60 });
}
