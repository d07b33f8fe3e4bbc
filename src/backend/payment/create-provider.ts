import type { Catalogue } from '../catalogue/catalogue.ts';
import { createP24Provider } from './p24/p24-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createTransferProvider } from './transfer/transfer-provider.ts';

interface Place {
  readonly origin: string;
  readonly bookingPath: Catalogue['bookingPath'];
  /** Addresses of the site's style sheets. */
  readonly style?: readonly string[];
}

type Providers = {
  readonly [Method in PaymentSettings['method']]: (
    settings: Extract<PaymentSettings, { readonly method: Method }>,
    place: Place,
  ) => PaymentProvider;
};

const providers: Providers = {
  sandbox: (_, { style }) => createSandboxProvider(style),
  transfer: createTransferProvider,
  p24: (settings, place) => createP24Provider({ settings, ...place }),
};

/** How visitors pay, by the settings. */
export const createProvider = <Method extends PaymentSettings['method']>(
  settings: Extract<PaymentSettings, { readonly method: Method }>,
  place: Place,
): PaymentProvider => providers[settings.method](settings, place);
