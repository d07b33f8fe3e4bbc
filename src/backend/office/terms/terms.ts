import { eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { terms as termTable } from '../../database/schema.ts';
import { civilDay, parseCalendarType, parseCityId } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import { findTermsWithCounts, termColumns, termRow } from './find-office-terms.ts';

export const terms = defineOfficeCommand({
  summary: { pl: 'terminy z liczbą zajętych i wolnych miejsc', en: 'terms with their taken and free places' },
  shape: {
    course: z.string().optional(),
    city: z.string().optional(),
    from: civilDay.optional(),
    until: civilDay.optional(),
  },
  words: {
    course: { means: { pl: 'rodzaj kursu w kalendarzu, np. kpp', en: 'course type of the calendar, such as kpp' } },
    city: { means: { pl: 'miasto: nazwa albo slug', en: 'city: name or slug' } },
    from: {
      means: { pl: 'od dnia, RRRR-MM-DD (bez tego: od dziś)', en: 'from a day on, YYYY-MM-DD (else from today)' },
    },
    until: { means: { pl: 'przed dniem, RRRR-MM-DD', en: 'before a day, YYYY-MM-DD' } },
  },
  journal: ['course', 'city', 'from', 'until'],
  run: async (office, { course, city, from, until }) => {
    const found = await findTermsWithCounts(
      office.database,
      gte(termTable.dateStart, from ?? formatCivilDate(warsawDate(office.now))),
      course === undefined ? undefined : eq(termTable.type, parseCalendarType(office.catalogue, course)),
      city === undefined ? undefined : eq(termTable.city, parseCityId(office.catalogue, city)),
      until === undefined ? undefined : lt(termTable.dateStart, until),
    );
    return {
      kind: 'list',
      title: { pl: 'Terminy', en: 'Terms' },
      columns: termColumns,
      rows: found.map((one) => termRow(one, office)),
    };
  },
});
