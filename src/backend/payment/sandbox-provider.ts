import { timingSafeEqual } from 'node:crypto';
import { keyedDigest } from '../privacy/secrets.ts';
import type { PaymentOutcome, PaymentProvider, SignedOutcome } from './payment-provider.ts';

/** A payment service without money: its page lets the tester choose how the payment ends. */
export const createSandboxProvider = (key: Uint8Array): PaymentProvider => {
  const signature = (payment: string, outcome: PaymentOutcome, amount: number): string =>
    keyedDigest(key, `${payment} ${outcome} ${amount}`);
  return {
    start: ({ payment }) => Promise.resolve({ redirect: `/api/payments/${payment}/sandbox` }),
    verify: (payment, given) => sameText(signature(payment, given.outcome, given.amount), given.signature),
    sandbox: {
      sign: (payment, outcome, amount): SignedOutcome => ({
        outcome,
        amount,
        signature: signature(payment, outcome, amount),
      }),
    },
  };
};

const sameText = (expected: string, given: string): boolean => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
};
