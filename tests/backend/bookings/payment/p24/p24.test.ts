import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentProvider } from '#backend/bookings/payment/create-provider.ts';
import { recordOwedRefund } from '#backend/bookings/payment/owe-refund.ts';
import { outgoingMails } from '#backend/database/schema.ts';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { reconcilePayments } from '#backend/flows/money/reconcile-payments.ts';
import { orderRefunds } from '#backend/flows/money/refund.ts';
import { gatherDigest } from '#backend/office/digest/gather-digest.ts';
import { covers } from '../../../../covers.ts';
import { basicType } from '../../../../find-course.ts';
import { type RunningApi, startApi } from '../../../fixtures/api-fixture.ts';
import { book, confirm, pay, prepareTerm, uncertified } from '../../../flows/booking-fixture.ts';
import { office, refusal } from '../../../office/office-fixture.ts';
import { merchant, signs, startP24 } from './p24-server.ts';

const price = 34_900;
const minute = 60_000;
const origin = 'https://kursy.example';

let p24: Awaited<ReturnType<typeof startP24>>;
let api: RunningApi;
let start: number;
let reference: string;
beforeAll(async () => {
  p24 = await startP24();
  const place = { origin };
  api = await startApi({ payments: createPaymentProvider({ method: 'p24', ...merchant, url: p24.url }, place) });
  start = api.time.now;
});
afterAll(async () => {
  await api.close();
  p24.close();
});
beforeEach(async () => {
  api.time.now = start;
  p24.calls.length = 0;
  const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
  ({ reference } = await (await book(api, { ...uncertified, course: term.id })).json());
});
afterEach(() => p24.faults.clear());

const open = async (): Promise<string> => (await (await pay(api, reference)).json()).payment;
const state = async () => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const standing = async () => {
  const { state: name, payment } = await state();
  return [name, payment.received, payment.refund?.state ?? null];
};
const notify = async (message: unknown) => (await api.post('/api/payments/notification', message)).status;
const later = async (minutes: number) => {
  api.time.now += minutes * minute;
  return (await reconcilePayments(api.parts)).map((fault) => (fault instanceof Error ? fault.message : fault));
};
const mailed = async (kind: string) => {
  const stored = await api.database.select().from(outgoingMails);
  return stored.filter((mail) => mail.kind === kind && String(mail.facts.booking).endsWith(reference)).length;
};

describe('a payment by Przelewy24', covers('C50', 'C108', 'C181'), () => {
  test('is registered with a signature that the service accepts, and links to its page and back', async () => {
    const answer = await (await pay(api, reference)).json();
    const { body, token } = p24.transactions.get(answer.payment) ?? {};
    expect(answer.redirect).toBe(`${p24.url}/trnRequest/${token}`);
    expect(body).toMatchObject({
      amount: price,
      currency: 'PLN',
      country: 'PL',
      language: 'pl',
      email: 'Jan@Example.pl',
      urlReturn: `${origin}/rezerwacja?reference=${reference}&returned=1`,
      urlStatus: `${origin}/api/payments/notification`,
    });
    expect(await standing()).toEqual(['pay', 0, null]);
  });

  test(
    'is paid only by its verified notification, however often and concurrently it arrives',
    covers('rule:registration-outcome'),
    async () => {
      const message = p24.payAt(await open());
      expect(await standing()).toEqual(['pay', 0, null]);
      expect(await Promise.all([notify(message), notify(message)])).toEqual([200, 200]);
      expect(await notify(message)).toBe(200);
      expect(await standing()).toEqual(['paid', price, null]);
      expect(p24.transactions.get(String(message.sessionId))?.status).toBe(2);
      expect(await mailed('payment-received')).toBe(1);
    },
  );

  test(
    'is for the missing amount after a partial transfer, and for the whole price again after a refund',
    covers('rule:amount-missing'),
    async () => {
      const receivedOn = '2026-11-21';
      const opened = async () => (await pay(api, reference)).json();
      await confirm(api, reference);
      await api.database.transaction((transaction) =>
        recordBankTransfer(api.parts, transaction, { reference, amount: 10_000, receivedOn }),
      );
      expect((await state()).payment).toMatchObject({ received: 10_000, missing: price - 10_000 });
      await orderRefunds(api.parts, { reference, amount: 10_000 });
      expect(await opened()).toMatchObject({ amount: price });
      await api.database.transaction((transaction) =>
        recordBankTransfer(api.parts, transaction, { reference, amount: 10_000, receivedOn }),
      );
      const { payment, amount } = await opened();
      expect([amount, p24.transactions.get(payment)?.body.amount]).toEqual([price - 10_000, price - 10_000]);
      expect(await notify(p24.payAt(payment))).toBe(200);
      expect(await standing()).toEqual(['paid', price, 'due']);
      expect((await pay(api, reference)).status).toBe(409);
    },
  );

  test('by a link from the panel is shown to the office, which assigns it to a booking or settles it', async () => {
    await confirm(api, reference);
    const [ours, other] = [p24.payInPanel(price), p24.payInPanel(5_000)];
    for (const message of [ours, ours, other]) expect(await notify(message)).toBe(200);
    const waiting = async () => (await gatherDigest({ ...api.parts, now: start })).lists.unmatchedPayments.rows;
    expect(await waiting()).toMatchObject([{ payment: String(ours.orderId) }, { payment: String(other.orderId) }]);
    const assign = ['mark-paid', reference, '--payment', String(ours.orderId)];
    expect(await office(api, ...assign)).toContain('jest zapłacone');
    expect(await standing()).toEqual(['paid', price, null]);
    expect(await refusal(api, ...assign)).toContain('nie ma wśród wpłat bez zgłoszenia');
    await office(api, 'settled', '--payment', String(other.orderId), '--outcome', 'fantom');
    expect(await waiting()).toEqual([]);
  });

  test('is not accepted from a stranger, whichever part is changed', async () => {
    const session = await open();
    const other = await open();
    const message = p24.payAt(session);
    const changes: Record<string, unknown>[] = [
      { amount: 1 },
      { originAmount: 1 },
      { currency: 'EUR' },
      { orderId: 7 },
      { methodId: 7 },
      { statement: 'x' },
      { sessionId: other },
      { posId: 1 },
      { sign: 'x' },
      { merchantId: 1 },
    ];
    for (const change of changes) expect(await notify({ ...message, ...change }), JSON.stringify(change)).toBe(403);
    for (const nothing of [{}, [], null, { ...message, orderId: 'x' }]) expect(await notify(nothing)).toBe(400);
    expect(p24.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(await standing()).toEqual(['pay', 0, null]);
  });

  test('is refused, though signed, in another currency, amount or session', async () => {
    const signed = (change: Record<string, unknown>) => {
      const upstream = { ...message, ...change };
      return { ...upstream, sign: signs.payment(upstream) };
    };
    const message = p24.payAt(await open());
    expect(await notify(signed({ currency: 'EUR' }))).toBe(409);
    expect(await notify(signed({ originAmount: 1 }))).toBe(409);
    expect(await notify(signed({ amount: 1, originAmount: 1 }))).toBe(409);
    expect(await notify(signed({ merchantId: 1 }))).toBe(403);
    expect(await notify(signed({ posId: 1 }))).toBe(403);
    expect(p24.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    expect(await notify(signed({ sessionId: 'a'.repeat(32) }))).toBe(502);
    expect(await standing()).toEqual(['pay', 0, null]);
  });

  test('whose verification fails stays open, and is accepted when the service repeats it', async () => {
    const message = p24.payAt(await open());
    for (const fault of [{ status: 500 }, { status: 400 }, { status: 200, body: { data: { status: 'no' } } }]) {
      p24.faults.set('transaction/verify', fault);
      expect(await notify(message)).toBe(502);
      expect(await standing()).toEqual(['pay', 0, null]);
    }
    p24.faults.set('transaction/verify', { status: 200, body: { data: { status: 'success' } }, after: 50 });
    expect(await notify(message)).toBe(200);
    expect(await standing()).toEqual(['paid', price, null]);
  });

  test('with a delayed notification is resumed instead of a second one', async () => {
    const session = await open();
    p24.payAt(session);
    const second = await pay(api, reference);
    expect([second.status, await second.json()]).toEqual([409, { code: 'already-paid' }]);
    expect(await standing()).toEqual(['paid', price, null]);
    expect([...p24.transactions.keys()].at(-1)).toBe(session);
  });

  test('is not opened at an address that is none of the service, and can be afterwards', async () => {
    p24.faults.set('transaction/register', { status: 200, body: { data: { token: '../evil' } } });
    expect((await pay(api, reference)).status).toBe(502);
    p24.faults.clear();
    expect((await pay(api, reference)).status).toBe(200);
  });
});

describe('a lost notification', covers('C108'), () => {
  test('is replaced by polling, verified or not', async () => {
    p24.payAt(await open());
    expect(await later(1)).toEqual([]);
    expect(await standing()).toEqual(['pay', 0, null]);
    expect(await later(2)).toEqual([]);
    expect(await standing()).toEqual(['paid', price, null]);
  });

  test('is polled again when the service cannot answer', async () => {
    p24.payAt(await open());
    p24.faults.set('transaction/by/sessionId', { status: 500 });
    expect(await later(3)).toContain('payment-unavailable');
    p24.faults.clear();
    p24.faults.set('transaction/verify', { status: 500 });
    expect(await later(3)).toContain('payment-unavailable');
    expect(await standing()).toEqual(['pay', 0, null]);
    p24.faults.clear();
    expect(await later(3)).toEqual([]);
    expect(await standing()).toEqual(['paid', price, null]);
  });

  test('does not hide a payment that was verified before our program ended', async () => {
    const session = await open();
    p24.payAt(session);
    const transaction = p24.transactions.get(session);
    if (transaction) transaction.status = 2;
    p24.calls.length = 0;
    await later(3);
    expect([await standing(), p24.calls.some((call) => call.startsWith('PUT'))]).toEqual([
      ['paid', price, null],
      false,
    ]);
  });

  test('of a payment that was not made is given up after its time; money that arrives later counts', async () => {
    const session = await open();
    await later(60);
    p24.calls.length = 0;
    await later(24 * 60);
    expect(p24.calls).toContain('GET transaction/by/sessionId');
    p24.calls.length = 0;
    await later(10);
    expect(p24.calls).toEqual([]);
    expect(await notify(p24.payAt(session))).toBe(200);
    expect(await standing()).toEqual(['paid', price, null]);
  });
});

describe('a refund by Przelewy24', covers('C111'), () => {
  let before: number;
  beforeEach(async () => {
    before = p24.refunds.length;
    await notify(p24.payAt(await open()));
  });

  test('is ordered once, and done when the service confirms it', covers('rule:refund-course'), async () => {
    expect(await orderRefunds(api.parts, { reference, amount: price })).toEqual([
      { amount: price, state: 'requested', byHand: false },
    ]);
    await expect(orderRefunds(api.parts, { reference })).rejects.toThrow('nothing-to-refund');
    expect(await standing()).toEqual(['paid', 0, 'requested']);
    const message = p24.endRefund(before, 0);
    expect(await notify({ ...message, status: 1 })).toBe(403);
    expect([await notify(message), await notify(message)]).toEqual([200, 200]);
    expect(await standing()).toEqual(['paid', 0, 'done']);
    expect([p24.refunds.length, await mailed('refund-sent')]).toEqual([before + 1, 1]);
  });

  test('that is refused can be ordered again', covers('rule:refund-course'), async () => {
    await orderRefunds(api.parts, { reference, amount: price });
    await notify(p24.endRefund(before, 1));
    expect(await standing()).toEqual(['paid', 0, 'failed']);
    expect(await orderRefunds(api.parts, { reference })).toMatchObject([{ state: 'requested' }]);
    await notify(p24.endRefund(before + 1, 0));
    expect(await standing()).toEqual(['paid', 0, 'done']);
    p24.faults.set('transaction/refund', { status: 409 });
    await notify(p24.payAt(await reopened()));
    expect(await orderRefunds(api.parts, { reference, amount: 100 })).toMatchObject([{ state: 'failed' }]);
  });

  test('whose order or end was lost is polled, and made once', covers('rule:refund-course'), async () => {
    p24.faults.set('transaction/refund', { status: 500 });
    expect(await orderRefunds(api.parts, { reference, amount: 100 })).toMatchObject([{ state: 'requested' }]);
    expect(p24.refunds).toHaveLength(before);
    p24.faults.clear();
    await later(3);
    await later(3);
    expect(p24.refunds).toHaveLength(before + 1);
    expect(await standing()).toEqual(['paid', price - 100, 'requested']);
    p24.endRefund(before, 0);
    await later(3);
    expect(await standing()).toEqual(['paid', price - 100, 'done']);
  });

  test('is never ordered in a body that exceeds a published limit', async () => {
    const { reference: longer } = { reference: 'x'.repeat(36) };
    const provider = createPaymentProvider({ method: 'p24', ...merchant, url: p24.url }, { origin });
    const order = { payment: longer, order: '1', amount: 1, request: longer, description: longer };
    expect(await provider.refund?.(order)).toMatchObject({
      word: 'refused',
      reason: expect.stringContaining('refundsUuid'),
    });
    expect(p24.calls).not.toContain('POST transaction/refund');
    await orderRefunds(api.parts, { reference, amount: 100 });
    expect(p24.refunds[before]?.refundsUuid).toMatch(/^.{1,35}$/);
  });

  test.each([
    [400, { state: 'failed', reason: '400: Wrong amount' }],
    [409, { state: 'failed', reason: '409: Wrong amount' }],
    [503, { state: 'requested', unanswered: true }],
  ])('answered with %i gets the state for that status', async (status, became) => {
    p24.faults.set('transaction/refund', { status, body: { error: 'Wrong amount', code: status } });
    expect(await orderRefunds(api.parts, { reference, amount: 100 })).toEqual([
      { amount: 100, byHand: false, ...became },
    ]);
  });

  test('is ordered once by two concurrent people, and reports a refusal as a failure', async () => {
    await Promise.allSettled([
      orderRefunds(api.parts, { reference, amount: price }),
      orderRefunds(api.parts, { reference, amount: price }),
    ]);
    expect(p24.refunds).toHaveLength(before + 1);
    await notify(p24.endRefund(before, 1));
    p24.faults.set('transaction/refund', { status: 400, body: { error: 'Wrong amount', code: 400 } });
    expect(await refusal(api, 'refund', reference, '--lang', 'en')).toContain('failed');
    expect(await refusal(api, 'refund', reference)).toContain('400: Wrong amount');
    p24.faults.clear();
    p24.faults.set('refund/by/orderId', { status: 503 });
    expect(await refusal(api, 'refund', reference)).toContain('nie odpowiada');
    expect(p24.refunds).toHaveLength(before + 1);
  });

  test('that was refused but is made later is not ordered again', async () => {
    await orderRefunds(api.parts, { reference, amount: price });
    await notify(p24.endRefund(before, 1));
    p24.endRefund(before, 0);
    expect(await orderRefunds(api.parts, { reference })).toMatchObject([{ amount: price, state: 'done' }]);
    expect(p24.refunds).toHaveLength(before + 1);
  });

  describe('a refund made in the panel of the service', () => {
    const sessionOf = () => String([...p24.transactions.keys()].at(-1));

    test('is recorded once by its notification, and shown to the office while the booking continues', async () => {
      const message = p24.refundInPanel(sessionOf(), price);
      expect(await notify({ ...message, amount: 1 })).toBe(403);
      expect([await notify(message), await notify(message)]).toEqual([200, 200]);
      expect(await standing()).toEqual(['paid', 0, 'done']);
      expect(await mailed('refund-sent')).toBe(1);
      for (const line of [['refunds'], ['booking', reference], ['digest']])
        expect(await office(api, ...line)).toContain('zrobiony w panelu usługi płatności');
      expect(await refusal(api, 'refund', reference)).toContain('nie ma zwrotu');
      expect(p24.refunds).toHaveLength(before + 1);
    });

    test('replaces a due refund, in part too', async () => {
      await api.database.transaction((transaction) => recordOwedRefund(transaction, { reference, now: api.time.now }));
      await notify(p24.refundInPanel(sessionOf(), 10_000));
      expect((await state()).payment.refund).toMatchObject({ state: 'due', amount: price - 10_000 });
      expect(await orderRefunds(api.parts, { reference })).toMatchObject([
        { amount: price - 10_000, state: 'requested' },
      ]);
    });

    test('with a lost notification is found before another one is ordered', async () => {
      p24.refundInPanel(sessionOf(), price);
      expect(await office(api, 'refund', reference, '--amount', '349')).toContain('w panelu usługi');
      expect(p24.refunds).toHaveLength(before + 1);
      expect(await standing()).toEqual(['paid', 0, 'done']);
    });

    test('of a foreign payment is refused', async () => {
      const message = { ...p24.refundInPanel(sessionOf(), 100), sessionId: 'a'.repeat(32) };
      expect(await notify({ ...message, sign: signs.refund(message) })).toBe(404);
    });
  });

  /** Another booking, of which a payment is open. */
  const reopened = async (): Promise<string> => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
    ({ reference } = await (await book(api, { ...uncertified, course: term.id, email: 'next@example.pl' })).json());
    return open();
  };
});
