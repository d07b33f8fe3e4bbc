import type { FoundRegistration } from '../../bookings/registration.ts';
import { personFieldText, statusTexts } from '../bookings/booking-columns.ts';
import { wholeNumber } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import type { Row } from '../command/command-result.ts';
import { findExpectedBookings, formatTermTitle, getTermForOffice } from './people-of-term.ts';

export const attendance = defineOfficeCommand({
  summary: { pl: 'lista obecności terminu, do druku lub CSV', en: 'attendance list of a term, to print or as CSV' },
  shape: { term: wholeNumber },
  words: { term: { means: { pl: 'numer terminu', en: 'number of the term' } } },
  operands: ['term'],
  journal: ['term'],
  run: async (office, { term: id }) => {
    const term = await getTermForOffice(office.database, id);
    const found = await findExpectedBookings(office.database, id);
    return {
      kind: 'list',
      title: formatTermTitle({ pl: 'Lista obecności', en: 'Attendance' }, term, office),
      columns: [
        { key: 'position', title: { pl: 'lp.', en: 'no.' } },
        { key: 'lastName', title: { pl: 'nazwisko', en: 'last name' } },
        { key: 'firstName', title: { pl: 'imię', en: 'first name' } },
        { key: 'guardianOf', title: { pl: 'opiekun osoby', en: 'guardian of' } },
        { key: 'phone', title: { pl: 'telefon', en: 'phone' } },
        { key: 'state', title: { pl: 'stan', en: 'state' }, labels: statusTexts },
        { key: 'signature', title: { pl: 'podpis', en: 'signature' } },
      ],
      rows: found
        .flatMap(peopleOf)
        .toSorted((left, right) => String(left.lastName).localeCompare(String(right.lastName), 'pl'))
        .map((row, index) => ({ position: index + 1, ...row, signature: '____________________' })),
    };
  },
});

/** The participant, and the guardian who has a seat in the same booking. */
const peopleOf = ({ registration: { person, places, status } }: FoundRegistration): Row[] => {
  const [firstName, lastName] = [personFieldText(person, 'firstName'), personFieldText(person, 'lastName')];
  const shared = { phone: personFieldText(person, 'phone'), state: status };
  const participant = { lastName, firstName, guardianOf: '', ...shared };
  if (places === 1) return [participant];
  const guardian = {
    lastName: personFieldText(person, 'guardianLastName'),
    firstName: personFieldText(person, 'guardianFirstName'),
    guardianOf: `${firstName} ${lastName}`,
    ...shared,
  };
  return [participant, guardian];
};
