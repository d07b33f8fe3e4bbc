import { z } from 'zod';
import { lockBooking, updateLockedBooking } from '../../bookings/lock.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { areSeatsOfferedAutomatically } from '../../flows/reserve-list.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { bookingNumberText } from './booking-columns.ts';
import { findReserveListEntries, getBooking } from './find-bookings.ts';

export const reserveAnswered = defineOfficeCommand({
  summary: {
    pl: 'zdejmuje z listy rezerwowej pierwszą osobę, gdy biuro samo jej odpowiedziało, bo termin nie ma ceny albo jest z obcego kalendarza',
    en: 'takes the first person off a reserve list once the office has answered them itself, as the date has no price or is of another calendar',
  },
  shape: { booking: z.string() },
  words: { booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } } },
  operands: ['booking'],
  journal: ['booking'],
  run: async (office, { booking }) => {
    const number = await office.database.transaction((transaction) => takeOff(office, transaction, booking));
    return {
      kind: 'done',
      message: fillLocalizedText(
        {
          pl: 'Na zgłoszenie {number} odpowiedziało biuro; nie ma go już na liście rezerwowej.',
          en: 'The office has answered booking {number}; it is on the reserve list no more.',
        },
        { number },
      ),
      facts: { number },
    };
  },
});

/**
 * Turns an entry of the reserve list into an enquiry, which does not wait for a seat, if it is the first on the list of its term. Returns
 * its booking number.
 */
const takeOff = async (office: Office, transaction: Transaction, booking: string): Promise<string> => {
  const { registration: named } = await getBooking(transaction, booking);
  const { registration, term } = await lockBooking(transaction, named.reference);
  const waiting = await findReserveListEntries({ database: transaction, now: office.now }, term.id);
  const number = bookingNumberText(registration);
  const entry = waiting.find((one) => one.registration.id === registration.id);
  const first = waiting.find((one) => !one.registration.duplicate);
  if (entry === undefined) throw new OfficeError(fillLocalizedText(notWaiting, { number }));
  if (areSeatsOfferedAutomatically(office, term, office.now))
    throw new OfficeError(fillLocalizedText(offered, { term: term.id }));
  if (first !== undefined && first.registration.id < registration.id)
    throw new OfficeError(fillLocalizedText(notFirst, { number, first: bookingNumberText(first.registration) }));
  const status = statusAfterEvents(registration.status, [{ type: 'answer' }]);
  await updateLockedBooking(transaction, { registration, term }, { reserveNumber: null, status });
  return number;
};

const notWaiting = {
  pl: 'Zgłoszenie {number} nie czeka na liście rezerwowej. Kto czeka, pokazuje: npm run office -- bookings --reserve',
  en: 'Booking {number} does not wait on a reserve list. Who waits is shown by: npm run office -- bookings --reserve',
} as const;

const offered = {
  pl: 'Wolne miejsca na terminie {term} program proponuje sam, e-mailem i po kolei. Nie trzeba nic robić.',
  en: 'The program offers the free places of term {term} itself, by mail and in order. There is nothing to do.',
} as const;

const notFirst = {
  pl: 'Przed zgłoszeniem {number} na tym terminie czeka {first}. Najpierw odpowiedz tej osobie.',
  en: 'Before booking {number}, {first} waits for this date. Answer that person first.',
} as const;
