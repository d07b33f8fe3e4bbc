import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on the data of participants. */
export const participantsRegister = [
  {
    id: 'C21',
    area: 'prices',
    subject: { pl: 'Najniższy wiek', en: 'Minimum age' },
    says: [
      { clauses: ['1.7'], variant: { pl: 'kursy są tylko dla dorosłych, chyba że napisano inaczej', en: 'courses are for adults only, except where stated' } },
      {
        clauses: ['1.21'],
        variant: { pl: 'na BLS-AED może przyjść nastolatek od 14 lat z opiekunem', en: 'teenagers from age 14 may attend BLS-AED with a guardian' },
      },
    ],
    decision: {
      pl: 'Najniższy wiek zależy od rodzaju kursu: zwykle {adultAge}, na BLS-AED {blsMinimumAge} z opiekunem; PED dotyczy dzieci, ale jest dla dorosłych. Data, według której ktoś ma ponad {oldestAge:genitive}, to pomyłka.',
      en: 'Minimum age per type: {adultAge} by default, on BLS-AED {blsMinimumAge} with a guardian; PED is about children, for adults. A date that makes somebody older than {oldestAge:number} is a slip.',
    },
    reason: { pl: 'Warsztaty dla dzieci to inna oferta.', en: 'Children’s workshops are another offer.' },
    shownBy: ['parameters.adultAge', 'parameters.blsMinimumAge', 'parameters.oldestAge', 'rules.age-at-start'],
    asks: {
      pl: 'Czy na kurs można przyjść od {adultAge:genitive}, a na BLS-AED od {blsMinimumAge:genitive} z opiekunem?',
      en: 'Is the lowest age {adultAge:number}, and on BLS-AED {blsMinimumAge:number} with a guardian?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C22',
    area: 'prices',
    subject: { pl: 'Jak podaje się dane nastolatka', en: 'How a teenager is named' },
    says: [
      { clauses: ['1.22'], variant: { pl: 'dziecko wymienione w uwagach', en: 'the child named in the comments' } },
      { clauses: ['3.31'], variant: { pl: 'imię, nazwisko i e-mail opiekuna osoby małoletniej', en: 'guardian first name, last name and e-mail for minors' } },
      { clauses: ['5.13'], variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } },
    ],
    decision: {
      pl: 'Osobna część formularza dla małoletnich; do kontaktu służy e-mail opiekuna i nastolatek może podać ten sam; do uwag zapisanego zgłoszenia trafia też czytelny wiersz dla dotychczasowego systemu obsługi.',
      en: 'A section for minors; the guardian’s e-mail is the contact and the teenager may share it; the comments of the stored registration get a readable line too, for the old back office.',
    },
    reason: { pl: 'Dane dziecka nie powinny stać w polu dowolnego tekstu.', en: 'Data of a child do not belong in free text.' },
    shownBy: ['rules.age-at-start', 'rules.email-taken', '@C22'],
    asks: {
      pl: 'Czy dane nastolatka zbieramy w osobnej części formularza, z adresem e-mail opiekuna?',
      en: 'Are the data of a teenager asked for in a part of their own, with the guardian’s e-mail address?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C23',
    area: 'prices',
    subject: { pl: 'Czy para zajmuje {pairPlaces:words}', en: 'Whether a pair takes {pairPlaces:words}' },
    says: [{ clauses: ['1.21'], variant: { pl: 'łączna zniżka 100 zł dla dwóch osób', en: 'total discount 100 PLN for two people' } }],
    decision: {
      pl: 'Para zajmuje {pairPlaces} albo żadnego: gdy tylu nie ma, trafia na listę rezerwową.',
      en: 'A pair takes {pairPlaces} or none: where there are fewer, it goes to the reserve list.',
    },
    reason: { pl: 'Kalendarz tego nie podaje: pytamy.', en: 'The API does not show it: ask.' },
    shownBy: ['parameters.pairPlaces', 'rules.registration-places'],
    asks: {
      pl: 'Czy opiekun z nastolatkiem zajmują {pairPlaces}?',
      en: 'Do a guardian and a teenager take {pairPlaces}?',
      others: [{ pl: 'jedno miejsce', en: 'one place' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C24',
    area: 'prices',
    subject: { pl: 'Szkolne ubezpieczenie NNW', en: 'School accident insurance' },
    says: [{ clauses: ['1.23'], variant: { pl: 'dziecko musi mieć szkolne ubezpieczenie NNW', en: 'the child must have school accident insurance' } }],
    decision: { pl: 'Osobne oświadczenie do zaznaczenia.', en: 'An explicit declaration to tick.' },
    reason: { pl: 'Ktoś musi potwierdzić ten warunek.', en: 'The condition must be confirmed by somebody.' },
    shownBy: ['forms.registration.fields.schoolInsurance'],
    asks: {
      pl: 'Czy wystarczy oświadczenie opiekuna, że dziecko ma szkolne ubezpieczenie NNW?',
      en: 'Is the guardian’s declaration that the child has school accident insurance enough?',
      others: [
        { pl: 'potrzebny jest numer polisy', en: 'the number of the policy is needed' },
        { pl: 'wystarczy też prywatna polisa NNW', en: 'a private accident policy will do as well' },
      ],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C25',
    area: 'prices',
    subject: { pl: 'Cudzoziemcy bez numeru PESEL', en: 'Foreigners without PESEL' },
    says: [
      { clauses: ['1.20'], variant: { pl: 'BLS-AED także po angielsku', en: 'BLS-AED also in English' } },
      { clauses: ['5.9'], variant: { pl: 'PESEL: same cyfry, dokładnie 11, poprawny', en: 'PESEL digits only, exactly 11, valid' } },
    ],
    decision: {
      pl: 'Inny sposób potwierdzenia tożsamości: numer dokumentu i data urodzenia.',
      en: 'Another path of identity: document number and date of birth.',
    },
    reason: { pl: 'Osoba bez numeru PESEL nie mogłaby się inaczej zapisać.', en: 'A person without a PESEL could not register otherwise.' },
    shownBy: ['rules.field-requirement', '@C25'],
    asks: {
      pl: 'Czy osoba bez numeru PESEL podaje numer dokumentu i datę urodzenia?',
      en: 'Does a person without PESEL give the number of a document and the date of birth?',
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C26',
    area: 'prices',
    subject: { pl: 'PESEL wymagany na wszystkich kursach', en: 'PESEL asked for all courses' },
    says: [{ clauses: ['3.31'], variant: { pl: 'pola formularza zapisu: PESEL', en: 'registration form fields: PESEL' } }],
    decision: {
      pl: 'Ustawienie dla każdego rodzaju kursu; gdzie nie wymaga tego zaświadczenie państwowe, pytamy o datę urodzenia.',
      en: 'A flag per course type; where no state certificate needs it, the date of birth is asked.',
    },
    reason: { pl: 'Minimalizacja danych.', en: 'Data minimisation.' },
    shownBy: ['courseTypes.bls.needsPesel', 'rules.field-requirement', '@C26'],
    asks: {
      pl: 'Czy o PESEL pytać tylko tam, gdzie wymaga go państwowe zaświadczenie, a gdzie indziej o datę urodzenia?',
      en: 'Shall PESEL be asked for only where a state certificate needs it, and elsewhere the date of birth?',
      others: [{ pl: 'PESEL na wszystkich kursach', en: 'PESEL for all courses' }],
    },
    weight: 'law',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C27',
    area: 'prices',
    subject: { pl: 'Kod rabatowy w uwagach', en: 'Discount code in the comments' },
    says: [{ clauses: ['3.37'], variant: { pl: 'uwagi (kod rabatowy lub dane do faktury)', en: 'comments (discount code or invoice details)' } }],
    decision: {
      pl: 'Osobne pole nieobowiązkowe; w zapisanym zgłoszeniu jest też wierszem uwag, bo system właściciela nie ma takiego pola.',
      en: 'An optional field of its own; in the stored registration it is a line of the comments too, because the owner’s system has no such field.',
    },
    reason: { pl: 'Kodu w polu dowolnego tekstu nic nie odczytuje.', en: 'A code in free text is not read by anything.' },
    shownBy: ['forms.registration.fields.discountCode', '@C27'],
    asks: {
      pl: 'Czy kod rabatowy ma osobne pole, a w Państwa systemie trafia do uwag?',
      en: 'Does the discount code have a field of its own and go to the comments in your system?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
