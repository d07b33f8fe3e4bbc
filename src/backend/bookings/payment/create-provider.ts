import { createP24Provider } from './p24/p24-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings, TransferSettings } from './payment-settings.ts';

interface SandboxPage {
  readonly origin: string;
  /** Addresses of the site's style sheets. */
  readonly style?: readonly string[];
}

/** A payment service without money: its page lets the tester choose how the payment ends. */
export const createSandboxPaymentProvider = (style: readonly string[] = []): PaymentProvider => ({
  method: 'sandbox',
  style,
  start: ({ payment }) => Promise.resolve({ redirect: `/api/payments/${payment}/sandbox` }),
  refund: () => Promise.resolve({ word: 'confirmed' }),
});

/** Payment by transfer: a mail names the account, and the office records transfers and sends refunds by hand. */
export const createTransferPaymentProvider = ({ method, account }: TransferSettings): PaymentProvider => ({
  method,
  account,
});

type Providers = {
  readonly [Method in PaymentSettings['method']]: (
    settings: Extract<PaymentSettings, { readonly method: Method }>,
    place: SandboxPage,
  ) => PaymentProvider;
};

const providers: Providers = {
  sandbox: (_, { style }) => createSandboxPaymentProvider(style),
  transfer: createTransferPaymentProvider,
  p24: (settings, place) => createP24Provider({ settings, ...place }),
};

/** The payment provider that the settings name. */
export const createPaymentProvider = <Method extends PaymentSettings['method']>(
  settings: Extract<PaymentSettings, { readonly method: Method }>,
  place: SandboxPage,
): PaymentProvider => providers[settings.method](settings, place);
