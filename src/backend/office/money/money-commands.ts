import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { amountMissing } from '#generated/rules/amount-missing.ts';
import type { MoneyReceivedValue } from '#generated/rules/money-received.ts';
import { assignPaymentToBooking, recordBankTransfer as recordTransfer } from '../../flows/money/mark-paid.ts';
import {
  AmountNotRefundable,
  type MadeRefund,
  orderRefunds as orderRefund,
  recordManualRefund,
} from '../../flows/money/refund.ts';
import { bookingNumberText } from '../bookings/booking-columns.ts';
import { getBooking } from '../bookings/find-bookings.ts';
import { civilDay, zloty } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { fillLocalizedText, type LocalizedText } from '../command/localized-text.ts';
import { OfficeError } from '../command/office-error.ts';

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
  pl: formatPrice(grosze, 'pl'),
  en: formatPrice(grosze, 'en'),
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

/** An expired booking whose money came in time; the data for its exam were deleted when it expired. */
const validAgain = {
  pl: 'Wpłata przyszła w porę: zgłoszenie {number} jest znów ważne i zapłacone. Danych do egzaminu już nie ma; jeśli są potrzebne, poproś o nie i wpisz: npm run office -- correct {number}',
  en: 'The payment came in time: booking {number} is valid again and paid. The data for an exam are gone; if they are needed, ask for them and enter: npm run office -- correct {number}',
};

export const markPaid = defineOfficeCommand({
  summary: {
    pl: 'zapisuje przelew, który przyszedł na konto, albo przypisuje zgłoszeniu wpłatę, która przyszła bez niego',
    en: 'records a transfer that arrived on the account, or assigns a payment that came without a booking',
  },
  shape: {
    booking: z.string(),
    amount: zloty.optional(),
    received: civilDay.optional(),
    payment: z.string().optional(),
  },
  words: {
    booking: bookingTexts,
    amount: {
      means: {
        pl: `${amountTexts.means.pl} (bez tego: ile brakuje do ceny)`,
        en: `${amountTexts.means.en} (otherwise the amount that is missing from the price)`,
      },
    },
    received: {
      means: { pl: 'dzień wpłaty, RRRR-MM-DD (bez tego: dziś)', en: 'day of the payment, YYYY-MM-DD (else today)' },
    },
    payment: {
      means: {
        pl: 'numer wpłaty bez zgłoszenia, zamiast kwoty i dnia',
        en: 'number of a payment without a booking, instead of amount and day',
      },
    },
  },
  operands: ['booking'],
  journal: ['booking', 'amount', 'received', 'payment'],
  run: async (office, { booking, amount, received, payment }) => {
    const { registration, kept } = await getBooking(office.database, booking);
    const { value: missingNow } = amountMissing({ price: registration.price ?? 0, received: kept, awaited: true });
    const receivedOn = received ?? formatCivilDate(warsawDate(office.now));
    const { reference } = registration;
    const { outcome, missing, owed } = await office.database.transaction((transaction) =>
      payment === undefined
        ? recordTransfer(contextOf(office), transaction, { reference, amount: amount ?? missingNow, receivedOn })
        : assignPaymentToBooking(contextOf(office), transaction, { reference, order: payment }),
    );
    const valid = registration.status === 'expired' && (outcome === 'settle' || outcome === 'settleAndReturn');
    return {
      kind: 'done',
      message: fillLocalizedText(valid ? validAgain : outcomeTexts[outcome], {
        number: bookingNumberText(registration),
        missing: sum(missing),
        owed: sum(owed),
      }),
      facts: { number: bookingNumberText(registration), outcome, missing, owed },
    };
  },
});

export const refund = defineOfficeCommand({
  summary: {
    pl: 'zleca zwrot, na który czeka zgłoszenie, albo dokładnie podaną kwotę, razem z tym zwrotem',
    en: 'orders the refund that a booking waits for, or exactly an amount that includes it',
  },
  shape: { booking: z.string(), amount: zloty.optional() },
  words: { booking: bookingTexts, amount: amountTexts },
  operands: ['booking'],
  journal: ['booking', 'amount'],
  run: async (office, { booking, amount }) => {
    const { registration } = await getBooking(office.database, booking);
    const { reference } = registration;
    const number = bookingNumberText(registration);
    const order = { reference, ...(amount === undefined ? {} : { amount }) };
    const made = await orderRefund(contextOf(office), order).catch((error: unknown) => {
      throw error instanceof AmountNotRefundable ? new OfficeError(notRefundable(error, number)) : error;
    });
    const parts = made.map((one) =>
      fillLocalizedText(refundSentences[becameOf(one)], { number, sum: sum(one.amount), why: one.reason ?? '' }),
    );
    const message = { pl: parts.map(({ pl }) => pl).join(' '), en: parts.map(({ en }) => en).join(' ') };
    if (made.some(({ state, byHand }) => state === 'failed' && !byHand)) throw new OfficeError(message);
    const byHand = made.filter((one) => one.byHand);
    return { kind: 'done', message, facts: { number, amount: totalOf(made), byHand: totalOf(byHand) } };
  },
});

const notRefundable = ({ waiting, most }: AmountNotRefundable, number: string): LocalizedText =>
  fillLocalizedText(
    waiting === 0
      ? {
          pl: 'Za zgłoszenie {number} można zwrócić najwyżej {most}. Niczego nie zlecono.',
          en: 'At most {most} can be returned for booking {number}. Nothing was ordered.',
        }
      : {
          pl: 'Zgłoszenie {number} czeka na zwrot {waiting}, a zwrócić można najwyżej {most}. Niczego nie zlecono; zwrot, na który czeka, zleca polecenie bez --amount.',
          en: 'Booking {number} waits for a refund of {waiting}, and at most {most} can be returned. Nothing was ordered; without --amount the refund that it waits for is ordered.',
        },
    { number, waiting: sum(waiting), most: sum(most) },
  );

/** The results of a refund, as sentences for the person who ordered it. */
const refundSentences = {
  byHand: {
    pl: 'Do zwrotu za zgłoszenie {number} przelewem z banku (jeśli zapłacono inaczej, za zgodą osoby): {sum}. Po wysłaniu przelewu wpisz: npm run office -- refunded {number}',
    en: 'To be returned for booking {number} by bank transfer (if it was paid in another way, only with consent): {sum}. Once it is sent, type: npm run office -- refunded {number}',
  },
  outside: {
    pl: 'Zwrot {sum} za zgłoszenie {number} zrobiono już w panelu usługi płatności; teraz jest zapisany.',
    en: 'The refund of {sum} for booking {number} was made in the panel of the payment service; it is recorded now.',
  },
  unanswered: {
    pl: 'Usługa płatności nie odpowiada: zwrot {sum} za zgłoszenie {number} czeka, a program pyta o niego co kilka minut.',
    en: 'The payment service does not answer: the refund of {sum} for booking {number} waits, and the program asks about it every few minutes.',
  },
  requested: {
    pl: 'Zlecono zwrot za zgłoszenie {number}: {sum}.',
    en: 'The refund for booking {number} is ordered: {sum}.',
  },
  done: {
    pl: 'Zwrot {sum} za zgłoszenie {number} jest zrobiony.',
    en: 'The refund of {sum} for booking {number} is done.',
  },
  failed: {
    pl: 'Zwrot {sum} za zgłoszenie {number} jest nieudany: usługa płatności odmówiła ({why}). Sprawdź go w jej panelu, a potem zleć jeszcze raz albo, za zgodą osoby, oddaj przelewem i wpisz: npm run office -- refunded {number}',
    en: 'The refund of {sum} for booking {number} failed: the payment service refused it ({why}). Look in its panel, then order it again, or, if the person agrees, send it by bank transfer and type: npm run office -- refunded {number}',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const becameOf = ({ byHand, outside, unanswered, state }: MadeRefund): keyof typeof refundSentences => {
  if (byHand) return 'byHand';
  if (outside) return 'outside';
  if (unanswered) return 'unanswered';
  return state === 'due' ? 'unanswered' : state;
};

const totalOf = (made: readonly MadeRefund[]): number => made.reduce((total, { amount }) => total + amount, 0);

export const refunded = defineOfficeCommand({
  summary: {
    pl: 'zapisuje, że zwrot wysłano przelewem z banku',
    en: 'records that a refund was sent by bank transfer',
  },
  shape: { booking: z.string() },
  words: { booking: bookingTexts },
  operands: ['booking'],
  journal: ['booking'],
  run: async (office, { booking }) => {
    const { registration } = await getBooking(office.database, booking);
    const amount = await office.database.transaction((transaction) =>
      recordManualRefund(contextOf(office), transaction, registration.reference),
    );
    return {
      kind: 'done',
      message: fillLocalizedText(
        { pl: 'Zapisano zwrot {sum} za zgłoszenie {id}.', en: 'The refund of {sum} for booking {id} is recorded.' },
        { id: bookingNumberText(registration), sum: sum(amount) },
      ),
      facts: { number: bookingNumberText(registration), amount },
    };
  },
});
