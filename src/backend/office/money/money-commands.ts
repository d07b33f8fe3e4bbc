import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { priceText } from '#domain/money/amount.ts';
import { amountMissing } from '#generated/rules/amount-missing.ts';
import type { MoneyReceivedValue } from '#generated/rules/money-received.ts';
import { markPaid as recordTransfer } from '../../flows/money/mark-paid.ts';
import { type MadeRefund, markRefunded, refund as orderRefund } from '../../flows/money/refund.ts';
import { numberOf } from '../bookings/booking-columns.ts';
import { findBooking } from '../bookings/find-bookings.ts';
import { civilDay, zloty } from '../command/argument-values.ts';
import { type Office, officeCommand } from '../command/command.ts';
import { fill, type LocalizedText } from '../command/localized-text.ts';

const bookingTexts = { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } };
const amountTexts = {
  means: { pl: 'kwota w złotych, np. 1234 albo 1234,50', en: 'amount in złoty, such as 1234 or 1234.50' },
};

const contextOf = ({ database, now, catalogue, payments, secrets }: Office) => ({
  database,
  clock: () => now,
  catalogue,
  secrets,
  payments,
});

/** An amount in both languages. */
const sum = (grosze: number): LocalizedText => ({
  pl: priceText(grosze, 'pl'),
  en: priceText(grosze, 'en'),
});

const outcomeTexts: Readonly<Record<MoneyReceivedValue, LocalizedText>> = {
  settle: { pl: 'Zgłoszenie {number} jest zapłacone.', en: 'Booking {number} is paid.' },
  settleAndReturn: {
    pl: 'Zgłoszenie {number} jest zapłacone; nadpłata do zwrotu: {owed}.',
    en: 'Booking {number} is paid; to be returned: {owed}.',
  },
  wait: { pl: 'Zapisano. Zgłoszeniu {number} brakuje {missing}.', en: 'Recorded. Booking {number} lacks {missing}.' },
  nothing: { pl: 'Zapisano. Zgłoszenie {number} się nie zmienia.', en: 'Recorded. Booking {number} stays as it is.' },
  returnSurplus: {
    pl: 'Zgłoszenie {number} było już zapłacone; do zwrotu: {owed}.',
    en: 'Booking {number} was paid already; to be returned: {owed}.',
  },
  returnAll: {
    pl: 'Zgłoszenie {number} nie czeka na zapłatę; do zwrotu: {owed}.',
    en: 'Booking {number} awaits no payment; to be returned: {owed}.',
  },
};

export const markPaid = officeCommand({
  summary: { pl: 'zapisuje przelew, który przyszedł na konto', en: 'records a transfer that came to the account' },
  shape: { booking: z.string(), amount: zloty.optional(), received: civilDay.optional() },
  words: {
    booking: bookingTexts,
    amount: {
      means: {
        pl: `${amountTexts.means.pl} (bez tego: ile brakuje do ceny)`,
        en: `${amountTexts.means.en} (else what is missing of the price)`,
      },
    },
    received: {
      means: { pl: 'dzień wpłaty, RRRR-MM-DD (bez tego: dziś)', en: 'day of the payment, YYYY-MM-DD (else today)' },
    },
  },
  operands: ['booking'],
  journal: ['booking', 'amount', 'received'],
  run: async (office, { booking, amount, received }) => {
    const { registration, kept } = await findBooking(office.database, booking);
    const { value: missingNow } = amountMissing({ price: registration.price ?? 0, received: kept, awaited: true });
    const receivedOn = received ?? formatCivilDate(warsawDate(office.now));
    const { outcome, missing, owed } = await office.database.transaction((transaction) =>
      recordTransfer(contextOf(office), transaction, {
        reference: registration.reference,
        amount: amount ?? missingNow,
        receivedOn,
      }),
    );
    return {
      kind: 'done',
      message: fill(outcomeTexts[outcome], { number: numberOf(registration), missing: sum(missing), owed: sum(owed) }),
      facts: { number: numberOf(registration), outcome, missing, owed },
    };
  },
});

export const refund = officeCommand({
  summary: {
    pl: 'zleca zwrot, na który czeka zgłoszenie, albo podaną kwotę',
    en: 'orders the refund that a booking waits for, or an amount',
  },
  shape: { booking: z.string(), amount: zloty.optional() },
  words: { booking: bookingTexts, amount: amountTexts },
  operands: ['booking'],
  journal: ['booking', 'amount'],
  run: async (office, { booking, amount }) => {
    const { registration } = await findBooking(office.database, booking);
    const { reference } = registration;
    const id = numberOf(registration);
    const made = await orderRefund(contextOf(office), { reference, ...(amount === undefined ? {} : { amount }) });
    const byHand = made.filter((one) => one.byHand);
    return {
      kind: 'done',
      message: fill(
        byHand.length > 0
          ? {
              pl: 'Do zwrotu za zgłoszenie {id}: {sum}, w tym przelewem z banku: {hand}. Po wysłaniu przelewu wpisz: npm run office -- refunded {id}',
              en: 'To be returned for booking {id}: {sum}, of which by a transfer of the bank: {hand}. After it was sent: npm run office -- refunded {id}',
            }
          : { pl: 'Zlecono zwrot za zgłoszenie {id}: {sum}.', en: 'The refund for booking {id} is ordered: {sum}.' },
        { id, sum: sum(totalOf(made)), hand: sum(totalOf(byHand)) },
      ),
      facts: { number: id, amount: totalOf(made), byHand: totalOf(byHand) },
    };
  },
});

const totalOf = (made: readonly MadeRefund[]): number => made.reduce((total, { amount }) => total + amount, 0);

export const refunded = officeCommand({
  summary: {
    pl: 'zapisuje, że zwrot wysłano przelewem z banku',
    en: 'records that a refund was sent by a transfer of the bank',
  },
  shape: { booking: z.string() },
  words: { booking: bookingTexts },
  operands: ['booking'],
  journal: ['booking'],
  run: async (office, { booking }) => {
    const { registration } = await findBooking(office.database, booking);
    const amount = await office.database.transaction((transaction) =>
      markRefunded(contextOf(office), transaction, registration.reference),
    );
    return {
      kind: 'done',
      message: fill(
        { pl: 'Zapisano zwrot {sum} za zgłoszenie {id}.', en: 'The refund of {sum} for booking {id} is recorded.' },
        { id: numberOf(registration), sum: sum(amount) },
      ),
      facts: { number: numberOf(registration), amount },
    };
  },
});
