import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { Database } from '../../database/database.ts';
import { registrations, terms } from '../../database/schema.ts';
import { queueMail } from '../queue-mail.ts';
import { bookerOf, bookingFacts } from './booking-facts.ts';

/** Reminds everybody who has a place of the course, once, so many days before it begins; whoever books later needs no reminder. */
export async function queueReminders(database: Database, now: number): Promise<void> {
  const today = warsawDate(now);
  const coming = await database
    .select({ registration: registrations, term: terms })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(
      and(
        inArray(registrations.status, ['paid', 'completed']),
        gt(terms.dateStart, formatCivilDate(today)),
        lte(terms.dateStart, formatCivilDate(today + parameters.reminderDays)),
      ),
    );
  for (const { registration, term } of coming) {
    const bookedOn = formatCivilDate(warsawDate(registration.createdAt.getTime()) + parameters.reminderDays);
    if (bookedOn > term.dateStart) continue;
    await queueMail(database, {
      kind: 'course-reminder',
      to: bookerOf(registration),
      locale: registration.locale,
      facts: await bookingFacts(database, registration, term),
      once: `course-reminder ${registration.id} ${term.id} ${term.dateStart}`,
    });
  }
}
