import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parameters } from '#generated/rules/parameters.ts';

const { p24SessionLength, p24EmailLength, p24DescriptionLength, p24ReturnLength, p24RefundLength } = parameters;
const text = (longest: number) => z.string().min(1).max(longest);
/** Length of a SHA-384 digest in hexadecimal digits. */
const signLength = 96;

const transactionBody = {
  merchantId: z.int().min(1),
  posId: z.int().min(1),
  sessionId: text(p24SessionLength),
  amount: z.int().min(1),
  currency: z.literal('PLN'),
  sign: z.string().length(signLength),
};

/** What we send to Przelewy24, with its published limits; a field that is not here is not sent. */
export const sentLimits = {
  register: z.strictObject({
    ...transactionBody,
    description: text(p24DescriptionLength),
    email: text(p24EmailLength),
    country: z.string().length(2),
    language: z.string().length(2),
    urlReturn: text(p24ReturnLength),
    urlStatus: text(p24ReturnLength),
    encoding: z.literal('UTF-8'),
  }),
  verify: z.strictObject({ ...transactionBody, orderId: z.int().min(1) }),
  refund: z.strictObject({
    requestId: text(p24RefundLength),
    refundsUuid: text(p24RefundLength),
    urlStatus: text(p24ReturnLength),
    refunds: z.tuple([
      z.strictObject({
        orderId: z.int().min(1),
        sessionId: text(p24SessionLength),
        amount: z.int().min(1),
        description: text(p24RefundLength),
      }),
    ]),
  }),
};

/** Parts of the answers and notifications of Przelewy24 that we read; they may contain more. */
const whole = z.int().min(0);
const orderNumber = z.int().min(1);

export const registered = z.object({ data: z.object({ token: z.string().regex(/^[\w-]{1,100}$/) }) });

export const verified = z.object({ data: z.object({ status: z.literal('success') }) });

export const transactionState = z.object({
  data: z.object({ orderId: whole.nullish(), amount: whole.nullish(), currency: z.string().nullish(), status: whole }),
});

export const refundAccepted = z.object({
  data: z.array(z.object({ status: z.boolean(), message: z.string().optional() })).min(1),
});

export const refundState = z.object({
  data: z.object({
    refunds: z.array(z.object({ requestId: z.string().nullish(), amount: whole.nullish(), status: whole })),
  }),
});

const signed = {
  merchantId: whole,
  sessionId: z.string().min(1).max(100),
  amount: whole,
  currency: z.string().max(3),
  orderId: orderNumber,
  sign: z.string().min(1).max(200),
};

export const paymentNotification = z.object({
  ...signed,
  posId: whole,
  originAmount: whole,
  methodId: whole,
  statement: z.string().max(500),
});

export const refundNotification = z.object({
  ...signed,
  requestId: z.string().min(1).max(100),
  refundsUuid: z.string().min(1).max(100),
  status: z.union([z.literal(0), z.literal(1)]),
});

type Signed = Readonly<Record<string, string | number>>;

/** The checksum of Przelewy24: SHA-384 of the fields as JSON, in their documented order, with the CRC key as the last. */
export const signP24Fields = (fields: Signed, crc: string): string =>
  createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }))
    .digest('hex');

export const isSameSignature = (expected: string, given: string): boolean => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
};
