import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { lockBooking } from '../../bookings/lock.ts';
import { outgoingMails, type RegistrationStatus } from '../../database/schema.ts';
import { confirmBooking } from '../../flows/confirm-booking.ts';
import { mailNewBooking } from '../../flows/mail-booking.ts';
import { type Office, officeCommand } from '../command/command.ts';
import { fill } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { numberOf } from './booking-columns.ts';
import { findBooking } from './find-bookings.ts';

const bookingTexts = { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } };

const contextOf = (office: Office) => ({ ...office, clock: () => office.now });

const refusals = {
  already: {
    pl: 'Ten adres ma już rezerwację na ten termin, więc zgłoszenia {number} nie można potwierdzić.',
    en: 'This address has a booking of this date already, so booking {number} cannot be confirmed.',
  },
  nothing: {
    pl: 'Zgłoszenie {number} nie czeka na potwierdzenie albo jego czas minął.',
    en: 'Booking {number} awaits no confirmation, or its time is over.',
  },
} as const;

export const confirmByPhone = officeCommand({
  summary: {
    pl: 'potwierdza adres osoby, która dzwoni, bo nie dostała e-maila; zawiera umowę i pisze o tym do osoby',
    en: 'confirms the address of a caller who got no mail; concludes the contract and mails the person about it',
  },
  shape: { booking: z.string() },
  words: { booking: bookingTexts },
  operands: ['booking'],
  journal: ['booking'],
  named: true,
  run: async (office, { booking }) => {
    const { registration } = await findBooking(office.database, booking);
    const number = numberOf(registration);
    const { outcome } = await office.database.transaction((transaction) =>
      confirmBooking(contextOf(office), transaction, registration.reference),
    );
    if (outcome === 'already' || outcome === 'nothing') throw new OfficeError(fill(refusals[outcome], { number }));
    return {
      kind: 'done',
      message: fill({ pl: 'Zgłoszenie {number} jest potwierdzone.', en: 'Booking {number} is confirmed.' }, { number }),
      facts: { number, outcome },
    };
  },
});

/** States in which the first mail is still true. */
const standing: readonly RegistrationStatus[] = [
  'waitlisted',
  'enquiry',
  'unconfirmed',
  'awaitingPayment',
  'paymentFailed',
  'paid',
  'completed',
];

export const sendAgain = officeCommand({
  summary: {
    pl: 'wysyła e-mail o zgłoszeniu jeszcze raz: prośbę o potwierdzenie, przyjęcie zamówienia albo miejsce na liście',
    en: 'sends the mail about a booking once more: the request to confirm, the accepted order or the place on the list',
  },
  shape: { booking: z.string() },
  words: { booking: bookingTexts },
  operands: ['booking'],
  journal: ['booking'],
  run: async (office, { booking }) => {
    const { registration } = await findBooking(office.database, booking);
    const number = numberOf(registration);
    await office.database.transaction(async (transaction) => {
      const found = await lockBooking(transaction, registration.reference);
      if (found.registration.duplicate || !standing.includes(found.registration.status))
        throw new OfficeError(
          fill(
            {
              pl: 'Zgłoszenie {number} się skończyło albo czeka na nie propozycja miejsca: tego e-maila nie da się powtórzyć.',
              en: 'Booking {number} has ended, or a seat is offered to it: that mail cannot be repeated.',
            },
            { number },
          ),
        );
      const once = ['booking-received', 'transfer-details'].map((kind) => `${kind} ${found.registration.reference}`);
      await transaction.update(outgoingMails).set({ once: null }).where(inArray(outgoingMails.once, once));
      await mailNewBooking(contextOf(office), transaction, { found, sender: 'confirmed' });
    });
    return {
      kind: 'done',
      message: fill(
        { pl: 'E-mail o zgłoszeniu {number} jest w kolejce.', en: 'The mail about booking {number} waits to be sent.' },
        { number },
      ),
      facts: { number },
    };
  },
});
