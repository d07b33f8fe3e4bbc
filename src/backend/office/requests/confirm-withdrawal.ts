import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { lockBooking } from '../../bookings/lock.ts';
import { payerEmail } from '../../bookings/reserve-seat.ts';
import { statusAfterEvents } from '../../bookings/status-after.ts';
import type { Transaction } from '../../database/database.ts';
import { personRequests } from '../../database/schema.ts';
import { withdrawBooking } from '../../flows/ending/end-registrations.ts';
import { mailWithdrawalConfirmation } from '../../flows/ending/mail-withdrawal.ts';
import { Refused } from '../../http/refused.ts';
import { bookingNumberText, personFullName } from '../bookings/booking-columns.ts';
import { getBooking } from '../bookings/find-bookings.ts';
import { civilDay, wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText } from '../command/localized-text.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';
import { getPersonRequest } from './find-requests.ts';

export const confirmWithdrawal = defineOfficeCommand({
  summary: {
    pl: 'uznaje odstąpienie: kończy zgłoszenie, zwalnia miejsce, zapisuje zwrot do zrobienia i pisze o tym do osoby',
    en: 'accepts a withdrawal: ends the booking, frees its seat, records the refund that is due and mails the person',
  },
  shape: { booking: z.string(), statement: wholeNumber.optional(), received: civilDay.optional() },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
    statement: {
      means: {
        pl: 'numer oświadczenia, które jest tym załatwione',
        en: 'number of the statement that this settles',
      },
    },
    received: {
      means: {
        pl: 'dzień, w którym przyszedł list albo e-mail z oświadczeniem, RRRR-MM-DD, zamiast numeru',
        en: 'day on which the letter or e-mail with the statement arrived, YYYY-MM-DD, instead of the number',
      },
    },
  },
  operands: ['booking'],
  journal: ['booking', 'statement', 'received'],
  run: async (office, { booking, statement, received }) => {
    const { owed, number } = await office.database.transaction(async (transaction) => {
      const arrival =
        statement === undefined
          ? arrivalOn(office, received)
          : { receivedAt: await settle(office, transaction, statement), receivedOn: null };
      return endBooking(office, transaction, { booking, ...arrival });
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

interface Arrival {
  readonly receivedAt: Date;
  /** The day, where the hour is not known. */
  readonly receivedOn: string | null;
}

/** The arrival of a statement that did not come by the site. */
const arrivalOn = ({ now }: Office, received: string | undefined): Arrival => {
  if (received === undefined) {
    throw new OfficeError(
      {
        pl: 'Podaj, kiedy przyszło oświadczenie, bo od tego dnia liczy się zwrot: --statement NR albo --received RRRR-MM-DD.',
        en: 'Say when the statement arrived, because the refund is counted from that day: --statement NO or --received YYYY-MM-DD.',
      },
      exitCodes.usage,
    );
  }
  if ((parseCivilDate(received) ?? 0) > warsawDate(now)) throw new Refused('bad-day');
  return { receivedAt: new Date(`${received}T12:00:00Z`), receivedOn: received };
};

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
  { booking, ...arrival }: Arrival & { readonly booking: string },
): Promise<{ readonly owed: number; readonly number: string }> => {
  const { registration: named } = await getBooking(transaction, booking);
  const found = await lockBooking(transaction, named.reference);
  const { registration } = found;
  const { status } = registration;
  const number = bookingNumberText(registration);
  if (found.term.cancelledAt !== null) {
    throw new OfficeError(
      fillLocalizedText(
        {
          pl: 'Kurs zgłoszenia {number} jest odwołany, więc zwrot nie wymaga odstąpienia: npm run office -- refund {number}',
          en: 'The course of booking {number} is cancelled, so the refund needs no withdrawal: npm run office -- refund {number}',
        },
        { number },
      ),
    );
  }
  if (status !== 'withdrawn' && statusAfterEvents(status, [{ type: 'withdraw' }]) === 'withdrawn') {
    const owedSince = arrival.receivedAt.getTime();
    const owed = await withdrawBooking({ catalogue, secrets }, transaction, found, { now, owedSince });
    await mailWithdrawalConfirmation({ catalogue }, transaction, {
      found,
      to: payerEmail(registration),
      name: personFullName(registration.person),
      ...arrival,
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
