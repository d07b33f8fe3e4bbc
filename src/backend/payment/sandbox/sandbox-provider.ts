import type { PaymentProvider } from '../payment-provider.ts';

/** A payment service without money: its page lets the tester choose how the payment ends. */
export const createSandboxProvider = (style: readonly string[] = []): PaymentProvider => ({
  method: 'sandbox',
  style,
  start: ({ payment }) => Promise.resolve({ redirect: `/api/payments/${payment}/sandbox` }),
  refund: () => Promise.resolve('confirmed'),
});
