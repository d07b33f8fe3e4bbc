import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailKind } from '#generated/mails/mail-kinds.ts';
import { bookingMailFields } from '../../bookings/booking-mail.ts';
import { type LockedBooking, lockBooking } from '../../bookings/lock.ts';
import type { Transaction } from '../../database/database.ts';
import type { RegistrationStatus } from '../../database/registration-status.ts';
import { outgoingMails } from '../../database/schema.ts';
import { confirmBooking } from '../../flows/confirm-booking.ts';
import { mailNewBooking } from '../../flows/mail-booking.ts';
import { mailSeatOffer } from '../../flows/reserve-list.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { bookingNumberText } from './booking-columns.ts';
import { getBooking } from './find-bookings.ts';

const bookingTexts = { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } };

const contextOf = (office: Office) => ({ ...office, clock: () => office.now });

const refusals = {
  already: {
    pl: 'Ten adres ma już rezerwację na ten termin albo należy do innej osoby, więc zgłoszenia {number} nie można potwierdzić.',
    en: 'This address already has a booking on this date, or belongs to another person; booking {number} cannot be confirmed.',
  },
  nothing: {
    pl: 'Zgłoszenie {number} nie czeka na potwierdzenie albo na potwierdzenie jest już za późno.',
    en: 'Booking {number} awaits no confirmation, or it is too late to confirm it.',
  },
} as const;

export const confirmByPhone = defineOfficeCommand({
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
    const { registration } = await getBooking(office.database, booking);
    const number = bookingNumberText(registration);
    const { outcome } = await office.database.transaction((transaction) =>
      confirmBooking(contextOf(office), transaction, registration.reference),
    );
    if (outcome === 'already' || outcome === 'nothing')
      throw new OfficeError(fillLocalizedText(refusals[outcome], { number }));
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'Zgłoszenie {number} jest potwierdzone.', en: 'Booking {number} is confirmed.' },
        { number },
      ),
      facts: { number, outcome },
    };
  },
});

/** States in which the first mail of a booking may be repeated. */
const standing: readonly RegistrationStatus[] = [
  'waitlisted',
  'enquiry',
  'unconfirmed',
  'awaitingPayment',
  'paymentFailed',
  'paid',
  'completed',
];

/** Whether the first mail about a booking is still true and may be sent again. */
export const canResendFirstMail = ({ duplicate, status, heldUntil }: LockedBooking['registration']): boolean =>
  !duplicate && (standing.includes(status) || (status === 'offered' && heldUntil !== null));

/** The kinds of first mail. One that still waits is marked `outdated`, since the new one replaces it. */
const firstMails: readonly MailKind[] = [
  'confirm-address',
  'booking-received',
  'guardian-booking-received',
  'enquiry-received',
  'reserve-list-entered',
  'place-offered',
];

/** Sends the first mail about a booking once more. */
export const resendFirstMail = async (
  office: Office,
  transaction: Transaction,
  found: LockedBooking,
): Promise<void> => {
  const { booking } = bookingMailFields(found, office.catalogue).facts;
  const waits = and(
    eq(outgoingMails.state, 'waiting'),
    inArray(outgoingMails.kind, [...firstMails]),
    sql`${outgoingMails.facts} ->> 'booking' = ${booking}`,
  );
  await transaction.update(outgoingMails).set({ state: 'outdated' }).where(waits);
  const { status, heldUntil } = found.registration;
  if (status === 'offered' && heldUntil !== null)
    return mailSeatOffer(office, transaction, { found, until: heldUntil, now: office.now });
  const once = firstMails.map((kind) => `${kind} ${found.registration.reference}`);
  await transaction.update(outgoingMails).set({ once: null }).where(inArray(outgoingMails.once, once));
  await mailNewBooking(contextOf(office), transaction, { found, sender: 'confirmed' });
};

export const sendAgain = defineOfficeCommand({
  summary: {
    pl: 'wysyła e-mail o zgłoszeniu jeszcze raz: prośbę o potwierdzenie, przyjęcie zamówienia, miejsce na liście albo propozycję miejsca',
    en: 'sends the mail about a booking once more: the request to confirm, the accepted order, the entry on the reserve list or the offer of a seat',
  },
  shape: { booking: z.string() },
  words: { booking: bookingTexts },
  operands: ['booking'],
  journal: ['booking'],
  run: async (office, { booking }) => {
    const { registration } = await getBooking(office.database, booking);
    const number = bookingNumberText(registration);
    await office.database.transaction(async (transaction) => {
      const found = await lockBooking(transaction, registration.reference);
      if (!canResendFirstMail(found.registration))
        throw new OfficeError(
          fillLocalizedText(
            {
              pl: 'Zgłoszenie {number} się skończyło albo nie czeka już na odpowiedź: tego e-maila nie da się powtórzyć.',
              en: 'Booking {number} has ended, or awaits no answer any more: that mail cannot be repeated.',
            },
            { number },
          ),
        );
      await resendFirstMail(office, transaction, found);
    });
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'E-mail o zgłoszeniu {number} jest w kolejce.', en: 'The mail about booking {number} waits to be sent.' },
        { number },
      ),
      facts: { number },
    };
  },
});
