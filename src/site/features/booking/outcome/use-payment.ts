import { useState } from 'react';
import { createAttemptKey } from '../../../lib/api/attempt-key.ts';
import { call } from '../../../lib/api/call.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { paymentStartContract } from '../../../lib/api/own-contracts.ts';
import { useSending } from '../../../lib/hooks/use-sending.ts';

/** A page of ours or one that is encrypted; an answer that names anything else is not followed. */
const paymentPage = (redirect: string): string => {
  const url = URL.parse(redirect, location.href);
  if (url !== null && (url.origin === location.origin || url.protocol === 'https:')) return url.href;
  throw new CallError('payment-start', { kind: 'invalidAnswer' });
};

/** The payment page is no part of the site: the pages do not change into one another, which a browser would otherwise try. */
const leaveFor = (url: string): void => {
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
  location.assign(url);
};

/** Starts a payment and goes to its page. A repeated press, or a lost answer, starts no second one. */
export const usePayment = (reference: string) => {
  const { sending, failed, send } = useSending();
  const [keyOf] = useState(createAttemptKey);
  const start = () =>
    void send(async (signal) => {
      const content = { reference };
      const { redirect } = await call(paymentStartContract, { parameters: content }, { key: keyOf(content), signal });
      leaveFor(paymentPage(redirect));
    });
  return { starting: sending, failed, start };
};
