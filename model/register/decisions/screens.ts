import type { RegisterEntry } from '../../schema/register.ts';

/** Ours: first screens and rows of dates. */
export const ourScreensRegister = [
  {
    id: 'C116',
    area: 'ours',
    subject: { pl: 'Pierwszy ekran strony kursu', en: 'First screen of a course page' },
    says: [
      {
        clauses: ['2.34'],
        variant: { pl: 'w nagłówku tytuł, wstęp i przyciski do terminów i programu', en: 'the header has a title, an intro and buttons to dates and program' },
      },
    ],
    decision: {
      pl: 'Nagłówek mówi też, ile kurs kosztuje i w jakie dni trwa, a na stronie miasta, kiedy jest najbliższy termin. Opis, cena z tym, co obejmuje, i program są liniami do rozwinięcia, więc terminy zaczynają się tuż pod nagłówkiem. Strona główna podaje najbliższe terminy ({nextDatesShown}).',
      en: 'The header also tells the price and the days of the week, and on the page of a city the next date. Description, price with what it includes, and program are lines that open, so that the dates begin just below the header. The home page names the nearest dates ({nextDatesShown}).',
    },
    reason: {
      pl: 'Na telefonie to, co rozstrzyga, stało kilka ekranów niżej; kolejność sekcji zostaje.',
      en: 'On a phone what decides stood several screens below; the order of the sections is kept.',
    },
    shownBy: ['parameters.nextDatesShown', '@C116'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C215',
    area: 'ours',
    subject: { pl: 'Strony pod zastrzeżonymi adresami', en: 'Pages at reserved addresses' },
    says: [{ clauses: ['2.29'], variant: { pl: 'adresów zastrzeżonych nie przygotowuje się z góry', en: 'reserved routes are excluded from pre-rendering' } }],
    decision: {
      pl: 'Rezerwacja, wyszukiwarka, listy rodzajów kursów i usunięcie konta mają przygotowaną stronę z nagłówkiem, telefonem, treścią i listą, a bez skryptów z formularzem albo wskazówką; aplikacja zajmuje potem jej miejsce. Poza mapą serwisu i wyszukiwarkami zostają.',
      en: 'Booking, search, the lists of types and account deletion have a prepared page with heading, phone, text and a list, and without scripts a form or what to do instead; then the application takes its place. They stay out of the sitemap and of search engines.',
    },
    reason: {
      pl: 'Bez skryptów albo przy wolnym łączu ktoś widziałby pustą stronę.',
      en: 'Without scripts, or on a slow line, somebody would see an empty page.',
    },
    shownBy: ['@C215'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
  {
    id: 'C221',
    area: 'ours',
    subject: { pl: 'Zapamiętany język', en: 'The remembered language' },
    says: [{ clauses: ['9.8'], variant: { pl: 'cookie z językiem, bez skutku', en: 'a cookie with the language, without an effect' } }],
    decision: {
      pl: 'Strona, która ma odpowiednik w zapamiętanym języku, proponuje go w tym języku jedną linią u dołu okna; druga odpowiedź zapamiętuje język strony i linia znika. Nic nie przekierowuje. Instrukcje pierwszej pomocy nie proponują: nic nie zasłania tam kroków. Strony aplikacji (szukanie, rezerwacja) nie proponują: mają to, co ktoś wybrał albo wpisał.',
      en: 'A page that has a twin in the remembered language offers it in that language, in one line at the bottom of the window; the other answer remembers the language of the page, and the line goes. Nothing redirects. First-aid instructions offer nothing: nothing covers their steps. Pages of the application (search, booking) offer nothing: they hold what somebody chose or typed.',
    },
    reason: {
      pl: 'Kto wybrał angielski, a z wyszukiwarki trafił na stronę polską, znajduje angielską jednym naciśnięciem.',
      en: 'Whoever chose English and came from a search engine to a Polish page finds the English one with one press.',
    },
    shownBy: ['@C221'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-25',
  },
  {
    id: 'C295',
    area: 'ours',
    subject: { pl: 'Jedno słowo na jedną rzecz', en: 'One word for one thing' },
    says: [{ clauses: ['4.27'], variant: { pl: 'zapis zakończony', en: 'enrolment completed' } }],
    decision: {
      pl: 'Zamówienie to krok, który wiąże. Rezerwacja to zajęte miejsce z numerem; wygasa, gdy nikt jej nie potwierdzi albo nie opłaci. Zgłoszenie do niczego nie zobowiązuje: prosi o miejsce bez ceny albo czeka na liście rezerwowej. Zapisać się może każdy, ale „zapis” nie nazywa rezerwacji. Słowa i wyjątki są w słowniku serwisu.',
      en: 'An order is the step that binds. A booking is the place taken, with a number; it expires when nobody confirms or pays it. An enquiry binds to nothing: it asks for a place without a price, and an entry waits on the reserve list. The words and their exceptions are in the glossary of the site.',
    },
    reason: {
      pl: 'Kto czyta na jednej stronie o rezerwacji, na drugiej o zapisie, a w e-mailu o zgłoszeniu, nie wie, czy chodzi o to samo i czy już jest związany umową.',
      en: 'Somebody who reads of a booking here, of an enrolment there and of an entry in a mail cannot tell whether they are one thing, and whether a contract binds them.',
    },
    shownBy: ['@C295'],
    asks: {
      pl: 'Czy słowa „zamówienie”, „rezerwacja”, „zapytanie” i „{message.terms.reserveList}” znaczą to, co w słowniku strony?',
      en: 'Do “order”, “booking”, “enquiry” and “{message.terms.reserveList}” mean what the glossary of the site says?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
