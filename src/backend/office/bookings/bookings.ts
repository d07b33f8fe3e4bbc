import { eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { registrationStatuses, registrations, terms } from '../../database/schema.ts';
import { chosenCity, chosenType, civilDay, wholeNumber } from '../command/argument-values.ts';
import { officeCommand } from '../command/command.ts';
import { bookingColumns, bookingRow } from './booking-columns.ts';
import { findBookings } from './find-bookings.ts';

export const bookings = officeCommand({
  summary: { pl: 'lista zgłoszeń', en: 'list of bookings' },
  shape: {
    course: z.string().optional(),
    city: z.string().optional(),
    term: wholeNumber.optional(),
    state: z.enum(registrationStatuses).optional(),
    day: civilDay.optional(),
    from: civilDay.optional(),
    until: civilDay.optional(),
  },
  words: {
    course: { means: { pl: 'rodzaj kursu w kalendarzu, np. kpp', en: 'course type of the calendar, such as kpp' } },
    city: { means: { pl: 'miasto: nazwa albo slug', en: 'city: name or slug' } },
    term: { means: { pl: 'numer terminu', en: 'number of the term' } },
    state: {
      means: { pl: `stan: ${registrationStatuses.join(', ')}`, en: `state: ${registrationStatuses.join(', ')}` },
    },
    day: { means: { pl: 'dzień kursu, RRRR-MM-DD', en: 'day of the course, YYYY-MM-DD' } },
    from: { means: { pl: 'kursy od dnia, RRRR-MM-DD', en: 'courses from a day on, YYYY-MM-DD' } },
    until: { means: { pl: 'kursy przed dniem, RRRR-MM-DD', en: 'courses before a day, YYYY-MM-DD' } },
  },
  journal: ['course', 'city', 'term', 'state', 'day', 'from', 'until'],
  run: async (office, { course, city, term, state, day, from, until }) => {
    const found = await findBookings(
      office.database,
      course === undefined ? undefined : eq(terms.type, chosenType(office.catalogue, course)),
      city === undefined ? undefined : eq(terms.city, chosenCity(office.catalogue, city)),
      term === undefined ? undefined : eq(terms.id, term),
      state === undefined ? undefined : eq(registrations.status, state),
      day === undefined ? undefined : eq(terms.dateStart, day),
      from === undefined ? undefined : gte(terms.dateStart, from),
      until === undefined ? undefined : lt(terms.dateStart, until),
    );
    return {
      kind: 'list',
      title: { pl: 'Zgłoszenia', en: 'Bookings' },
      columns: bookingColumns,
      rows: found.map((one) => bookingRow(one, office)),
    };
  },
});
