import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { payments } from '../../database/payment-tables.ts';
import { registrations, terms } from '../../database/schema.ts';
import type { FoundRegistration } from '../../registration/find-registration.ts';
import { findBookings } from '../bookings/find-bookings.ts';

/** Paid bookings that have ended, or whose course does not take place: their money goes back. */
export const findRefunds = (database: Database): Promise<FoundRegistration[]> =>
  findBookings(
    database,
    inArray(
      registrations.reference,
      database.select({ paid: payments.registration }).from(payments).where(eq(payments.status, 'succeeded')),
    ),
    or(
      inArray(registrations.status, ['withdrawn', 'expired']),
      and(isNotNull(terms.cancelledAt), eq(registrations.status, 'paid')),
    ),
  );
