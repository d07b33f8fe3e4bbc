import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentOutcome } from '#backend/bookings/payment/payment-provider.ts';
import { payments } from '#backend/database/schema.ts';
import { covers } from '../../../covers.ts';
import { basicType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { book, endTrial, pay, prepareTerm, uncertified } from '../booking-fixture.ts';

let api: RunningApi;
let reference: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
  reference = (await (await book(api, { ...uncertified, course: term.id })).json()).reference;
});

const start = async (): Promise<{ payment: string; amount: number; redirect: string }> =>
  (await pay(api, reference)).json();
const state = async () => (await (await fetch(`${api.origin}/api/registrations/${reference}`)).json()).state;
const tell = (payment: string, outcome: PaymentOutcome) => endTrial(api, payment, outcome);

describe('the outcome', () => {
  test.each([
    ['success', 'paid'],
    ['failure', 'paymentFailed'],
    ['abandoned', 'pay'],
  ] as const)('%s leaves the booking as %s', async (outcome, expected) => {
    const { payment, amount } = await start();
    expect(amount).toBe(34_900);
    expect(await tell(payment, outcome)).toBe(`/rezerwacja?reference=${reference}`);
    expect(await state()).toBe(expected);
  });

  test('failure can be followed by another payment that succeeds', covers('4.27'), async () => {
    await tell((await start()).payment, 'failure');
    await tell((await start()).payment, 'success');
    expect(await state()).toBe('paid');
  });

  test.each(['failure', 'abandoned'] as const)(
    'success is not undone by a later %s of the same payment',
    async (later) => {
      const { payment } = await start();
      await tell(payment, 'success');
      await tell(payment, later);
      expect(await state()).toBe('paid');
    },
  );

  test('failure of an old payment does not change a booking that another one has paid', async () => {
    const old = await start();
    await tell((await start()).payment, 'success');
    await tell(old.payment, 'failure');
    expect(await state()).toBe('paid');
  });

  test('repeated has no effect', async () => {
    const { payment } = await start();
    await Promise.all([tell(payment, 'failure'), tell(payment, 'failure')]);
    expect(await state()).toBe('paymentFailed');
  });
});

describe('the start', () => {
  test('repeated with the same key opens one payment', async () => {
    const key = randomUUID();
    const before = (await api.database.select().from(payments)).length;
    const [first, second] = [
      await (await pay(api, reference, key)).json(),
      await (await pay(api, reference, key)).json(),
    ];
    expect(second).toEqual(first);
    expect((await api.database.select().from(payments)).length).toBe(before + 1);
  });

  test('is refused when it is paid, on the reserve list, or unknown', async () => {
    await tell((await start()).payment, 'success');
    expect((await pay(api, reference)).status).toBe(409);
    const full = await prepareTerm(api, { type: basicType, freePlaces: 0 });
    const waiting = await (await book(api, { ...uncertified, course: full.id })).json();
    expect((await pay(api, waiting.reference)).status).toBe(409);
    expect((await pay(api, 'a'.repeat(32))).status).toBe(404);
  });
});

test('the page of the sandbox shows the amount and returns to the booking', async () => {
  const { redirect } = await start();
  const page = await (await fetch(api.origin + redirect)).text();
  expect(page).toContain('349\u{a0}zł');
  expect(page).toContain('To nie jest prawdziwa płatność');
  const answer = await fetch(api.origin + redirect, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/rezerwacja?reference=${reference}`]);
  expect(await state()).toBe('paid');
});
