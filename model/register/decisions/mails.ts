import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on the mails that the site sends. */
export const ourMailsRegister = [
  {
    id: 'C114',
    area: 'ours',
    subject: { pl: 'Kiedy i jak długo serwis wysyła e-maile', en: 'When and for how long the site sends e-mails' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } }],
    decision: {
      pl: 'Nieudany e-mail serwis wysyła jeszcze raz, za każdym razem po dwa razy dłuższej przerwie, razem {mailAttempts} razy; potem widzi go biuro. Przypomnienie przychodzi {reminderDays} przed kursem. O wysłanym e-mailu wiadomo przez {sentMailDays}, do kogo i kiedy poszedł, bez jego treści.',
      en: 'A mail that fails is sent again, each time after a pause twice as long, {mailAttempts} times in all; then the office sees it. The reminder comes {reminderDays} before the course. Of a mail that was sent we know for {sentMailDays} to whom and when it went, without what it said.',
    },
    reason: {
      pl: 'Serwer poczty może stać przez weekend, a e-mail z umową ma mimo to dojść. Treść jest w skrzynce odbiorcy i w rezerwacji, trzeciej kopii nie trzeba.',
      en: 'A mail server may be down for a weekend, and the mail with the contract must arrive all the same. Its words stand in the mailbox and in the booking; no third copy is needed.',
    },
    shownBy: ['mails.course-reminder', 'parameters.mailAttempts', 'parameters.mailRetryDelay', 'parameters.reminderDays', 'parameters.sentMailDays', '@C114'],
    asks: { pl: 'Czy przypomnienie wysyłamy {reminderDays} przed kursem?', en: 'Is the reminder sent {reminderDays} before the course?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C198',
    area: 'ours',
    subject: { pl: 'E-maile na adres, którego nikt nie potwierdził', en: 'E-mails to an address that nobody has confirmed' },
    says: [
      { clauses: ['7.1'], variant: { pl: 'formularz wysyła każdy, z dowolnym adresem', en: 'anybody sends the form, with any address' } },
      { clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } },
    ],
    decision: {
      pl: 'Na adres, którego nikt nie potwierdził, idzie tylko to, co wiemy sami: bez imienia, treści i innych słów z formularza. W ciągu doby na jedną skrzynkę idzie potwierdzeń odbioru: {receiptsPerAddress}, z jednej sieci: {receiptsPerClient}; potwierdzenia oświadczeń, których wymaga prawo, liczą się osobno tak samo; linków do potwierdzenia albo do rezerwacji, którą adres już ma: {linksPerAddress}, z jednej sieci: {linksPerClient}. Dalsze zgłoszenia są przyjmowane bez e-maila. Biuro dostaje w ciągu godziny najwyżej tyle e-maili z wiadomościami z formularza: {messageMails}; dalsze pokazuje przegląd dnia. Potwierdzonym adresem jest ten, z którego otwarto link albo za którego zamówienie zapłacono.',
      en: 'An address that nobody has confirmed gets only what we know ourselves: no name, content or other words of the form. Within a day one mailbox gets this many receipts: {receiptsPerAddress}, and one network causes this many: {receiptsPerClient}; receipts of statements that the law demands are counted the same way, apart; links that confirm an address, or lead to the booking that it has already: {linksPerAddress}, from one network: {linksPerClient}. What comes beyond is accepted without an e-mail. The office gets at most this many mails with messages of the form within an hour: {messageMails}; the digest of the day lists the others. An address is confirmed when its link was opened or its order paid.',
    },
    reason: {
      pl: 'Kto wpisze cudzy adres i reklamę zamiast imienia, wysyłałby ją obcym ludziom z naszej domeny, a serwery poczty przestałyby przyjmować nasze e-maile.',
      en: 'Whoever types the address of a stranger and an advertisement for a name would send it from our domain, and mail servers would stop taking our mails.',
    },
    shownBy: [
      'parameters.messageMails',
      'parameters.receiptsPerAddress',
      'parameters.receiptsPerClient',
      'parameters.linksPerAddress',
      'parameters.linksPerClient',
      'mails',
      '@C198',
    ],
    asks: {
      pl: 'Czy dzienna liczba potwierdzeń wysyłanych na niepotwierdzony adres, bez treści formularza, ma wynosić najwyżej {receiptsPerAddress:number}?',
      en: 'Is the number of receipts a day to an unconfirmed address, without words of the form, at most {receiptsPerAddress:number}?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C192',
    area: 'ours',
    subject: { pl: 'Termin, który zostaje w kalendarzu', en: 'A date that stays in a calendar' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } }],
    decision: {
      pl: 'E-mail o przeniesieniu, odstąpieniu, odwołanym kursie i wygaśnięciu rezerwacji ma w załączniku plik, który odwołuje w kalendarzu dotychczasowe zajęcia (METHOD:CANCEL, ten sam UID, wyższy SEQUENCE); nowy termin po przeniesieniu jest w osobnym pliku. UID zajęć zawiera numer rezerwacji, więc koniec jednej nie usuwa z kalendarza innej na ten sam termin, i kończy się adresem strony organizatora; w kalendarzach strony numeru rezerwacji nie ma. SEQUENCE w e-mailach to sekundy od początku 2020 roku, więc późniejszy e-mail jest zawsze nowszy, także gdy ktoś wraca na dawny termin.',
      en: 'A mail about a move, a withdrawal, a course called off or an expired booking carries a file that calls the former classes off in a calendar (METHOD:CANCEL, the same UID, a higher SEQUENCE); the new date of a move is in a file of its own. The UID of classes has the booking number, so that the end of one booking does not remove another of the same date from a calendar, and ends with the host of the provider’s site; in the calendars of the site it has no booking number. SEQUENCE in mails is the seconds since the beginning of 2020, so that the later mail is always the newer one, also where somebody returns to a former date.',
    },
    reason: {
      pl: 'Kto ma w telefonie dawny termin, jedzie na kurs, którego nie ma. Plik iCalendar ma jedną metodę, więc odwołanie i nowy termin nie mieszczą się w jednym.',
      en: 'Whoever has the former date on the phone travels to a course that does not take place. An iCalendar file has one method, so that a cancellation and a new date need two.',
    },
    shownBy: ['@C192'],
    asks: {
      pl: 'Czy e-mail o zmianie terminu ma zawierać plik, który poprawia kalendarz uczestnika?',
      en: 'Shall an e-mail on a changed date carry a file that mends the participant’s calendar?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
