import { sentPath } from '#generated/routes/sent-addresses.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { Refused } from '../../../http/refused.ts';
import type { KnownRefund, PaymentProvider, RefundWord, WebhookEvent } from '../payment-provider.ts';
import type { P24Settings } from '../payment-settings.ts';
import { createP24Client, type P24Refusal } from './p24-client.ts';
import {
  isSameSignature,
  paymentNotification,
  refundAccepted,
  refundNotification,
  refundState,
  registered,
  sentLimits,
  signP24Fields,
  transactionState,
  verified,
} from './p24-messages.ts';

export interface P24Context {
  readonly settings: P24Settings;
  /** Scheme and host of the site. */
  readonly origin: string;
}

const currency = 'PLN';

/** The numbers by which Przelewy24 reports the state of a transaction or a refund. */
const transactionStates = { advance: 1, taken: 2 } as const;
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
  askRefunds: askRefundsAt(context),
});

const startAt =
  ({ settings, origin }: P24Context): NonNullable<PaymentProvider['start']> =>
  async ({ payment: sessionId, reference, amount, locale, email, description }) => {
    const { merchantId, posId, crc, url } = settings;
    const answer = await createP24Client(settings)({
      method: 'POST',
      path: 'transaction/register',
      send: {
        limits: sentLimits.register,
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
          sign: signP24Fields({ sessionId, merchantId, amount, currency }, crc),
        },
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
  const word = refundResults[status];
  return { about: 'refund', payment: sessionId, request: refundsUuid, listed: rest.requestId, amount, word };
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
  const ours = merchantId === settings.merchantId && isSameSignature(signP24Fields(fields, settings.crc), sign);
  if (!ours) throw new Refused('bad-signature');
};

const takeAt =
  ({ settings }: P24Context): NonNullable<PaymentProvider['take']> =>
  async ({ payment: sessionId, amount, order }) => {
    const { merchantId, posId, crc } = settings;
    const orderId = Number(order);
    const sign = signP24Fields({ sessionId, orderId, amount, currency }, crc);
    const answer = await createP24Client(settings)({
      method: 'PUT',
      path: 'transaction/verify',
      send: { limits: sentLimits.verify, body: { merchantId, posId, sessionId, amount, currency, orderId, sign } },
      answer: verified,
    });
    if (!('refused' in answer)) return;
    const taken = answer.refused === 'there' && (await askAt({ settings })(sessionId))?.taken;
    if (!taken) throw new Refused('payment-not-verified');
  };

const askAt =
  ({ settings }: Pick<P24Context, 'settings'>): NonNullable<PaymentProvider['ask']> =>
  async (payment) => {
    const answer = await createP24Client(settings)({
      method: 'GET',
      path: `transaction/by/sessionId/${encodeURIComponent(payment)}`,
      answer: transactionState,
    });
    if ('refused' in answer) return noneWhereUnknown(answer, null);
    const { status, orderId, amount } = answer.data;
    const taken = status === transactionStates.taken;
    const hasMoney = taken || status === transactionStates.advance;
    if (!hasMoney || !orderId || amount == null || answer.data.currency !== currency) return null;
    return { payment, amount, order: String(orderId), taken };
  };

/** `none` if Przelewy24 does not know the item (404); throws for any other refusal. */
const noneWhereUnknown = <None>({ status }: P24Refusal, none: None): None => {
  if (status !== 404) throw new Refused('payment-unavailable');
  return none;
};

/**
 * Orders a refund. If Przelewy24 refuses it because it exists already or exceeds the payment, it is looked up among the refunds of the
 * payment.
 */
const refundAt =
  ({ settings, origin }: P24Context): NonNullable<PaymentProvider['refund']> =>
  async ({ payment: sessionId, amount, order, request, description }) => {
    const item = { orderId: Number(order), sessionId, amount };
    const answer = await createP24Client(settings)({
      method: 'POST',
      path: 'transaction/refund',
      send: {
        limits: sentLimits.refund,
        body: {
          requestId: request,
          refundsUuid: request,
          urlStatus: origin + sentPath('payment-notification', 'pl', {}),
          refunds: [{ ...item, description: description.slice(0, parameters.p24RefundLength) }],
        },
      },
      answer: refundAccepted,
    });
    if (!('refused' in answer)) {
      const refusal = answer.data.find(({ status }) => !status);
      return refusal ? { word: 'refused', reason: refusal.message ?? '' } : { word: 'accepted' };
    }
    const { refused, reason } = answer;
    const made = refused === 'there' ? await askRefundsAt({ settings })(order) : [];
    const word = made.find((one) => one.request === request)?.word ?? 'refused';
    return word === 'refused' ? { word, reason } : { word };
  };

const askRefundsAt =
  ({ settings }: Pick<P24Context, 'settings'>): NonNullable<PaymentProvider['askRefunds']> =>
  async (order) => {
    const answer = await createP24Client(settings)({
      method: 'GET',
      path: `refund/by/orderId/${order}`,
      answer: refundState,
    });
    if ('refused' in answer) return noneWhereUnknown(answer, []);
    return answer.data.refunds.flatMap(({ requestId, amount, status }): KnownRefund[] =>
      requestId
        ? [{ request: requestId, listed: requestId, amount: amount ?? 0, word: refundTexts[status] ?? 'accepted' }]
        : [],
    );
  };
