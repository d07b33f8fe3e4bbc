import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on calendar data and lists of dates. */
export const calendarRegister = [
  {
    id: 'C52',
    area: 'calendar',
    subject: { pl: 'Data bez roku i bez końca', en: 'A date without year and end' },
    says: [
      {
        clauses: ['3.19'],
        variant: { pl: 'dateStart (oddzielana kreskami; pokazywane dzień i miesiąc)', en: 'dateStart (dash-separated; day and month shown)' },
      },
    ],
    decision: {
      pl: 'Rok stoi w nagłówku miesiąca albo obok daty, a dzień tygodnia zawsze; koniec wynika z układu dni danego kursu, a pod listą stoi, że godziny kolejnych dni mogą się zmienić; datę czytamy jako YYYY-MM-DD bez strefy czasowej.',
      en: 'The year stands in the heading of the month or beside the date, and the weekday always; the end comes from the day pattern of the type, beside the words that the days after the first may change; read as YYYY-MM-DD without a time zone.',
    },
    reason: { pl: 'Sam dzień i miesiąc są niejednoznaczne.', en: 'Day and month alone are ambiguous.' },
    shownBy: ['@C52'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C53',
    area: 'calendar',
    subject: { pl: 'Licznik i lista przyjmują różne kryteria', en: 'Count and list take different criteria' },
    says: [
      { clauses: ['7.5'], variant: { pl: 'courses-count: type, localization, month', en: 'courses-count: type, localization, month' } },
      { clauses: ['7.6'], variant: { pl: 'courses: type, client, localization, month, lang', en: 'courses: type, client, localization, month, lang' } },
    ],
    decision: {
      pl: 'Nasz kalendarz liczy to, co wyszukiwarka pokazuje: otwarte kursy dla osób prywatnych, i tylko takie rodzaje wymienia. Po wczytaniu podajemy długość samej listy.',
      en: 'Our calendar counts what the search shows, the open courses for individuals, and lists no other types. After loading, the length of the list itself is shown.',
    },
    reason: {
      pl: 'Liczba na przycisku jest obietnicą; tylko cudzy kalendarz może liczyć inaczej.',
      en: 'The number on the button is a promise; only the calendar of somebody else may count otherwise.',
    },
    shownBy: ['rules.course-finder', '@C53'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C54',
    area: 'calendar',
    subject: { pl: 'Trzy pisownie jednego rodzaju kursu', en: 'Three spellings of a type' },
    says: [
      {
        clauses: ['3.4', '3.11', '3.12'],
        variant: {
          pl: 'rodzaje kpp, kppRec; klucze kalendarza kpp, kpp-rec; skróty KPP, KPP-rec',
          en: 'types kpp, kppRec; calendar keys kpp, kpp-rec; short labels KPP, KPP-rec',
        },
      },
      { clauses: ['3.21'], variant: { pl: 'pozycja rodzajów w wyszukiwarce: id, name', en: 'search type item: id, name' } },
    ],
    decision: {
      pl: 'Jedna tabela kursów: klucz kalendarza, skrót i nazwa rodzaju w swojej grupie (kpp, kppRec, chem, droga, zamach, tccc) dla kursów, których kalendarz nie zna; plik terminy.json podaje ją przy każdym kursie, a dla pozostałych klucz kalendarza, który jest też identyfikatorem w wyszukiwarce. Rodzaj, który zna tylko kalendarz, pojawia się w wyszukiwarce pod nazwą z kalendarza.',
      en: 'One table of courses: calendar key, short label, and the name of the type within its audience (kpp, kppRec, chem, droga, zamach, tccc) for those that the calendar does not know; terminy.json gives it for each course, and for the others the calendar key, which is also the id of a search type. A type that only the calendar knows appears in the finder under its name there.',
    },
    reason: { pl: 'Jedna rzecz, jeden wiersz.', en: 'One thing, one row.' },
    shownBy: ['calendarKeys.kpp-rec', 'courseTypes.fire-chem.typeName', 'api.search-types', '@C54'],
    confirmedBy: 'owner',
    status: 'decided',
  },
  {
    id: 'C55',
    area: 'calendar',
    subject: { pl: 'kursy-dla-firm wymienione jako klucz kursu', en: 'kursy-dla-firm is listed as a type key' },
    says: [{ clauses: ['3.11'], variant: { pl: 'klucze kalendarza: …, event, kursy-dla-firm', en: 'calendar keys: …, event, kursy-dla-firm' } }],
    decision: {
      pl: 'kursy-dla-firm to klucz klienta, jak kursy-dla-osob-prywatnych; event wymaga takiego samego potwierdzenia (zob. C78).',
      en: 'kursy-dla-firm is a client key, like kursy-dla-osob-prywatnych; event needs the same confirmation (see C78).',
    },
    reason: { pl: 'To nazwa grupy odbiorców.', en: 'The name is that of an audience.' },
    shownBy: ['calendarKeys.kursy-dla-firm.role', '@C55'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C56',
    area: 'calendar',
    subject: { pl: 'Szkolenia mundurowe i strażackie nie mają klucza kalendarza', en: 'Uniformed and fire types have no calendar key' },
    says: [{ clauses: ['3.11'], variant: { pl: 'klucze kalendarza', en: 'calendar keys' } }],
    decision: { pl: 'Tylko zapytanie: bez listy terminów i bez pustego „0 terminów”.', en: 'Enquiry only: no list of dates and no empty “0 terminów”.' },
    reason: { pl: 'Nie ma o co pytać kalendarza.', en: 'There is nothing to ask the calendar for.' },
    shownBy: ['courseTypes.military-kpp.calendar', 'courseTypes.fire-kpp.calendar', '@C56'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C57',
    area: 'calendar',
    subject: { pl: 'Brak oznaczenia, gdy liczba miejsc jest nieznana i gdy jest duża', en: 'No badge for unknown and for plenty' },
    says: [{ clauses: ['4.20'], variant: { pl: 'null – bez oznaczenia; ponad 10 – bez oznaczenia', en: 'null, no badge; over 10, no badge' } }],
    decision: {
      pl: 'Zgodnie ze specyfikacją; stan dla maszyn jest różny (nieznany, dostępny) na potrzeby sortowania i danych strukturalnych.',
      en: 'As specified; the machine-readable state differs (unknown, available) for sorting and structured data.',
    },
    reason: {
      pl: 'Dla odwiedzającego „nieznana” i „duża” wyglądają tak samo, dla maszyny nie.',
      en: 'Unknown and plenty look the same to a visitor, not to a machine.',
    },
    shownBy: ['parameters.lowAvailability', 'rules.availability-badge'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C58',
    area: 'calendar',
    subject: { pl: 'Brzmienie dla kilku wolnych miejsc', en: 'Wording for several free places' },
    says: [
      { clauses: ['4.21'], variant: { pl: 'od 5 do 10: brzmienie „kilka wolnych miejsc”', en: '5 to 10 “few free places” wording' } },
      { clauses: ['4.30'], variant: { pl: 'od 2 do 4: „Zostały N wolne miejsca”', en: '2 to 4 “There are N free places left”' } },
      { clauses: ['9.5'], variant: { pl: 'próg niskiej dostępności: 10 lub mniej', en: 'low-availability threshold 10 or fewer' } },
    ],
    decision: {
      pl: 'Zgodnie ze specyfikacją; tekst dla czytników ekranu podaje też liczbę; zielone oznaczenie zawsze mówi to samo słowami, nigdy samym kolorem.',
      en: 'As specified; the text for screen readers gives the number too; a green badge always says the same in words, never by colour alone.',
    },
    reason: { pl: 'Zachowujemy brzmienie specyfikacji.', en: 'The wording of the specification is kept.' },
    shownBy: ['parameters.severalPlacesFrom', 'rules.availability-badge', '@C58', 'parameters.fewPlacesFrom', 'parameters.fewPlacesTo'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C59',
    area: 'calendar',
    subject: { pl: '„Lista rezerwowa” bez wywołania', en: '“Reserve list” without a call' },
    says: [{ clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } }],
    decision: {
      pl: 'Odnośnik rezerwacji ma napis „lista rezerwowa”. Termin szkolenia dla firm nie prowadzi do rezerwacji, lecz wpisuje się do formularza na stronie.',
      en: 'The booking link is labelled “lista rezerwowa”. A date of a company training does not lead to the booking but becomes the subject of the form on the page.',
    },
    reason: { pl: 'Nie pokazano wywołania, które by to obsługiwało.', en: 'No call for it is shown.' },
    shownBy: ['rules.registration-places', '@C59'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C208',
    area: 'calendar',
    subject: { pl: 'Liczba miejsc na szkoleniu dla grupy', en: 'Number of places in a training for a group' },
    says: [
      { clauses: ['4.20', '4.21', '4.30'], variant: { pl: 'oznaczenie terminu z liczby wolnych miejsc', en: 'a badge by the number of free places' } },
      { clauses: ['1.29'], variant: { pl: 'szkolenie dla całej grupy, do 20 osób', en: 'a training for a whole group, up to 20 people' } },
    ],
    decision: {
      pl: 'Terminy dla firm i służb zamawia się dla całej grupy, dlatego nie podają liczby wolnych miejsc. Gdy kalendarz nie ma już miejsc, termin ma oznaczenie „Brak miejsc”, a odnośnik prowadzi do pytania o inny termin.',
      en: 'Dates for companies and services are bought for a whole group, so they name no number of free places. Where the calendar has none left, the date is marked “Fully booked” and its link asks for another date.',
    },
    reason: {
      pl: '„Zostało 1 wolne miejsce” nic nie znaczy dla grupy, która zamawia cały dzień.',
      en: '“1 free place left” means nothing to a group that buys the whole day.',
    },
    shownBy: ['rules.badge-shown', '@C208'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C209',
    area: 'calendar',
    subject: { pl: 'Pełny termin kursu bez ceny', en: 'A full date of a course without a price' },
    says: [{ clauses: ['4.20'], variant: { pl: '0 lub mniej: czerwone oznaczenie „Lista rezerwowa”', en: '0 or less, red badge “Reserve list”' } }],
    decision: {
      pl: 'Każdy kurs ma wartość, która mówi, czy pełny termin bez ceny prowadzi listę rezerwową. Domyślnie tak: termin ma czerwone oznaczenie „Lista rezerwowa”, wpis to jeden ekran bez żadnej kwoty, a biuro odpowiada w kolejności wpisów, bo bez ceny program nie może sam zaproponować zamówienia. Z wartością „nie” termin ma oznaczenie „Brak miejsc”, a każdy krok zgłoszenia mówi, że odpowiedź zaproponuje inny termin.',
      en: 'Each course has a value that says whether a full date without a price keeps a reserve list. It does unless said otherwise: the date has the red badge “Reserve list”, an entry is one screen without any sum, and the office answers in the order of the entries, since without a price the program cannot offer an order itself. With the value “no” the date is marked “Fully booked”, and every step of the enquiry says that the answer will propose another date.',
    },
    reason: {
      pl: 'Lista rezerwowa niczego nie zamawia, więc nie potrzebuje ceny. Kto woli od razu proponować inne terminy, zmienia wartość kursu.',
      en: 'A reserve list orders nothing, so it needs no price. Whoever would rather propose other dates at once changes the value of the course.',
    },
    shownBy: ['rules.order-possible', 'rules.badge-shown', 'courseTypes.ped.unpricedReserveList', '@C209'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C60',
    area: 'calendar',
    subject: { pl: 'Skrócona lista tylko wtedy, gdy widać filtr', en: 'A shortened list only when the filter is visible' },
    says: [
      {
        clauses: ['4.22', '4.23'],
        variant: {
          pl: 'pierwszych 10 terminów, dopóki nie naciśnięto „Pokaż wszystkie”, o ile widać filtr i terminów jest więcej niż 10',
          en: 'first 10 terms until Show all, provided the filter is visible and more than 10 exist',
        },
      },
    ],
    decision: {
      pl: 'Najpierw widać {termsInitiallyShown} tylko tam, gdzie jest filtr miast: na stronach kursów i w wyszukiwarce. Lista kursów w mieście nie ma filtra miast, więc jest od razu cała. Wartość organizatora może zaliczyć do filtrów także wybór kursu i miesiąca, który ta lista ma.',
      en: 'A list begins with {termsInitiallyShown:number} only where there is a filter of cities: on course pages and in the search. The list of courses in a city has none, so it is whole at once. A value of the owner can count its choice of course and month as a filter, too.',
    },
    reason: {
      pl: 'Kilkadziesiąt terminów jednego miasta odsuwa w dół to, co stoi pod nimi; komu to przeszkadza, ten zmienia wartość.',
      en: 'Dozens of dates of one city push down what stands below them; whoever minds changes the value.',
    },
    shownBy: ['parameters.termsInitiallyShown', 'rules.terms-shown', 'choices.foldByCityFilterAlone', '@C60'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C61',
    area: 'calendar',
    subject: { pl: 'Filtr na stronie KPP w mieście', en: 'The filter on a city page of KPP' },
    says: [
      {
        clauses: ['2.6'],
        variant: { pl: 'KPP i recertyfikacja KPP przyjmują miasto jako parametr trasy', en: 'KPP and KPP recertification take the city as a route parameter' },
      },
      { clauses: ['4.25', '4.26'], variant: { pl: 'zmiana filtra aktualizuje zapytanie w adresie', en: 'the filter change updates the URL query' } },
    ],
    decision: {
      pl: 'Wybór miasta prowadzi do /{type}/{city}, „wszystkie” do /{type}; na pozostałych kursach i w języku bez stron miast zmienia się zapytanie. Miasto z zapytania obowiązuje, dopóki nie ma go ścieżka, a pozostałe parametry adresu zostają przy każdym wyborze.',
      en: 'Choosing a city goes to /{type}/{city}, “all” to /{type}; the other types, and a language without city pages, edit the query. A city in the query holds as long as the path names none, and every choice keeps the other parameters of the address.',
    },
    reason: { pl: 'Filtr nie może przeczyć adresowi strony.', en: 'A filter must not contradict its address.' },
    shownBy: ['rules.city-filter', '@C61'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C62',
    area: 'calendar',
    subject: { pl: 'Zapis miesiąca', en: 'Format of the month' },
    says: [{ clauses: ['2.10', '2.11'], variant: { pl: 'parametr zapytania month filtruje terminy', en: 'a query parameter month filters dates' } }],
    decision: {
      pl: 'YYYY-MM w adresie, zamieniany przy wywołaniu kalendarza; błędny miesiąc pomijamy i mówimy o tym przy terminach.',
      en: 'YYYY-MM in the address, mapped in the adapter; an invalid month is ignored, and the list of dates says so.',
    },
    reason: { pl: 'Zapisu nie podano.', en: 'The format is not stated.' },
    shownBy: ['api.courses', '@C62'],
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C63',
    area: 'calendar',
    subject: { pl: 'Liczba jest pobierana przy każdej zmianie', en: 'The count is fetched on every change' },
    says: [
      {
        clauses: ['4.9'],
        variant: { pl: 'każda zmiana rodzaju kursu, miasta lub miesiąca pobiera ją na nowo', en: 'any change of type, city or month re-fetches it' },
      },
    ],
    decision: {
      pl: 'Wcześniejsze wywołanie przerywamy, a spóźnioną odpowiedź pomijamy; ostatnia liczba zostaje przygaszona; przy niepowodzeniu mówimy, że nie udało się policzyć, a wyszukiwanie działa.',
      en: 'The earlier call is aborted and a stale answer ignored; the last number stays dimmed; on failure the page says that it could not count, and the search works.',
    },
    reason: { pl: 'Liczy się ostatni wybór.', en: 'The last choice must win.' },
    shownBy: ['rules.course-finder', '@C63'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C64',
    area: 'calendar',
    subject: { pl: 'Niepowodzenia wywołań', en: 'Failures of the calls' },
    says: [
      {
        clauses: ['8.5'],
        variant: {
          pl: 'niepowodzenia wywołań kalendarza, wyszukiwarki, pytań i artykułów: nie pokazano',
          en: 'failures of calendar, search, FAQ and article calls: not shown',
        },
      },
    ],
    decision: {
      pl: 'Listy terminów i wyszukiwarka mówią, że wczytują, że nic nie ma albo że się nie udało, i dają ponowić; gdy kalendarz nie odpowiada, zostają terminy z budowy strony z ich datą. Pytania i artykuły są w samej stronie, więc bez odpowiedzi zostają takie, jakie są.',
      en: 'Lists of dates and the finder say that they load, that there is nothing or that it failed, and offer to try again; while the calendar is silent the dates of the build stay, with their day. Questions and articles stand in the page itself, so without an answer they stay as they are.',
    },
    reason: { pl: 'Odwiedzający musi zawsze widzieć dalszą drogę, wraz z numerem telefonu.', en: 'A visitor must always see a way on, with the phone number.' },
    shownBy: ['rules.terms-list', 'rules.course-finder', '@C64'],
    confirmedBy: 'nobody',
    status: 'decided',
  },
] as const satisfies readonly RegisterEntry[];
