import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { outgoingMails, registrations, terms } from '#backend/database/schema.ts';
import { findStrayTerms } from '#backend/terms/stray-terms.ts';
import { millisecondsPerDay } from '#domain/dates/durations.ts';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import { foundSpellings } from '../../canary-spellings.ts';
import { covers } from '../../covers.ts';
import { basicType, certifiedType, renewalType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { certified, enrol, pesel, prepareTerm } from '../flows/booking-fixture.ts';
import { placesOf, stored } from '../flows/stored-booking.ts';
import { office, officeData, refusal } from './office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let people = 0;
const bookOne = async (
  course: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly reference: string; readonly number: string }> => {
  people += 1;
  const answer = await enrol(api, { ...certified, ...more, course, email: `p${people}@example.pl` });
  const { reference } = z.object({ reference: z.string() }).parse(await answer.json());
  return { reference, number: formatBookingNumber((await stored(api, reference)).number) };
};
const mailsOf = async (
  kind: 'term-cancelled' | 'booking-moved' | 'payment-received' | 'refund-sent' | 'withdrawal-received',
) =>
  (await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, kind))).map(({ recipient, facts }) => ({
    recipient,
    facts,
  }));

const openTerm = (freePlaces: number, after = '2026-12-20') =>
  prepareTerm(api, { type: certifiedType, freePlaces, after });

test('records a transfer: in part, in full, and once more; the excess waits for a refund', async () => {
  const { id } = await openTerm(2);
  const { reference, number } = await bookOne(id);
  const price = (await stored(api, reference)).price ?? 0;
  expect(await refusal(api, 'mark-paid', number, '--amount', '10,5')).toContain('amount: „10,5” nie pasuje');
  expect(await refusal(api, 'mark-paid', number, '--received', '2030-01-01')).toBe(
    'Dzień wpłaty nie może być w przyszłości.',
  );
  expect(await officeData(api, 'mark-paid', number, '--amount', '100')).toMatchObject({
    outcome: 'wait',
    missing: price - 10_000,
  });
  expect(await officeData(api, 'unpaid')).toMatchObject([{ number, received: 10_000, missing: price - 10_000 }]);
  const amount = String(price / 100);
  expect(await officeData(api, 'mark-paid', number, '--amount', amount)).toMatchObject({
    outcome: 'settleAndReturn',
    owed: 10_000,
  });
  expect(await refusal(api, 'mark-paid', number)).toContain('niczego nie brakuje do ceny');
  expect((await stored(api, reference)).status).toBe('paid');
  expect(await mailsOf('payment-received')).toHaveLength(1);
  expect(await officeData(api, 'refunds')).toMatchObject([
    { number, amount: 10_000, state: 'due', method: 'transfer' },
  ]);
  expect(await office(api, 'refund', number)).toContain(`npm run office -- refunded ${number}`);
  expect(await office(api, 'refunded', number)).toContain('100\u{a0}zł');
  expect(await officeData(api, 'refunds')).toEqual([]);
  expect(await refusal(api, 'refunded', number)).toContain('nie ma zwrotu do zrobienia');
  expect(await mailsOf('refund-sent')).toHaveLength(1);
});

test('a cancelled term ends unpaid bookings, keeps paid ones, and mails everybody once', async () => {
  const { id } = await openTerm(2);
  const [paid, waiting, reserve] = [await bookOne(id), await bookOne(id), await bookOne(id)];
  await office(api, 'mark-paid', paid.number);
  expect(await refusal(api, 'cancel-term', String(id))).toContain('(zgłoszeń: 3)');
  expect(await mailsOf('term-cancelled')).toEqual([]);
  expect(await officeData(api, 'cancel-term', String(id), '--yes', '--as', 'Anna')).toMatchObject({
    term: id,
    mails: 3,
    message: expect.stringContaining('E-maili do zapisanych: 3.'),
  });
  const states = await Promise.all(
    [paid, waiting, reserve].map(async (one) => (await stored(api, one.reference)).status),
  );
  expect(states).toEqual(['paid', 'expired', 'withdrawn']);
  for (const { reference } of [paid, waiting, reserve]) {
    const shown = await (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
    expect(shown).toMatchObject({ cancelled: true });
  }
  const mails = await mailsOf('term-cancelled');
  expect(mails.map(({ facts }) => facts.refund !== null)).toEqual([true, false, false]);
  expect(foundSpellings(JSON.stringify(mails), pesel)).toEqual([]);
  expect(await officeData(api, 'refunds')).toMatchObject([{ number: paid.number, state: 'choice' }]);
  expect(await refusal(api, 'cancel-term', String(id), '--yes')).toContain('jest już odwołany');
  expect(await officeData(api, 'mark-paid', waiting.number)).toMatchObject({ outcome: 'returnAll' });
  const next = await openTerm(1, '2027-01-10');
  await office(api, 'move', paid.number, String(next.id), '--by', 'person');
  expect(await placesOf(api, next.id)).toBe(0);
  expect(await officeData(api, 'refunds')).toMatchObject([{ number: waiting.number, state: 'due' }]);
});

test(
  'refunds a cancelled course without a statement, by the day of its mail, and moves it no more',
  covers('C241'),
  async () => {
    const { id } = await openTerm(2);
    const { reference, number } = await bookOne(id);
    await office(api, 'mark-paid', number);
    await office(api, 'cancel-term', String(id), '--yes', '--as', 'Anna');
    const until = (await mailsOf('term-cancelled')).at(-1)?.facts.refundUntil;
    const refund = async () =>
      (await (await fetch(`${api.origin}/api/registrations/${reference}`)).json()).payment.refund;
    expect(await refund()).toMatchObject({ state: 'due', until, reason: 'cancelled' });
    expect(await refusal(api, 'confirm-withdrawal', number, '--received', '2026-11-20')).toContain(`refund ${number}`);
    const { now } = api.time;
    api.time.now += 3 * millisecondsPerDay;
    await office(api, 'refund', number);
    api.time.now = now;
    expect(await refund()).toMatchObject({ until, reason: 'cancelled' });
    const next = await openTerm(1, '2027-01-10');
    expect(await refusal(api, 'move', number, String(next.id), '--by', 'person')).toContain('odwołany');
  },
);

test('counts the refund of a letter from the day of its arrival', covers('C241'), async () => {
  const { id } = await openTerm(2);
  const { reference, number } = await bookOne(id);
  await office(api, 'mark-paid', number);
  expect(await refusal(api, 'confirm-withdrawal', number)).toContain('--received');
  expect(await refusal(api, 'confirm-withdrawal', number, '--received', '2030-01-01')).toContain('w przyszłości');
  await office(api, 'confirm-withdrawal', number, '--received', '2026-11-18');
  const shown = await (await fetch(`${api.origin}/api/registrations/${reference}`)).json();
  expect(shown.payment.refund).toMatchObject({ until: '2026-12-02' });
  expect((await mailsOf('withdrawal-received')).at(-1)?.facts).toMatchObject({
    receivedAt: null,
    receivedOn: '2026-11-18',
    refundUntil: '2026-12-02',
  });
});

test(
  'refuses a renewal on a date that its certificate does not reach',
  covers('rule:recertification-window'),
  async () => {
    const [from, to] = [
      await prepareTerm(api, { type: renewalType, freePlaces: 3 }),
      await prepareTerm(api, { type: renewalType, freePlaces: 3, after: '2027-02-01' }),
    ];
    const certificate = { certificateExpiry: from.dateStart, cooperatingUnit: true };
    const { number } = await bookOne(from.id, certificate);
    expect(await refusal(api, 'move', number, String(to.id), '--by', 'person')).toContain('certificateExpiry');
  },
);

test('offers a seat freed by a move or an erasure to the next of the reserve list', async () => {
  const [from, to] = [await openTerm(1), await openTerm(1, '2027-01-20')];
  const booked = await bookOne(from.id);
  const [first, second] = [await bookOne(from.id), await bookOne(from.id)];
  const email = `p${people - 1}@example.pl`;
  const states = () => Promise.all([first, second].map(async ({ reference }) => (await stored(api, reference)).status));
  expect(await states()).toEqual(['waitlisted', 'waitlisted']);
  await office(api, 'move', booked.number, String(to.id), '--by', 'person');
  expect(await states()).toEqual(['offered', 'waitlisted']);
  expect(await placesOf(api, from.id)).toBe(0);
  await office(api, 'erase', email, '--yes', '--as', 'Anna');
  expect((await stored(api, second.reference)).status).toBe('offered');
  expect(await placesOf(api, from.id)).toBe(0);
});

test('moves a booking to another term of its course with its seats, and mails the person', async () => {
  const [from, to] = [await openTerm(2), await openTerm(1, '2027-01-20')];
  const { reference, number } = await bookOne(from.id);
  await office(api, 'move', number, String(to.id), '--by', 'person', '--as', 'Anna');
  expect(await stored(api, reference)).toMatchObject({ term: to.id, status: 'awaitingPayment' });
  expect([await placesOf(api, from.id), await placesOf(api, to.id)]).toEqual([2, 0]);
  expect((await mailsOf('booking-moved')).at(-1)).toMatchObject({
    facts: { before: { id: from.id, dateStart: from.dateStart } },
  });
  const other = await prepareTerm(api, { type: basicType, freePlaces: 5 });
  const second = await bookOne(from.id);
  expect(await refusal(api, 'move', second.number, String(to.id), '--by', 'person')).toBe(
    `Na terminie ${to.id} nie ma miejsca.`,
  );
  expect(await refusal(api, 'move', second.number, String(other.id), '--by', 'person')).toBe(
    `Termin ${other.id} jest innego kursu.`,
  );
  expect(await refusal(api, 'move', second.number, String(from.id), '--by', 'person')).toContain('ma już termin');
  await api.database.update(terms).set({ freePlaces: 5, dateStart: '2026-11-21' }).where(eq(terms.id, to.id));
  expect(await refusal(api, 'move', second.number, String(to.id), '--by', 'person')).toBe(
    `Termin ${to.id} nie stoi na żadnej liście: zaczął się, jest odwołany albo nie ma już takiego kursu.`,
  );
  await api.database
    .update(registrations)
    .set({ status: 'expired' })
    .where(eq(registrations.reference, second.reference));
  expect(await refusal(api, 'move', second.number, String(to.id), '--by', 'person')).toContain(
    'nie ma miejsca, które można przenieść',
  );
  expect([await placesOf(api, from.id), await placesOf(api, to.id)]).toEqual([1, 5]);
});

test('counts a term in a list without a course at the start, marks it for the office, and does not sell it', async () => {
  const [from, left] = [await openTerm(2), await openTerm(3, '2027-02-10')];
  const client = 'nobody';
  await api.database.update(terms).set({ client }).where(eq(terms.id, left.id));
  expect(await findStrayTerms(api.database, catalogue, api.time.now)).toEqual([
    { type: left.type, client, terms: 1, booked: 1 },
  ]);
  const marked = z.array(z.object({ term: z.number(), course: z.string() })).parse(await officeData(api, 'terms'));
  expect(marked.filter(({ course }) => course.includes('poza ofertą')).map(({ term }) => term)).toEqual([left.id]);
  const { number } = await bookOne(from.id);
  expect(await refusal(api, 'move', number, String(left.id), '--by', 'person')).toContain('nie stoi na żadnej liście');
});
