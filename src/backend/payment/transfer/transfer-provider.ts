import type { PaymentProvider } from '../payment-provider.ts';
import type { TransferSettings } from '../payment-settings.ts';

/** Visitors are told where to send the money; the office sees it come and sends it back. */
export const createTransferProvider = ({ method, account }: TransferSettings): PaymentProvider => ({ method, account });
