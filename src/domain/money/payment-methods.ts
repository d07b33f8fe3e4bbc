import type { Locale } from '../locale.ts';

/** The payment methods: as the setting names them, the rules return them, payments store them and the API shows them. */
export const paymentMethods = ['transfer', 'p24', 'sandbox'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The name of each payment method, and the phrase for paying by it, for texts, settings and the start of the server. */
export const wordsOfPayment = {
  transfer: {
    name: { pl: 'przelew', en: 'bank transfer' },
    by: { pl: 'przelewem na konto', en: 'by bank transfer' },
  },
  p24: {
    name: { pl: 'Przelewy24', en: 'Przelewy24' },
    by: { pl: 'w internecie przez serwis Przelewy24', en: 'online through Przelewy24' },
  },
  sandbox: {
    name: { pl: 'płatność próbna', en: 'trial payment' },
    by: { pl: 'na niby, bez prawdziwych pieniędzy', en: 'in a sandbox without real money' },
  },
} as const satisfies Readonly<Record<PaymentMethod, Readonly<Record<'name' | 'by', Readonly<Record<Locale, string>>>>>>;

/** The payment methods that take real money at once. */
export const onlinePayments = paymentMethods.filter((method) => method !== 'transfer' && method !== 'sandbox');

/** The payment methods in words, as in “by bank transfer or online through …”. */
export const formatPaymentMethods = (methods: readonly PaymentMethod[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    Object.entries(wordsOfPayment).flatMap(([method, { by }]) =>
      methods.some((one) => one === method) ? [by[locale]] : [],
    ),
  );
