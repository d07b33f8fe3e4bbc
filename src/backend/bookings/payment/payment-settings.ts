import type { z } from 'zod';
import { isIbanValid, normaliseIban } from '#domain/identifiers/iban.ts';
import { onlinePayments, wordsOfPayment } from '#domain/money/payment-methods.ts';
import { paymentMethod } from '#generated/rules/payment-method.ts';
import { isLoopbackUrl } from '#settings/loopback.ts';
import { SettingsError } from '#settings/read-settings.ts';
import type { startSettings } from '#settings/settings.ts';

const online = onlinePayments.map((method) => `PAYMENTS=${method}`).join(' or ');

/** Credentials of a merchant of Przelewy24, and the address of its API. */
export interface P24Settings {
  readonly method: 'p24';
  readonly merchantId: number;
  readonly posId: number;
  readonly apiKey: string;
  readonly crc: string;
  /** Without a slash at its end. */
  readonly url: string;
  /** For orders that Przelewy24 does not take, IBAN without spaces. */
  readonly account?: string;
}

export interface TransferSettings {
  readonly method: 'transfer';
  /** IBAN without spaces. */
  readonly account: string;
}

export type PaymentSettings = { readonly method: 'sandbox' } | TransferSettings | P24Settings;

type Read = z.infer<typeof startSettings>;

/**
 * Reads how visitors pay. A payment method whose settings are missing is refused, since visitors must know how to pay before they order.
 */
export const readPaymentSettings = (read: Read, loopback: boolean): PaymentSettings => {
  const method = paymentMethod({ asked: read.PAYMENTS ?? 'nothing', loopback }).value;
  if (method === 'transfer') return readTransfer(read.BANK_ACCOUNT);
  return method === 'p24' ? readP24(read, loopback) : { method };
};

const readTransfer = (typed: string | undefined): TransferSettings => {
  if (typed === undefined) {
    throw new SettingsError(
      `Payments by bank transfer need BANK_ACCOUNT, the number of the account. Set it, or choose ${online}; PAYMENTS=sandbox takes no money and is for trials only.`,
    );
  }
  return { method: 'transfer', account: readAccount(typed) };
};

const readAccount = (typed: string): string => {
  const account = normaliseIban(typed);
  if (isIbanValid(account)) return account;
  throw new SettingsError(
    `BANK_ACCOUNT is “${typed}”, whose check digits are wrong or which is too long or too short. Copy the number from the bank once more.`,
  );
};

const readP24 = (read: Read, loopback: boolean): P24Settings => {
  const needed = <Value>(name: string, value: Value | undefined): Value => {
    if (value !== undefined) return value;
    throw new SettingsError(`PAYMENTS=p24 needs ${name}; ${wordsOfPayment.p24.name.en} shows it in its panel.`);
  };
  const merchantId = needed('P24_MERCHANT_ID', read.P24_MERCHANT_ID);
  return {
    method: 'p24',
    merchantId,
    posId: read.P24_POS_ID ?? merchantId,
    apiKey: needed('P24_API_KEY', read.P24_API_KEY),
    crc: needed('P24_CRC', read.P24_CRC),
    url: readP24Url(read.P24_URL, loopback),
    ...(read.BANK_ACCOUNT === undefined ? {} : { account: readAccount(read.BANK_ACCOUNT) }),
  };
};

const readP24Url = (text: string, loopback: boolean): string => {
  const encrypted = URL.parse(text)?.protocol === 'https:';
  if (encrypted || (loopback && isLoopbackUrl(text))) return text;
  throw new SettingsError(
    `P24_URL must be an address with https, such as https://sandbox.przelewy24.pl; it is “${text}”.`,
  );
};

/** The warning about payments that is printed at the start; null if there is none. */
export const paymentSettingsWarning = ({ method }: PaymentSettings): string | null =>
  method === 'sandbox'
    ? `PAYMENTS ARE SIMULATED: visitors “pay” by pressing a button, and no money is transferred. Set PAYMENTS=transfer or ${online} before the site goes public.`
    : null;
