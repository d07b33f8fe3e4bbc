import type { ApiParts } from '../api/api-options.ts';
import { refuse } from '../api/problem.ts';
import type { Transaction } from '../database/open-database.ts';
import { payments } from '../database/schema.ts';
import { newReference } from '../privacy/secrets.ts';
import { findRegistration } from '../registration/find-registration.ts';

/** Opens a payment of a registration that waits for one, be it the first or one more after a failure. */
export async function startPayment(parts: ApiParts, transaction: Transaction, reference: string) {
  const { registration } = await findRegistration(transaction, reference);
  if (registration.status === 'paid') throw refuse(409, 'already-paid');
  const open = registration.status === 'pay' || registration.status === 'failed';
  if (!open || registration.price === null) throw refuse(409, 'nothing-to-pay');
  const payment = newReference();
  const amount = registration.price;
  await transaction.insert(payments).values({
    session: payment,
    registration: reference,
    amount,
    status: 'started',
    createdAt: new Date(parts.clock()),
  });
  const { redirect } = await parts.payments.start({ payment, amount, locale: registration.locale });
  return { payment, amount, redirect };
}
