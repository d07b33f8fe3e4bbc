import type { LocalizedTexts } from '../localized-text.ts';

/** The commands of the office (`npm run office -- …`) by which promises are kept; the office has no fewer than these. */
export const officeCommands = {
  messages: { pl: 'wiadomości, które czekają na odpowiedź', en: 'messages that wait for an answer' },
  bookings: { pl: 'zgłoszenia na kursy', en: 'bookings of courses' },
  'cancel-term': { pl: 'odwołanie terminu, z wiadomością do zapisanych', en: 'calling a term off, with word to everybody booked' },
  'mark-paid': { pl: 'zapisanie przelewu, który wpłynął', en: 'writing down a transfer that has come' },
  refunds: { pl: 'zwroty do zrobienia', en: 'refunds to be made' },
  requests: { pl: 'prośby o usunięcie danych i oświadczenia do sprawdzenia', en: 'requests for deletion, and statements to be looked at' },
} as const satisfies LocalizedTexts;
