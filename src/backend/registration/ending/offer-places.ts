import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { withdrawalDeadline } from '#generated/rules/withdrawal-deadline.ts';
import type { ApiOptions } from '../../api/api-options.ts';
import type { StoredTerm } from '../../calendar/find-terms.ts';
import type { Transaction } from '../../database/open-database.ts';
import { registrations } from '../../database/schema.ts';
import { bookingMail } from '../../mail/about/booking-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findRegistration } from '../find-registration.ts';
import { firstStatus, isOpen, lastDayToPay } from '../reserve-place.ts';

const millisecondsPerHour = 3_600_000;

interface FreePlaces {
  readonly term: StoredTerm;
  readonly free: number;
  readonly now: number;
}

/** Offers places to those on the reserve list for whom they suffice, first come first, and tells how many. */
export async function offerPlaces(
  { catalogue }: Pick<ApiOptions, 'catalogue'>,
  transaction: Transaction,
  { term, free, now }: FreePlaces,
): Promise<number> {
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
  const until = new Date(now + parameters.offerHours * millisecondsPerHour);
  let given = 0;
  for (const { reference, places, price } of waiting) {
    if (price === null || given + places > free) continue;
    given += places;
    const status = firstStatus(price);
    await transaction
      .update(registrations)
      .set({
        reserveNumber: null,
        status,
        withdrawalUntil: formatCivilDate(withdrawalDeadline({ bookedAt: now }).value),
        ...(status === 'pay' ? { heldUntil: until, payUntil: lastDayToPay(term, new Date(now)) } : {}),
      })
      .where(eq(registrations.reference, reference));
    const { facts, ...mail } = await bookingMail(
      transaction,
      await findRegistration(transaction, reference),
      catalogue,
    );
    await queueMail(transaction, {
      kind: 'place-offered',
      ...mail,
      facts: { ...facts, amount: price, until: until.toISOString() },
    });
  }
  return given;
}
