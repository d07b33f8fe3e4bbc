import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import {
  contactMessages,
  officeAccess,
  officeJournal,
  payments,
  personRequests,
  registrations,
  storedAnswers,
  terms,
} from '#backend/database/schema.ts';
import { fieldsDeletedBeforeRecord } from '#backend/database/secrets/kept-for.ts';
import { deleteExpiredData } from '#backend/flows/delete-expired.ts';
import { addMonths, dayNumber, formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openFreshDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  for (const table of [registrations, terms, contactMessages, personRequests, storedAnswers]) {
    await opened.database.delete(table);
  }
});

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const run = (day: string): Promise<void> => deleteExpiredData(opened.database, at(day).getTime());

test('deletes messages after twelve months', async () => {
  const message = { answers: { name: 'J' } };
  await opened.database.insert(contactMessages).values({ ...message, receivedAt: at('2025-11-20') });
  await opened.database.insert(contactMessages).values({ ...message, receivedAt: at('2025-11-22') });
  await run('2026-11-21');
  const left = await opened.database.select().from(contactMessages);
  expect(left.map(({ receivedAt }) => receivedAt)).toEqual([at('2025-11-22')]);
});

test('deletes deletion requests twelve months after they were settled, withdrawals after six years', async () => {
  const content = { email: 'j@example.pl' };
  await opened.database.insert(personRequests).values([
    { kind: 'account-deletion', content, receivedAt: at('2025-11-10'), answeredAt: at('2025-11-20') },
    { kind: 'account-deletion', content, receivedAt: at('2025-11-12'), answeredAt: at('2025-11-22') },
    { kind: 'account-deletion', content, receivedAt: at('2024-01-01') },
    { kind: 'withdrawal', content, receivedAt: at('2020-11-20') },
    { kind: 'withdrawal', content, receivedAt: at('2020-11-22') },
  ]);
  await run('2026-11-21');
  const left = await opened.database.select().from(personRequests).orderBy(personRequests.id);
  expect(left.map(({ kind, receivedAt }) => [kind, receivedAt])).toEqual([
    ['account-deletion', at('2025-11-12')],
    ['account-deletion', at('2024-01-01')],
    ['withdrawal', at('2020-11-22')],
  ]);
});

test('deletes the journal when its retention ends, and not a day before', covers('C132'), async () => {
  const today = dayNumber({ year: 2026, month: 11, day: 21 });
  const kept = (months: number) => addMonths(today, -months);
  const noon = (day: number) => at(formatCivilDate(day));
  const { officeJournalMonths, accessLogYears } = parameters;
  const accessLogMonths = 12 * accessLogYears;
  for (const past of [1, 0]) {
    const entry = { who: 'Anna', command: 'exam-list', about: 'term 7' };
    await opened.database.insert(officeJournal).values({ ...entry, at: noon(kept(officeJournalMonths) - past) });
    const look = { ...entry, reason: 'egzamin', people: 3 };
    await opened.database.insert(officeAccess).values({ ...look, at: noon(kept(accessLogMonths) - past) });
  }
  await run('2026-11-21');
  const [journal, looks] = [
    await opened.database.select().from(officeJournal),
    await opened.database.select().from(officeAccess),
  ];
  expect(journal.map(({ at: when }) => when)).toEqual([noon(kept(officeJournalMonths))]);
  expect(looks.map(({ at: when }) => when)).toEqual([noon(kept(accessLogMonths))]);
});

test('deletes stored answers after a day', async () => {
  const answer = { call: 'registration', digest: 'd', answer: {} };
  await opened.database.insert(storedAnswers).values([
    { ...answer, key: 'old', storedAt: at('2026-11-19') },
    { ...answer, key: 'new', storedAt: at('2026-11-21') },
  ]);
  await run('2026-11-21');
  expect((await opened.database.select().from(storedAnswers)).map(({ key }) => key)).toEqual(['new']);
});

const storeRegistration = async (
  dateStart: string,
  person: Record<string, string> = { identity: 'pesel' },
  changed: Partial<typeof registrations.$inferInsert> = {},
): Promise<void> => {
  const term = { id: 1, type: 'kpp', client: 'c', city: 'wroclaw', dateStart, demo: true, booked: true };
  await opened.database.insert(terms).values(term);
  await opened.database.insert(registrations).values({
    reference: 'r'.repeat(32),
    number: '22222222',
    term: 1,
    locale: 'pl',
    emailDigest: 'd',
    status: 'paid',
    places: 1,
    withdrawalUntil: dateStart,
    person,
    sensitive: 'v1.x',
    createdAt: at(dateStart),
    ...changed,
  });
};

test.each([
  ['2026-12-31', 'v1.x'],
  ['2027-01-01', null],
  ['2027-12-31', null],
])('of a course in 2021 the sensitive part is on %s: %s', async (today, sensitive) => {
  await storeRegistration('2021-02-05');
  await run(today);
  const [left] = await opened.database.select().from(registrations).where(eq(registrations.term, 1));
  expect(left?.sensitive).toBe(sensitive);
});

test('deletes a booking with its payments six years after the end of the year of its course', async () => {
  await storeRegistration('2021-12-20');
  await opened.database.insert(payments).values({
    session: 's',
    registration: 'r'.repeat(32),
    amount: 1,
    status: 'succeeded',
    createdAt: at('2021-12-01'),
    method: 'transfer',
  });
  await run('2027-12-31');
  expect(await opened.database.select().from(registrations)).toHaveLength(1);
  await run('2028-01-01');
  expect(await opened.database.select().from(registrations)).toEqual([]);
  expect(await opened.database.select().from(payments)).toEqual([]);
});

test('deletes a field with a shorter retention than the booking at its own end', async () => {
  const [earlier] = fieldsDeletedBeforeRecord('registration');
  const [field = ''] = earlier?.fields ?? [];
  const goesAfter = 2021 + (earlier?.months ?? 0) / 12;
  await storeRegistration('2021-02-05', { [field]: 'J', kept: 'K' });
  await run(`${goesAfter}-12-31`);
  expect(await opened.database.select({ person: registrations.person }).from(registrations)).toEqual([
    { person: { [field]: 'J', kept: 'K' } },
  ]);
  await run(`${goesAfter + 1}-01-01`);
  expect(await opened.database.select({ person: registrations.person }).from(registrations)).toEqual([
    { person: { kept: 'K' } },
  ]);
});

test('counts the retention of exam records from the year of the exam, not of the first day', async () => {
  await storeRegistration('2021-12-29');
  await run('2027-12-31');
  expect((await opened.database.select().from(registrations))[0]?.sensitive).toBe('v1.x');
  await run('2028-01-01');
  expect((await opened.database.select().from(registrations))[0]?.sensitive).toBeNull();
});

test('deletes the day of birth of people without an exam once the course has begun', async () => {
  await storeRegistration('2026-11-20', { firstName: 'J' });
  await run('2026-11-20');
  expect((await opened.database.select().from(registrations))[0]?.sensitive).toBe('v1.x');
  await run('2026-11-21');
  expect((await opened.database.select().from(registrations))[0]?.sensitive).toBeNull();
});

test.each([
  ['expired', null, '2026-11-01', '2027-02-02'],
  ['expired', '2026-11-15', '2026-11-01', '2027-02-02'],
  ['waitlisted', null, '2026-11-01', '2027-06-02'],
  ['enquiry', null, '2026-11-01', '2027-06-02'],
] as const)(
  'deletes %s without money three months after its last use',
  covers('C247'),
  async (status, until, made, goes) => {
    await storeRegistration('2027-03-01', {}, { status, withdrawalUntil: until, createdAt: at(made), network: 'n' });
    await run(formatCivilDate((parseCivilDate(goes) ?? 0) - 2));
    expect(await opened.database.select().from(registrations)).toMatchObject([{ network: null }]);
    await run(goes);
    expect(await opened.database.select().from(registrations)).toEqual([]);
  },
);
