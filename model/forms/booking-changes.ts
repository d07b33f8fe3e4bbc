import type { BookingChange } from '../schema/forms.ts';
import { clause, from, law } from '../source.ts';

const rectification = law('gdpr-16');

/**
 * Each field of a booking and of a booked term: the command by which the office changes it, or none; until when; who is told. A field
 * without a command is part of the agreement or a statement of its person: another one needs another booking.
 */
export const bookingChanges = [
  {
    id: 'names',
    of: 'booking',
    fields: ['firstName', 'lastName', 'guardianFirstName', 'guardianLastName'],
    command: 'correct',
    until: 'kept',
    tells: 'person',
    follows: {
      pl: 'Lista obecności i lista do egzaminu mają nowe dane. Wydane zaświadczenie i fakturę wystaw jeszcze raz.',
      en: 'The attendance list and the exam list have the new data. Issue a certificate and an invoice that have left again.',
    },
    source: rectification,
  },
  {
    id: 'identity',
    of: 'booking',
    fields: ['pesel', 'documentNumber', 'birthDate', 'birthCity'],
    command: 'correct',
    until: 'kept',
    tells: 'nobody',
    follows: {
      pl: 'Wiek sprawdzono jeszcze raz. Listę, którą dostała już komisja, i wydane zaświadczenie wystaw jeszcze raz.',
      en: 'The age was checked again. Issue a list that the board has got, and a certificate that has left, again.',
    },
    source: from(law('gdpr-16'), clause('5.9', '5.16')),
  },
  {
    id: 'old-certificate',
    of: 'booking',
    fields: ['certificateExpiry'],
    command: 'correct',
    until: 'start',
    tells: 'nobody',
    follows: { pl: 'Sprawdzono jeszcze raz, czy egzamin jest już możliwy.', en: 'It was checked again that the exam is possible already.' },
    source: from(law('gdpr-16'), clause('5.15')),
  },
  {
    id: 'email',
    of: 'booking',
    fields: ['email', 'guardianEmail'],
    command: 'correct',
    until: 'kept',
    tells: 'person',
    follows: {
      pl: 'Niewysłane e-maile idą na nowy adres. Kto miał link z poprzedniego adresu, ma go nadal.',
      en: 'Mails that have not left go to the new address. Whoever has the link from the old address keeps it.',
    },
    source: rectification,
  },
  {
    id: 'contact',
    of: 'booking',
    fields: ['phone', 'comments'],
    command: 'correct',
    until: 'kept',
    tells: 'nobody',
    follows: { pl: 'Listy biura mają nowe dane.', en: 'The lists of the office have the new data.' },
    source: rectification,
  },
  {
    id: 'invoice',
    of: 'booking',
    fields: ['street', 'postalCode', 'city', 'country', 'nip'],
    command: 'correct',
    until: 'kept',
    tells: 'nobody',
    follows: { pl: 'Wystawioną już fakturę popraw osobno.', en: 'Correct an invoice that has been issued separately.' },
    source: rectification,
  },
  {
    id: 'agreed-answers',
    of: 'booking',
    fields: ['identity', 'cooperatingUnit', 'schoolInsurance', 'discountCode', 'pairCode', 'voluntaryParticipation', 'termsAcceptance', 'earlyStartRequest'],
    command: null,
    until: null,
    tells: 'nobody',
    follows: {
      pl: 'Od tej odpowiedzi zależy cena albo umowa: potrzebne jest nowe zgłoszenie.',
      en: 'The price or the contract depends on this answer: a new booking is needed.',
    },
    source: clause('3.31'),
  },
  {
    id: 'agreed-term',
    of: 'term',
    fields: ['type', 'city', 'date', 'hours'],
    command: 'move',
    until: 'start',
    tells: 'person',
    follows: {
      pl: 'Import odmawia; osoby przenosi się na nowy termin, z e-mailem i nowym wpisem do kalendarza.',
      en: 'The import refuses; people move to a new term, with a mail and a new calendar entry.',
    },
    source: from(law('gdpr-6-contract'), clause('3.31')),
  },
  {
    id: 'seats',
    of: 'term',
    fields: ['places'],
    command: 'import-terms',
    until: 'start',
    tells: 'nobody',
    follows: {
      pl: 'Miejsc nie może być mniej niż zajętych; wolne dostaje lista rezerwowa.',
      en: 'There cannot be fewer places than are taken; free ones go to the reserve list.',
    },
    source: clause('4.27'),
  },
] as const satisfies readonly BookingChange[];
