import { randomUUID } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import { outgoingMails, registrations, terms, writeLimits } from '#backend/database/schema.ts';
import { endOverdueRegistrations } from '#backend/flows/release-seats.ts';
import { queueReminders } from '#backend/flows/reminders.ts';
import { findReserveListEntries } from '#backend/office/bookings/find-bookings.ts';
import { findPublishedTerms } from '#backend/terms/find-terms.ts';
import { basicType } from '../../find-course.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';
import { office } from '../office/office-fixture.ts';
import { book, confirm, order, prepareTerm, quote, uncertified } from './booking-fixture.ts';
import { stored } from './stored-booking.ts';

export type CourseTerm = typeof terms.$inferSelect;

const minute = 60_000;
const day = 24 * 60 * minute;

/** A clock that goes back would otherwise leave the client without permits for months. */
const resetLimits = (api: RunningApi) => api.database.delete(writeLimits);

/** A term of a year in which the demo calendar has none; those of earlier cases are called off. */
export const storeTerm = async (
  api: RunningApi,
  { dateStart, hours, freePlaces = 1 }: { dateStart: string; hours: string | null; freePlaces?: number },
): Promise<CourseTerm> => {
  await resetLimits(api);
  await api.database
    .update(terms)
    .set({ cancelledAt: new Date(0) })
    .where(and(gte(terms.dateStart, '2029-01-01'), eq(terms.demo, false)));
  const [like] = await api.database.select().from(terms).where(eq(terms.type, basicType)).limit(1);
  if (!like) throw new Error('The demo calendar has no course of one day.');
  const words = hours === null ? null : { pl: hours, en: hours };
  const facts = { dateStart, hours: words, freePlaces, booked: false, demo: false };
  const id = 2_000_000_000 + Math.floor(Math.random() * 100_000_000);
  const [term] = await api.database
    .insert(terms)
    .values({ ...like, ...facts, id })
    .returning();
  if (!term) throw new Error('No term was stored.');
  return term;
};

const somebody = () => ({
  ...uncertified,
  email: `${randomUUID()}@example.pl`,
  earlyStartRequest: true,
});

/** A booking of the term with a state, made so many days ago. */
export const storeBooking = async (
  api: RunningApi,
  term: number,
  facts: Partial<typeof registrations.$inferInsert> = {},
): Promise<{ readonly reference: string; readonly email: string }> => {
  const now = api.time.now;
  api.time.now = now - 5 * day;
  await resetLimits(api);
  const who = somebody();
  const answer = await book(api, { ...who, course: term });
  const { reference } = await answer.json();
  await api.database
    .update(registrations)
    .set({ payUntil: null, heldUntil: null, ...facts })
    .where(eq(registrations.reference, reference));
  api.time.now = now;
  return { reference, email: who.email };
};

/** Whether something that a course allows until it begins is still done at the moment of the clock. */
type Member = (api: RunningApi, term: CourseTerm) => Promise<boolean>;

const raw = async (api: RunningApi, path: string) => (await fetch(api.origin + path)).text();

/** Everything that ends with the beginning of a course. */
export const membersOfHour: Readonly<Record<string, Member>> = {
  'the quote of a price': async (api, { id }) =>
    (await quote(api, { course: id, lang: 'pl', persons: 1 })).status === 200,
  'an order': async (api, { id }) => {
    const amount = (await (await quote(api, { course: id, lang: 'pl', persons: 1 })).json()).amount ?? 0;
    return (await order(api, { ...somebody(), course: id, amount })).status === 200;
  },
  'an entry on the reserve list': async (api, { id }) => {
    await api.database.update(terms).set({ freePlaces: 0 }).where(eq(terms.id, id));
    return (await order(api, { ...somebody(), course: id, amount: null })).status === 200;
  },
  'the list of the calendar': async (api, { id, client }) => {
    const { items } = JSON.parse(
      await raw(api, `/api/v1/www/courses?${new URLSearchParams({ type: basicType, client, lang: 'pl' })}`),
    );
    return items.some((item: { readonly id: number }) => item.id === id);
  },
  'the number of dates': async (api, { dateStart }) => {
    const body = { type: basicType, localization: null, month: dateStart.slice(0, 7) };
    return (await (await api.post('/api/v1/www/courses-count', body)).json()) === 1;
  },
  'the dates of pages and feeds': async (api, { id }) =>
    (await findPublishedTerms(api.database, api.time.now)).some((term) => term.id === id),
  'a withdrawal that takes effect at once': async (api, { id }) => {
    const until = new Date(api.time.now + 3 * day).toISOString().slice(0, 10);
    const { reference, email } = await storeBooking(api, id, { status: 'paid', withdrawalUntil: until });
    const body = { name: 'Jan Kowalski', reference, email, confirmation: true };
    await api.post('/api/withdrawals', body, { 'idempotency-key': randomUUID() });
    return (await stored(api, reference)).status === 'withdrawn';
  },
  'a move to the date': async (api, { id }) => {
    const other = await prepareTerm(api, { type: basicType, freePlaces: 1 });
    const now = api.time.now;
    api.time.now = Date.UTC(2026, 10, 21, 11);
    const { reference } = await storeBooking(api, other.id, { status: 'paid' });
    api.time.now = now;
    await office(api, 'move', reference, String(id), '--by', 'person').catch(() => '');
    return (await stored(api, reference)).term === id;
  },
  'the reserve list of the office': async (api, { id }) => {
    await storeBooking(api, id, { status: 'waitlisted', reserveNumber: 1 });
    return (await findReserveListEntries({ database: api.database, now: api.time.now }, id)).length === 1;
  },
  'a reminder': async (api, { id }) => {
    await storeBooking(api, id, { status: 'paid' });
    await api.database.delete(outgoingMails);
    await queueReminders(api.database, api.parts.catalogue, api.time.now);
    return (await api.database.select().from(outgoingMails)).some(({ kind }) => kind === 'course-reminder');
  },
  'the taking of an offered place': async (api, { id }) => {
    const { reference } = await storeBooking(api, id, {
      status: 'offered',
      heldUntil: new Date(api.time.now + day),
      price: null,
    });
    await confirm(api, reference);
    return (await stored(api, reference)).heldUntil === null;
  },
  'an offered place that nobody has ordered': async (api, { id }) => {
    const until = new Date(api.time.now + day);
    const { reference } = await storeBooking(api, id, { status: 'offered', heldUntil: until, price: null });
    await endOverdueRegistrations(api.parts, api.time.now);
    return (await stored(api, reference)).status === 'offered';
  },
};
