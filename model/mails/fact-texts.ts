import type { LocalizedTexts } from '../localized-text.ts';

/** Who gets a mail. */
export const mailRecipients = {
  booker: { pl: 'kto zapisał: uczestnik albo opiekun', en: 'whoever booked: the participant or the guardian' },
  guardian: { pl: 'opiekun osoby niepełnoletniej', en: 'the guardian of a minor' },
  writer: { pl: 'kto wysłał formularz', en: 'whoever sent the form' },
  office: { pl: 'biuro', en: 'the office' },
} as const satisfies LocalizedTexts;

/** What a fact of a mail may be. None of them carries a PESEL or a date of birth: those never leave by mail. */
export const mailFactTypes = {
  text: { pl: 'jeden wiersz tekstu', en: 'one line of text' },
  lines: { pl: 'tekst w kilku wierszach', en: 'text of several lines' },
  count: { pl: 'liczba', en: 'a number' },
  amount: { pl: 'kwota w groszach', en: 'an amount in grosze' },
  day: { pl: 'dzień', en: 'a day' },
  instant: { pl: 'dzień i godzina', en: 'a day and a time' },
  path: { pl: 'adres na stronie', en: 'an address on the site' },
  term: { pl: 'termin kursu', en: 'a date of a course' },
} as const satisfies LocalizedTexts;

/** States of a booking in which a mail about it may still leave. */
export const mailBookingStates = {
  sent: { pl: 'na liście rezerwowej', en: 'on the reserve list' },
  enquiry: { pl: 'zgłoszenie bez ceny', en: 'an enquiry without a price' },
  offered: { pl: 'zaproponowane miejsce', en: 'a place offered' },
  unconfirmed: { pl: 'czeka na potwierdzenie adresu', en: 'waits for its address to be confirmed' },
  pay: { pl: 'czeka na zapłatę', en: 'waits for payment' },
  failed: { pl: 'czeka na zapłatę po nieudanej próbie', en: 'waits for payment after a failed one' },
  paid: { pl: 'zapłacona', en: 'paid' },
  completed: { pl: 'zapłacona, po obsłudze', en: 'paid and settled' },
} as const satisfies LocalizedTexts;

/** What else a mail carries. */
export const mailExtras = {
  calendar: { pl: 'plik z terminem do kalendarza', en: 'a file with the date for a calendar' },
  cancelledCalendar: { pl: 'plik, który odwołuje termin w kalendarzu', en: 'a file that calls the date off in a calendar' },
  terms: { pl: 'regulamin w załączniku', en: 'the terms, attached' },
  withdrawalNotice: { pl: 'pouczenie o odstąpieniu i wzór formularza', en: 'the instruction on withdrawal and the model form' },
} as const satisfies LocalizedTexts;

/** Which mails to an address that nobody has confirmed are counted together. */
export const mailLimits = {
  receipt: { pl: 'potwierdzenie odbioru', en: 'a receipt' },
  statement: { pl: 'potwierdzenie oświadczenia, którego wymaga prawo', en: 'the receipt of a statement that the law demands' },
  link: { pl: 'link, który potwierdza adres', en: 'a link that confirms the address' },
} as const satisfies LocalizedTexts;
