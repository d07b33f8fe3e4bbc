import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockTerm } from '#backend/bookings/lock.ts';
import { outgoingMails } from '#backend/database/schema.ts';
import { addAndOfferSeats } from '#backend/flows/ending/end-registrations.ts';
import { covers } from '../../covers.ts';
import { courseWith } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { office, officeData, refusal } from '../office/office-fixture.ts';
import { book, order, prepareTerm, uncertified } from './booking-fixture.ts';
import { placesOf, stored } from './stored-booking.ts';

const { calendar: listed } = courseWith({ priced: false, unpricedReserveList: true });

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const somebody = {
  lang: 'pl',
  firstName: 'Jan',
  lastName: 'Kowalski',
  phone: '600700800',
  termsAcceptance: true,
};
const enter = async (course: number, email: string) =>
  (await order(api, { ...somebody, course, email, amount: null })).json();
const stateOf = async (reference: string) => (await fetch(`${api.origin}/api/registrations/${reference}`)).json();

describe('a full date without a price', covers('C209', 'rule:term-offered'), () => {
  test('takes entries in order, each without a sum, and mails the position', async () => {
    const { id } = await prepareTerm(api, { type: listed, freePlaces: 0 });
    const [first, second] = [await enter(id, 'pierwsza@example.pl'), await enter(id, 'druga@example.pl')];
    expect(first).toMatchObject({ state: 'sent', place: 'reserve', position: 1, amount: null, payUntil: null });
    expect(second).toMatchObject({ state: 'sent', place: 'reserve', position: 2, amount: null });
    const mails = await api.database.select().from(outgoingMails);
    const mail = mails.find(({ recipient }) => recipient === 'druga@example.pl');
    expect([mail?.kind, mail?.facts]).toEqual(['reserve-list-entered', expect.objectContaining({ position: 2 })]);
    expect(await officeData(api, 'bookings', '--reserve', '--term', String(id))).toMatchObject([
      { email: 'pierwsza@example.pl', reserve: 1, amount: null },
      { email: 'druga@example.pl', reserve: 2, amount: null },
    ]);
  });

  test('keeps a released seat, which the office offers in the order of the list', async () => {
    const { id } = await prepareTerm(api, { type: listed, freePlaces: 0 });
    const [first, second] = [await enter(id, 'a@example.pl'), await enter(id, 'b@example.pl')];
    await api.database.transaction(async (transaction) => {
      const term = await lockTerm(transaction, id);
      await addAndOfferSeats(api.parts, transaction, { term, freed: 1, now: api.time.now });
    });
    expect([(await stateOf(first.reference)).state, await placesOf(api, id)]).toEqual(['sent', 1]);
    expect(await refusal(api, 'reserve-answered', second.number)).toContain(`czeka ${first.number}`);
    expect(await office(api, 'reserve-answered', first.number)).toContain(first.number);
    expect((await stateOf(first.reference)).state).toBe('enquiry');
    expect(await stateOf(second.reference)).toMatchObject({ state: 'sent', position: 1 });
    expect((await stored(api, first.reference)).reserveNumber).toBeNull();
    expect(await refusal(api, 'reserve-answered', first.number, '--lang', 'en')).toContain('does not wait');
  });

  test('takes an enquiry instead once it has a seat', async () => {
    const { id } = await prepareTerm(api, { type: listed, freePlaces: 1 });
    expect(await enter(id, 'c@example.pl')).toMatchObject({ state: 'enquiry', place: 'none', amount: null });
  });
});

test('the office cannot answer a list whose seats are offered automatically', async () => {
  const { id } = await prepareTerm(api, {
    type: courseWith({ priced: true, needsPesel: false }).calendar,
    freePlaces: 0,
  });
  const entry = await (await book(api, { ...uncertified, course: id, email: 'e@example.pl' })).json();
  expect(entry.state).toBe('sent');
  expect(await refusal(api, 'reserve-answered', entry.number)).toContain('program proponuje sam');
});
