import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrations, storedAnswers, terms } from '#backend/database/schema.ts';
import { decryptText } from '#backend/database/secrets/encrypt-text.ts';
import { parameters } from '#model/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, courseWith } from '../../find-course.ts';
import { checkClicks } from '../concurrency/concurrent-bookings.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { book, certified, confirm, pesel, prepareTerm, uncertified } from './booking-fixture.ts';
import { placesOf, stored } from './stored-booking.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('a booking', () => {
  test('takes a seat, is priced here and can be looked up by its reference', covers('1.5', '7.10', 'C81'), async () => {
    const term = await prepareTerm(api, { type: certifiedType, freePlaces: 3 });
    const answer = await book(api, { ...certified, course: term.id });
    const state = await answer.json();
    expect([answer.status, state]).toEqual([
      200,
      {
        reference: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
        number: expect.stringMatching(/^\w{4}-\w{4}$/),
        state: 'unconfirmed',
        place: 'confirmed',
        amount: 159_000,
        withdrawalUntil: null,
        payUntil: '2026-11-24',
        heldUntil: expect.any(String),
        position: null,
        pairCode: null,
        pairJoined: false,
        choosing: false,
        address: 'J***@Example.pl',
        people: ['Jan K.'],
        payment: { online: true, transfer: null, received: 0, missing: 159_000, refund: null, failed: false },
        term: expect.objectContaining({ id: term.id, freePlaces: 2, name: `Kurs ${certifiedType}` }),
      },
    ]);
    const found = await fetch(`${api.origin}/api/registrations/${state.reference}`);
    expect(await found.json()).toEqual(state);
    expect(await placesOf(api, term.id)).toBe(2);
  });

  test(
    'stores normalised values, and encrypts sensitive ones for this booking alone',
    covers('3.32', 'C50'),
    async () => {
      const term = await prepareTerm(api, { type: certifiedType, freePlaces: 3 });
      const { reference } = await (await book(api, { ...certified, course: term.id, comments: '  ' })).json();
      const row = await stored(api, reference);
      expect(row.person).toMatchObject({ phone: '600700800', postalCode: '50-123', email: 'Jan@Example.pl' });
      expect(Object.keys(row.person)).not.toContain('comments');
      expect(JSON.stringify(row)).not.toContain(pesel);
      expect(JSON.parse(decryptText(api.secrets.encryptionKeys, reference, row.sensitive ?? ''))).toEqual({ pesel });
      expect(() => decryptText(api.secrets.encryptionKeys, 'another', row.sensitive ?? '')).toThrow();
    },
  );

  test('stores no PESEL where the course needs none', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 3 });
    const { reference } = await (
      await book(api, { ...uncertified, course: term.id, pesel, birthCity: 'Opole' })
    ).json();
    const row = await stored(api, reference);
    expect(JSON.parse(decryptText(api.secrets.encryptionKeys, reference, row.sensitive ?? ''))).toEqual({
      birthDate: '1990-01-31',
    });
  });

  test('is confirmed where seats are not counted', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: null });
    expect(await (await book(api, { ...uncertified, course: term.id })).json()).toMatchObject({ place: 'confirmed' });
  });

  test('with a discount to zero is complete once its address is confirmed', covers('C104'), async () => {
    const { price = null } = catalogue.courses.find(({ type }) => type === basicType) ?? {};
    api.setPrice(basicType, 4_000);
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const guardian = { guardianFirstName: 'Anna', guardianLastName: 'Kowalska', guardianEmail: 'anna@example.pl' };
    const pair = {
      ...uncertified,
      email: 'zosia@example.pl',
      course: term.id,
      birthDate: '2011-01-01',
      schoolInsurance: true,
      ...guardian,
    };
    const { reference } = await (await book(api, { ...pair, amount: 0 })).json();
    await confirm(api, reference);
    const state = await (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
    api.setPrice(basicType, price);
    expect([state.state, state.amount]).toEqual(['completed', 0]);
  });

  test(
    'gets positions of the reserve list, in order, when no seat is free',
    covers('rule:registration-places'),
    async () => {
      const term = await prepareTerm(api, { type: basicType, freePlaces: 1 });
      const people = ['a', 'b', 'c'].map((name) => ({ ...uncertified, course: term.id, email: `${name}@example.pl` }));
      const answers = [];
      for (const body of people) answers.push(await (await book(api, body)).json());
      expect(answers.map(({ place, state }) => [place, state])).toEqual([
        ['confirmed', 'unconfirmed'],
        ['reserve', 'sent'],
        ['reserve', 'sent'],
      ]);
      const rows = await Promise.all(answers.map(({ reference }) => stored(api, reference)));
      expect(rows.map(({ reserveNumber }) => reserveNumber)).toEqual([null, 1, 2]);
      expect(await placesOf(api, term.id)).toBe(0);
    },
  );

  test(
    'of a guardian and a minor takes two seats or none, at one price',
    covers('rule:registration-places', 'rule:amount-due', 'C09', 'C23'),
    async () => {
      const minor = {
        ...uncertified,
        birthDate: '2011-05-05',
        guardianFirstName: 'Anna',
        guardianLastName: 'Kowalska',
        guardianEmail: 'anna@example.pl',
        schoolInsurance: true,
      };
      const one = await prepareTerm(api, { type: basicType, freePlaces: 1 });
      expect((await (await book(api, { ...minor, course: one.id })).json()).place).toBe('reserve');
      expect(await placesOf(api, one.id)).toBe(1);
      const two = await prepareTerm(api, { type: basicType, freePlaces: 2 });
      const state = await (await book(api, { ...minor, course: two.id })).json();
      const amount = 2 * 34_900 - parameters.guardianPairDiscount.values[0].value;
      expect([state.place, state.amount, await placesOf(api, two.id)]).toEqual(['confirmed', amount, 0]);
    },
  );

  test('of a minor names the participant in the remarks too, and keeps typed remarks', covers('C22'), async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
    const guardian = { guardianFirstName: 'Anna', guardianLastName: 'Nowak', guardianEmail: 'anna@example.pl' };
    const minor = {
      ...uncertified,
      ...guardian,
      birthDate: '2011-05-05',
      schoolInsurance: true,
      comments: 'Faktura',
    };
    const { reference } = await (await book(api, { ...minor, course: term.id })).json();
    const { person } = await stored(api, reference);
    expect(person.comments).toBe(`Faktura\nUczestnik niepełnoletni: ${person.firstName} ${person.lastName}`);
  });

  test('with a discount code has it in the remarks too', covers('C27'), async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 2 });
    const body = { ...uncertified, course: term.id, email: 'kod@example.pl', discountCode: 'LATO' };
    const { person } = await stored(api, (await (await book(api, body)).json()).reference);
    expect([person.discountCode, person.comments]).toEqual(['LATO', 'Kod rabatowy: LATO']);
  });
});

describe('a booking is refused', () => {
  const cases: readonly (readonly [string, Record<string, unknown>, string, string])[] = [
    ['without a PESEL where the certificate needs it', { ...certified, pesel: undefined }, 'pesel', 'form/required'],
    ['with a PESEL that does not exist', { ...certified, pesel: '44051401358' }, 'pesel', 'form/peselChecksumError'],
    ['of a minor for an adults’ course', { ...certified, pesel: '10222800001' }, 'pesel', 'form/tooYoung'],
    [
      'without the document that replaces the PESEL',
      { ...certified, identity: 'document' },
      'documentNumber',
      'form/required',
    ],
    ['without a PESEL', { ...certified, pesel: '' }, 'pesel', 'form/required'],
    ['with letters in a PESEL', { ...certified, pesel: '4405140135a' }, 'pesel', 'form/peselNumberError'],
    ['with a short PESEL', { ...certified, pesel: '4405140135' }, 'pesel', 'form/peselLengthError'],
    ['with a long PESEL', { ...certified, pesel: '440514013590' }, 'pesel', 'form/peselLengthError'],
    ['with the PESEL of no day', { ...certified, pesel: '00000000000' }, 'pesel', 'form/peselDateError'],
    ['with a tax number that cannot be', { ...uncertified, nip: '1234567890' }, 'nip', 'form/nipError'],
    ['without a name', { ...uncertified, firstName: '' }, 'firstName', 'form/required'],
    ['for an exam, without a street', { ...certified, street: '' }, 'street', 'form/required'],
    [
      'with an invoice, without a postal code',
      { ...uncertified, nip: '5260250274', postalCode: '' },
      'postalCode',
      'form/required',
    ],
    [
      'without a postal code, from abroad',
      { ...certified, postalCode: '', country: 'Niemcy' },
      'postalCode',
      'form/required',
    ],
    [
      'with a foreign code and no country',
      { ...uncertified, postalCode: 'SW1A 1AA' },
      'postalCode',
      'form/postalCodeError',
    ],
    ['without a phone number', { ...uncertified, phone: '' }, 'phone', 'form/required'],
    ['without an address', { ...uncertified, email: '' }, 'email', 'form/required'],
    ['of somebody yet to be born', { ...uncertified, birthDate: '2030-01-01' }, 'birthDate', 'form/bornAfterStart'],
    ['of a child under 14', { ...uncertified, birthDate: '2014-01-01' }, 'birthDate', 'form/tooYoung'],
    [
      'of a minor without a guardian',
      { ...uncertified, birthDate: '2011-01-01' },
      'guardianFirstName',
      'form/required',
    ],
    [
      'with a day of birth that does not exist',
      { ...uncertified, birthDate: '1990-02-30' },
      'birthDate',
      'form/dateError',
    ],
    [
      'with a phone number that is too short',
      { ...uncertified, phone: '12345-6789-x' },
      'phone',
      'form/phoneNumberError',
    ],
    ['with a name of spaces', { ...uncertified, firstName: '  ' }, 'firstName', 'form/required'],
    ['without the terms', { ...uncertified, termsAcceptance: false }, 'termsAcceptance', 'form/required'],
    ['of an unknown field', { ...uncertified, price: 1 }, 'body', 'unrecognized-keys'],
    [
      'of a recertification without a certificate',
      { ...certified, cooperatingUnit: true },
      'certificateExpiry',
      'form/required',
    ],
    [
      'of a recertification too early',
      { ...certified, cooperatingUnit: true, certificateExpiry: '2029-01-01' },
      'certificateExpiry',
      'form/tooEarly',
    ],
  ];
  /** The course that asks for what is given. */
  const typeOf = (body: Record<string, unknown>): string => {
    if ('cooperatingUnit' in body) return courseWith({ renewsCertificate: true }).calendar;
    return 'identity' in body ? certifiedType : courseWith({ needsPesel: false, admitsMinors: true }).calendar;
  };
  test.each(cases)('%s', async (_, body, field, code) => {
    const term = await prepareTerm(api, { type: typeOf(body), freePlaces: 5 });
    const answer = await book(api, { ...body, course: term.id });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toContainEqual({ field, code });
    expect(await placesOf(api, term.id)).toBe(5);
  });

  test('of a course that has begun', covers('rule:course-started', 'C16'), async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    await api.database.update(terms).set({ dateStart: '2026-11-20' }).where(eq(terms.id, term.id));
    const answer = await book(api, { ...uncertified, course: term.id });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'term-started']);
  });

  test('shortly before the course without the request to start', covers('5.17', 'C16'), async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5, after: '2026-11-21' });
    const refused = await book(api, { ...uncertified, course: term.id });
    expect((await refused.json()).fields).toEqual([{ field: 'earlyStartRequest', code: 'form/required' }]);
    expect((await book(api, { ...uncertified, course: term.id, earlyStartRequest: true })).status).toBe(200);
  });

  test(
    'on the last day for withdrawal without that request; from the next day it is not required',
    covers('5.17', 'C16'),
    async () => {
      const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
      const bookFor = async (dateStart: string) => {
        await api.database.update(terms).set({ dateStart }).where(eq(terms.id, term.id));
        return (await book(api, { ...uncertified, course: term.id })).status;
      };
      expect(await bookFor('2026-12-07')).toBe(422);
      expect(await bookFor('2026-12-08')).toBe(200);
    },
  );

  test('of a term that does not exist, and a state of an unknown reference', async () => {
    const answers = [1, 2 ** 31 - 1, 2 ** 31].map((course) => book(api, { ...uncertified, course }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 422]);
    expect((await fetch(`${api.origin}/api/registrations/${'a'.repeat(32)}`)).status).toBe(404);
    expect((await fetch(`${api.origin}/api/registrations/short`)).status).toBe(404);
  });
});

test.each([
  ['SW1A 1AA', 'United Kingdom'],
  ['10115', 'Niemcy'],
])('a booking from abroad keeps the postal code %s of %s as typed', covers('C220'), async (postalCode, country) => {
  const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  const answer = await book(api, { ...uncertified, course: term.id, postalCode, country });
  expect(answer.status).toBe(200);
  const { reference } = await answer.json();
  const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
  expect(row?.person).toMatchObject({ postalCode, country });
});

describe('a replay', () => {
  test('with the same key and content gets the same answer, and one record is stored', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const key = randomUUID();
    const body = { ...uncertified, course: term.id, nip: '526-104-08-28' };
    const first = await (await book(api, body, key)).text();
    expect(await (await book(api, body, key)).text()).toBe(first);
    expect(await placesOf(api, term.id)).toBe(4);
  });

  test('of twenty concurrent requests leaves one record; the others get a conflict or its answer', async () => {
    expect(await checkClicks(api)).toContain('200');
  });

  test('with the same key and another content is refused', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const key = randomUUID();
    await book(api, { ...uncertified, course: term.id }, key);
    const other = await book(api, { ...uncertified, course: term.id, city: 'Opole' }, key);
    expect([other.status, (await other.json()).code]).toEqual([422, 'key-reused']);
  });

  test('after a refusal may use its key again', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5 });
    const key = randomUUID();
    expect((await book(api, { ...uncertified, course: term.id, phone: '1' }, key)).status).toBe(422);
    expect((await book(api, { ...uncertified, course: term.id }, key)).status).toBe(200);
  });

  test('is remembered for 24 hours', async () => {
    const term = await prepareTerm(api, { type: basicType, freePlaces: 5, after: '2027-02-01' });
    const key = randomUUID();
    const body = { ...uncertified, course: term.id };
    const { reference } = await (await book(api, body, key)).json();
    const now = api.time.now;
    api.time.now += 24 * 3_600_000 - 1;
    expect((await (await book(api, body, key)).json()).reference).toBe(reference);
    api.time.now += 1;
    expect((await (await book(api, body, key)).json()).reference).not.toBe(reference);
    api.time.now = now;
  });

  test('without a key, or with a short one, is refused', async () => {
    expect((await api.post('/api/registrations', uncertified)).status).toBe(400);
    expect((await book(api, uncertified, 'short')).status).toBe(400);
  });

  test('leaves no hash of the PESEL that could be guessed', async () => {
    const answers = JSON.stringify(await api.database.select().from(storedAnswers));
    expect(answers).not.toContain(pesel);
    expect(answers).not.toContain('Kowalski');
  });
});
