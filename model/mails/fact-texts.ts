import type { LocalizedText, LocalizedTexts } from '../localized-text.ts';
import type { MailFact } from './index.ts';

/** Who gets a mail. */
export const mailRecipients = {
  booker: { pl: 'kto zapisał: uczestnik albo opiekun', en: 'whoever booked: the participant or the guardian' },
  guardian: { pl: 'opiekun osoby niepełnoletniej', en: 'the guardian of a minor' },
  writer: { pl: 'kto wysłał formularz', en: 'whoever sent the form' },
  office: { pl: 'biuro', en: 'the office' },
} as const satisfies LocalizedTexts;

/** The types of facts in mails. None of them carries a PESEL or a date of birth, which are never sent by mail. */
export const mailFactTypes = {
  text: { pl: 'jeden wiersz tekstu', en: 'one line of text' },
  lines: { pl: 'tekst w kilku wierszach', en: 'text of several lines' },
  count: { pl: 'liczba', en: 'a number' },
  amount: { pl: 'kwota w groszach', en: 'an amount in grosze' },
  day: { pl: 'dzień', en: 'a day' },
  lastDay: { pl: 'ostatni dzień, z godziną', en: 'a last day, with its hour' },
  instant: { pl: 'dzień i godzina', en: 'a day and a time' },
  path: { pl: 'adres na stronie', en: 'an address on the site' },
  term: { pl: 'termin kursu', en: 'a date of a course' },
} as const satisfies LocalizedTexts;

/** What a mail carries in addition to its text. */
export const mailExtras = {
  calendar: { pl: 'plik z terminem do kalendarza', en: 'a file with the date for a calendar' },
  cancelledCalendar: { pl: 'plik, który odwołuje termin w kalendarzu', en: 'a file that calls the date off in a calendar' },
  terms: { pl: 'regulamin w załączniku', en: 'the terms, attached' },
  withdrawalNotice: { pl: 'pouczenie o odstąpieniu i wzór formularza', en: 'the instruction on withdrawal and the model form' },
} as const satisfies LocalizedTexts;

/** The page that is attached to a mail as each of these. */
export const enclosedPages = { terms: 'terms', withdrawalNotice: 'withdrawal' } as const satisfies Partial<Record<keyof typeof mailExtras, string>>;

/** Which mails to an unconfirmed address are counted together. */
export const mailLimits = {
  receipt: { pl: 'potwierdzenie odbioru', en: 'a receipt' },
  statement: { pl: 'potwierdzenie oświadczenia, którego wymaga prawo', en: 'the receipt of a statement that the law demands' },
  link: { pl: 'link, który potwierdza adres', en: 'a link that confirms the address' },
} as const satisfies LocalizedTexts;

/** What the facts of mails are called, where a text shows a placeholder for one. */
export const mailFactNames: Readonly<Record<MailFact, LocalizedText>> = {
  term: { pl: 'termin kursu', en: 'date of the course' },
  before: { pl: 'poprzedni termin kursu', en: 'former date of the course' },
  reference: { pl: 'numer rezerwacji', en: 'number of the booking' },
  booking: { pl: 'adres strony rezerwacji', en: 'address of the page of the booking' },
  participant: { pl: 'uczestnik', en: 'participant' },
  guardian: { pl: 'rodzic lub opiekun prawny', en: 'parent or legal guardian' },
  places: { pl: 'liczba miejsc', en: 'number of places' },
  name: { pl: 'imię i nazwisko', en: 'name' },
  email: { pl: 'adres e-mail', en: 'e-mail address' },
  amount: { pl: 'kwota', en: 'amount' },
  payUntil: { pl: 'ostatni dzień na zapłatę', en: 'last day to pay' },
  withdrawalUntil: { pl: 'ostatni dzień na odstąpienie', en: 'last day to withdraw' },
  requestedAt: { pl: 'dzień i godzina żądania wcześniejszego rozpoczęcia', en: 'day and time of the request for an early start' },
  overlap: { pl: 'inny kurs tej samej osoby w tych samych godzinach', en: 'another course of the same person at the same hours' },
  confirm: { pl: 'adres strony do potwierdzenia', en: 'address of the page to confirm' },
  until: { pl: 'dzień i godzina, do których to trzymamy', en: 'day and time until which it is kept' },
  position: { pl: 'które to miejsce w kolejce', en: 'place in the queue' },
  again: { pl: 'adres zapisu na ten termin', en: 'address of the registration for this date' },
  refund: { pl: 'kwota zwrotu', en: 'amount refunded' },
  refundUntil: { pl: 'ostatni dzień zwrotu', en: 'last day of the refund' },
  account: { pl: 'numer rachunku', en: 'number of the account' },
  holder: { pl: 'odbiorca przelewu', en: 'payee' },
  title: { pl: 'tytuł przelewu', en: 'title of the transfer' },
  pairCode: { pl: 'kod dla drugiej osoby', en: 'code for the second person' },
  received: { pl: 'wpłacona kwota', en: 'amount received' },
  missing: { pl: 'brakująca kwota', en: 'amount missing' },
  lateSince: { pl: 'ostatni dzień na odstąpienie, który minął', en: 'last day to withdraw, which is over' },
  begun: { pl: 'termin kursu, który trwa', en: 'date of the course under way' },
  ended: { pl: 'kurs, którego rezerwacja już się skończyła', en: 'course whose booking has ended already' },
  unmatched: { pl: 'podany adres, z którym nie ma umowy o tym numerze', en: 'address given with which there is no contract of this number' },
  receivedAt: { pl: 'dzień i godzina, kiedy przyszło', en: 'day and time of its arrival' },
  receivedOn: { pl: 'dzień, w którym przyszło', en: 'day of its arrival' },
  answers: { pl: 'odpowiedzi z formularza', en: 'answers of the form' },
  day: { pl: 'dzień', en: 'day' },
  newBookings: { pl: 'ile nowych zapisów', en: 'number of new bookings' },
  unpaid: { pl: 'ile zapłat na ostatnią chwilę', en: 'number of payments nearly overdue' },
  reserveList: { pl: 'ile osób na liście rezerwowej', en: 'number of people on the reserve list' },
  withdrawals: { pl: 'ile odstąpień', en: 'number of withdrawals' },
  refunds: { pl: 'ile zwrotów', en: 'number of refunds' },
  messages: { pl: 'ile wiadomości', en: 'number of messages' },
  heldMessages: { pl: 'ile wstrzymanych wiadomości', en: 'number of messages held back' },
  requests: { pl: 'ile próśb o dane', en: 'number of requests for data' },
  deadLetters: { pl: 'ile e-maili nie do wysłania', en: 'number of mails that could not be sent' },
  choosing: { pl: 'ile osób jeszcze nie wybrało', en: 'number of people who have not chosen yet' },
  lastWork: { pl: 'dzień ostatnich prac serwera', en: 'day of the last work of the server' },
  tomorrow: { pl: 'kursy, które zaczynają się jutro', en: 'courses that begin tomorrow' },
  refundList: { pl: 'lista zwrotów', en: 'list of refunds' },
  requestList: { pl: 'lista próśb o dane', en: 'list of requests for data' },
  changedList: { pl: 'lista terminów kalendarza innych, niż uzgodniono', en: 'list of terms of the calendar other than agreed' },
  unreadList: { pl: 'lista terminów kalendarza, których nie da się odczytać', en: 'list of terms of the calendar that cannot be read' },
  deadLetterList: { pl: 'lista e-maili nie do wysłania', en: 'list of mails that could not be sent' },
  noStreet: { pl: 'lista terminów bez ulicy', en: 'list of dates without a street' },
  messageList: { pl: 'lista wiadomości bez odpowiedzi', en: 'list of messages without an answer' },
  unmatchedList: { pl: 'lista wpłat bez zgłoszenia', en: 'list of payments without a booking' },
};

/** The parts of a term that a mail can name. */
export const termParts: LocalizedTexts = {
  name: { pl: 'nazwa kursu', en: 'name of the course' },
  city: { pl: 'miasto', en: 'city' },
  where: { pl: 'miejsce zajęć', en: 'place of the classes' },
  days: { pl: 'dni zajęć', en: 'days of the classes' },
  hours: { pl: 'godziny zajęć', en: 'hours of the classes' },
  papers: { pl: 'dokument na egzamin', en: 'document for the exam' },
};
