import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { outgoingMails, personRequests, registrations, terms } from '#backend/database/schema.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { formatBookingNumber } from '#domain/identifiers/booking-number.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { certified, enrol, prepareTerm } from '../flows/booking-fixture.ts';
import { placesOf, stored } from '../flows/stored-booking.ts';
import { office, officeData, refusal } from './office-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let people = 0;
const openTerm = (after: string) => prepareTerm(api, { type: certifiedType, freePlaces: 3, after });

/** A paid booking that the office has moved, with the page that its mail leads to. */
const changedBooking = async (by: 'person' | 'us', paid = true) => {
  people += 1;
  const [from, to] = [await openTerm('2026-12-20'), await openTerm('2027-01-20')];
  const answer = await enrol(api, { ...certified, course: from.id, email: `zmiana${people}@example.pl` });
  const { reference } = z.object({ reference: z.string() }).parse(await answer.json());
  const number = formatBookingNumber((await stored(api, reference)).number);
  if (paid) await office(api, 'mark-paid', number);
  await office(api, 'move', number, String(to.id), '--by', by, '--as', 'Anna');
  const kind = by === 'us' ? 'term-changed' : 'booking-moved';
  const mails = (await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, kind))).filter(
    ({ recipient }) => recipient === `zmiana${people}@example.pl`,
  );
  const path = String(mails[0]?.facts.confirm ?? '');
  return { reference, number, to, mails, path };
};

const open = async (path: string): Promise<string> => (await fetch(api.origin + path)).text();

const choose = async (path: string, choice: string): Promise<string> => {
  const [address = '', query = ''] = path.split('?');
  const body = new URLSearchParams({ token: new URLSearchParams(query).get('token') ?? '', choice });
  return (await fetch(api.origin + address, { method: 'POST', body })).text();
};

/** The answer to a statement of withdrawal by the form, after the period of the law. */
const withdrawLate = async (number: string): Promise<unknown> => {
  await api.database
    .update(registrations)
    .set({ withdrawalUntil: '2026-11-01' })
    .where(eq(registrations.number, number.replace('-', '')));
  const body = { name: 'Anna Nowak', reference: number, email: `zmiana${people}@example.pl`, confirmation: true };
  return (await api.post('/api/withdrawals', body, { 'idempotency-key': randomUUID() })).json();
};

const stateOf = async (reference: string): Promise<object> =>
  z.looseObject({}).parse(await (await fetch(`${api.origin}/api/registrations/${reference}`)).json());

describe('a booking moved by the office', covers('C242'), () => {
  test('is confirmed without a choice when its person asked for it', async () => {
    const { reference, mails } = await changedBooking('person');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.facts.confirm).toBeUndefined();
    expect(mails[0]?.facts.withdrawalUntil).toBe('2026-12-07');
    expect(await stateOf(reference)).toMatchObject({ choosing: false });
  });

  test('requires the option that says who asked for it', async () => {
    const { number, to } = await changedBooking('person');
    expect(await refusal(api, 'move', number, String(to.id))).toContain('by');
  });

  test('for our reasons links to a page with both choices, and stays open until one is made', async () => {
    const { reference, number, mails, path } = await changedBooking('us');
    const [mail] = mails;
    if (mail === undefined) throw new Error('No mail says that the date has changed.');
    expect(renderMail(mail, api.origin).text).toContain(path);
    const page = await open(path);
    expect(page).toContain(polish.plain.changeAccept);
    expect(page).toContain(polish.plain.changeRefund);
    expect(page).not.toContain('<script');
    expect(await stateOf(reference)).toMatchObject({ state: 'paid', choosing: true });
    expect(await officeData(api, 'bookings', '--choosing')).toEqual(
      expect.arrayContaining([expect.objectContaining({ number, state: 'paid' })]),
    );
  });

  test('is settled once by the acceptance', async () => {
    const { reference, number, path } = await changedBooking('us');
    expect(await choose(path, 'accept')).toContain(polish.plain.changeAccepted);
    expect(await stateOf(reference)).toMatchObject({ state: 'paid', choosing: false });
    expect(JSON.stringify(await officeData(api, 'bookings', '--choosing'))).not.toContain(number);
    expect(await choose(path, 'refund')).toContain(polish.plain.nothingLeft);
    expect(await stateOf(reference)).toMatchObject({ state: 'paid' });
  });

  test('ends with the refund: all money by a day, a free seat, and a mail', covers('C241'), async () => {
    const { reference, number, to, path } = await changedBooking('us');
    expect(await placesOf(api, to.id)).toBe(2);
    expect(await choose(path, 'refund')).toContain(polish.plain.changeRefunded);
    const { price } = await stored(api, reference);
    expect(await stateOf(reference)).toMatchObject({
      state: 'withdrawn',
      choosing: false,
      payment: { refund: { state: 'due', amount: price, reason: 'withdrawn', until: expect.any(String) } },
    });
    expect(await placesOf(api, to.id)).toBe(3);
    expect(await officeData(api, 'refunds')).toEqual(
      expect.arrayContaining([expect.objectContaining({ number, amount: price, until: expect.any(String) })]),
    );
    const [received] = (
      await api.database.select().from(outgoingMails).where(eq(outgoingMails.kind, 'withdrawal-received'))
    ).filter(({ recipient }) => recipient === `zmiana${people}@example.pl`);
    if (received === undefined) throw new Error('No mail confirms the withdrawal.');
    expect(received.facts).toMatchObject({ refund: price, refundUntil: expect.any(String) });
    expect(await api.database.select().from(personRequests)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'withdrawal', outcome: 'effective' })]),
    );
  });

  test(
    'can be withdrawn from by the form as long as the choice is open, whatever the period',
    covers('C113'),
    async () => {
      const { reference, number } = await changedBooking('us');
      expect(await withdrawLate(number)).toMatchObject({ effect: 'effective' });
      expect((await stored(api, reference)).status).toBe('withdrawn');
    },
  );

  test('keeps an unpaid seat until the choice, and awaits the payment after the acceptance', async () => {
    const { reference, path } = await changedBooking('us', false);
    expect((await stored(api, reference)).payUntil).toBeNull();
    await choose(path, 'accept');
    expect((await stored(api, reference)).payUntil).not.toBeNull();
  });

  test('keeps the withdrawal period of the law, not the day of the former course', async () => {
    const from = await openTerm('2026-12-20');
    const { reference } = z
      .object({ reference: z.string() })
      .parse(await (await enrol(api, { ...certified, course: from.id, email: 'okres@example.pl' })).json());
    const { withdrawalUntil } = await stored(api, reference);
    await api.database.update(terms).set({ dateStart: '2026-11-23' }).where(eq(terms.id, from.id));
    expect(JSON.stringify(await stateOf(reference))).not.toContain(String(withdrawalUntil));
    await office(api, 'move', reference, String((await openTerm('2027-01-20')).id), '--by', 'person', '--as', 'Anna');
    expect(await stateOf(reference)).toMatchObject({ withdrawalUntil });
  });

  test('is refused where the new date would need a request for an early start', covers('C16'), async () => {
    const { number } = await changedBooking('person');
    const near = await openTerm('2026-11-24');
    expect(await refusal(api, 'move', number, String(near.id), '--by', 'person', '--as', 'Anna')).toContain(
      'earlyStartRequest',
    );
  });

  test('is refunded by the office alone once the course has begun, and is not called late', async () => {
    const { reference, number, to, path } = await changedBooking('us');
    await api.database.update(terms).set({ dateStart: '2026-11-21' }).where(eq(terms.id, to.id));
    expect(await open(path)).toContain(polish.plain.nothingLeft);
    expect(await choose(path, 'refund')).toContain(polish.plain.nothingLeft);
    expect((await stored(api, reference)).status).toBe('paid');
    expect(await withdrawLate(number)).toMatchObject({ effect: 'begun' });
  });

  test('offers no choice for an ended booking', async () => {
    const { reference, number, path } = await changedBooking('us');
    await api.database.update(registrations).set({ status: 'withdrawn' }).where(eq(registrations.reference, reference));
    expect(await open(path)).toContain(polish.plain.nothingLeft);
    expect(JSON.stringify(await officeData(api, 'bookings', '--choosing'))).not.toContain(number);
  });
});
