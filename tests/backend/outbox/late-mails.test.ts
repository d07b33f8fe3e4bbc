import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { refreshMailFacts } from '#backend/flows/mail-now.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { queueReminders } from '#backend/flows/reminders.ts';
import { mailDailyDigest } from '#backend/office/digest/mail-digest.ts';
import { countUnsentMails } from '#backend/outbox/outbox.ts';
import { queueMail } from '#backend/outbox/queue-mail.ts';
import type { StoredMail } from '#backend/outbox/render/render-mail.ts';
import { startMailWorker } from '#backend/server/mail-worker.ts';
import { millisecondsPerDay, millisecondsPerHour } from '#domain/dates/durations.ts';
import { type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { basicType } from '../../find-course.ts';
import { noon, type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { book, confirm, prepareTerm, uncertified } from '../flows/booking-fixture.ts';
import { office } from '../office/office-fixture.ts';
import { sampleFacts } from './sample-facts.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => {
  api.time.now = noon;
});

const openTerm = (freePlaces = 5, after = '2026-12-20') => prepareTerm(api, { type: basicType, freePlaces, after });
let people = 0;
const bookOne = async (course: number): Promise<string> => {
  people += 1;
  const answer = await book(api, { ...uncertified, course, email: `late${people}@example.pl`, lastName: `L${people}` });
  return (await answer.json()).reference;
};
const numberOf = async (reference: string): Promise<string> => {
  const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
  return row?.number ?? '';
};

const payFor = async (reference: string): Promise<void> => {
  await confirm(api, reference);
  await office(api, 'mark-paid', await numberOf(reference), '--as', 'Anna');
};

const latest = async (kind: MailKind, ...wanted: readonly SQL[]): Promise<StoredMail> => {
  const [mail] = await api.database
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.kind, kind), ...wanted))
    .orderBy(desc(outgoingMails.id))
    .limit(1);
  if (mail === undefined) throw new Error(`no mail ${kind}`);
  return mail;
};
const about = (reference: string) => sql`${outgoingMails.facts} ->> 'booking' like ${`%reference=${reference}`}`;
/** The facts with which the mail leaves now; null where it stays. */
const factsOf = async (mail: StoredMail) =>
  (await refreshMailFacts({ database: api.database, catalogue, now: api.time.now }, mail))?.facts ?? null;

test('drops the request to confirm an address once it has expired or was confirmed', async () => {
  const { id } = await openTerm();
  const [late, confirmed] = [await bookOne(id), await bookOne(id)];
  const mail = await latest('confirm-address', about(late));
  expect(await factsOf(mail)).toMatchObject({ until: mail.facts.until, term: { id } });
  api.time.now = Date.parse(String(mail.facts.until));
  expect(await factsOf(mail)).toBeNull();
  api.time.now = noon;
  await confirm(api, confirmed);
  expect(await factsOf(await latest('confirm-address', about(confirmed)))).toBeNull();
});

test('the confirmation of an order states the last day to pay while payment is due, and is dropped when the order has ended', async () => {
  const { id } = await openTerm();
  const [paid, expired] = [await bookOne(id), await bookOne(id)];
  await confirm(api, expired);
  const order = await latest('booking-received', about(expired));
  expect(await factsOf(order)).toMatchObject({ payUntil: order.facts.payUntil });
  expect(order.facts.payUntil).toMatch(/^2026-/);
  await confirm(api, paid);
  const before = await latest('booking-received', about(paid));
  await api.database.update(registrations).set({ status: 'paid' }).where(eq(registrations.reference, paid));
  expect(await factsOf(before)).toMatchObject({ reference: before.facts.reference, payUntil: null });
  api.time.now = noon + 6 * millisecondsPerDay;
  await endOverdueRegistrations(api.parts, api.time.now);
  expect(await factsOf(order)).toBeNull();
  expect(await factsOf(await latest('booking-expired', about(expired)))).not.toBeNull();
});

test('drops a failed payment once the last day has passed or money has arrived', async () => {
  const { id } = await openTerm();
  const reference = await bookOne(id);
  await confirm(api, reference);
  const facts = { ...(await latest('booking-received', about(reference))).facts, amount: 100 };
  await queueMail(api.database, {
    kind: 'payment-failed',
    to: 'late@example.pl',
    locale: 'pl',
    facts: { ...sampleFacts['payment-failed'], ...facts },
  });
  const mail = await latest('payment-failed');
  expect(await factsOf(mail)).not.toBeNull();
  api.time.now = noon + 5 * millisecondsPerDay;
  expect(await factsOf(mail)).toBeNull();
  api.time.now = noon;
  await payFor(reference);
  expect(await factsOf(mail)).toBeNull();
  expect(await factsOf(await latest('payment-received', about(reference)))).not.toBeNull();
});

test('a reserve entry states its queue position at the moment of sending', async () => {
  const { id } = await openTerm(0);
  const [first, second] = [await bookOne(id), await bookOne(id)];
  const mail = await latest('reserve-list-entered', about(second));
  expect(mail.facts.position).toBe(2);
  await api.database
    .update(registrations)
    .set({ status: 'withdrawn', reserveNumber: null })
    .where(eq(registrations.reference, first));
  expect(await factsOf(mail)).toMatchObject({ position: 1 });
});

test('a moved date is mailed as it is now, and a reminder of the former date is dropped', async () => {
  const [from, to] = [await openTerm(), await openTerm(5, '2027-01-20')];
  const reference = await bookOne(from.id);
  await payFor(reference);
  api.time.now = Date.parse(`${from.dateStart}T08:00Z`) - parameters.reminderDays * millisecondsPerDay;
  await queueReminders(api.database, catalogue, api.time.now);
  const reminder = await latest('course-reminder', about(reference));
  expect(await factsOf(reminder)).toMatchObject({ term: { id: from.id } });
  await office(api, 'move', await numberOf(reference), String(to.id), '--by', 'person', '--as', 'Anna');
  expect(await factsOf(reminder)).toBeNull();
  expect(await factsOf(await latest('payment-received', about(reference)))).toMatchObject({ term: { id: to.id } });
});

test('drops a reminder once its course has begun, and every promise of a seat once it is cancelled', async () => {
  const term = await openTerm();
  const reference = await bookOne(term.id);
  await payFor(reference);
  api.time.now = Date.parse(`${term.dateStart}T08:00Z`) - parameters.reminderDays * millisecondsPerDay;
  await queueReminders(api.database, catalogue, api.time.now);
  const reminder = await latest('course-reminder', about(reference));
  api.time.now = Date.parse(`${term.dateStart}T23:00Z`);
  expect(await factsOf(reminder)).toBeNull();
  api.time.now = noon;
  await office(api, 'cancel-term', String(term.id), '--yes', '--as', 'Anna');
  for (const kind of ['booking-received', 'payment-received', 'course-reminder'] as const)
    expect([kind, await factsOf(await latest(kind, about(reference)))]).toEqual([kind, null]);
  expect(await factsOf(await latest('term-cancelled', about(reference)))).not.toBeNull();
});

test('drops the digest of a past day', async () => {
  await mailDailyDigest({ database: api.database, now: api.time.now, catalogue });
  const digest = await latest('office-digest');
  api.time.now = noon + 12 * millisecondsPerHour - 1;
  expect(await factsOf(digest)).not.toBeNull();
  api.time.now = noon + 13 * millisecondsPerHour;
  expect(await factsOf(digest)).toBeNull();
});

test('the digest reports days without daily work, and only then', async () => {
  await api.database.delete(outgoingMails);
  const lastWork = async (days: number) => {
    await mailDailyDigest({ database: api.database, now: noon + days * millisecondsPerDay, catalogue });
    return (await latest('office-digest')).facts.lastWork;
  };
  expect([await lastWork(0), await lastWork(1), await lastWork(5), await lastWork(6)]).toEqual([
    null,
    null,
    '2026-11-22',
    null,
  ]);
});

test('sends a mail about a past event however late it is', async () => {
  const lasting = Object.entries(mailKinds).flatMap(([kind, { trueWhile }]) => (trueWhile === null ? [kind] : []));
  expect(lasting).toEqual(
    expect.arrayContaining(['withdrawal-received', 'term-cancelled', 'refund-sent', 'contact-message']),
  );
  await queueMail(api.database, {
    kind: 'refund-sent',
    to: 'late@example.pl',
    locale: 'pl',
    facts: sampleFacts['refund-sent'],
  });
  api.time.now = noon + 30 * millisecondsPerDay;
  expect(await factsOf(await latest('refund-sent'))).toEqual(sampleFacts['refund-sent']);
});

test('a worker that finds mails of days ago sends the true ones, and drops the others without an alarm', async () => {
  const { id } = await openTerm();
  await api.database.delete(outgoingMails);
  const reference = await bookOne(id);
  await queueMail(api.database, {
    kind: 'refund-sent',
    to: 'late@example.pl',
    locale: 'pl',
    facts: sampleFacts['refund-sent'],
  });
  api.time.now = noon + millisecondsPerDay;
  const sent: string[] = [];
  const log: unknown[] = [];
  const worker = startMailWorker({
    database: api.database,
    catalogue,
    transport: { send: async ({ kind }) => void sent.push(kind), close: () => undefined },
    origin: 'https://kursy.test',
    clock: () => api.time.now,
    log: (entry) => log.push(entry),
    interval: 3_600_000,
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await worker.stop();
  expect(sent).toEqual(['refund-sent']);
  expect(log).toContainEqual({ event: 'mail', route: 'confirm-address (outdated)' });
  const kept = await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'confirm-address'));
  expect(kept).toMatchObject([{ state: 'outdated', facts: {}, sentAt: null, fault: null }]);
  expect(await countUnsentMails(api.database)).toEqual({ waiting: 0, dead: 0 });
  const [row] = await api.database.select().from(registrations).where(eq(registrations.reference, reference));
  expect(row?.status).toBe('unconfirmed');
  expect((await api.database.select().from(terms).where(eq(terms.id, id)))[0]?.cancelledAt).toBeNull();
});
