import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on what the office does with bookings, messages and requests. */
export const ourOfficeRegister = [
  {
    id: 'C109',
    area: 'ours',
    subject: { pl: 'Prośby o dane i codzienny przegląd', en: 'Requests for data and the daily digest' },
    says: [
      { clauses: ['2.23'], variant: { pl: 'strona prośby o usunięcie konta', en: 'a page for requests to delete an account' } },
      { clauses: ['7.10'], variant: { pl: 'co dzieje się z prośbą, nie podano', en: 'what becomes of the request is not stated' } },
    ],
    decision: {
      pl: 'Na prośbę o dane biuro odpowiada w ciągu {requestAnswerMonths:genitive}; przegląd dnia pokazuje ostatni dzień odpowiedzi, a z terminów kursów te, które zaczynają się w ciągu {digestAheadDays:genitive}. Dane zaszyfrowane biuro czyta tylko z podaniem osoby i powodu; każde użycie jest zapisywane.',
      en: 'The office answers a request for data within {requestAnswerMonths}; the digest of the day shows the last day to answer, and of the dates of courses those that begin within {digestAheadDays}. What stands encrypted is read by the office only with a person and a reason named; each use is written down.',
    },
    reason: {
      pl: 'Miesiąc daje RODO; dwa tygodnie wystarczą, aby odezwać się do osób z terminów, które się zapełniają.',
      en: 'The month is that of the GDPR; two weeks suffice to speak to people about dates that fill up.',
    },
    shownBy: ['parameters.requestAnswerMonths', 'parameters.digestAheadDays', '@C109'],
    asks: {
      pl: 'Czy biuro odpowiada na prośbę o dane w ciągu {requestAnswerMonths:genitive}?',
      en: 'Does the office answer a request for data within {requestAnswerMonths}?',
    },
    weight: 'law',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C132',
    area: 'ours',
    subject: { pl: 'Dziennik biura i spis odczytów', en: 'The journal of the office and the log of looks' },
    says: [{ clauses: ['3.32'], variant: { pl: 'zapisywana postać zgłoszenia: nie pokazano', en: 'stored shape of a registration: not shown' } }],
    decision: {
      pl: 'Dziennik poleceń biura przechowujemy {officeJournalMonths}, a spis odczytów danych zaszyfrowanych {accessLogYears}. Oba znikają same, a rejestr przetwarzania mówi o nich razem z formularzami.',
      en: 'The journal of the commands of the office is kept {officeJournalMonths}, the log of looks at encrypted data {accessLogYears}. Both go by themselves, and the record of processing tells of them beside the forms.',
    },
    reason: {
      pl: 'Oba zapisy nazywają pracowników, więc i one mają swój czas; odczyt PESEL trzeba umieć wykazać, dopóki ktoś może o niego pytać.',
      en: 'Both name members of the staff, so they have their time too; a look at a PESEL must be accounted for as long as somebody may ask about it.',
    },
    shownBy: ['parameters.officeJournalMonths', 'parameters.accessLogYears', '@C132'],
    asks: {
      pl: 'Czy dziennik poleceń biura trzymamy {officeJournalMonths}, a dziennik wglądów {accessLogYears}?',
      en: 'Is the journal of the office kept {officeJournalMonths}, and the log of looks {accessLogYears}?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C195',
    area: 'ours',
    subject: { pl: 'Terminy z pliku', en: 'Terms of a file' },
    says: [{ clauses: ['3.19'], variant: { pl: 'dateStart; skąd biorą się terminy, nie podano', en: 'dateStart; where dates come from is not stated' } }],
    decision: {
      pl: 'Plik z terminami przyjmujemy w całości albo wcale. Czego nie da się odczytać na pewno, tego nie zgadujemy: każda pomyłka ma swoje zdanie z wierszem i kolumną. Termin może leżeć najwyżej {importedTermYears} naprzód.',
      en: 'A file with terms is taken whole or not at all. What cannot be read for certain is not guessed: each mistake has a sentence with its line and column. A term may be at most {importedTermYears} ahead.',
    },
    reason: {
      pl: 'Termin z błędnym dniem albo liczbą miejsc sprzedaje się, zanim ktoś to zauważy; rok 2072 zamiast 2027 to pomyłka przy pisaniu.',
      en: 'A term with a wrong day or number of places is sold before anybody notices; the year 2072 instead of 2027 is a slip of the keyboard.',
    },
    shownBy: ['parameters.importedTermYears', '@C195'],
    asks: { pl: 'Czy plik z terminami z błędem ma być odrzucony w całości?', en: 'Shall a file of dates with a mistake be refused as a whole?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
