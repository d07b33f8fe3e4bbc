import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrations, terms } from '#backend/database/schema.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { covers } from '../../covers.ts';
import { forMinutes, isFull } from '../../depth.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { describeOnPostgres, postgresInFull } from '../fixtures/postgres.ts';
import { type Capacities, createScriptedProvider, type History, histories, live } from './booking-histories.ts';

const numRuns = isFull ? 5000 : 4;
/** The clock goes back at the beginning of a history: the limit of writes must not take that for haste. */
const burst = 100_000_000;
const timeout = 600_000;
const title = `every seat is held by one booking or free, and nobody waits for a free one, in ${numRuns} histories at most`;

const holding = ['offered', 'unconfirmed', 'awaitingPayment', 'paymentFailed', 'paid', 'completed'];
const sum = (rows: readonly { readonly places: number }[]): number =>
  rows.reduce((total, { places }) => total + places, 0);

/** Shortly before a course nobody is offered a seat any more. */
const daysOfNoOffer = 2;

const checkSeats =
  ({ database, time }: RunningApi) =>
  async (capacities: Capacities): Promise<void> => {
    const lastOffer = formatCivilDate(warsawDate(time.now) + daysOfNoOffer);
    const booked = await database.select().from(registrations);
    for (const { id, freePlaces, cancelledAt, dateStart } of await database.select().from(terms)) {
      const ofTerm = booked.filter(({ term }) => term === id);
      const held = sum(ofTerm.filter(({ status }) => holding.includes(status)));
      const free = cancelledAt === null ? (capacities.get(id) ?? 0) - held : 0;
      expect([id, freePlaces, free >= 0]).toEqual([id, free, true]);
      const waiting = ofTerm.filter(({ status, duplicate }) => status === 'waitlisted' && !duplicate);
      if (dateStart > lastOffer) expect(waiting.filter(({ places }) => places <= free)).toEqual([]);
    }
  };

const book = (person: number, pair = false) => ({ does: 'book', person, term: 0, pair }) as const;

/** What chance brings about too seldom. */
const namedHistories: History[] = [
  { places: [1, 0], steps: [book(2), book(0), { does: 'erase', person: 2 }] },
  {
    places: [2, 0],
    steps: [book(0), book(1, true), { does: 'withdraw', any: 0 }, book(2), { does: 'orderOffer', any: 1, pair: false }],
  },
  {
    places: [1, 0],
    steps: [
      book(0),
      { does: 'transfer', any: 0, sum: 'missing' },
      { does: 'callOff', term: 0 },
      { does: 'withdraw', any: 0 },
    ],
  },
];

const check = (api: RunningApi, { reply }: ReturnType<typeof createScriptedProvider>, seed: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      histories,
      forMinutes(2, async (history) => void (await live(api, reply, history, checkSeats(api)))),
    ),
    { seed, numRuns: numRuns + namedHistories.length, examples: namedHistories.map((history) => [history]) },
  );

describe('in the embedded engine', () => {
  const service = createScriptedProvider();
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ payments: service.provider, burst });
  });
  afterAll(() => api.close());

  test(title, { timeout, ...covers('4.27') }, () => check(api, service, 20_261_128));
});

describeOnPostgres(
  'on PostgreSQL',
  (postgres) => {
    const service = createScriptedProvider();
    let api: RunningApi;
    beforeAll(async () => {
      api = await startApi({ url: postgres.url, payments: service.provider, burst });
    });
    afterAll(() => api?.close());

    test(title, { timeout, ...covers('4.27') }, () => check(api, service, 20_261_129));
  },
  postgresInFull,
);
