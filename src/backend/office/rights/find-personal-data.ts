import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { parseCivilDate, toCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerHour, monthsPerYear } from '#domain/dates/durations.ts';
import { normaliseEmail } from '#forms/answers.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { lockBookings } from '../../bookings/lock.ts';
import { findBookingMoney, type Money } from '../../bookings/payment/money-of.ts';
import type { FoundRegistration } from '../../bookings/registration.ts';
import type { Transaction } from '../../database/database.ts';
import { contactMessages, outgoingMails, payments, personRequests, registrations } from '../../database/schema.ts';
import { retentionMonthsByLaw, retentionMonthsOfForm } from '../../database/secrets/kept-for.ts';
import { keyedDigest } from '../../database/secrets/secrets.ts';
import { findBookings } from '../bookings/find-bookings.ts';
import type { Office } from '../command/command.ts';

export interface BookingOfPerson extends FoundRegistration {
  readonly money: Money;
  /** Whether a payment was started that may still arrive. */
  readonly paying: boolean;
}

/** All personal data of an e-mail address. */
export interface PersonalData {
  readonly bookings: readonly BookingOfPerson[];
  readonly messages: readonly (typeof contactMessages.$inferSelect)[];
  readonly requests: readonly (typeof personRequests.$inferSelect)[];
  readonly mails: readonly (typeof outgoingMails.$inferSelect)[];
}

/**
 * Finds the bookings, contact messages, requests and mails of an e-mail address, case-insensitively; with `locked`, it also locks the
 * bookings so that they can be changed.
 */
export const findPersonalData = async (
  { secrets, now }: Office,
  transaction: Transaction,
  typed: string,
  { locked }: { readonly locked: boolean } = { locked: false },
): Promise<PersonalData> => {
  const email = normaliseEmail(typed);
  const same = (text: ReturnType<typeof sql>) => sql`lower(trim(${text})) = ${email}`;
  const ofAddress = () =>
    findBookings(
      transaction,
      or(
        eq(registrations.emailDigest, keyedDigest(secrets.digestKey, email)),
        same(sql`${registrations.person} ->> 'email'`),
        same(sql`${registrations.person} ->> 'guardianEmail'`),
      ),
    );
  const seen = await ofAddress();
  const references = seen.map(({ registration }) => registration.reference);
  if (locked) await lockBookings(transaction, references);
  /** Bookings that were made while this transaction waited for the locks are left out. */
  const found = locked
    ? (await ofAddress()).filter(({ registration }) => references.includes(registration.reference))
    : seen;
  const bookings: BookingOfPerson[] = [];
  for (const one of found) {
    const { reference } = one.registration;
    const money = await findBookingMoney(transaction, reference);
    bookings.push({ ...one, money, paying: await isPaying(transaction, reference, now) });
  }
  return {
    bookings,
    messages: await transaction
      .select()
      .from(contactMessages)
      .where(same(sql`${contactMessages.answers} ->> 'email'`)),
    requests: await transaction
      .select()
      .from(personRequests)
      .where(same(sql`${personRequests.content} ->> 'email'`)),
    mails: await transaction
      .select()
      .from(outgoingMails)
      .where(same(sql`${outgoingMails.recipient}`))
      .orderBy(desc(outgoingMails.id)),
  };
};

const isPaying = async (transaction: Transaction, reference: string, now: number): Promise<boolean> => {
  const [started] = await transaction
    .select({ session: payments.session })
    .from(payments)
    .where(
      and(
        eq(payments.registration, reference),
        eq(payments.status, 'started'),
        gt(payments.createdAt, new Date(now - parameters.paymentLifetime * millisecondsPerHour)),
      ),
    )
    .limit(1);
  return started !== undefined;
};

/** Deletes the rows of a table with these ids; the list may be empty. */
export const deleteRowsById = async (
  transaction: Transaction,
  table: typeof contactMessages | typeof outgoingMails,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length > 0) await transaction.delete(table).where(inArray(table.id, [...ids]));
};

/**
 * The last day on which a booking (`all`), or those of its fields that a law requires (`demanded`), are kept: 31 December of the year of
 * the last course day plus the retention period in years.
 */
export const lastDayOfRetention = (
  { dateStart, type }: FoundRegistration['term'],
  what: 'all' | 'demanded',
): string => {
  const { year } = toCivilDate((parseCivilDate(dateStart) ?? 0) + Math.max(...(daysOfType(type) ?? [0])));
  const months = what === 'all' ? retentionMonthsOfForm('registration') : retentionMonthsByLaw('registration');
  return `${year + months / monthsPerYear}-12-31`;
};
