import type { RegistrationStatus } from '../../database/schema.ts';
import type { LocalizedText } from '../command/localized-text.ts';

/** The states of a booking as the office calls them. */
export const statusTexts = {
  sent: { pl: 'lista rezerwowa', en: 'reserve list' },
  enquiry: { pl: 'zapytanie', en: 'enquiry' },
  offered: { pl: 'miejsce zaproponowane', en: 'place offered' },
  unconfirmed: { pl: 'czeka na potwierdzenie adresu', en: 'address not confirmed' },
  pay: { pl: 'do zapłaty', en: 'to be paid' },
  failed: { pl: 'płatność nieudana', en: 'payment failed' },
  paid: { pl: 'zapłacona', en: 'paid' },
  completed: { pl: 'zakończona', en: 'completed' },
  expired: { pl: 'wygasła', en: 'expired' },
  withdrawn: { pl: 'odstąpiono', en: 'withdrawn' },
} as const satisfies Readonly<Record<RegistrationStatus, LocalizedText>>;

export const statuses = [
  'sent',
  'enquiry',
  'offered',
  'unconfirmed',
  'pay',
  'failed',
  'paid',
  'completed',
  'expired',
  'withdrawn',
] as const satisfies readonly RegistrationStatus[];
