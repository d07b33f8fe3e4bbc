import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrations } from '#backend/database/schema.ts';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { certifiedType, renewalType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, order, prepareTerm, quote } from './booking-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const full = 159_000;
const less = full - parameters.secondPersonDiscount.values[0].value;
const openTerm = async (): Promise<number> => (await prepareTerm(api, { type: certifiedType, freePlaces: 9 })).id;

/** Books a term for somebody with a code, and gives the answer of the server. */
const enrol = async (course: number, name: string, pairCode = '') =>
  (await book(api, { ...certified, course, email: `${name}@example.pl`, pairCode })).json();
/** Books, and pays by default: only then there is a code to hand on. */
const enrolPaid = async (course: number, name: string) => {
  const { reference } = await enrol(course, name);
  await api.database
    .update(registrations)
    .set({ status: 'paid', heldUntil: null })
    .where(eq(registrations.reference, reference));
  return stateOf(reference);
};
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
const end = (reference: string, status: 'expired' | 'withdrawn') =>
  api.database.update(registrations).set({ status }).where(eq(registrations.reference, reference));
const refusal = (code: string) => ({ code: 'invalid-fields', fields: [{ field: 'pairCode', code }] });

describe('the discount for a second person', covers('C84', 'rule:pair-code'), () => {
  test('is given to the second of two, once for the pair, and the first is told', covers('C06'), async () => {
    const course = await openTerm();
    const first = await enrolPaid(course, 'a');
    expect([first.amount, first.pairJoined]).toEqual([full, false]);
    const second = await enrol(course, 'b', first.pairCode);
    expect([second.amount, second.pairCode]).toEqual([less, null]);
    expect((await stateOf(first.reference)).pairJoined).toBe(true);
    const another = { course, lang: 'pl', persons: 1, pairCode: (await enrolPaid(course, 'c')).pairCode };
    expect(await (await quote(api, another)).json()).toMatchObject({
      discount: full - less,
      discountOf: 'second-person',
    });
    expect((await stateOf(first.reference)).amount).toBe(full);
  });

  test('is not given for a made-up address or code, nor for one of another term', async () => {
    const course = await openTerm();
    const elsewhere = await enrolPaid(await openTerm(), 'a');
    for (const pairCode of ['jan@example.pl', 'AAAAA-AAAAA', elsewhere.pairCode]) {
      expect(await enrol(course, 'b', pairCode)).toEqual(refusal('form/pairCodeUnknown'));
      expect(await (await quote(api, { course, lang: 'pl', persons: 1, pairCode })).json()).toEqual(
        refusal('form/pairCodeUnknown'),
      );
    }
  });

  test('is given once, however often the code is used, and a second person has no code to pass on', async () => {
    const course = await openTerm();
    const { pairCode } = await enrolPaid(course, 'a');
    const second = await enrol(course, 'b', pairCode);
    expect(await enrol(course, 'c', pairCode)).toEqual(refusal('form/pairCodeUsed'));
    expect(second.pairCode).toBeNull();
  });

  test('is given once when two use the code at the same moment', async () => {
    const course = await openTerm();
    const { pairCode } = await enrolPaid(course, 'a');
    const answers = await Promise.all(
      ['b', 'c', 'd'].map((name) =>
        order(api, { ...certified, course, email: `${name}@example.pl`, pairCode, amount: less }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  test('is not given for a booking that expired or was withdrawn, and an ordered price stays', async () => {
    const course = await openTerm();
    for (const status of ['expired', 'withdrawn'] as const) {
      const first = await enrolPaid(course, `first-${status}`);
      await end(first.reference, status);
      expect(await enrol(course, 'b', first.pairCode)).toEqual(refusal('form/pairCodeUnknown'));
      expect((await stateOf(first.reference)).pairCode).toBeNull();
    }
    const first = await enrolPaid(course, 'a');
    const second = await enrol(course, 'b', first.pairCode);
    await end(first.reference, 'withdrawn');
    expect((await stateOf(second.reference)).amount).toBe(less);
  });

  test('is not given for a friend who has not paid', async () => {
    const course = await openTerm();
    const first = await enrol(course, 'a');
    expect(first.pairCode).toBeNull();
    const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, first.reference));
    expect(await enrol(course, 'b', row?.pairCode ?? '')).toEqual(refusal('form/pairCodeUnknown'));
  });

  test('is available again when the second person has left', async () => {
    const course = await openTerm();
    const first = await enrolPaid(course, 'a');
    await end((await enrol(course, 'b', first.pairCode)).reference, 'withdrawn');
    expect((await enrol(course, 'c', first.pairCode.toLowerCase().replace('-', ' '))).amount).toBe(less);
  });

  test('does not exist for other courses: a code is neither sent nor checked', async () => {
    const { id } = await prepareTerm(api, { type: renewalType, freePlaces: 9 });
    const query = { course: id, lang: 'pl', persons: 1, pairCode: 'AAAAA-AAAAA' };
    expect((await (await quote(api, query)).json()).discount).toBe(0);
  });
});

describe('an order', covers('C84'), () => {
  test('is charged the amount that the server quoted; any other is refused and not stored', async () => {
    const course = await openTerm();
    const { pairCode } = await enrolPaid(course, 'a');
    const query = { course, lang: 'pl', persons: 1, pairCode };
    const upstream = await (await quote(api, query)).json();
    expect(upstream).toMatchObject({ persons: 1, price: full, discount: full - less, amount: less });
    const body = { ...certified, course, email: 'b@example.pl', pairCode };
    for (const amount of [full, less - 1, 0]) {
      const refused = await order(api, { ...body, amount });
      expect([refused.status, await refused.json()]).toEqual([409, { code: 'amount-differs' }]);
    }
    expect((await (await order(api, { ...body, amount: upstream.amount })).json()).amount).toBe(upstream.amount);
  });

  test('without an amount breaks the contract', async () => {
    const refused = await order(api, { ...certified, course: await openTerm() });
    expect([refused.status, (await refused.json()).fields]).toEqual([422, [{ field: 'amount', code: 'invalid-type' }]]);
  });
});
