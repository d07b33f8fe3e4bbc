import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  contactMessages,
  officeJournal,
  outgoingMails,
  payments,
  personRequests,
  refunds,
  registrations,
  terms,
} from '#backend/database/schema.ts';
import { fieldsDeletedOnRequest, retentionMonthsByLaw } from '#backend/database/secrets/kept-for.ts';
import { executeOfficeCommand } from '#backend/office/command/execute.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { officeCommands } from '#backend/office/commands.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { book, certified, endTrial, enrol, pay, pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { placesOf, stored } from '../flows/stored-booking.ts';
import { erasureJournalOf, office, officeData, refusal } from './office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (path: string, body: unknown) => api.post(path, body, { 'idempotency-key': randomUUID() });
const bookFor = async (email: string, course: number): Promise<string> => {
  const answer = await enrol(api, { ...certified, course, email });
  return z.object({ reference: z.string() }).parse(await answer.json()).reference;
};
const named = ['--as', 'Anna'];

test('access prints all personal data of an address, whatever its case, and logs its use', covers('C109'), async () => {
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 5 });
  const reference = await bookFor('Ola@Example.pl', id);
  await bookFor('inna@example.pl', id);
  await office(api, 'note', reference, 'Oddzwonić po 16', ...named);
  await office(api, 'note', reference, 'Oddzwoniono', ...named);
  await send('/api/contact-form', {
    name: 'Ola',
    phone: '600700800',
    email: 'ola@example.pl',
    content: 'Halo',
    agreement: true,
  });
  await send('/api/account-deletions', { email: 'ola@example.pl' });
  expect(await refusal(api, 'access', 'ola@example.pl', '--reason', 'x')).toContain('Brakuje --as');
  expect(await refusal(api, 'access', 'ola', '--reason', 'x', ...named)).toContain('email: „ola” nie pasuje');
  const data = await officeData(api, 'access', 'OLA@example.pl', '--reason', 'prośba o dostęp', ...named);
  expect(data).toMatchObject({
    bookings: [
      {
        reference,
        form: { pesel, street: 'Prosta 1' },
        note: '2026-11-21 Anna: Oddzwonić po 16\n2026-11-21 Anna: Oddzwoniono',
        payments: [],
      },
    ],
    messages: [{ answers: { content: 'Halo' } }],
    requests: [{ kind: 'account-deletion' }],
  });
  expect(JSON.stringify(data)).not.toContain('inna@');
  expect(await office(api, 'access', 'ola@example.pl', '--reason', 'x', ...named)).toContain('street: Prosta 1');
  expect(await officeData(api, 'access', 'nikt@example.pl', '--reason', 'x', ...named)).toMatchObject({
    bookings: [],
    messages: [],
  });
  expect(await officeData(api, 'journal', '--access')).toMatchObject([
    { people: 0 },
    { people: 1 },
    { command: 'access', people: 1 },
  ]);
  const journal = JSON.stringify(await api.database.select().from(officeJournal));
  expect(journal).not.toMatch(/@|ola/i);
  expect(foundSpellings(journal, pesel)).toEqual([]);
});

test(
  'deletion is previewed first; then it deletes data without a duty to keep, and keeps running contracts',
  covers('C115'),
  async () => {
    const [open, over, full] = [
      await prepareTerm(api, { type: certifiedType, freePlaces: 5 }),
      await prepareTerm(api, { type: certifiedType, freePlaces: 5 }),
      await prepareTerm(api, { type: certifiedType, freePlaces: 0 }),
    ];
    const email = 'jan@example.pl';
    const [running, done, waiting] = [
      await bookFor(email, open.id),
      await bookFor(email, over.id),
      await bookFor(email, full.id),
    ];
    await office(api, 'mark-paid', done);
    await office(api, 'note', done, 'Prosi o fakturę', ...named);
    await api.database.update(terms).set({ dateStart: '2026-11-02' }).where(eq(terms.id, over.id));
    await send('/api/contact-form', { name: 'Jan', phone: '600700800', email, content: 'Halo', agreement: true });
    await send('/api/account-deletions', { email });
    const shown = z
      .array(z.looseObject({ what: z.string(), outcome: z.string() }))
      .parse(await officeData(api, 'erase', email, ...named));
    const outcomes = shown.filter(({ what }) => what === 'booking').map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['deleted', 'kept', 'reduced']);
    expect(await stored(api, waiting)).toMatchObject({ status: 'waitlisted' });
    const before = await stored(api, done);

    expect(await officeData(api, 'erase', email, '--yes', '--request', '2', ...named)).toEqual(shown);
    expect(await api.database.select().from(registrations).where(eq(registrations.reference, waiting))).toEqual([]);
    expect((await stored(api, running)).person).toMatchObject({ email: 'jan@example.pl', street: 'Prosta 1' });
    const after = await stored(api, done);
    expect(Object.keys(after.person).filter((field) => fieldsDeletedOnRequest('registration').includes(field))).toEqual(
      [],
    );
    expect(after.person).toMatchObject({ firstName: 'Jan', lastName: 'Kowalski', birthCity: 'Opole' });
    expect(after.note).toBeNull();
    expect(after.sensitive).toBe(before.sensitive);
    expect(after.emailDigest).not.toBe(before.emailDigest);
    const years = retentionMonthsByLaw('registration') / 12;
    expect(shown.find(({ outcome }) => outcome === 'reduced')).toMatchObject({ until: `${2026 + years}-12-31` });
    const messages = await api.database.select().from(contactMessages);
    expect(messages.filter(({ answers }) => answers.email === email)).toEqual([]);
    const [request] = await api.database.select().from(personRequests).where(eq(personRequests.id, 2));
    expect(request).toMatchObject({ answeredBy: 'Anna', outcome: 'erase' });
    const [entry] = (await api.database.select().from(officeJournal)).slice(-1);
    expect(entry).toMatchObject({ who: 'Anna', command: 'erase', about: 'request 2', outcome: 'done' });
    const again = z
      .array(z.looseObject({ what: z.string(), outcome: z.string() }))
      .parse(await officeData(api, 'erase', email, ...named));
    expect(again.filter(({ what }) => what === 'booking').map(({ outcome }) => outcome)).toEqual(['kept']);
  },
);

test('deleting an unconfirmed booking gives its seat to the reserve list', covers('C115'), async () => {
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 1 });
  const email = 'niepotwierdzona@example.pl';
  await book(api, { ...certified, course: id, email });
  const waiting = await bookFor('czeka@example.pl', id);
  await office(api, 'erase', email, '--yes', ...named);
  expect(await stored(api, waiting)).toMatchObject({ status: 'offered' });
  await office(api, 'erase', 'czeka@example.pl', '--yes', ...named);
  expect(await placesOf(api, id)).toBe(1);
  const { reference } = await (await book(api, { ...certified, course: id, email })).json();
  const createdAt = new Date(api.time.now);
  const session = randomUUID();
  const back = {
    payment: session,
    amount: 1,
    state: 'done',
    request: session,
    createdAt,
    changedAt: createdAt,
  } as const;
  await api.database
    .insert(payments)
    .values({ session, registration: reference, amount: 1, status: 'succeeded', method: 'p24', createdAt });
  await api.database.insert(refunds).values(back);
  await office(api, 'erase', email, '--yes', ...named);
  expect([(await stored(api, reference)).status, await placesOf(api, id)]).toEqual(['expired', 1]);
});

test('keeps a booking in full until its refund is made', covers('C115'), async () => {
  const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 1 });
  const reference = await bookFor('ewa@example.pl', id);
  await office(api, 'mark-paid', reference);
  await send('/api/withdrawals', {
    name: 'Ewa',
    reference: 'x'.repeat(32),
    email: 'ewa@example.pl',
    confirmation: true,
  });
  const [statement] = z
    .array(z.looseObject({ number: z.int() }))
    .parse(await officeData(api, 'requests', '--statements'));
  const ended = await officeData(api, 'confirm-withdrawal', reference, '--statement', String(statement?.number));
  expect(ended).toMatchObject({ owed: (await stored(api, reference)).price });
  expect((await stored(api, reference)).status).toBe('withdrawn');
  expect(await officeData(api, 'requests', '--statements')).toEqual([]);
  expect(await refusal(api, 'confirm-withdrawal', reference, '--received', '2026-11-20')).toContain(
    'nie można już zakończyć',
  );
  expect(await officeData(api, 'erase', 'ewa@example.pl', ...named)).toContainEqual(
    expect.objectContaining({ what: 'booking', outcome: 'kept' }),
  );
  await office(api, 'refunded', reference);
  expect(await officeData(api, 'erase', 'ewa@example.pl', ...named)).toContainEqual(
    expect.objectContaining({ what: 'booking', outcome: 'reduced' }),
  );
  await api.database.update(outgoingMails).set({ state: 'sent' });
  await office(api, 'erase', 'ewa@example.pl', '--yes', ...named);
  expect(await api.database.select().from(outgoingMails).where(eq(outgoingMails.recipient, 'ewa@example.pl'))).toEqual(
    [],
  );
});

test('refuses a command without a name also when the command line is bypassed', covers('C109'), async () => {
  const { database, secrets, parts, time } = api;
  const session = {
    database,
    now: time.now,
    secrets,
    catalogue,
    payments: parts.payments,
    erasures: erasureJournalOf(api),
    who: 'root',
  };
  const invocation = { command: 'erase', values: { email: 'jan@example.pl', yes: true }, who: 'root', named: false };
  await expect(executeOfficeCommand(officeCommands, session, invocation)).rejects.toThrow(OfficeError);
});

test(
  'keeps an expired booking in full while a payment is in progress, and deletes it after a failed one',
  covers('C180'),
  async () => {
    const email = 'placi@example.pl';
    const { id } = await prepareTerm(api, { type: certifiedType, freePlaces: 1 });
    const reference = await bookFor(email, id);
    const { payment } = await (await pay(api, reference)).json();
    await api.database.update(registrations).set({ status: 'expired' }).where(eq(registrations.reference, reference));
    const erased = () => officeData(api, 'erase', email, '--yes', ...named);
    expect(await erased()).toContainEqual(expect.objectContaining({ what: 'booking', outcome: 'kept' }));
    await endTrial(api, payment, 'abandoned');
    expect(await erased()).toContainEqual(expect.objectContaining({ what: 'booking', outcome: 'deleted' }));
    expect(await api.database.select().from(registrations).where(eq(registrations.reference, reference))).toEqual([]);
    expect(await api.database.select().from(payments).where(eq(payments.registration, reference))).toEqual([]);
  },
);
