import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on how dates near a place are found. */
export const ourFinderRegister = [
  {
    id: 'C140',
    area: 'ours',
    subject: { pl: 'Skąd nazwy miejscowości', en: 'Where names of places come from' },
    says: [{ clauses: ['4.22'], variant: { pl: 'filtr miasta: lista naszych miast', en: 'city filter: the list of our cities' } }],
    decision: {
      pl: 'Miejscowości, ich województwa i położenie z dokładnością około kilometra pochodzą ze spisu GeoNames (CC BY 4.0): miejscowości od tysiąca mieszkańców i siedziby gmin. Źródło jest podane w stopce. Podpowiedzi ({placeSuggestions}) zaczynają się od większych miejscowości. Po kodzie pocztowym nie szukamy, bo żaden publiczny pakiet nie niesie otwartego spisu polskich kodów; strona mówi to wprost.',
      en: 'Places, their provinces and positions to about a kilometre come from the list of GeoNames (CC BY 4.0): places of at least a thousand people and seats of municipalities. The source is named in the footer. Suggestions ({placeSuggestions}) begin with larger places. There is no search by postal code, since no public package carries an open list of Polish ones; the site says so plainly.',
    },
    reason: {
      pl: 'Spis działa bez sieci i bez pytania obcego serwera o to, gdzie ktoś mieszka.',
      en: 'The list works offline, and no foreign server is asked where somebody lives.',
    },
    shownBy: ['parameters.placeSuggestions', '@C140'],
    asks: {
      pl: 'Czy lista miejscowości może pochodzić z GeoNames, ze wzmianką w stopce?',
      en: 'May the list of places come from GeoNames, named in the footer?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C141',
    area: 'ours',
    subject: { pl: 'Gdy nie ma terminu', en: 'Where there is no date' },
    says: [
      { clauses: ['4.8', '4.22'], variant: { pl: 'pusty wynik: nie pokazano', en: 'empty result: not shown' } },
      { clauses: ['4.10'], variant: { pl: 'przycisk mówi „pokaż N” przy każdym kryterium', en: 'the button says “show N found” with any criterion' } },
    ],
    decision: {
      pl: 'Pusty wynik mówi dokładnie, czego nie ma (miesiąc, miasto), i prowadzi dalej: do terminu przed wybranym miesiącem i po nim oraz do najbliższych miast ({nearestCitiesShown}). Kurs, który trwa na przełomie miesięcy, jest w obu. Przycisk wyszukiwarki nie zaprasza do zera terminów.',
      en: 'An empty result says exactly what there is not (month, city) and leads on: to the date before the chosen month and after it, and to the nearest cities ({nearestCitiesShown}). A course over the end of a month is in both months. The finder’s button does not invite to zero dates.',
    },
    reason: {
      pl: 'Kto nic nie znalazł, ma wiedzieć, co jest najbliżej, a nie zaczynać od nowa.',
      en: 'Whoever found nothing should learn what is nearest instead of starting anew.',
    },
    shownBy: ['parameters.nearestCitiesShown', '@C141'],
    asks: {
      pl: 'Czy tam, gdzie nie ma terminu, pokazywać najbliższe daty i miasta ({nearestCitiesShown})?',
      en: 'Where there is no date, shall the nearest dates and cities ({nearestCitiesShown}) be shown?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C142',
    area: 'ours',
    subject: { pl: 'O co pytamy firmy', en: 'What companies are asked' },
    says: [{ clauses: ['3.1', '7.18'], variant: { pl: 'pola formularza kontaktowego', en: 'fields of the contact form' } }],
    decision: {
      pl: 'Formularz na stronach szkoleń dla grup pyta też o wersję szkolenia (podstawową na jeden dzień albo rozszerzoną), liczbę osób, miejsce i czas; żadna z tych odpowiedzi nie jest obowiązkowa. Umowa z dostawcą nie ma dla nich pól, więc stają się początkiem treści wiadomości, po tym, czego ona dotyczy.',
      en: 'The form on pages of trainings for groups also asks for the version of the training (the basic one of one day or the extended one), the number of people, the place and the time; none of these answers is required. The contract of the provider has no fields for them, so they become the beginning of the content, after what the message is about.',
    },
    reason: {
      pl: 'Bez nich nie da się przygotować oferty, a każde dodatkowe pytanie przez telefon opóźnia odpowiedź.',
      en: 'No offer can be made without them, and every further question on the phone delays the answer.',
    },
    shownBy: ['@C142'],
    asks: {
      pl: 'Czy firmy pytamy też, bez obowiązku, o wersję szkolenia, liczbę osób, miejsce i czas?',
      en: 'Are companies also asked, not required, for version, number of people, place and time?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C224',
    area: 'ours',
    subject: { pl: 'Miejsce formularza na stronach dla grup', en: 'Place of the form on pages for groups' },
    says: [
      { clauses: ['2.35'], variant: { pl: 'po nagłówku ramka z ceną i ramka z opisem', en: 'a price box and a description box after the header' } },
      { clauses: ['2.36'], variant: { pl: 'po nich program', en: 'the program after them' } },
    ],
    decision: {
      pl: 'Na stronach szkoleń dla firm, służb mundurowych i straży pożarnej po nagłówku są ramka z ceną i ramka z opisem, a po nich formularz zapytania. Przycisk w nagłówku prowadzi prosto do niego. Grupa odbiorców mówi, czy formularz jest przed ceną, czy po cenie i opisie.',
      en: 'On the pages of trainings for companies, uniformed services and fire brigades the header is followed by the price box and the description box, and these by the enquiry form. A button in the header leads straight to it. The audience says whether the form stands before the price, or after price and description.',
    },
    reason: {
      pl: 'Kolejność jest taka jak w specyfikacji, a kto wie, czego chce, ma formularz o jedno naciśnięcie dalej.',
      en: 'The order is that of the specification, and who knows what they want has the form one press away.',
    },
    shownBy: ['@C224'],
    asks: {
      pl: 'Czy formularz na stronach dla firm i służb ma stać po opisie, z przyciskiem w nagłówku?',
      en: 'Shall the form on pages for companies and services follow the description, with a button in the header?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C217',
    area: 'ours',
    subject: { pl: 'Kiedy strona pyta po wczytaniu', en: 'When a page asks after it has loaded' },
    says: [
      { clauses: ['4.9'], variant: { pl: 'liczbę pobiera się przy wczytaniu i po każdej zmianie', en: 'the count is fetched on load and on every change' } },
      {
        clauses: ['7.7'],
        variant: { pl: 'kalendarz jest pytany przy wczytaniu strony i po zmianie miasta', en: 'the calendar is called on page load and on city change' },
      },
      { clauses: ['4.24'], variant: { pl: 'zmiana miasta pobiera terminy na nowo', en: 'changing the city reloads the terms' } },
      { clauses: ['7.8'], variant: { pl: 'pytania pobiera się przy wczytaniu strony', en: 'the questions are fetched on page load' } },
    ],
    decision: {
      pl: 'Strona pyta o terminy z ceną i opisem, o pytania i o liczbę terminów, gdy jest wczytana, a przeglądarka nie ma nic innego do zrobienia, najpóźniej kilka sekund później. Odpowiedź zmienia tylko to, co się od zbudowania strony zmieniło. Zdarzenie view_item mówi o cenie, którą strona pokazuje po tej odpowiedzi. Część, której ktoś użyje później, ma odpowiedź już pod ręką; kto w ciągu minuty wraca do tego samego miasta, widzi tę samą odpowiedź.',
      en: 'A page asks for dates with price and texts, for questions and for the number of dates once it has loaded and the browser has nothing else to do, a few seconds later at the latest. An answer changes only what has changed since the page was built. The event view_item tells the price that the page shows after that answer. A part that somebody uses later has the answer at hand; whoever returns to a city within a minute sees the same answer.',
    },
    reason: {
      pl: 'Cena ze strony ma być ceną z kalendarza, zanim ktoś ją przeczyta, a pierwsze wyświetlenie nie może na nic czekać.',
      en: 'The price on the page is to be the calendar’s before somebody reads it, and the first paint must wait for nothing.',
    },
    shownBy: ['@C217'],
    asks: { pl: 'Czy strona może pytać kalendarz kilka sekund po wczytaniu?', en: 'May a page ask the calendar a few seconds after it has loaded?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C270',
    area: 'ours',
    subject: { pl: 'Okres zamiast miesiąca w wyszukiwarce', en: 'A span instead of a month in the finder' },
    says: [{ clauses: ['3.23'], variant: { pl: 'kryteria wyszukiwania: typ, miasto, miesiąc', en: 'search criteria: type, city, month' } }],
    decision: {
      pl: 'Obok miesięcy można wybrać okres od dziś ({searchSpanMonths}). Kalendarz pytamy wtedy o wszystkie miesiące, a terminy z okresu wybiera przeglądarka; parametr miesiąca w pytaniu i w adresie zostaje taki, jak opisano.',
      en: 'Beside months a span from today can be chosen ({searchSpanMonths}). The calendar is then asked for every month, and the browser picks the dates of the span; the parameter for a month stays as specified, in the call and in the address.',
    },
    reason: {
      pl: 'Kto szuka „w ciągu {searchSpanMonths:genitiveWords}”, musiałby pytać trzy razy.',
      en: 'Whoever wants a date “within {searchSpanMonths:words}” would have to search three times.',
    },
    shownBy: ['parameters.searchSpanMonths', '@C270'],
    asks: {
      pl: 'Czy w wyszukiwarce można obok miesiąca wybrać okres od dziś ({searchSpanMonths})?',
      en: 'May the finder offer a span from today ({searchSpanMonths}) beside a month?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C271',
    area: 'ours',
    subject: { pl: 'Jedno pole na miejsce i wynik w zasięgu wzroku', en: 'One field for a place, and results in sight' },
    says: [
      {
        clauses: ['3.23', '4.12'],
        variant: { pl: 'kryterium miasta; naciśnięcie przekazuje kryteria', en: 'a criterion for the city; pressing passes the criteria on' },
      },
    ],
    decision: {
      pl: 'Wyszukiwarka ma jedno pole na miejsce: lista naszych miast, każda inna miejscowość po wpisaniu liter. Po wyszukaniu formularz zwija się do tego, co wybrano; każde kryterium można zdjąć, a fokus jest na nagłówku z liczbą terminów.',
      en: 'The finder has one field for a place: the list of our cities, any other town as one types. After a search the form folds into what was chosen; each criterion can be taken away, and the focus is on the heading with the number of dates.',
    },
    reason: {
      pl: 'Na telefonie formularz zajmował cały ekran, a wynik stał pod nim: wyglądało to tak, jakby nic się nie stało.',
      en: 'On a phone the form filled the screen and the results stood below it: it looked as if nothing had happened.',
    },
    shownBy: ['@C271'],
    asks: { pl: 'Czy wyszukiwarka ma mieć jedno pole na miejscowość?', en: 'Shall the finder have a single field for a place?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
