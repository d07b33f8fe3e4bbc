import { sentPath } from '#generated/routes/sent-addresses.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { Refused } from '../../../http/refused.ts';
import type { PaymentProvider, RefundWord, WebhookEvent } from '../payment-provider.ts';
import type { P24Settings } from '../payment-settings.ts';
import { createP24Client } from './p24-client.ts';
import {
  p24Sign,
  paymentNotification,
  refundAccepted,
  refundNotification,
  refundState,
  registered,
  sameSign,
  transactionState,
  verified,
} from './p24-messages.ts';

export interface P24Context {
  readonly settings: P24Settings;
  /** Scheme and host of the site. */
  readonly origin: string;
}

const currency = 'PLN';

/** States of a transaction and of a refund, by the numbers that Przelewy24 gives them. */
const transactionStates = { held: 1, taken: 2 } as const;
const refundTexts: Readonly<Record<number, RefundWord>> = {
  1: 'confirmed',
  2: 'accepted',
  3: 'accepted',
  4: 'refused',
};
const refundResults = ['confirmed', 'refused'] as const satisfies readonly RefundWord[];

/** Przelewy24 by its published REST documentation (developers.przelewy24.pl). */
export const createP24Provider = (context: P24Context): PaymentProvider => ({
  method: 'p24',
  ...(context.settings.account === undefined ? {} : { account: context.settings.account }),
  takesEmail: (email) => email.length <= parameters.p24EmailLength && /^[\x21-\x7e]+$/.test(email),
  start: startAt(context),
  parseWebhook: (message) =>
    parseRefundEvent(context.settings, message) ?? parsePaymentEvent(context.settings, message),
  take: takeAt(context),
  ask: askAt(context),
  refund: refundAt(context),
  askRefund: askRefundAt(context),
});

const startAt =
  ({ settings, origin }: P24Context): NonNullable<PaymentProvider['start']> =>
  async ({ payment: sessionId, reference, amount, locale, email, description }) => {
    const { merchantId, posId, crc, url } = settings;
    const answer = await createP24Client(settings)({
      method: 'POST',
      path: 'transaction/register',
      body: {
        merchantId,
        posId,
        sessionId,
        amount,
        currency,
        description: description.slice(0, parameters.p24DescriptionLength),
        email,
        country: 'PL',
        language: locale,
        urlReturn: origin + sentPath('return-from-payment', locale, { reference, returned: 1 }),
        urlStatus: origin + sentPath('payment-notification', 'pl', {}),
        encoding: 'UTF-8',
        sign: p24Sign({ sessionId, merchantId, amount, currency }, crc),
      },
      answer: registered,
    });
    if ('refused' in answer) throw new Refused('payment-unavailable');
    return { redirect: `${url}/trnRequest/${answer.data.token}` };
  };

/** Null for a message that is not about a refund. */
const parseRefundEvent = (settings: P24Settings, message: unknown): WebhookEvent | null => {
  const read = refundNotification.safeParse(message);
  if (!read.success) return null;
  const { orderId, sessionId, refundsUuid, merchantId, amount, status, ...rest } = read.data;
  const fields = { orderId, sessionId, refundsUuid, merchantId, amount, currency: rest.currency, status };
  checkSign(settings, { merchantId, sign: rest.sign }, fields);
  return { about: 'refund', request: refundsUuid, word: refundResults[status] };
};

const parsePaymentEvent = (settings: P24Settings, message: unknown): WebhookEvent => {
  const read = paymentNotification.safeParse(message);
  if (!read.success) throw new Refused('bad-notification');
  const { merchantId, posId, sessionId, amount, originAmount, orderId, methodId, statement, ...rest } = read.data;
  const named = { merchantId, posId, sessionId, amount, originAmount, currency: rest.currency };
  checkSign(settings, { merchantId, sign: rest.sign }, { ...named, orderId, methodId, statement });
  if (posId !== settings.posId) throw new Refused('bad-signature');
  if (rest.currency !== currency || amount !== originAmount) throw new Refused('amount-differs');
  return { about: 'payment', payment: sessionId, amount, order: String(orderId) };
};

const checkSign = (
  settings: P24Settings,
  { merchantId, sign }: { readonly merchantId: number; readonly sign: string },
  fields: Readonly<Record<string, string | number>>,
): void => {
  const ours = merchantId === settings.merchantId && sameSign(p24Sign(fields, settings.crc), sign);
  if (!ours) throw new Refused('bad-signature');
};

const takeAt =
  ({ settings }: P24Context): NonNullable<PaymentProvider['take']> =>
  async ({ payment: sessionId, amount, order }) => {
    const { merchantId, posId, crc } = settings;
    const orderId = Number(order);
    const answer = await createP24Client(settings)({
      method: 'PUT',
      path: 'transaction/verify',
      body: {
        merchantId,
        posId,
        sessionId,
        amount,
        currency,
        orderId,
        sign: p24Sign({ sessionId, orderId, amount, currency }, crc),
      },
      answer: verified,
    });
    if ('refused' in answer) throw new Refused('payment-not-verified');
  };

const askAt =
  ({ settings }: P24Context): NonNullable<PaymentProvider['ask']> =>
  async (payment) => {
    const answer = await createP24Client(settings)({
      method: 'GET',
      path: `transaction/by/sessionId/${encodeURIComponent(payment)}`,
      answer: transactionState,
    });
    if ('refused' in answer) return null;
    const { status, orderId, amount } = answer.data;
    const taken = status === transactionStates.taken;
    const held = taken || status === transactionStates.held;
    if (!held || !orderId || amount == null || answer.data.currency !== currency) return null;
    return { payment, amount, order: String(orderId), taken };
  };

const refundAt =
  ({ settings, origin }: P24Context): NonNullable<PaymentProvider['refund']> =>
  async ({ payment: sessionId, amount, order, request, description }) => {
    const answer = await createP24Client(settings)({
      method: 'POST',
      path: 'transaction/refund',
      body: {
        requestId: request,
        refundsUuid: request,
        urlStatus: origin + sentPath('payment-notification', 'pl', {}),
        refunds: [
          { orderId: Number(order), sessionId, amount, description: description.slice(0, parameters.p24RefundLength) },
        ],
      },
      answer: refundAccepted,
    });
    if ('refused' in answer) return 'refused';
    return answer.data.every(({ status }) => status) ? 'accepted' : 'refused';
  };

const askRefundAt =
  ({ settings }: P24Context): NonNullable<PaymentProvider['askRefund']> =>
  async ({ order, request }) => {
    const answer = await createP24Client(settings)({
      method: 'GET',
      path: `refund/by/orderId/${order}`,
      answer: refundState,
    });
    if ('refused' in answer) return null;
    const found = answer.data.refunds.find(({ requestId }) => requestId === request);
    return found ? (refundTexts[found.status] ?? 'accepted') : null;
  };
