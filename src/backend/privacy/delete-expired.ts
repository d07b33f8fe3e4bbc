import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { addMonths, civilDateOf } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { answerLifetime } from '../api/answer-once.ts';
import type { Database } from '../database/open-database.ts';
import { contactMessages, personRequests, registrations, storedAnswers, terms } from '../database/schema.ts';

const monthsPerYear = 12;
const millisecondsPerDay = 86_400_000;

/**
 * Deletes what may be kept no longer: messages and requests so many months after they came, the sensitive part of a
 * registration so many years after the end of its course's year, then the registration itself.
 */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  const today = warsawDate(now);
  const monthsAgo = (months: number): Date => new Date(addMonths(today, -months, 'clamp') * millisecondsPerDay);
  await database.transaction(async (transaction) => {
    await transaction.delete(storedAnswers).where(lt(storedAnswers.storedAt, new Date(now - answerLifetime)));
    await transaction
      .delete(contactMessages)
      .where(lt(contactMessages.receivedAt, monthsAgo(parameters.contactMessageMonths)));
    await transaction
      .delete(personRequests)
      .where(
        and(
          eq(personRequests.kind, 'account-deletion'),
          lt(personRequests.receivedAt, monthsAgo(parameters.deletionRequestMonths)),
        ),
      );
    await transaction
      .delete(personRequests)
      .where(lt(personRequests.receivedAt, monthsAgo(parameters.contractRecordYears * monthsPerYear)));
    const termsBefore = (years: number) =>
      transaction
        .select({ id: terms.id })
        .from(terms)
        .where(lt(terms.dateStart, firstDayKept(today, years)));
    await transaction
      .update(registrations)
      .set({ sensitive: null })
      .where(
        and(
          isNotNull(registrations.sensitive),
          inArray(registrations.term, termsBefore(parameters.trainingRecordYears)),
        ),
      );
    await transaction
      .delete(registrations)
      .where(inArray(registrations.term, termsBefore(parameters.contractRecordYears)));
  });
}

/** Records are kept for whole years after the end of the year of the course: those of earlier years go. */
const firstDayKept = (today: number, years: number): string => {
  const { year } = civilDateOf(today);
  return `${year - years}-01-01`;
};
