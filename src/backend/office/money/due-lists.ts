import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { bookingColumns, bookingRow } from '../bookings/booking-columns.ts';
import { findUnpaidBookings } from '../bookings/find-bookings.ts';
import { listRefunds } from '../bookings/find-refunds.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';

export const unpaid = defineOfficeCommand({
  summary: { pl: 'zgłoszenia, które czekają na zapłatę', en: 'bookings that wait for their payment' },
  shape: { days: wholeNumber.optional() },
  words: {
    days: {
      means: { pl: 'tylko te, którym zostało najwyżej tyle dni', en: 'only those with at most this many days left' },
    },
  },
  journal: ['days'],
  run: async (office, { days }) => {
    const until = days === undefined ? undefined : formatCivilDate(warsawDate(office.now) + days);
    return {
      kind: 'list',
      title: { pl: 'Do zapłaty', en: 'To be paid' },
      columns: bookingColumns,
      rows: (await findUnpaidBookings(office.database, until)).map((one) => bookingRow(one, office)),
    };
  },
});

export const refunds = defineOfficeCommand({
  summary: { pl: 'zwroty do zrobienia', en: 'refunds to be made' },
  shape: {},
  words: {},
  run: ({ database }) => listRefunds(database),
});
