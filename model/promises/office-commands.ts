import type { Words } from '../wording.ts';

/** The commands of the office (`npm run office -- …`) by which promises are kept; the office has no fewer than these. */
export const officeCommands = {
  messages: { pl: 'wiadomości, które czekają na odpowiedź', en: 'messages that wait for an answer' },
  bookings: { pl: 'zgłoszenia na kursy', en: 'bookings of courses' },
  reserve: { pl: 'listy rezerwowe', en: 'reserve lists' },
  refunds: { pl: 'zwroty do zrobienia', en: 'refunds to be made' },
  booking: { pl: 'zgłoszenie w całości, z kodem rabatowym', en: 'a booking whole, with its discount code' },
  requests: { pl: 'prośby o usunięcie danych', en: 'requests for deletion' },
} as const satisfies Words;
