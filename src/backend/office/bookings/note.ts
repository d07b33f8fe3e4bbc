import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { registrations } from '../../database/schema.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { bookingNumberText } from './booking-columns.ts';
import { getBooking } from './find-bookings.ts';

const longestNote = 500;

/** Adds a line to the note on a booking, with its day and who wrote it. */
export const addBookingNote = async (
  database: Database | Transaction,
  { now, who }: Pick<Office, 'now' | 'who'>,
  { id, text }: { readonly id: number; readonly text: string },
): Promise<void> => {
  const line = `${formatCivilDate(warsawDate(now))} ${who}: ${text}`;
  await database
    .update(registrations)
    .set({ note: sql`concat_ws(E'\n', ${registrations.note}, ${line}::text)` })
    .where(eq(registrations.id, id));
};

export const note = defineOfficeCommand({
  summary: {
    pl: 'dopisuje notatkę do zgłoszenia (bez numeru PESEL i danych o zdrowiu); pokazuje ją booking',
    en: 'adds a note to a booking (no PESEL number, nothing about health); booking shows it',
  },
  shape: {
    booking: z.string(),
    text: z.string().max(longestNote).optional(),
    clear: z.literal(true).optional(),
  },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    text: {
      means: {
        pl: `treść w cudzysłowie, najwyżej ${longestNote} znaków`,
        en: `the text in quotation marks, ${longestNote} characters at most`,
      },
    },
    clear: { means: { pl: 'usuwa całą notatkę', en: 'deletes the whole note' }, takes: 'nothing' },
  },
  operands: ['booking', 'text'],
  journal: ['booking'],
  named: true,
  run: async (office, { booking, text, clear }) => {
    if ((text === undefined) !== (clear === true))
      throw new OfficeError(
        { pl: 'Podaj treść notatki albo samo --clear.', en: 'Give the text of the note, or --clear alone.' },
        exitCodes.usage,
      );
    const { registration } = await getBooking(office.database, booking);
    const { id } = registration;
    if (text === undefined)
      await office.database.update(registrations).set({ note: null }).where(eq(registrations.id, id));
    else await addBookingNote(office.database, office, { id, text });
    const number = bookingNumberText(registration);
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'Notatka do zgłoszenia {number} jest zapisana.', en: 'The note on booking {number} is stored.' },
        { number },
      ),
      facts: { number },
    };
  },
});
