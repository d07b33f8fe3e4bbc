import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { parameters } from '#generated/rules/parameters.ts';
import { placeOffer } from '#generated/rules/place-offer.ts';
import type { ApiOptions } from '../../api/api-options.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import { minutesUntil, startOf } from '../../calendar/has-started.ts';
import type { Transaction } from '../../database/open-database.ts';
import { registrations } from '../../database/schema.ts';
import { bookingMail } from '../../mail/about/booking-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findRegistration } from '../find-registration.ts';
import { confirmPath } from '../holds/confirm-token.ts';
import { isOpen } from '../reserve-place.ts';
import { statusAfter } from '../status-after.ts';

const millisecondsPerHour = 3_600_000;
const minutesPerHour = 60;

interface FreePlaces {
  readonly term: StoredTerm;
  readonly free: number;
  readonly now: number;
}

/** Until when a place that is offered now waits; null where nobody could use it any more. */
const offeredUntil = (term: StoredTerm, now: number): Date | null => {
  const minutes = minutesUntil(term, now);
  const { value } = placeOffer({ hoursToStart: Math.floor(minutes / minutesPerHour) });
  if (value === 'nobody') return null;
  return new Date(value === 'wholeTime' ? now + parameters.offerHours * millisecondsPerHour : startOf(term));
};

/** Offers places to those on the reserve list for whom they suffice, first come first, and tells how many. */
export async function offerPlaces(
  { catalogue, secrets }: Pick<ApiOptions, 'catalogue' | 'secrets'>,
  transaction: Transaction,
  { term, free, now }: FreePlaces,
): Promise<number> {
  const until = offeredUntil(term, now);
  if (until === null) return 0;
  const waiting = await transaction
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.term, term.id),
        isOpen,
        isNotNull(registrations.reserveNumber),
        eq(registrations.duplicate, false),
      ),
    )
    .orderBy(asc(registrations.reserveNumber))
    .for('update');
  let given = 0;
  for (const { reference, places, status } of waiting) {
    if (given + places > free) continue;
    given += places;
    await transaction
      .update(registrations)
      .set({ reserveNumber: null, status: statusAfter(status, [{ type: 'offer' }]), price: null, heldUntil: until })
      .where(eq(registrations.reference, reference));
    const { facts, ...mail } = await bookingMail(
      transaction,
      await findRegistration(transaction, reference),
      catalogue,
    );
    await queueMail(transaction, {
      kind: 'place-offered',
      ...mail,
      facts: {
        ...facts,
        confirm: confirmPath(secrets.digestKey, reference),
        until: until.toISOString(),
      },
    });
  }
  return given;
}
