import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { describeEmailUse, findBookingOccupyingEmail } from '../../bookings/holders-of-email.ts';
import { findBookingMoney } from '../../bookings/payment/money-of.ts';
import { refundReason } from '../../bookings/payment/present-payment.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import { type PaymentStatus, payments, refunds } from '../../database/schema.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import type { List } from '../command/command-result.ts';
import type { LocalizedText } from '../command/localized-text.ts';
import { bookingColumns, bookingNumberText, bookingRow, personFullName } from './booking-columns.ts';
import { getBooking } from './find-bookings.ts';
import { reasonTexts, refundStateForOffice, refundTexts } from './find-refunds.ts';

export const booking = defineOfficeCommand({
  summary: { pl: 'jedno zgłoszenie w całości (bez PESEL)', en: 'one booking with all its data (without PESEL)' },
  shape: { booking: z.string() },
  words: {
    booking: { means: { pl: 'numer albo odnośnik zgłoszenia', en: 'number or reference of the booking' } },
  },
  operands: ['booking'],
  run: async (office, values) => {
    const found = await getBooking(office.database, values.booking);
    const { reference, person, locale, sensitive, note } = found.registration;
    const holder = await findBookingOccupyingEmail(office, office.database, describeEmailUse(office, found));
    const addressHolder = holder && `${bookingNumberText(holder.first)} ${personFullName(holder.first.person)}`;
    return {
      kind: 'record',
      title: { pl: 'Zgłoszenie', en: 'Booking' },
      columns: [
        ...bookingColumns,
        { key: 'reference', title: { pl: 'odnośnik', en: 'reference' } },
        { key: 'withdrawalUntil', title: { pl: 'odstąpienie do', en: 'withdrawal until' } },
        { key: 'addressHolder', title: { pl: 'inne zgłoszenie z tym adresem', en: 'other booking of this address' } },
        { key: 'language', title: { pl: 'język', en: 'language' } },
        { key: 'encrypted', title: { pl: 'dane zaszyfrowane', en: 'encrypted data' } },
        { key: 'note', title: { pl: 'notatka biura', en: 'note of the office' } },
      ],
      row: {
        ...bookingRow(found, office),
        withdrawalUntil: lastWithdrawalDay(found),
        addressHolder,
        language: locale,
        encrypted: sensitive !== null,
        note,
      },
      lists: {
        payments: await paymentsOf(office, reference),
        refunds: await refundsOf(office, found),
        form: personList(person),
      },
    };
  },
});

const paymentTexts = {
  started: { pl: 'rozpoczęta', en: 'started' },
  succeeded: { pl: 'udana', en: 'succeeded' },
  failed: { pl: 'nieudana', en: 'failed' },
  abandoned: { pl: 'przerwana', en: 'abandoned' },
} as const satisfies Readonly<Record<PaymentStatus, LocalizedText>>;

const paymentsOf = async ({ database }: Office, reference: string): Promise<List> => {
  const found = await database
    .select()
    .from(payments)
    .where(eq(payments.registration, reference))
    .orderBy(asc(payments.createdAt));
  return {
    kind: 'list',
    title: { pl: 'Płatności', en: 'Payments' },
    columns: [
      { key: 'startedAt', title: { pl: 'rozpoczęta', en: 'started' }, unit: 'instant' },
      { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' },
      { key: 'status', title: { pl: 'stan', en: 'state' }, labels: paymentTexts },
      { key: 'receivedOn', title: { pl: 'dzień przelewu', en: 'day of the transfer' } },
    ],
    rows: found.map(({ amount, status, createdAt, receivedOn }) => ({
      startedAt: createdAt.toISOString(),
      amount,
      status,
      receivedOn,
    })),
  };
};

/** The refunds of all payments of a booking, due or made. */
const refundsOf = async ({ database }: Office, found: FoundRegistration): Promise<List> => {
  const { reference } = found.registration;
  const why = refundReason(found, await findBookingMoney(database, reference));
  const rows = await database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.session, refunds.payment))
    .where(eq(payments.registration, reference))
    .orderBy(asc(refunds.id));
  return {
    kind: 'list',
    title: { pl: 'Zwroty', en: 'Refunds' },
    columns: [
      { key: 'since', title: { pl: 'od', en: 'since' }, unit: 'instant' },
      { key: 'amount', title: { pl: 'kwota', en: 'amount' }, unit: 'grosze' },
      { key: 'state', title: { pl: 'stan', en: 'state' }, labels: refundTexts },
      { key: 'why', title: { pl: 'dlaczego', en: 'why' }, labels: reasonTexts },
      { key: 'changedAt', title: { pl: 'zmiana', en: 'changed' }, unit: 'instant' },
    ],
    rows: rows.map(({ refund }) => ({
      since: refund.createdAt.toISOString(),
      amount: refund.amount,
      state: refundStateForOffice(refund),
      why,
      changedAt: refund.changedAt.toISOString(),
    })),
  };
};

const texts: Readonly<Record<'pl' | 'en', Readonly<Record<string, string>>>> = { pl: polish.form, en: english.form };

/** Titles for fields whose label in the form, such as that of a checkbox, does not fit above an answer. */
const ownTitles: Readonly<Record<string, LocalizedText>> = {
  identity: { pl: 'Dokument tożsamości', en: 'Identity shown by' },
};
const identityTexts: Readonly<Record<string, LocalizedText>> = {
  pesel: { pl: 'numer PESEL', en: 'PESEL number' },
  document: { pl: 'inny dokument, bez numeru PESEL', en: 'another document, no PESEL number' },
};

const titleOf = (field: string): LocalizedText =>
  ownTitles[field] ?? { pl: texts.pl[field] ?? field, en: texts.en[field] ?? field };

/** The answers of a person, field by field, under the titles of the form. */
const personList = (person: Readonly<Record<string, unknown>>): List => {
  const typed = Object.entries(person).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return {
    kind: 'list',
    title: { pl: 'Dane z formularza', en: 'Answers of the form' },
    columns: [
      {
        key: 'field',
        title: { pl: 'pole', en: 'field' },
        labels: Object.fromEntries(typed.map(([field]) => [field, titleOf(field)])),
      },
      { key: 'value', title: { pl: 'wartość', en: 'value' }, labels: identityTexts },
    ],
    rows: typed.map(([field, value]) => ({ field, value: typeof value === 'boolean' ? value : String(value) })),
  };
};
