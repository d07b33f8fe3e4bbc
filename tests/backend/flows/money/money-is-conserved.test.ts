import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refunds } from '#backend/database/schema.ts';
import { markPaid } from '#backend/flows/money/mark-paid.ts';
import { refund } from '#backend/flows/money/refund.ts';
import { covers } from '../../../covers.ts';
import { forMinutes, isFull } from '../../../depth.ts';
import { basicType } from '../../../find-course.ts';
import { type RunningApi, startApi } from '../../fixtures/api-fixture.ts';
import { describeOnPostgres } from '../../fixtures/postgres.ts';
import { book, prepareTerm, uncertified } from '../booking-fixture.ts';
import { checkHistory, createScriptedProvider, histories } from './money-histories.ts';

const numRuns = isFull ? 2000 : 5;
/** The clock goes back at the beginning of a history: the limit of writes must not take that for haste. */
const burst = 100_000_000;
const timeout = 600_000;
const title = `what came is kept, owed back or returned, and stands on a list, in ${numRuns} histories at most`;

const check = (api: RunningApi, { reply }: ReturnType<typeof createScriptedProvider>, seed: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      histories,
      forMinutes(1, (history) => checkHistory(api, reply, history)),
    ),
    { seed, numRuns },
  );

/** A booking whose whole price has come: its reference, and the price. */
const payWhole = async (api: RunningApi): Promise<readonly [string, number]> => {
  const { id } = await prepareTerm(api, { type: basicType, freePlaces: 1 });
  const { reference, amount } = await (await book(api, { ...uncertified, course: id })).json();
  await api.database.transaction((transaction) =>
    markPaid(api.parts, transaction, { reference, amount, receivedOn: '2026-11-21' }),
  );
  return [reference, amount];
};

describe('in the embedded engine', () => {
  const service = createScriptedProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ payments: service.provider, burst });
  });
  afterAll(() => api.close());

  test(title, { timeout, ...covers('C110', 'C180') }, () => check(api, service, 20_261_125));
});

describeOnPostgres('on PostgreSQL', (postgres) => {
  const service = createScriptedProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ url: postgres.url, payments: service.provider, burst });
  });
  afterAll(() => api?.close());

  test('concurrent refunds return no more than was received', async () => {
    const [reference, came] = await payWhole(api);
    await Promise.allSettled(Array.from({ length: 8 }, () => refund(api.parts, { reference, amount: came })));
    const owed = await api.database.select().from(refunds);
    expect(owed.reduce((total, { amount }) => total + amount, 0)).toBe(came);
  });

  test(title, { timeout, ...covers('C110', 'C180') }, () => check(api, service, 20_261_126));
});
