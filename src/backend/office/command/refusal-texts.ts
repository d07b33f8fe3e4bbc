import type { RefusalWord, Refused } from '../../http/refused.ts';
import { fillLocalizedText, type LocalizedText } from './localized-text.ts';

/** The sentence for each word with which a flow may refuse a command. */
const sentences: Readonly<Partial<Record<RefusalWord, LocalizedText>>> = {
  'nothing-to-refund': {
    pl: 'To zgłoszenie nie ma zwrotu do zrobienia. Kwotę, którą chcesz zwrócić, podaj w --amount.',
    en: 'No refund is due for this booking. Give the amount that you want to return in --amount.',
  },
  'bad-amount': {
    pl: 'Temu zgłoszeniu niczego nie brakuje do ceny albo kwota nie jest większa od zera. Jeśli wpłata mimo to przyszła, podaj jej kwotę w --amount.',
    en: 'Nothing is missing from the price of this booking, or the amount is not above zero. If money arrived all the same, give its amount in --amount.',
  },
  'bad-day': { pl: 'Dzień wpłaty nie może być w przyszłości.', en: 'The day of the payment cannot be in the future.' },
  'booking-not-found': {
    pl: 'Tego zgłoszenia już nie ma: ktoś usunął je w tej chwili.',
    en: 'This booking has just been deleted.',
  },
  'payment-not-found': {
    pl: 'Wpłaty o tym numerze nie ma wśród wpłat bez zgłoszenia. Pokazuje je: npm run office -- digest',
    en: 'No payment with this number is waiting for a booking. The numbers are shown by: npm run office -- digest --lang en',
  },
  'payment-unavailable': {
    pl: 'Usługa płatności nie odpowiada, więc niczego nie zlecono. Spróbuj za kilka minut.',
    en: 'The payment service does not answer, so no refund was ordered. Try again in a few minutes.',
  },
  'payment-credentials': {
    pl: 'Usługa płatności nie zna naszego klucza, więc niczego nie zlecono. Sprawdź P24_POS_ID i P24_API_KEY.',
    en: 'The payment service rejects our key, so no refund was ordered. Check P24_POS_ID and P24_API_KEY.',
  },
  'not-bookable': {
    pl: 'Tego terminu nie można zarezerwować: jest odwołany albo jego kursu nie ma w ofercie.',
    en: 'This term cannot be booked: it is called off, or its course is not offered.',
  },
  'term-started': { pl: 'Na ten termin jest już za późno.', en: 'It is too late for this term.' },
  'term-not-found': { pl: 'Tego terminu już nie ma.', en: 'This term no longer exists.' },
};

const other = {
  pl: 'Program odmówił ({word}). Niczego nie zapisano.',
  en: 'The program refused ({word}). No change was stored.',
} as const;

/** The refusal of a flow as a sentence. */
export const formatRefusal = ({ word }: Refused): LocalizedText =>
  sentences[word] ?? fillLocalizedText(other, { word });
