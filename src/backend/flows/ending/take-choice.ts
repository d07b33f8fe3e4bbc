import { and, isNotNull } from 'drizzle-orm';
import type { MoneyContext, PlaceContext } from '../../bookings/contexts.ts';
import { lockBooking, updateLockedBooking } from '../../bookings/lock.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { hasRegistrationEnded, isOpen, lastPaymentDay, payerEmail } from '../../bookings/reserve-seat.ts';
import type { Transaction } from '../../database/database.ts';
import { personRequests, registrations } from '../../database/schema.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { withdrawBooking } from './end-registrations.ts';
import { mailWithdrawalConfirmation } from './mail-withdrawal.ts';

/** What a person whose date we have changed may choose. */
export const choices = ['accept', 'refund'] as const;
export type Choice = (typeof choices)[number];

/** The condition of a query for bookings whose person has not chosen yet. */
export const awaitsChoice = and(isNotNull(registrations.choiceSince), isOpen);

/** Whether the person of a booking whose date we have changed may still choose: until the course begins. */
export const canChooseAfterTermChange = ({ registration, term }: FoundRegistration, now: number): boolean =>
  registration.choiceSince !== null && !hasRegistrationEnded(registration.status) && !hasTermStarted(term, now);

/** The last day to pay for a booking with another date, whose payment was not awaited while its person could choose; null if it is paid. */
export const paymentDayAfterMove = (
  { registration: { status }, term }: FoundRegistration,
  agreedAt: Date,
): string | null => (status === 'paid' ? null : lastPaymentDay(term, agreedAt));

/**
 * Applies the choice. A refund counts as a withdrawal, even after its period: all that was paid is refunded. Returns false if the person
 * may not choose.
 */
export async function applyTermChangeChoice(
  context: PlaceContext & MoneyContext,
  transaction: Transaction,
  { reference, choice }: { readonly reference: string; readonly choice: Choice },
): Promise<boolean> {
  const now = context.clock();
  const found = await lockBooking(transaction, reference);
  if (!canChooseAfterTermChange(found, now)) return false;
  const chosen = await updateLockedBooking(transaction, found, {
    choiceSince: null,
    payUntil: paymentDayAfterMove(found, new Date(now)),
  });
  if (choice === 'accept') return true;
  const refund = await withdrawBooking(context, transaction, chosen, { now });
  const { registration } = found;
  const receivedAt = new Date(now);
  const { firstName = '', lastName = '' } = registration.person;
  const name = `${firstName} ${lastName}`.trim();
  await transaction.insert(personRequests).values({
    kind: 'withdrawal',
    content: { name, reference: registration.number, email: payerEmail(registration), confirmation: true },
    receivedAt,
    answeredAt: receivedAt,
    answeredBy: 'site',
    outcome: 'effective',
  });
  await mailWithdrawalConfirmation(context, transaction, {
    found,
    to: payerEmail(registration),
    name,
    receivedAt,
    refund,
    sender: 'confirmed',
  });
  return true;
}
