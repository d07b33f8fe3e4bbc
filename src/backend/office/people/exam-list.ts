import { z } from 'zod';
import { bookingNumberText, personFieldText } from '../bookings/booking-columns.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import { findExpectedBookings, formatTermTitle, getTermForOffice } from './people-of-term.ts';
import { findBirthDate, readSensitiveFields } from './read-sensitive.ts';

export const examList = defineOfficeCommand({
  summary: {
    pl: 'lista do egzaminu państwowego, z PESEL (każde użycie jest zapisywane)',
    en: 'list for the state exam, with PESEL (each use is logged)',
  },
  shape: { term: wholeNumber, reason: z.string().min(1).max(200) },
  words: {
    term: { means: { pl: 'numer terminu', en: 'number of the term' } },
    reason: { means: { pl: 'po co potrzebne są te dane', en: 'what these data are needed for' } },
  },
  operands: ['term'],
  journal: ['term'],
  named: true,
  run: async (office, { term: id, reason }) => {
    const term = await getTermForOffice(office.database, id);
    const rows = await office.database.transaction(async (transaction) => {
      const found = (await findExpectedBookings(transaction, id)).map(({ registration }) => registration);
      const opened = await readSensitiveFields(office, transaction, {
        command: 'exam-list',
        reason,
        about: `term ${id}`,
        registrations: found,
      });
      return found.map((registration) => {
        const { id, person } = registration;
        const sensitive = opened.get(id) ?? {};
        return {
          lastName: personFieldText(person, 'lastName'),
          firstName: personFieldText(person, 'firstName'),
          pesel: sensitive.pesel ?? '',
          document: sensitive.documentNumber ?? '',
          birthDate: findBirthDate(sensitive),
          birthCity: personFieldText(person, 'birthCity'),
          certificateExpiry: personFieldText(person, 'certificateExpiry'),
          number: bookingNumberText(registration),
        };
      });
    });
    return {
      kind: 'list',
      title: formatTermTitle({ pl: 'Lista do egzaminu', en: 'Exam list' }, term, office),
      columns: [
        { key: 'position', title: { pl: 'lp.', en: 'no.' } },
        { key: 'lastName', title: { pl: 'nazwisko', en: 'last name' } },
        { key: 'firstName', title: { pl: 'imię', en: 'first name' } },
        { key: 'pesel', title: { pl: 'PESEL', en: 'PESEL' } },
        { key: 'document', title: { pl: 'dokument', en: 'document' } },
        { key: 'birthDate', title: { pl: 'data urodzenia', en: 'born on' } },
        { key: 'birthCity', title: { pl: 'miejsce urodzenia', en: 'born in' } },
        { key: 'certificateExpiry', title: { pl: 'zaświadczenie do', en: 'certificate until' } },
        { key: 'number', title: { pl: 'nr zgłoszenia', en: 'booking' } },
      ],
      rows: rows
        .toSorted((left, right) => left.lastName.localeCompare(right.lastName, 'pl'))
        .map((row, index) => ({ position: index + 1, ...row })),
    };
  },
});
