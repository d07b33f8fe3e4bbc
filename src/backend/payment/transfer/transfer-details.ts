import { printedBookingNumber } from '#domain/identifiers/booking-number.ts';
import { printedIban } from '#domain/identifiers/iban.ts';
import { organisation } from '#generated/data/organisation.ts';
import { payerOf, type StoredRegistration } from '../../registration/reserve-place.ts';
import { type PaymentProvider, paysOnline } from '../payment-provider.ts';

export interface TransferDetails {
  readonly account: string;
  readonly holder: string;
  readonly title: string;
}

const { legalName, address } = organisation;
const holder = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}`;

/** Where a transfer for a registration goes; null where it is paid in another way. */
export const transferDetails = (
  provider: PaymentProvider,
  { number, person }: Pick<StoredRegistration, 'number' | 'person'>,
): TransferDetails | null => {
  const { account } = provider;
  if (account === undefined || paysOnline(provider, payerOf({ person }))) return null;
  return { account: printedIban(account), holder, title: printedBookingNumber(number) };
};
