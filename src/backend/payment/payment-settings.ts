import { ibanOk, normalisedIban } from '#domain/identifiers/iban.ts';
import { isLoopbackUrl } from '#domain/loopback.ts';
import { paymentWay } from '#generated/rules/payment-way.ts';
import { ConfigurationError } from '../configuration-error.ts';

/** What Przelewy24 gives to a merchant, and where its programs answer. */
export interface P24Settings {
  readonly way: 'p24';
  readonly merchantId: number;
  readonly posId: number;
  readonly apiKey: string;
  readonly crc: string;
  /** Without a slash at its end. */
  readonly url: string;
}

export interface TransferSettings {
  readonly way: 'transfer';
  /** IBAN without spaces. */
  readonly account: string;
}

export type PaymentSettings = { readonly way: 'sandbox' } | TransferSettings | P24Settings;

type Environment = Readonly<Record<string, string | undefined>>;

const ways = ['transfer', 'p24', 'sandbox'] as const;
const p24Production = 'https://secure.przelewy24.pl';

/** How visitors pay. A way that lacks what it needs is refused: nobody may order without being told how to pay. */
export const readPaymentSettings = (environment: Environment, loopback: boolean): PaymentSettings => {
  const text = environment.PAYMENTS || 'nothing';
  const asked = (['nothing', ...ways] as const).find((way) => way === text);
  if (asked === undefined) {
    throw new ConfigurationError(
      `PAYMENTS must be one of ${ways.join(', ')}; it is “${text}”. Change it or leave it out.`,
    );
  }
  const way = paymentWay({ asked, loopback }).value;
  if (way === 'transfer') return readTransfer(environment.BANK_ACCOUNT ?? '');
  return way === 'p24' ? readP24(environment, loopback) : { way };
};

const readTransfer = (typed: string): TransferSettings => {
  if (typed === '') {
    throw new ConfigurationError(
      'Payments by bank transfer need BANK_ACCOUNT, the number of the account. Set it, or choose PAYMENTS=p24; PAYMENTS=sandbox takes no money and is for trials only.',
    );
  }
  const account = normalisedIban(typed);
  if (ibanOk(account)) return { way: 'transfer', account };
  throw new ConfigurationError(
    `BANK_ACCOUNT is “${typed}”, whose check digits are wrong or which is too long or too short. Copy the number from the bank once more.`,
  );
};

const readP24 = (environment: Environment, loopback: boolean): P24Settings => {
  const needed = (name: string): string => {
    const text = environment[name];
    if (text) return text;
    throw new ConfigurationError(`PAYMENTS=p24 needs ${name}; Przelewy24 shows it in its panel.`);
  };
  const number = (name: string, text: string): number => {
    if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
    throw new ConfigurationError(`${name} must be a number as Przelewy24 gives it; it is “${text}”.`);
  };
  const merchant = needed('P24_MERCHANT_ID');
  return {
    way: 'p24',
    merchantId: number('P24_MERCHANT_ID', merchant),
    posId: number('P24_POS_ID', environment.P24_POS_ID || merchant),
    apiKey: needed('P24_API_KEY'),
    crc: needed('P24_CRC'),
    url: readP24Url(environment.P24_URL || p24Production, loopback),
  };
};

const readP24Url = (text: string, loopback: boolean): string => {
  const encrypted = URL.parse(text)?.protocol === 'https:';
  if (encrypted || (loopback && isLoopbackUrl(text))) return text.replace(/\/+$/, '');
  throw new ConfigurationError(
    `P24_URL must be an address with https, such as https://sandbox.przelewy24.pl; it is “${text}”.`,
  );
};

/** What the start says of payments; null where there is nothing to warn of. */
export const paymentWarning = ({ way }: PaymentSettings): string | null =>
  way === 'sandbox'
    ? 'PAYMENTS ARE A PRETENCE: visitors “pay” by pressing a button, and no money moves. Set PAYMENTS=transfer or PAYMENTS=p24 before the site goes public.'
    : null;
