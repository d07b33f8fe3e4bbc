import { eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { registrationStatuses } from '../../database/registration-status.ts';
import { registrations, terms } from '../../database/schema.ts';
import { awaitsChoice, canChooseAfterTermChange } from '../../flows/ending/take-choice.ts';
import { hasTermStarted } from '../../terms/has-started.ts';
import { civilDay, parseCalendarType, parseCityId, wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import { bookingColumns, bookingRow } from './booking-columns.ts';
import { findBookings, reserveListCondition } from './find-bookings.ts';

export const bookings = defineOfficeCommand({
  summary: { pl: 'lista zgłoszeń', en: 'list of bookings' },
  shape: {
    course: z.string().optional(),
    city: z.string().optional(),
    term: wholeNumber.optional(),
    state: z.enum(registrationStatuses).optional(),
    day: civilDay.optional(),
    from: civilDay.optional(),
    until: civilDay.optional(),
    reserve: z.literal(true).optional(),
    choosing: z.literal(true).optional(),
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
    reserve: {
      means: { pl: 'listy rezerwowe przyszłych terminów', en: 'reserve lists of coming terms' },
      takes: 'nothing',
    },
    choosing: {
      means: {
        pl: 'osoby, którym zmieniliśmy termin i które jeszcze nie wybrały',
        en: 'people whose date we have changed and who have not chosen yet',
      },
      takes: 'nothing',
    },
  },
  journal: ['course', 'city', 'term', 'state', 'day', 'from', 'until'],
  run: async (office, { course, city, term, state, day, from, until, reserve, choosing }) => {
    const found = await findBookings(
      office.database,
      reserve && reserveListCondition(office.now),
      choosing && awaitsChoice,
      course === undefined ? undefined : eq(terms.type, parseCalendarType(office.catalogue, course)),
      city === undefined ? undefined : eq(terms.city, parseCityId(office.catalogue, city)),
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
      rows: found
        .filter((one) => !reserve || !hasTermStarted(one.term, office.now))
        .filter((one) => !choosing || canChooseAfterTermChange(one, office.now))
        .map((one) => bookingRow(one, office)),
    };
  },
});
