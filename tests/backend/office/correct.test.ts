import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { officeJournal, outgoingMails } from '#backend/database/schema.ts';
import { termFieldNames } from '#backend/office/terms/import/term-fields.ts';
import { bookingChanges } from '#generated/data/booking-changes.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, renewalType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, confirm, enrol, pesel, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { stored } from '../flows/stored-booking.ts';
import { office, officeData, officeWithFile, refusal, refusalOfFile } from './office-fixture.ts';

let api: RunningApi;
let kpp: number;
let bls: number;
beforeAll(async () => {
  api = await startApi();
  kpp = (await prepareTerm(api, { type: certifiedType, freePlaces: 9 })).id;
  bls = (await prepareTerm(api, { type: basicType, freePlaces: 9 })).id;
});
afterAll(() => api.close());

const as = ['--as', 'Anna'];
const referenceOf = async (answer: Promise<Response>): Promise<string> => (await (await answer).json()).reference;
const mailsTo = (recipient: string, state: 'waiting' | 'outdated' = 'waiting') =>
  api.database
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.recipient, recipient), eq(outgoingMails.state, state)));
const fileOf = (content: string) => ({ name: 'nowy.txt', content: `${content}\n` });
const byFile = (reference: string, field: string) => ['correct', reference, field, '--file', 'nowy.txt', ...as];

test('the model says of each field of a booking and of a booked term who changes it, once', () => {
  const listed = (of: 'booking' | 'term') =>
    bookingChanges.flatMap((change) => (change.of === of ? [...change.fields] : [])).toSorted();
  expect(listed('booking')).toEqual(registrationForm.fields.map(({ id }) => id).toSorted());
  expect(listed('term')).toEqual(termFieldNames.filter((name) => name !== 'id').toSorted());
});

test('a name is corrected on every list and mailed again; the journal keeps the field and no value', async () => {
  const reference = await referenceOf(enrol(api, { ...certified, course: kpp, email: 'nazwa@example.pl' }));
  const said = await office(api, 'correct', reference, 'lastName', 'Kowalsky-Nowy', ...as);
  expect(said).toContain('osoba dostaje o nim e-mail');
  expect(await office(api, 'exam-list', String(kpp), '--reason', 'x', ...as)).toContain('Kowalsky-Nowy');
  const [mail, ...further] = (await mailsTo('nazwa@example.pl')).filter(({ kind }) => kind === 'booking-received');
  expect([mail?.facts.participant, further]).toEqual(['Jan Kowalsky-Nowy', []]);
  const [entry] = await api.database.select().from(officeJournal).where(eq(officeJournal.command, 'correct'));
  expect(entry).toMatchObject({ who: 'Anna', about: `booking ${reference}, field lastName`, outcome: 'done' });
});

test('the new value is judged by the rules of the form, and stored as the form stores it', async () => {
  const reference = await referenceOf(enrol(api, { ...certified, course: kpp, email: 'numer@example.pl' }));
  expect(await refusal(api, 'correct', reference, 'phone', '12', ...as)).toContain('cyfr');
  await office(api, 'correct', reference, 'phone', '+48 601-701-801', ...as);
  expect((await stored(api, reference)).person.phone).toBe('601701801');
  expect(await refusal(api, 'correct', reference, 'pesel', pesel, ...as)).toContain('--file');
  const { sensitive } = await stored(api, reference);
  expect(await refusalOfFile(api, fileOf('44051401358'), ...byFile(reference, 'pesel'))).toContain('PESEL');
  expect((await stored(api, reference)).sensitive).toBe(sensitive);
  await officeWithFile(api, fileOf('900115 12346'), ...byFile(reference, 'pesel'));
});

test(
  'an address that is corrected gets the request to confirm it, and one that is taken is refused',
  covers('5.13'),
  async () => {
    const [old, right] = ['zle@example.pl', 'dobrze@example.pl'];
    const reference = await referenceOf(book(api, { ...certified, course: kpp, email: old }));
    expect(await refusal(api, 'correct', reference, 'email', 'numer@example.pl', ...as)).toContain('ma już rezerwację');
    await office(api, 'correct', reference, 'email', right, ...as);
    expect(await mailsTo(old)).toEqual([]);
    expect((await mailsTo(right)).map(({ kind }) => kind)).toEqual(['confirm-address']);
    expect((await confirm(api, reference)).status).toBe(200);
    expect(await officeData(api, 'bookings', '--term', String(kpp))).toContainEqual(
      expect.objectContaining({ email: right, state: 'awaitingPayment' }),
    );
  },
);

test('a day of birth that makes a minor is refused: seats and guardian depend on it', covers('5.16'), async () => {
  const reference = await referenceOf(enrol(api, { ...uncertified, course: bls, email: 'wiek@example.pl' }));
  const change = (day: string) => refusalOfFile(api, fileOf(day), ...byFile(reference, 'birthDate'));
  expect(await change('2011-05-05')).toContain('niepełnoletnia');
  expect(await change('1990-02-30')).not.toBe('');
  const before = (await stored(api, reference)).sensitive;
  await officeWithFile(api, fileOf('1991-02-03'), ...byFile(reference, 'birthDate'));
  expect((await stored(api, reference)).sensitive).not.toBe(before);
});

test('what the price or the contract depends on needs a new booking', async () => {
  const reference = await referenceOf(enrol(api, { ...uncertified, course: bls, email: 'kod@example.pl' }));
  expect(await refusal(api, 'correct', reference, 'pairCode', 'ABC', ...as)).toContain('nowe zgłoszenie');
  expect(await refusal(api, 'correct', reference, 'birthCity', 'Opole', ...as)).toContain('nie ma tego pola');
});

test('what admits to the exam is corrected until the course begins', covers('5.15'), async () => {
  const { id, dateStart } = await prepareTerm(api, { type: renewalType, freePlaces: 1 });
  const certificate = { certificateExpiry: dateStart, cooperatingUnit: true };
  const reference = await referenceOf(
    enrol(api, { ...certified, ...certificate, course: id, email: 'egzamin@example.pl' }),
  );
  const correct = (day: string) => refusal(api, 'correct', reference, 'certificateExpiry', day, ...as);
  expect(await correct('1990-01-31')).not.toContain('zaczął');
  const start = api.time.now;
  onTestFinished(() => {
    api.time.now = start;
  });
  api.time.now = Date.parse(`${dateStart}T22:00:00Z`);
  expect(await correct(dateStart)).toContain('zaczął');
});

test('the line about a minor in the remarks follows the name', covers('5.16'), async () => {
  const guardian = { birthDate: '2011-05-05', guardianFirstName: 'Ewa', guardianLastName: 'K', schoolInsurance: true };
  const email = 'opiekun@example.pl';
  const reference = await referenceOf(
    enrol(api, { ...uncertified, ...guardian, guardianEmail: email, course: bls, email, comments: 'Uwaga' }),
  );
  const before = String((await stored(api, reference)).person.comments);
  await office(api, 'correct', reference, 'firstName', 'Janusz', ...as);
  const { comments } = (await stored(api, reference)).person;
  expect([before.startsWith('Uwaga\n'), comments]).toEqual([true, before.replace('Jan ', 'Janusz ')]);
});
