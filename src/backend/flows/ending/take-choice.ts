import { and, eq, isNotNull } from 'drizzle-orm';
import type { MoneyContext, PlaceContext } from '../../bookings/contexts.ts';
import { type FoundRegistration, findRegistration } from '../../bookings/find-registration.ts';
import { holdTerm } from '../../bookings/hold-term.ts';
import { isOpen, payerOf } from '../../bookings/reserve-place.ts';
import type { Transaction } from '../../database/database.ts';
import { personRequests, registrations } from '../../database/schema.ts';
import { hasStarted } from '../../terms/has-started.ts';
import { withdraw } from './end-registrations.ts';
import { mailWithdrawal } from './mail-withdrawal.ts';

/** What the person of a booking whose date we have changed may choose. */
export const choices = ['accept', 'refund'] as const;
export type Choice = (typeof choices)[number];

/** Whether its person may still choose, of a booking that a query reads. */
export const awaitsChoice = and(isNotNull(registrations.choiceSince), isOpen);

/** Whether the person of a booking whose date we have changed may still choose: until the course begins. */
export const mayChoose = ({ registration, term }: FoundRegistration, now: number): boolean =>
  registration.choiceSince !== null &&
  registration.status !== 'expired' &&
  registration.status !== 'withdrawn' &&
  !hasStarted(term, now);

/** Carries the choice out. A refund is a withdrawal, whatever its period: all that was paid goes back. False where there is nothing to choose. */
export async function takeChoice(
  parts: PlaceContext & MoneyContext,
  transaction: Transaction,
  { reference, choice }: { readonly reference: string; readonly choice: Choice },
): Promise<boolean> {
  const now = parts.clock();
  await holdTerm(transaction, (await findRegistration(transaction, reference)).term.id);
  const found = await findRegistration(transaction, reference);
  if (!mayChoose(found, now)) return false;
  await transaction.update(registrations).set({ choiceSince: null }).where(eq(registrations.reference, reference));
  if (choice === 'accept') return true;
  const refund = await withdraw(parts, transaction, { reference, now });
  const { registration } = found;
  const receivedAt = new Date(now);
  const { firstName = '', lastName = '' } = registration.person;
  const name = `${firstName} ${lastName}`.trim();
  await transaction.insert(personRequests).values({
    kind: 'withdrawal',
    content: { name, reference: registration.number, email: payerOf(registration), confirmation: true },
    receivedAt,
    answeredAt: receivedAt,
    answeredBy: 'site',
    outcome: 'effective',
  });
  await mailWithdrawal(parts, transaction, {
    found,
    to: payerOf(registration),
    name,
    receivedAt,
    refund,
    sender: 'confirmed',
  });
  return true;
}
