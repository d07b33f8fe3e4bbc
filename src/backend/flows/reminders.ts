import { and, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { bookingMailFields } from '../bookings/booking-mail.ts';
import type { Database } from '../database/database.ts';
import { registrations, terms } from '../database/schema.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import { hasTermStarted } from '../terms/has-started.ts';

/** Reminds everybody with a seat on a term once, some days before it begins; those who book later are reminded on the next day. Who can still choose after a change of date is not reminded. */
export async function queueReminders(database: Database, catalogue: Catalogue, now: number): Promise<void> {
  const today = warsawDate(now);
  const coming = await database
    .select({ registration: registrations, term: terms })
    .from(registrations)
    .innerJoin(terms, eq(terms.id, registrations.term))
    .where(
      and(
        inArray(registrations.status, ['paid', 'completed']),
        isNull(terms.cancelledAt),
        isNull(registrations.choiceSince),
        gte(terms.dateStart, formatCivilDate(today)),
        lte(terms.dateStart, formatCivilDate(today + parameters.reminderDays)),
      ),
    );
  for (const found of coming) {
    const { registration, term } = found;
    if (hasTermStarted(term, now)) continue;
    await queueMail(database, {
      kind: 'course-reminder',
      ...bookingMailFields(found, catalogue),
      once: `course-reminder ${registration.id} ${term.id} ${term.dateStart}`,
    });
  }
}
