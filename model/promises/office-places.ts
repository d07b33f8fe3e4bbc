import type { Words } from '../wording.ts';

/** Where the office finds what it has to do, by the names of the stored records. */
export const officePlaces = {
  contactMessages: { pl: 'wiadomości z formularza kontaktowego', en: 'messages of the contact form' },
  registrations: { pl: 'zgłoszenia na kursy', en: 'registrations' },
  payments: { pl: 'płatności', en: 'payments' },
  personRequests: { pl: 'prośby o usunięcie danych i odstąpienia od umowy', en: 'requests for deletion and withdrawals' },
} as const satisfies Words;
