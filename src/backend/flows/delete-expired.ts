import { and, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { addMonths, formatCivilDate, toCivilDate } from '#domain/dates/civil-date.ts';
import { millisecondsPerDay, monthsPerYear } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { deleteRegistrationsAndPayments, isUnsettled } from '../bookings/payment/money-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import {
  contactMessages,
  officeAccess,
  officeJournal,
  outgoingMails,
  payments,
  personRequests,
  registrations,
  storedAnswers,
  terms,
  writeLimits,
} from '../database/schema.ts';
import {
  fieldsDeletedBeforeRecord,
  retentionMonthsOfForm,
  sensitiveRetentionMonthsOfForm,
} from '../database/secrets/kept-for.ts';
import { answerLifetime } from '../http/answer-once.ts';

/**
 * Deletes what may be kept no longer, by the retention of each form's fields: messages a number of months after their arrival, requests
 * for deletion after they were settled, data for an exam with the end of the registration, the journal and the access log of the office
 * as the model says; fields of a registration, and then the registration itself unless its money is unsettled, a number of years after
 * the year of its course.
 */
export async function deleteExpiredData(database: Database, now: number): Promise<void> {
  const today = warsawDate(now);
  const daysAgo = (days: number): Date => new Date(now - days * millisecondsPerDay);
  const monthsAgo = (months: number): Date => new Date(addMonths(today, -months) * millisecondsPerDay);
  await database.transaction(async (transaction) => {
    await transaction.delete(writeLimits).where(lt(writeLimits.until, now));
    await transaction.delete(storedAnswers).where(lt(storedAnswers.storedAt, new Date(now - answerLifetime)));
    await transaction
      .delete(contactMessages)
      .where(lt(contactMessages.receivedAt, monthsAgo(retentionMonthsOfForm('contact'))));
    const begins = { 'account-deletion': personRequests.answeredAt, withdrawal: personRequests.receivedAt };
    for (const kind of ['account-deletion', 'withdrawal'] as const)
      await transaction
        .delete(personRequests)
        .where(and(eq(personRequests.kind, kind), lt(begins[kind], monthsAgo(retentionMonthsOfForm(kind)))));
    await transaction.delete(officeJournal).where(lt(officeJournal.at, monthsAgo(parameters.officeJournalMonths)));
    await transaction
      .delete(officeAccess)
      .where(lt(officeAccess.at, monthsAgo(parameters.accessLogYears * monthsPerYear)));
    const ofTermsBefore = (months: number) => ofTerms(transaction, lt(lastDayOfTerm, firstDayKept(today, months)));
    await transaction
      .update(registrations)
      .set({ sensitive: null })
      .where(and(isNotNull(registrations.sensitive), or(hasEnded, isChecked(transaction, today))));
    await transaction
      .update(outgoingMails)
      .set({ mailbox: null, sender: null })
      .where(lt(outgoingMails.createdAt, daysAgo(parameters.networkDigestDays)));
    await transaction
      .update(registrations)
      .set({ network: null })
      .where(and(isNotNull(registrations.network), lt(registrations.createdAt, daysAgo(parameters.networkDigestDays))));
    await transaction
      .update(registrations)
      .set({ sensitive: null })
      .where(and(isNotNull(registrations.sensitive), ofTermsBefore(sensitiveRetentionMonthsOfForm('registration'))));
    for (const { fields, months } of fieldsDeletedBeforeRecord('registration'))
      await transaction
        .update(registrations)
        .set({ person: withoutFields(fields) })
        .where(ofTermsBefore(months));
    const over = await transaction
      .select({ reference: registrations.reference })
      .from(registrations)
      .innerJoin(terms, eq(terms.id, registrations.term))
      .where(
        and(
          or(
            ofTermsBefore(retentionMonthsOfForm('registration')),
            and(isWithoutContract, lt(lastUse, monthsAgo(parameters.uncontractedMonths))),
          ),
          not(isUnsettled),
        ),
      );
    await deleteRegistrationsAndPayments(
      transaction,
      over.map(({ reference }) => reference),
    );
  });
}

/** The last day of a course, such as that of its exam, by the course type. */
const lastDayOfTerm = sql<string>`(${terms.dateStart} + (case ${terms.type} ${sql.join(
  calendarKeys.flatMap(({ key, days }) =>
    days === null ? [] : [sql`when ${key} then ${sql.raw(String(Math.max(...days)))}`],
  ),
  sql` `,
)} else 0 end))`;

const ofTerms = (transaction: Transaction, wanted: SQL) =>
  inArray(registrations.term, transaction.select({ id: terms.id }).from(terms).where(wanted));

const hasEnded = inArray(registrations.status, ['expired', 'withdrawn']);

/** Whether the day of birth has served its purpose: without an exam it only proves the age, until the course begins. */
const isChecked = (transaction: Transaction, today: number) =>
  and(sql`not ${registrations.person} ? 'identity'`, ofTerms(transaction, lt(terms.dateStart, formatCivilDate(today))));

/** Whether there was no order, or the order ended without a contract and without a payment. */
const isWithoutContract = and(
  or(
    inArray(registrations.status, ['waitlisted', 'enquiry', 'expired']),
    and(hasEnded, isNull(registrations.withdrawalUntil)),
  ),
  sql`not exists (select from ${payments} where ${payments.registration} = ${registrations.reference} and ${payments.status} = 'succeeded')`,
);

/**
 * Until when a registration without a contract was needed: until its hold or its time to pay ended, or until the course that it waited
 * for.
 */
const lastUse = sql`greatest(${registrations.createdAt}, ${registrations.heldUntil}, ${registrations.payUntil}, case when ${inArray(registrations.status, ['waitlisted', 'enquiry'])} then ${terms.dateStart} end)`;

const withoutFields = (fields: readonly string[]) =>
  sql`${registrations.person} - ${sql.join(
    fields.map((field) => sql`${field}::text`),
    sql` - `,
  )}`;

/** The first day of the courses whose records are still kept: records are kept for whole years after the year of the course. */
const firstDayKept = (today: number, months: number): string => {
  const { year } = toCivilDate(today);
  return `${year - months / monthsPerYear}-01-01`;
};
