import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { recordBankTransfer } from '#backend/flows/money/mark-paid.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { describeOnPostgres, postgresInFull } from '../fixtures/postgres.ts';
import { prepareTerm } from './booking-fixture.ts';
import { storeBooking } from './hours-of-day.ts';
import { checkOnePlace } from './one-seat.ts';
import { placesOf, stored } from './stored-booking.ts';

const runs = isFull ? 400 : 8;
const title =
  'in any order of booking, confirming, paying, moving and ending an address has one place, and nobody who has it is asked to pay';

describe('on the embedded database', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('refunds money for an offer that was not taken, and takes no seat', covers('C180'), async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
    const { reference } = await storeBooking(api, term.id, { status: 'expired', price: null, heldUntil: new Date(0) });
    const free = await placesOf(api, term.id);
    const received = { reference, amount: 10_000, receivedOn: '2026-11-20' };
    const paid = await api.database.transaction((transaction) => recordBankTransfer(api.parts, transaction, received));
    expect(paid).toMatchObject({ outcome: 'returnAll', owed: 10_000 });
    expect((await stored(api, reference)).status).toBe('expired');
    expect(await placesOf(api, term.id)).toBe(free);
  });

  test(title, covers('5.13', '4.27', 'C185', 'C275', 'C276'), async () =>
    expect(await checkOnePlace(api, runs)).toBeGreaterThan(0),
  );
});

describeOnPostgres(
  'on PostgreSQL',
  (postgres) =>
    test(title, covers('5.13', 'C185', 'C275', 'C276'), async () => {
      const api = await startApi({ url: postgres.url });
      onTestFinished(api.close);
      expect(await checkOnePlace(api, runs)).toBeGreaterThan(0);
    }),
  postgresInFull,
);
