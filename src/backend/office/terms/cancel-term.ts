import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import type { RegistrationOutcomeEvent } from '#generated/rules/registration-outcome.ts';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import { lockTerm } from '../../bookings/lock.ts';
import { findBookingMoney } from '../../bookings/payment/money-of.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { isOpen } from '../../bookings/reserve-seat.ts';
import type { Transaction } from '../../database/database.ts';
import type { RegistrationStatus } from '../../database/registration-status.ts';
import { registrations, terms } from '../../database/schema.ts';
import { endRegistration } from '../../flows/ending/end-registrations.ts';
import { queueMail } from '../../outbox/queue-mail.ts';
import { findBookings } from '../bookings/find-bookings.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { getTermForOffice } from '../people/people-of-term.ts';

/**
 * The event that a cancelled term means for a booking, by its status. A participant who has paid keeps the booking until they choose a
 * refund or another date.
 */
const eventOf: Readonly<Partial<Record<RegistrationStatus, RegistrationOutcomeEvent>>> = {
  waitlisted: { type: 'withdraw' },
  unconfirmed: { type: 'expire' },
  offered: { type: 'expire' },
  awaitingPayment: { type: 'expire' },
  paymentFailed: { type: 'expire' },
};

export const cancelTerm = defineOfficeCommand({
  summary: {
    pl: 'odwołuje termin i pisze do wszystkich zapisanych; kto zapłacił, dostaje zwrot, chyba że woli inny termin',
    en: 'cancels a term and mails everybody with a booking; those who paid get a refund, unless they prefer another date',
  },
  shape: { term: wholeNumber, yes: z.literal(true).optional() },
  words: {
    term: { means: { pl: 'numer terminu', en: 'number of the term' } },
    yes: {
      means: { pl: 'tak, odwołaj i napisz do ludzi', en: 'yes, cancel it and mail the people' },
      takes: 'nothing',
    },
  },
  operands: ['term'],
  journal: ['term'],
  run: async (office, { term: id, yes }) => {
    const term = await getTermForOffice(office.database, id);
    if (term.cancelledAt !== null) {
      throw new OfficeError(
        fillLocalizedText({ pl: 'Termin {id} jest już odwołany.', en: 'The term {id} is cancelled already.' }, { id }),
      );
    }
    if (!yes) {
      const people = (await findBookings(office.database, eq(registrations.term, id), isOpen)).length;
      throw new OfficeError(
        fillLocalizedText(
          {
            pl: 'Odwołanie terminu {id} pisze do wszystkich zapisanych (zgłoszeń: {people}). Jeśli tak ma być, dodaj --yes.',
            en: 'Cancelling the term {id} sends a mail for every booking ({people}). To do so, add --yes.',
          },
          { id, people },
        ),
        exitCodes.usage,
      );
    }
    const mails = await office.database.transaction((transaction) => callOff(office, transaction, id));
    return {
      kind: 'done',
      message: fillLocalizedText(
        {
          pl: 'Termin {id} jest odwołany. E-maili do zapisanych: {mails}. Kto zapłacił, stoi na liście: npm run office -- refunds',
          en: 'The term {id} is cancelled. Mails to people with a booking: {mails}. To list refunds due: npm run office -- refunds',
        },
        { id, mails },
      ),
      facts: { term: id, mails },
    };
  },
});

/** Cancels a term: it cannot be booked any more, a late payment gets no seat, and everybody with an open booking gets a mail. */
const callOff = async (office: Office, transaction: Transaction, id: number): Promise<number> => {
  await lockTerm(transaction, id);
  const found = await findBookings(transaction, eq(registrations.term, id), isOpen);
  await transaction
    .update(terms)
    .set({ cancelledAt: new Date(office.now), freePlaces: 0 })
    .where(eq(terms.id, id));
  for (const one of found) await endAndMail(office, transaction, one);
  return found.length;
};

const endAndMail = async (
  { catalogue, now }: Office,
  transaction: Transaction,
  found: FoundRegistration,
): Promise<void> => {
  const { id, status, reference } = found.registration;
  const by = eventOf[status];
  const owed = by === undefined ? 0 : await endRegistration(transaction, found.registration, { by, now });
  const { kept } = await findBookingMoney(transaction, reference);
  const { facts, ...mail } = bookingMailFields(found, catalogue);
  await queueMail(transaction, {
    kind: 'term-cancelled',
    ...mail,
    facts: {
      ...facts,
      refund: owed + kept > 0 ? owed + kept : null,
      refundUntil: owed + kept > 0 ? lastRefundDay(now) : null,
    },
    once: `term-cancelled ${id} ${found.term.id}`,
  });
};
