import type { LocalizedText } from '#model/localized-text.ts';

/** Files of `content/<locale>/messages/` whose words bind the provider or tell people of their rights. */
interface LegalMessages {
  readonly namespace: string;
  readonly name: LocalizedText;
  /** Whether labels and buttons are read too, and not only whole sentences. */
  readonly isWhole: boolean;
}

export const legalMessages: readonly LegalMessages[] = [
  {
    namespace: 'booking',
    name: { pl: 'zapis i podsumowanie przed zamówieniem', en: 'booking and summary before the order' },
    isWhole: false,
  },
  {
    namespace: 'outcomes',
    name: { pl: 'odpowiedź na zapis i strona rezerwacji', en: 'answer to a booking, page of the booking' },
    isWhole: false,
  },
  { namespace: 'payment', name: { pl: 'zapłata i zwroty', en: 'payment and refunds' }, isWhole: false },
  {
    namespace: 'withdrawal',
    name: { pl: 'oświadczenie o odstąpieniu i odpowiedź', en: 'statement of withdrawal and its answer' },
    isWhole: true,
  },
  { namespace: 'consent', name: { pl: 'zgody', en: 'consents' }, isWhole: true },
];
