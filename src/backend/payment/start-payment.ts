import type { ApiOptions } from '../api/api-options.ts';
import { refuse } from '../api/problem.ts';
import type { Transaction } from '../database/open-database.ts';
import { payments } from '../database/schema.ts';
import { newReference } from '../privacy/secrets.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { statusAfter } from '../registration/status-after.ts';

interface OpenPayment {
  readonly registration: string;
  readonly payment: string;
  readonly amount: number;
  readonly redirect: string;
}

/** Opens a payment at the provider, be it the first of a registration or one more after a failure. */
export const openPayment = async (options: ApiOptions, reference: string): Promise<OpenPayment> => {
  const { registration } = await findRegistration(options.database, reference);
  if (registration.status === 'paid') throw refuse(409, 'already-paid');
  const open = statusAfter(registration.status, [{ type: 'retry' }]) === 'pay';
  if (!open || registration.price === null) throw refuse(409, 'nothing-to-pay');
  const payment = newReference();
  const amount = registration.price;
  const { redirect } = await options.payments.start({ payment, amount, locale: registration.locale });
  return { registration: reference, payment, amount, redirect };
};

/** Stores an open payment before the visitor is sent to it, and gives the answer of the call. */
export const storePayment = async (
  { clock }: ApiOptions,
  transaction: Transaction,
  { registration, payment, amount, redirect }: OpenPayment,
): Promise<Omit<OpenPayment, 'registration'>> => {
  await transaction
    .insert(payments)
    .values({ session: payment, registration, amount, status: 'started', createdAt: new Date(clock()) });
  return { payment, amount, redirect };
};
