import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, renewalType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, confirm, prepareTerm, uncertified } from './booking-fixture.ts';
import { stored } from './stored-booking.ts';

let api: RunningApi;
let start: number;
beforeAll(async () => {
  api = await startApi();
  start = api.time.now;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.delete(outgoingMails);
  api.time.now = start;
});

let last = 0;
/** An address of its own for each test, so that none takes that of another. */
const newAddress = (): string => {
  last += 1;
  return `dom-${last}@example.pl`;
};
const otherPesel = '85020703629';
const basia = { firstName: 'Barbara', lastName: 'Nowak' };
const onCourse = async (type: string) => (await prepareTerm(api, { type, freePlaces: 9 })).id;
const certificate = async (email: string, changes: object = {}, type = certifiedType) =>
  (await book(api, { ...certified, email, ...changes, course: await onCourse(type) })).json();
const ordinary = async (email: string, changes: object = {}) =>
  (await book(api, { ...uncertified, email, ...changes, course: await onCourse(basicType) })).json();
const lastMail = async () =>
  (await api.database.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1))[0];
const hold = parameters.holdMinutes.values[0].value * 60_000;

describe('the address of a confirmed booking', covers('5.13', 'C98', 'C275'), () => {
  test(
    'is no address for another person’s booking of another date: the answer is as always, the mail names the booking, and no contract is concluded',
    covers('rule:email-taken'),
    async () => {
      const email = newAddress();
      const first = await certificate(email);
      await confirm(api, first.reference);
      const stranger = await certificate(newAddress(), { ...basia, pesel: otherPesel });
      const second = await certificate(email, { ...basia, pesel: otherPesel });
      expect(Object.keys(second)).toEqual(Object.keys(stranger));
      expect([second.state, second.place, second.amount]).toEqual([stranger.state, stranger.place, stranger.amount]);
      expect(await lastMail()).toMatchObject({
        kind: 'address-of-another',
        recipient: email,
        facts: { reference: first.number },
      });
      const refused = await confirm(api, second.reference);
      expect([refused.status, await refused.json()]).toEqual([409, { code: 'already-registered' }]);
      api.time.now = start + hold + 60_000;
      await endOverdueRegistrations(api.parts, api.time.now);
      expect((await stored(api, second.reference)).status).toBe('expired');
      expect((await stored(api, first.reference)).status).toBe('awaitingPayment');
    },
  );

  test(
    'is no address for another person on another course either, but for the same person on any',
    covers('rule:email-taken', 'rule:same-person'),
    async () => {
      const email = newAddress();
      await confirm(api, (await certificate(email)).reference);
      const renewed = { certificateNumber: 'KPP/1', certificateExpiry: '2027-02-01', cooperatingUnit: true };
      const another = await certificate(email, { ...renewed, ...basia, pesel: otherPesel }, renewalType);
      if (another.reference !== undefined) expect((await confirm(api, another.reference)).status).toBe(409);
      expect((await confirm(api, (await ordinary(email, { birthDate: '1944-05-14' })).reference)).status).toBe(200);
      expect(
        (await confirm(api, (await ordinary(email, { ...basia, birthDate: '1944-05-14' })).reference)).status,
      ).toBe(409);
      expect((await confirm(api, (await certificate(email, { lastName: 'Kowalsky' })).reference)).status).toBe(200);
    },
  );

  test('belongs to the first who confirms, when two persons booked with it', covers('rule:email-taken'), async () => {
    const email = newAddress();
    const one = await ordinary(email);
    const two = await ordinary(email, basia);
    expect((await confirm(api, two.reference)).status).toBe(200);
    expect((await confirm(api, one.reference)).status).toBe(409);
    expect(await lastMail()).toMatchObject({ kind: 'address-of-another', facts: { reference: two.number } });
  });

  test('recognises a person whatever the case and the accents of the name', covers('rule:same-person'), async () => {
    const email = newAddress();
    await confirm(api, (await ordinary(email, { firstName: 'Łucja', lastName: 'Żak-Wójcik' })).reference);
    const again = await ordinary(email, { firstName: 'LUCJA', lastName: 'Zak Wojcik' });
    expect((await confirm(api, again.reference)).status).toBe(200);
  });

  test(
    'may be that of a child’s guardian, who stays the owner of the address',
    covers('rule:email-taken'),
    async () => {
      const email = newAddress();
      const child = { firstName: 'Zosia', lastName: 'Kowalska', birthDate: '2011-02-03' };
      const guardian = { guardianFirstName: 'Jan', guardianLastName: 'Kowalski', guardianEmail: email };
      await confirm(api, (await ordinary(email)).reference);
      const accepted = { ...child, ...guardian, schoolInsurance: true };
      const booked = await ordinary(email, accepted);
      expect(booked.reference).toBeDefined();
      expect((await confirm(api, booked.reference)).status).toBe(200);
      expect((await confirm(api, (await ordinary(email)).reference)).status).toBe(200);
    },
  );
});

/** The other value of the model: an address is that of a person only where it becomes a login. */
const addressScopes = Object.fromEntries(
  courseTypes.map(({ calendar, givesCustomerZone }) => [calendar, givesCustomerZone ? 'person' : 'date'] as const),
);

describe('an address for one date only', covers('5.13', 'C275'), () => {
  test('can be used by two people on two dates, but not with a course with a customer zone', async () => {
    const usual = api;
    api = await startApi({ owner: { addressScopes } });
    onTestFinished(async () => {
      await api.close();
      api = usual;
    });
    const email = newAddress();
    const [one, two] = [await ordinary(email), await ordinary(email, basia)];
    expect((await confirm(api, one.reference)).status).toBe(200);
    expect((await confirm(api, two.reference)).status).toBe(200);
    const zone = await certificate(email);
    expect((await confirm(api, zone.reference)).status).toBe(200);
    const other = await certificate(email, { ...basia, pesel: otherPesel });
    expect((await confirm(api, other.reference)).status).toBe(409);
  });
});
