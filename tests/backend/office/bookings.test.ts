import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { officeJournal, outgoingMails } from '#backend/database/schema.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, unpricedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { book, certified, confirm, enrol, pesel, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { office, officeData, refusal } from './office-fixture.ts';

let api: RunningApi;
let term: Awaited<ReturnType<typeof prepareTerm>>;
let other: Awaited<ReturnType<typeof prepareTerm>>;
beforeAll(async () => {
  api = await startApi();
  term = await prepareTerm(api, { type: certifiedType, freePlaces: 1 });
  other = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  await enrol(api, { ...certified, course: term.id, email: 'a@example.pl' });
  await enrol(api, { ...certified, course: term.id, email: 'b@example.pl', firstName: 'Ewa' });
  await enrol(api, { ...uncertified, course: other.id, email: 'c@example.pl' });
});
afterAll(() => api.close());

const rowShape = z.looseObject({
  number: z.string(),
  reference: z.string(),
  state: z.string(),
  name: z.string(),
  type: z.string(),
  date: z.iso.date(),
  term: z.int(),
  amount: z.int().nullable(),
});

const emails = async (...line: readonly string[]) =>
  z
    .array(rowShape.extend({ email: z.string() }))
    .parse(await officeData(api, 'bookings', ...line))
    .map(({ email }) => email.slice(0, 1).toLowerCase())
    .toSorted()
    .join('');

test('lists bookings by course, term, state, city and day', async () => {
  expect(await emails()).toBe('abc');
  expect(await emails('--course', certifiedType)).toBe('ab');
  expect(await emails('--term', String(other.id))).toBe('c');
  expect(await emails('--state', 'waitlisted')).toBe('b');
  expect(await emails('--day', term.dateStart, '--city', term.city)).toBe('ab');
  expect(await emails('--from', '2199-01-01')).toBe('');
});

test('shows one booking in full, without its encrypted data', async () => {
  const [first] = z.array(rowShape).parse(await officeData(api, 'bookings', '--course', certifiedType));
  const byNumber = await officeData(api, 'booking', String(first?.number));
  expect(byNumber).toMatchObject({ name: 'Jan Kowalski', encrypted: true, payments: [] });
  expect(await officeData(api, 'booking', first?.reference ?? '')).toEqual(byNumber);
  expect(JSON.stringify(byNumber)).toContain('Opole');
  const shown = [
    await office(api, 'booking', String(first?.number)),
    await office(api, 'bookings'),
    JSON.stringify(byNumber),
  ];
  expect(shown.flatMap((text) => foundSpellings(text, pesel))).toEqual([]);
});

/** A booking whose address nobody has confirmed. */
const booked = async (
  ...given: Parameters<typeof book>
): Promise<{ readonly number: string; readonly reference: string }> => (await book(...given)).json();

test.each([
  ['the number that stands encrypted', {}, 'Dokument tożsamości  numer PESEL', 'Identity shown by  PESEL number'],
  [
    'that there is none',
    { identity: 'document', documentNumber: 'AB 123', birthDate: '1990-01-31', pesel: undefined },
    'Dokument tożsamości  inny dokument, bez numeru PESEL',
    'Identity shown by  another document, no PESEL number',
  ],
])('shows of the PESEL of a booking: %s', covers('5.9', 'C25'), async (_, changes, pl, en) => {
  const open = await prepareTerm(api, { type: certifiedType, freePlaces: 3 });
  const { number } = await booked(api, { ...certified, course: open.id, email: 'd@example.pl', ...changes });
  const shown = await Promise.all(['pl', 'en'].map((lang) => office(api, 'booking', number, '--lang', lang)));
  expect(shown.map((text) => text.replaceAll(/ {2,}/g, '  '))).toEqual([
    expect.stringContaining(pl),
    expect.stringContaining(en),
  ]);
  expect(shown.join('')).not.toContain('Nie mam numeru');
});

test(
  'the second booking of two people with one address names the first, and the reason of its refund',
  covers('C98'),
  async () => {
    const open = await prepareTerm(api, { type: certifiedType, freePlaces: 3 });
    const first = await booked(api, { ...certified, course: open.id, email: 'e@example.pl' });
    const second = await booked(api, {
      ...certified,
      course: open.id,
      email: 'E@example.pl',
      firstName: 'Ewa',
      pesel: '90013112346',
    });
    await confirm(api, first.reference);
    await office(api, 'mark-paid', second.number, '--amount', '100', '--as', 'Anna');
    expect(await officeData(api, 'booking', second.number)).toMatchObject({
      name: 'Ewa Kowalski',
      addressHolder: `${first.number} Jan Kowalski`,
      refunds: [{ amount: 10_000, why: 'taken' }],
    });
    expect(await officeData(api, 'booking', first.number)).toMatchObject({ addressHolder: null, refunds: [] });
  },
);

test('answers unknown names with the nearest', async () => {
  expect(await refusal(api, 'bookings', '--course', `${certifiedType}x`)).toBe(
    `Nie ma rodzaju kursu „${certifiedType}x”. Czy chodziło o „${certifiedType}”?`,
  );
  expect(await refusal(api, 'bookings', '--city', 'Wrocaw', '--lang', 'en')).toBe(
    'There is no city “Wrocaw”. Did you mean “Wrocław”?',
  );
  expect(await refusal(api, 'booking', '999')).toContain('Nie ma zgłoszenia „999”.');
});

test('the journal has every command with its person and outcome, and no personal data of bookings', async () => {
  await office(api, 'bookings', '--term', '7', '--as', 'Anna Biuro');
  await refusal(api, 'booking', 'jan@example.pl');
  const entries = await api.database.select().from(officeJournal);
  expect(entries.find(({ who }) => who === 'Anna Biuro')).toMatchObject({
    command: 'bookings',
    about: 'term 7',
    outcome: 'done',
  });
  expect(entries.at(-1)).toMatchObject({ command: 'booking', outcome: 'refused' });
  expect(JSON.stringify(entries)).not.toMatch(/Kowalski|@|Ewa/);
});

test('confirms the address of a caller, and sends the mail about the booking once more', async () => {
  const { reference } = await (
    await book(api, { ...uncertified, course: other.id, lastName: 'Telefon', email: 'caller@example.pl' })
  ).json();
  const kinds = async () =>
    (await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'caller@example.pl')))
      .map(({ kind }) => kind)
      .toSorted();
  await office(api, 'send-again', reference);
  expect(await kinds()).toEqual(['confirm-address', 'confirm-address']);
  expect(await officeData(api, 'confirm', reference, '--as', 'Anna')).toMatchObject({ outcome: 'confirmed' });
  expect(await officeData(api, 'booking', reference)).toMatchObject({ state: 'awaitingPayment' });
  expect(await refusal(api, 'confirm', reference, '--as', 'Anna')).toContain('nie czeka na potwierdzenie');
  await office(api, 'send-again', reference);
  expect((await kinds()).filter((kind) => kind === 'booking-received')).toHaveLength(2);
});

test.each([
  ['enquiry-received', unpricedType, 3],
  ['reserve-list-entered', basicType, 0],
] as const)('sends %s once more, also after it was sent', async (kind, type, freePlaces) => {
  const { id } = await prepareTerm(api, { type, freePlaces });
  const email = `${kind}@example.pl`;
  const { reference } = await (await book(api, { ...uncertified, course: id, email })).json();
  const states = async () =>
    (await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, email)))
      .map((mail) => `${mail.kind} ${mail.state}`)
      .toSorted();
  await office(api, 'send-again', reference);
  expect(await states()).toEqual([`${kind} outdated`, `${kind} waiting`]);
  await api.database.update(outgoingMails).set({ state: 'sent' }).where(eq(outgoingMails.state, 'waiting'));
  await office(api, 'send-again', reference);
  expect(await states()).toEqual([`${kind} outdated`, `${kind} sent`, `${kind} waiting`]);
});
