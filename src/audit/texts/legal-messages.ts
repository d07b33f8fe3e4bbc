import type { Locale } from '#domain/locale.ts';
import type { LocalizedText } from '#model/localized-text.ts';

/** Files of `content/<locale>/messages/` whose words bind the provider or tell people of their rights. */
interface LegalMessages {
  readonly name: LocalizedText;
  /** Whether labels and buttons are read too, and not only sentences. */
  readonly isWhole: boolean;
}

const legalFiles: Readonly<Record<string, LegalMessages>> = {
  booking: {
    name: { pl: 'zapis i podsumowanie przed zamówieniem', en: 'booking and summary before the order' },
    isWhole: false,
  },
  outcomes: {
    name: { pl: 'odpowiedź na zapis i strona rezerwacji', en: 'answer to a booking, page of the booking' },
    isWhole: false,
  },
  payment: { name: { pl: 'zapłata i zwroty', en: 'payment and refunds' }, isWhole: false },
  withdrawal: {
    name: { pl: 'oświadczenie o odstąpieniu i odpowiedź', en: 'statement of withdrawal and its answer' },
    isWhole: true,
  },
  consent: { name: { pl: 'zgody', en: 'consents' }, isWhole: true },
};

const otherWords: LocalizedText = { pl: 'inne słowa serwisu', en: 'other texts of the site' };

/** Words that a lawyer reads in every text. */
const ofContracts: Readonly<Record<Locale, RegExp>> = {
  pl: /odst[ąę]p|umow[aęyi]|konsument/i,
  en: /withdraw|contract|consumer/i,
};

/** The place of a message in the document for the lawyer; null where it neither binds nor informs. */
export const legalSectionOfMessage = (file: string, words: string, locale: Locale): LocalizedText | null => {
  const legal = legalFiles[file];
  const isRead =
    ofContracts[locale].test(words) || (legal !== undefined && (legal.isWhole || /[.!?](?=\s|”|$)/.test(words)));
  return isRead && file !== 'audit' ? (legal?.name ?? otherWords) : null;
};
