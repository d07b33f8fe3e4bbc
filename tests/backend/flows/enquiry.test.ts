import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outgoingMails } from '#backend/database/schema.ts';
import { covers } from '../../covers.ts';
import { unpricedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, pay, prepareTerm, uncertified } from './booking-fixture.ts';
import { placesOf, stored } from './stored-booking.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const somebody = {
  lang: 'pl',
  firstName: 'Jan',
  lastName: 'Kowalski',
  email: 'jan@example.pl',
  phone: '600700800',
  termsAcceptance: true,
};

describe('of a term without a price', covers('C99'), () => {
  test('stores an enquiry: no sum, no seat, no payment and no right to withdraw', async () => {
    const term = await prepareTerm(api, { type: unpricedType, freePlaces: 3 });
    const answer = await book(api, { ...somebody, course: term.id });
    const state = await answer.json();
    expect(state).toMatchObject({
      state: 'enquiry',
      place: 'none',
      amount: null,
      withdrawalUntil: null,
      payUntil: null,
    });
    expect(await placesOf(api, term.id)).toBe(3);
    expect(await (await pay(api, state.reference)).json()).toEqual({ code: 'nothing-to-pay' });
    const found = await fetch(`${api.origin}/api/registrations/${state.reference}`);
    expect(await found.json()).toEqual(state);
  });

  test('stores no field that only an order needs, even if it is sent', async () => {
    const term = await prepareTerm(api, { type: unpricedType, freePlaces: 3 });
    const body = { ...uncertified, course: term.id, pesel: '44051401359', nip: '5261040828', discountCode: 'X' };
    const { reference } = await (await book(api, body)).json();
    const row = await stored(api, reference);
    expect(Object.keys(row.person).toSorted()).toEqual(['email', 'firstName', 'lastName', 'phone', 'termsAcceptance']);
    expect(row.sensitive).toBeNull();
  });

  test('asks for no more when the term begins tomorrow', async () => {
    const soon = await prepareTerm(api, { type: unpricedType, freePlaces: 1, after: '2026-11-21' });
    const state = await (await book(api, { ...somebody, course: soon.id })).json();
    expect([state.state, state.place, await placesOf(api, soon.id)]).toEqual(['enquiry', 'none', 1]);
  });

  test('takes one enquiry per address, and an order as soon as there is a price', async () => {
    const term = await prepareTerm(api, { type: unpricedType, freePlaces: 3 });
    const enquiry = { ...somebody, course: term.id };
    expect((await book(api, enquiry)).status).toBe(200);
    const received = await api.database.select().from(outgoingMails);
    expect(received).toContainEqual(expect.objectContaining({ kind: 'enquiry-received', recipient: somebody.email }));
    expect((await (await book(api, enquiry)).json()).state).toBe('enquiry');
    const mails = await api.database.select().from(outgoingMails);
    expect(mails.at(-1)).toMatchObject({ kind: 'already-registered', recipient: somebody.email });
    api.setPrice(unpricedType, 20_000);
    const state = await (await book(api, { ...uncertified, course: term.id, email: somebody.email })).json();
    expect([state.state, state.amount, await placesOf(api, term.id)]).toEqual(['unconfirmed', 20_000, 2]);
    expect((await book(api, enquiry)).status).toBe(422);
    api.setPrice(unpricedType, null);
  });
});

test('refuses bookings of terms for companies', covers('C78'), async () => {
  const term = await prepareTerm(api, { type: '2dn', freePlaces: 3 });
  const answer = await book(api, { ...uncertified, course: term.id });
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'not-bookable']);
  expect(await placesOf(api, term.id)).toBe(3);
});
