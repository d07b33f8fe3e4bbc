import type { ApiOptions } from '../../api/api-options.ts';
import type { Transaction } from '../../database/open-database.ts';
import { bookingMail } from '../../mail/about/booking-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findRegistration } from '../../registration/find-registration.ts';
import { missingOf, moneyOf } from '../money-of.ts';
import { transferDetails } from './transfer-details.ts';

/** Sends the details of the transfer to whoever has a place to pay for. */
export const mailTransferDetails = async (
  { payments, catalogue }: Pick<ApiOptions, 'payments' | 'catalogue'>,
  transaction: Transaction,
  reference: string,
): Promise<void> => {
  const found = await findRegistration(transaction, reference);
  const { status, payUntil } = found.registration;
  const details = transferDetails(payments, found.registration);
  const { kept } = await moneyOf(transaction, reference);
  const missing = missingOf(found.registration, kept);
  if (details === null || status !== 'pay' || missing === 0) return;
  const { facts, ...mail } = await bookingMail(transaction, found, catalogue);
  await queueMail(transaction, {
    kind: 'transfer-details',
    ...mail,
    facts: { ...facts, ...details, amount: missing, payUntil },
    once: `transfer-details ${reference}`,
  });
};
