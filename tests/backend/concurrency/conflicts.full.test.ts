import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdingStatuses } from '#backend/database/registration-status.ts';
import { payments, registrations, terms } from '#backend/database/schema.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { basicType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { describeOnPostgres } from '../fixtures/postgres.ts';
import { book, confirm, enrol, startPayment, uncertified } from '../flows/booking-fixture.ts';
import { office, officeWithFile } from '../office/office-fixture.ts';

/** Milliseconds. */
const duration = 60_000;
const [one, two] = [1, 2];
const movers = 8;
const visitors = 9;

let api: RunningApi;

/** What was seen while everybody was at work. */
const seen = { faults: [] as string[], done: new Map<string, number>(), imported: 0, paid: 0 };

const note = (name: string): unknown => seen.done.set(name, (seen.done.get(name) ?? 0) + 1);

/** Does work again and again for a minute; a refusal of the office is no fault. */
const repeat = async (name: string, work: (round: number) => Promise<unknown>): Promise<void> => {
  const until = Date.now() + duration;
  const failed = (error: unknown): void => {
    if (!(error instanceof OfficeError)) seen.faults.push(`${name}: ${error instanceof Error ? error.stack : error}`);
  };
  for (let round = 0; Date.now() < until; round += 1) await work(round).then(() => note(name), failed);
};

/** Whether a call did what it was asked; a fault of the server is noted. */
const called = async (name: string, call: Promise<Response>): Promise<Response | null> => {
  const answer = await call;
  if (answer.status >= 500) seen.faults.push(`${name}: ${answer.status}`);
  return answer.status < 400 ? answer : null;
};

const importPlaces = async (places: number, ...options: readonly string[]): Promise<void> => {
  const rows = [two, one].map((id) => `${id},${basicType},Wrocław,2027-03-0${id},9:00-17:00,${places}`);
  const file = { name: 'terms.csv', content: ['nr,kurs,miasto,dzień,godziny,miejsca', ...rows].join('\n') };
  await officeWithFile(api, file, 'import-terms', ...options, '--as', 'Office');
  if (options.length === 0) seen.imported = places;
};

const endPayment = async (payment: string, outcome: string): Promise<void> => {
  const body = new URLSearchParams({ outcome });
  const url = `${api.origin}/api/payments/${payment}/sandbox`;
  const ended = await called('trial', fetch(url, { method: 'POST', body, redirect: 'manual' }));
  if (ended !== null && outcome === 'success') seen.paid += 1;
};

/** Books, confirms, pays or fails to, and mostly withdraws. */
const visit =
  (course: number) =>
  async (round: number): Promise<void> => {
    const email = `q${round % visitors}@example.pl`;
    const booked = await called('booking', book(api, { ...uncertified, email, course }));
    if (booked === null) return;
    const { reference, number } = await booked.json();
    await called('confirmation', confirm(api, reference));
    const started = await called('payment', startPayment(api, reference));
    if (started !== null) await endPayment((await started.json()).payment, round % 3 === 0 ? 'success' : 'failure');
    const statement = { name: 'Jan Kowalski', reference: number, email, confirmation: true };
    const key = { 'idempotency-key': randomUUID() };
    if (round % 4 > 0) await called('withdrawal', api.post('/api/withdrawals', statement, key));
  };

describeOnPostgres('moving, erasing, importing, paying, booking and withdrawing at once', (postgres) => {
  beforeAll(async () => {
    api = await startApi({ url: postgres.url });
    await importPlaces(500);
  });
  afterAll(() => api?.close());

  test('deadlocks are never visible, seats and money add up, and no booking is lost', async () => {
    const moved: string[] = [];
    for (const index of Array(movers).keys()) {
      const answer = await enrol(api, { ...uncertified, email: `p${index}@example.pl`, course: one });
      moved.push((await answer.json()).reference);
    }
    const move = (at: number) => (round: number) =>
      office(api, 'move', moved[(at + round) % movers] ?? '', String(round % 2 === 0 ? two : one), '--by', 'person');
    const receive = async (round: number): Promise<void> => {
      await office(api, 'mark-paid', moved[round % movers] ?? '', '--amount', '1,00', '--as', 'Office');
      seen.paid += 1;
    };
    await Promise.all([
      ...[0, 3, 6].map((at) => repeat('move', move(at))),
      ...[one, two, one, two].map((course) => repeat('visit', visit(course))),
      repeat('import', (round) => importPlaces(500 + (round % 2))),
      repeat('trial import', () => importPlaces(700, '--dry-run')),
      repeat('erase', (round) => office(api, 'erase', `q${round % visitors}@example.pl`, '--yes', '--as', 'Office')),
      repeat('receive', receive),
    ]);

    expect(seen.faults).toEqual([]);
    expect([...seen.done.keys()].toSorted()).toEqual(['erase', 'import', 'move', 'receive', 'trial import', 'visit']);
    const { database } = api;
    const kept = await database.select().from(registrations).where(inArray(registrations.reference, moved));
    expect(kept).toHaveLength(movers);
    const [came] = await database.select({ payments: count() }).from(payments).where(eq(payments.status, 'succeeded'));
    expect(came?.payments).toBe(seen.paid);
    for (const id of [one, two]) {
      const [term] = await database.select().from(terms).where(eq(terms.id, id));
      const [taken] = await database
        .select({ places: sum(registrations.places).mapWith(Number) })
        .from(registrations)
        .where(and(eq(registrations.term, id), inArray(registrations.status, holdingStatuses)));
      expect((term?.freePlaces ?? 0) + (taken?.places ?? 0)).toBe(seen.imported);
    }
  });
});
