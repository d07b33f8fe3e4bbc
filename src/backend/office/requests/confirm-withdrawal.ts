import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { formatAmount } from '#domain/money/amount.ts';
import type { Transaction } from '../../database/database.ts';
import { personRequests } from '../../database/schema.ts';
import { withdraw } from '../../registration/ending/end-registrations.ts';
import { statusAfter } from '../../registration/status-after.ts';
import { numberOf } from '../bookings/booking-columns.ts';
import { findBooking } from '../bookings/find-bookings.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { type Office, officeCommand } from '../command/command.ts';
import { fill } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { findRequest } from './find-requests.ts';

export const confirmWithdrawal = officeCommand({
  summary: {
    pl: 'uznaje odstąpienie: kończy zgłoszenie, zwalnia miejsce i zapisuje zwrot do zrobienia',
    en: 'accepts a withdrawal: ends the booking, frees its place and notes the refund to be made',
  },
  shape: { booking: z.string(), statement: wholeNumber.optional() },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    statement: {
      means: {
        pl: 'numer oświadczenia, które jest tym załatwione',
        en: 'number of the statement that is settled by it',
      },
    },
  },
  operands: ['booking'],
  journal: ['booking', 'statement'],
  run: async (office, { booking, statement }) => {
    const { owed, number } = await office.database.transaction(async (transaction) => {
      if (statement !== undefined) await settle(office, transaction, statement);
      return endBooking(office, transaction, booking);
    });
    return {
      kind: 'done',
      message: fill(
        owed > 0
          ? {
              pl: 'Zgłoszenie {number} jest zakończone; do zwrotu: {pl} zł. Zwrot zleca: npm run office -- refund {number}',
              en: 'Booking {number} has ended; to be returned: PLN {en}. The refund is ordered by: npm run office -- refund {number}',
            }
          : {
              pl: 'Zgłoszenie {number} jest zakończone; nie ma czego zwracać.',
              en: 'Booking {number} has ended; nothing is to be returned.',
            },
        { number, pl: formatAmount(owed, 'pl'), en: formatAmount(owed, 'en') },
      ),
      facts: { number, owed },
    };
  },
});

const settle = async ({ now, who }: Office, transaction: Transaction, statement: number): Promise<void> => {
  await findRequest(transaction, statement);
  await transaction
    .update(personRequests)
    .set({ answeredAt: new Date(now), answeredBy: who, outcome: 'withdrawn' })
    .where(eq(personRequests.id, statement));
};

const endBooking = async (
  { now, catalogue, secrets }: Office,
  transaction: Transaction,
  booking: string,
): Promise<{ readonly owed: number; readonly number: string }> => {
  const { registration } = await findBooking(transaction, booking);
  const { reference, status } = registration;
  const number = numberOf(registration);
  if (status !== 'withdrawn' && statusAfter(status, [{ type: 'withdraw' }]) === 'withdrawn') {
    return { owed: await withdraw({ catalogue, secrets }, transaction, { reference, now }), number };
  }
  throw new OfficeError(
    fill(
      {
        pl: 'Zgłoszenia {number} nie można już zakończyć odstąpieniem. Stan pokazuje: npm run office -- booking {number}',
        en: 'Booking {number} cannot be ended by a withdrawal any more. Its state is shown by: npm run office -- booking {number}',
      },
      { number },
    ),
  );
};
