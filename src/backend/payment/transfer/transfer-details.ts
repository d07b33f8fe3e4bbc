import { printedBookingNumber } from '#domain/identifiers/booking-number.ts';
import { printedIban } from '#domain/identifiers/iban.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { StoredRegistration } from '../../registration/reserve-place.ts';
import type { PaymentProvider } from '../payment-provider.ts';

export interface TransferDetails {
  readonly account: string;
  readonly holder: string;
  readonly title: string;
}

const { legalName, address } = organisation;
const holder = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}`;

/** Where a transfer for a registration goes; null where nobody pays by transfer. */
export const transferDetails = (
  { account }: PaymentProvider,
  { number }: Pick<StoredRegistration, 'number'>,
): TransferDetails | null =>
  account === undefined ? null : { account: printedIban(account), holder, title: printedBookingNumber(number) };
