import { and, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { addMonths, civilDateOf } from '#domain/dates/civil-date.ts';
import { millisecondsPerDay, monthsPerYear } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { answerLifetime } from '../api/answer-once.ts';
import type { Database } from '../database/database.ts';
import {
  contactMessages,
  officeAccess,
  officeJournal,
  personRequests,
  registrations,
  storedAnswers,
  terms,
  writeLimits,
} from '../database/schema.ts';
import { deleteWithMoney, isUnsettled } from '../payment/money-of.ts';
import { fieldsGoingEarlier, monthsKept, monthsSensitiveKept } from './kept-for.ts';

/**
 * Deletes what may be kept no longer, as the fields of each form say: messages so many months after they came, a request for
 * deletion after it was settled, the journal and the access log of the office as the model says, fields
 * of a registration and then the registration itself, unless its money is unsettled, so many years after the end of its course's year.
 */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  const today = warsawDate(now);
  const monthsAgo = (months: number): Date => new Date(addMonths(today, -months) * millisecondsPerDay);
  await database.transaction(async (transaction) => {
    await transaction.delete(writeLimits).where(lt(writeLimits.until, now));
    await transaction.delete(storedAnswers).where(lt(storedAnswers.storedAt, new Date(now - answerLifetime)));
    await transaction.delete(contactMessages).where(lt(contactMessages.receivedAt, monthsAgo(monthsKept('contact'))));
    const begins = { 'account-deletion': personRequests.answeredAt, withdrawal: personRequests.receivedAt };
    for (const kind of ['account-deletion', 'withdrawal'] as const)
      await transaction
        .delete(personRequests)
        .where(and(eq(personRequests.kind, kind), lt(begins[kind], monthsAgo(monthsKept(kind)))));
    await transaction.delete(officeJournal).where(lt(officeJournal.at, monthsAgo(parameters.officeJournalMonths)));
    await transaction.delete(officeAccess).where(lt(officeAccess.at, monthsAgo(parameters.accessLogMonths)));
    const ofTermsBefore = (months: number) =>
      inArray(
        registrations.term,
        transaction
          .select({ id: terms.id })
          .from(terms)
          .where(lt(terms.dateStart, firstDayKept(today, months))),
      );
    await transaction
      .update(registrations)
      .set({ sensitive: null })
      .where(and(isNotNull(registrations.sensitive), ofTermsBefore(monthsSensitiveKept('registration'))));
    for (const { fields, months } of fieldsGoingEarlier('registration'))
      await transaction
        .update(registrations)
        .set({ person: withoutFields(fields) })
        .where(ofTermsBefore(months));
    const over = await transaction
      .select({ reference: registrations.reference })
      .from(registrations)
      .innerJoin(terms, eq(terms.id, registrations.term))
      .where(and(ofTermsBefore(monthsKept('registration')), not(isUnsettled)));
    await deleteWithMoney(
      transaction,
      over.map(({ reference }) => reference),
    );
  });
}

const withoutFields = (fields: readonly string[]) =>
  sql`${registrations.person} - ${sql.join(
    fields.map((field) => sql`${field}::text`),
    sql` - `,
  )}`;

/** Records are kept for whole years after the end of the year of the course: those of earlier years go. */
const firstDayKept = (today: number, months: number): string => {
  const { year } = civilDateOf(today);
  return `${year - months / monthsPerYear}-01-01`;
};
