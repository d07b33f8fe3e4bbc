import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Przelewy24 as its REST documentation describes it, written for these tests from that documentation and sharing no code with
 * ours. It checks the merchant and every signature, keeps transactions and refunds, and sends notifications when a test triggers them.
 */
export const merchant = { merchantId: 12345, posId: 54321, apiKey: 'key-of-the-panel', crc: 'crc-of-the-panel' };

interface Transaction {
  readonly body: Record<string, unknown>;
  readonly token: string;
  readonly orderId: number;
  /** 0 no payment, 1 paid and not verified, 2 verified, 3 returned. */
  status: 0 | 1 | 2 | 3;
}

interface Refund {
  readonly requestId: string;
  readonly orderId: number;
  readonly sessionId: string;
  readonly refundsUuid: string;
  readonly amount: number;
  readonly urlStatus: string;
  /** 1 completed, 2 pending, 3 waiting to acceptance, 4 rejected. */
  status: 1 | 2 | 3 | 4;
}

const sha = (text: string): string => createHash('sha384').update(text, 'utf8').digest('hex');
const quoted = (value: unknown): string => JSON.stringify(String(value));

export const signs = {
  register: (b: Record<string, unknown>) =>
    sha(
      `{"sessionId":${quoted(b.sessionId)},"merchantId":${b.merchantId},"amount":${b.amount},"currency":${quoted(b.currency)},"crc":"${merchant.crc}"}`,
    ),
  verify: (b: Record<string, unknown>) =>
    sha(
      `{"sessionId":${quoted(b.sessionId)},"orderId":${b.orderId},"amount":${b.amount},"currency":${quoted(b.currency)},"crc":"${merchant.crc}"}`,
    ),
  payment: (b: Record<string, unknown>) =>
    sha(
      `{"merchantId":${b.merchantId},"posId":${b.posId},"sessionId":${quoted(b.sessionId)},"amount":${b.amount},"originAmount":${b.originAmount},"currency":${quoted(b.currency)},"orderId":${b.orderId},"methodId":${b.methodId},"statement":${quoted(b.statement)},"crc":"${merchant.crc}"}`,
    ),
  refund: (b: Record<string, unknown>) =>
    sha(
      `{"orderId":${b.orderId},"sessionId":${quoted(b.sessionId)},"refundsUuid":${quoted(b.refundsUuid)},"merchantId":${b.merchantId},"amount":${b.amount},"currency":${quoted(b.currency)},"status":${b.status},"crc":"${merchant.crc}"}`,
    ),
};

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const needed = [
  'merchantId',
  'posId',
  'sessionId',
  'amount',
  'currency',
  'description',
  'email',
  'country',
  'language',
  'urlReturn',
  'sign',
];

/** Longest texts of the published description (developers.przelewy24.pl), by the field of a body, at any depth. */
const longest: Readonly<Record<string, number>> = {
  sessionId: 100,
  description: 1024,
  email: 50,
  client: 40,
  address: 80,
  zip: 10,
  city: 50,
  phone: 12,
  country: 2,
  language: 2,
  currency: 3,
  urlReturn: 250,
  urlStatus: 250,
  urlCardPaymentNotification: 250,
  methodRefId: 250,
  transferLabel: 20,
  encoding: 15,
  sign: 100,
  requestId: 45,
  refundsUuid: 35,
  refundDescription: 35,
};

const tooLong = (body: unknown, inRefund = false): readonly string[] => {
  if (Array.isArray(body)) return body.flatMap((one) => tooLong(one, true));
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    if (typeof value !== 'string') return tooLong(value);
    const limit = longest[inRefund && name === 'description' ? 'refundDescription' : name] ?? 0;
    return value.length > limit ? [`${name} longer than ${limit}`] : [];
  });
};

export const startP24 = async () => {
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  /** Calls that were answered, by path; and what to answer instead, while a test wants it. */
  const calls: string[] = [];
  const faults = new Map<string, { status: number; body?: unknown; after?: number }>();

  const register = (body: Record<string, unknown>): [number, unknown] => {
    const missing = needed.filter((name) => body[name] === undefined || body[name] === '');
    const known = body.merchantId === merchant.merchantId && body.posId === merchant.posId;
    if (missing.length > 0 || !known || body.sign !== signs.register(body))
      return [400, { error: `wrong: ${missing}`, code: 400 }];
    if (!Number.isInteger(body.amount) || String(body.sessionId).length > 100)
      return [400, { error: 'amount', code: 400 }];
    const orderId = 4_295_430_000 + transactions.size;
    transactions.set(String(body.sessionId), { body, token: `T-${transactions.size}`, orderId, status: 0 });
    return [200, { data: { token: `T-${transactions.size - 1}` }, responseCode: 0 }];
  };

  const verify = (body: Record<string, unknown>): [number, unknown] => {
    const found = transactions.get(String(body.sessionId));
    const fits = found?.body.amount === body.amount && found?.orderId === body.orderId && body.currency === 'PLN';
    if (!found || !fits || body.sign !== signs.verify(body)) return [400, { error: 'Incorrect CRC', code: 400 }];
    if (found.status === 0) return [400, { error: 'Payment not found', code: 400 }];
    found.status = 2;
    return [200, { data: { status: 'success' }, responseCode: 0 }];
  };

  const refund = (body: Record<string, unknown>): [number, unknown] => {
    const [item] = Array.isArray(body.refunds) ? body.refunds : [];
    const found = transactions.get(String(item?.sessionId));
    const back = refunds.filter(({ sessionId, status }) => sessionId === item?.sessionId && status !== 4);
    const sum = back.reduce((total, { amount }) => total + amount, 0);
    const upstream = { ...item, status: false };
    if (refunds.some(({ requestId }) => requestId === body.requestId)) return [409, { error: [upstream], code: 409 }];
    if (found?.status !== 2 || found.orderId !== item.orderId || sum + item.amount > Number(found.body.amount))
      return [409, { error: [{ ...upstream, message: 'The amount of refund exceeds available amount' }], code: 409 }];
    refunds.push({
      ...item,
      requestId: String(body.requestId),
      refundsUuid: String(body.refundsUuid),
      urlStatus: String(body.urlStatus),
      status: 2,
    });
    return [201, { data: [{ ...item, status: true, message: 'success' }], responseCode: 0 }];
  };

  const stateOf = (session: string): [number, unknown] => {
    const found = transactions.get(session);
    if (!found) return [404, { error: 'Transaction not exist', code: 404 }];
    const { amount, currency, sessionId } = found.body;
    const orderId = found.status === 0 ? 0 : found.orderId;
    return [
      200,
      { data: { statement: '', orderId, sessionId, status: found.status, amount, currency }, responseCode: 0 },
    ];
  };

  const refundsOf = (order: string): [number, unknown] => {
    const made = refunds.filter(({ orderId }) => String(orderId) === order);
    if (made.length === 0) return [404, { error: 'Refund not found', code: 404 }];
    return [200, { data: { orderId: Number(order), currency: 'PLN', refunds: made }, responseCode: 0 }];
  };

  const handlers = new Map<string, (body: Record<string, unknown>, last: string) => [number, unknown]>([
    ['POST transaction/register', register],
    ['PUT transaction/verify', verify],
    ['POST transaction/refund', refund],
    ['GET transaction/by/sessionId', (_, last) => stateOf(last)],
    ['GET refund/by/orderId', (_, last) => refundsOf(last)],
  ]);
  const asked = `Basic ${Buffer.from(`${merchant.posId}:${merchant.apiKey}`).toString('base64')}`;

  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    const path = String(request.url).replace('/api/v1/', '');
    const at = path.lastIndexOf('/');
    const name = request.method === 'GET' ? path.slice(0, at) : path;
    const call = `${request.method} ${name}`;
    calls.push(call);
    if (request.headers.authorization !== asked) return [401, { error: 'Incorrect authentication', code: 401 }];
    const body = await readBody(request);
    const fault = faults.get(name);
    const over = tooLong(body);
    if (over.length > 0) return [400, { error: over.join(), code: 400 }];
    if (!fault) return handlers.get(call)?.(body, decodeURIComponent(path.slice(at + 1))) ?? [404, {}];
    await new Promise((done) => setTimeout(done, fault.after ?? 0));
    return [fault.status, fault.body ?? { error: 'Undefined error', code: 500 }];
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  const found = (session: string): Transaction => {
    const transaction = transactions.get(session);
    if (!transaction) throw new Error(`Nobody has registered ${session}.`);
    return transaction;
  };
  /** The visitor pays; the notification is what this returns, to be sent by the test. */
  const payAt = (session: string): Record<string, unknown> => {
    const transaction = found(session);
    transaction.status = 1;
    const { merchantId, posId, sessionId, amount, currency } = transaction.body;
    const upstream = {
      merchantId,
      posId,
      sessionId,
      amount,
      originAmount: amount,
      currency,
      orderId: transaction.orderId,
      methodId: 154,
      statement: `p24-ż/${transaction.orderId}`,
    };
    return { ...upstream, sign: signs.payment(upstream) };
  };
  /** Somebody pays by a link that was made in the panel; likewise. */
  const payInPanel = (amount: number): Record<string, unknown> => {
    const { merchantId, posId } = merchant;
    const sessionId = `panel-payment-${transactions.size}`;
    const body = { merchantId, posId, sessionId, amount, currency: 'PLN' };
    transactions.set(sessionId, { body, token: '', orderId: 4_295_430_000 + transactions.size, status: 0 });
    return payAt(sessionId);
  };
  /** The refund is made or rejected; likewise. */
  const endRefund = (at: number, status: 0 | 1): Record<string, unknown> => {
    const made = refunds[at];
    if (!made) throw new Error('There is no such refund.');
    made.status = status === 0 ? 1 : 4;
    const { orderId, sessionId, requestId, refundsUuid, amount } = made;
    const upstream = {
      orderId,
      sessionId,
      merchantId: merchant.merchantId,
      requestId,
      refundsUuid,
      amount,
      currency: 'PLN',
      timestamp: 1_795_000_000,
      status,
    };
    return { ...upstream, sign: signs.refund(upstream) };
  };
  /** Somebody gives money back in the panel; the notification is what this returns. */
  const refundInPanel = (session: string, amount: number): Record<string, unknown> => {
    const { orderId } = found(session);
    const name = `panel-${refunds.length}`;
    const requestId = `${name}-request`;
    refunds.push({ requestId, orderId, sessionId: session, refundsUuid: name, amount, urlStatus: '', status: 2 });
    return endRefund(refunds.length - 1, 0);
  };
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url, transactions, refunds, calls, faults, payAt, payInPanel, endRefund, refundInPanel, close };
};
