import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { formatPrice } from '#domain/money/amount.ts';
import { lockBooking } from '../../bookings/lock.ts';
import { payerEmail } from '../../bookings/reserve-seat.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { personRequests } from '../../database/schema.ts';
import { withdrawBooking } from '../../flows/ending/end-registrations.ts';
import { mailWithdrawalConfirmation } from '../../flows/ending/mail-withdrawal.ts';
import { bookingNumberText, personFullName } from '../bookings/booking-columns.ts';
import { getBooking } from '../bookings/find-bookings.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';
import { getPersonRequest } from './find-requests.ts';

export const confirmWithdrawal = defineOfficeCommand({
  summary: {
    pl: 'uznaje odstąpienie: kończy zgłoszenie, zwalnia miejsce, zapisuje zwrot do zrobienia i pisze o tym do osoby',
    en: 'accepts a withdrawal: ends the booking, frees its seat, records the refund that is due and mails the person',
  },
  shape: { booking: z.string(), statement: wholeNumber.optional() },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    statement: {
      means: {
        pl: 'numer oświadczenia, które jest tym załatwione',
        en: 'number of the statement that this settles',
      },
    },
  },
  operands: ['booking'],
  journal: ['booking', 'statement'],
  run: async (office, { booking, statement }) => {
    const { owed, number } = await office.database.transaction(async (transaction) => {
      const receivedAt = statement === undefined ? null : await settle(office, transaction, statement);
      return endBooking(office, transaction, { booking, receivedAt });
    });
    return {
      kind: 'done',
      message: fillLocalizedText(
        owed > 0
          ? {
              pl: 'Zgłoszenie {number} jest zakończone; do zwrotu: {pl}. Zwrot zleca: npm run office -- refund {number}',
              en: 'Booking {number} has ended; to be returned: {en}. The refund is ordered by: npm run office -- refund {number}',
            }
          : {
              pl: 'Zgłoszenie {number} jest zakończone; nie ma czego zwracać.',
              en: 'Booking {number} has ended; no refund is due.',
            },
        { number, pl: formatPrice(owed, 'pl'), en: formatPrice(owed, 'en') },
      ),
      facts: { number, owed },
    };
  },
});

/** Marks the statement of withdrawal as settled; returns when it arrived. */
const settle = async ({ now, who }: Office, transaction: Transaction, statement: number): Promise<Date> => {
  const { receivedAt } = await getPersonRequest(transaction, statement);
  await transaction
    .update(personRequests)
    .set({ answeredAt: new Date(now), answeredBy: who, outcome: 'withdrawn' })
    .where(eq(personRequests.id, statement));
  return receivedAt;
};

const endBooking = async (
  { now, catalogue, secrets }: Office,
  transaction: Transaction,
  { booking, receivedAt }: { readonly booking: string; readonly receivedAt: Date | null },
): Promise<{ readonly owed: number; readonly number: string }> => {
  const { registration: named } = await getBooking(transaction, booking);
  const found = await lockBooking(transaction, named.reference);
  const { registration } = found;
  const { status } = registration;
  const number = bookingNumberText(registration);
  if (status !== 'withdrawn' && statusAfterEvents(status, [{ type: 'withdraw' }]) === 'withdrawn') {
    const { cancelledAt } = found.term;
    const since = receivedAt ?? cancelledAt ?? new Date(now);
    const owed = await withdrawBooking({ catalogue, secrets }, transaction, found, { now, owedSince: since.getTime() });
    // The mail of a cancelled course has promised the refund, and nobody has made a statement that could be confirmed.
    if (receivedAt !== null || cancelledAt === null)
      await mailWithdrawalConfirmation({ catalogue }, transaction, {
        found,
        to: payerEmail(registration),
        name: personFullName(registration.person),
        receivedAt: since,
        refund: owed,
        sender: 'confirmed',
      });
    return { owed, number };
  }
  throw new OfficeError(
    fillLocalizedText(
      {
        pl: 'Zgłoszenia {number} nie można już zakończyć odstąpieniem. Stan pokazuje: npm run office -- booking {number}',
        en: 'Booking {number} cannot be ended by a withdrawal any more. Its state is shown by: npm run office -- booking {number}',
      },
      { number },
    ),
  );
};
