import type { RegisterEntry } from '../schema/forms.ts';

/** Register entries on pages, calls and widgets of our own. */
export const ourPagesRegister = [
  {
    id: 'C80',
    area: 'ours',
    subject: { pl: 'Strony własne', en: 'Pages of our own' },
    says: [
      {
        section: '2',
        variant: {
          pl: 'tabela stanów zagrożenia (nie podano strony)',
          en: 'table of medical situations (no page named)',
        },
      },
      {
        section: '2',
        variant: {
          pl: 'angielskie odpowiedniki list rodzajów kursów nie mają adresów',
          en: 'the English twins of the type lists have no paths',
        },
      },
    ],
    decision: {
      pl: '/stany-nagle, /deklaracja-dostepnosci, /odstapienie-od-umowy, /audyt (tylko w środowiskach alfa i internal), strona 404 oraz angielskie adresy list rodzajów kursów.',
      en: '/stany-nagle, /deklaracja-dostepnosci, /odstapienie-od-umowy, /audyt (environments alfa and internal only), a 404 page, and English paths for the type lists.',
    },
    reason: {
      pl: 'Tabela, deklaracja i funkcja wymagana przez prawo potrzebują adresu.',
      en: 'A table, a statement and a function of the law need an address.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C81',
    area: 'ours',
    subject: {
      pl: 'Własne wywołania i niedopowiedziane szczegóły danych',
      en: 'Calls of our own and open payload details',
    },
    says: [
      {
        section: '7',
        variant: {
          pl: 'wysłanie zgłoszenia, płatność, usunięcie konta: nie pokazano',
          en: 'registration submit, payment, account deletion: not shown',
        },
      },
      {
        section: '7',
        variant: {
          pl: 'price, localization (numer miasta albo null), items',
          en: 'price, localization (city id or null), items',
        },
      },
    ],
    decision: {
      pl: 'Adresy pod /api/registrations, /api/payments, /api/account-deletions i /api/withdrawals; numery spraw, których nie da się odgadnąć; w kalendarzu cena to liczba złotych, miasto – jego numer, termin – liczba całkowita; własne kwoty liczymy w groszach.',
      en: 'Paths under /api/registrations, /api/payments, /api/account-deletions and /api/withdrawals; references that cannot be guessed; in the calendar the price is a number of złoty, a city its number, a term an integer; our own amounts are grosze.',
    },
    reason: { pl: 'Umowa nie jest dalej opisana.', en: 'The contract is not written down further.' },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C82',
    area: 'ours',
    subject: { pl: 'Nazwy formularzy czterech grup odbiorców', en: 'Names of the four audience forms' },
    says: [
      {
        section: '7',
        variant: {
          pl: 'formularz indywidualny, firmowy, mundurowy, strażacki',
          en: 'individual form, company form, uniformed form, fire-service form',
        },
      },
    ],
    decision: {
      pl: '„Formularz dla osób prywatnych”, „… dla firm”, „… dla służb mundurowych”, „… dla straży pożarnej”.',
      en: '“Formularz dla osób prywatnych”, “… dla firm”, “… dla służb mundurowych”, “… dla straży pożarnej”.',
    },
    reason: { pl: 'Podano tylko nazwę domyślną.', en: 'Only the default name is given.' },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C83',
    area: 'ours',
    subject: { pl: 'Leki w tabeli stanów zagrożenia', en: 'Medicines in the table of situations' },
    says: [
      {
        section: '2',
        variant: {
          pl: 'autowstrzykiwacz; glukagon w strzykawce lub aerozolu do nosa; lek do nosa, doodbytniczo lub do policzka; inhalator; dawkowanie aspiryny',
          en: 'auto-injector; glucagon syringe or nasal spray; nasal, rectal or cheek drug; inhaler; aspirin dosing',
        },
      },
    ],
    decision: {
      pl: 'W tabeli stoją tylko te słowa; gdzie nie wymieniono leku, jest „lek dostępny na miejscu”; dawkowanie aspiryny pozostawiamy lekarzowi.',
      en: 'Only these words stand in the table; where no medicine is named it says “lek dostępny na miejscu”; the dosing of aspirin is left to a physician.',
    },
    reason: {
      pl: 'Treść medyczna wymaga recenzenta podanego z nazwiska.',
      en: 'Medical content needs a named reviewer.',
    },
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C84',
    area: 'ours',
    subject: { pl: 'Jak przyprowadza się drugą osobę', en: 'How a second person is brought' },
    says: [
      {
        section: '1',
        variant: {
          pl: 'zniżka 200 zł za przyprowadzenie drugiej osoby',
          en: 'discount of 200 PLN for bringing a second person',
        },
      },
      { section: '5', variant: { pl: 'jedna osoba na adres e-mail', en: 'one person per e-mail address' } },
    ],
    decision: {
      pl: 'W rezerwacji podaje się adres e-mail drugiej osoby, która zapisuje się sama; zniżka naliczana jest raz dla pary.',
      en: 'The booking names the e-mail of the second person, who registers on their own; the discount is applied once for the pair.',
    },
    reason: {
      pl: 'Do zaświadczenia potrzebne są dane każdej osoby, podane przez nią samą.',
      en: 'A certificate needs the data of each person from that person.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C85',
    area: 'ours',
    subject: { pl: 'Jak długo przechowujemy dane', en: 'How long data are kept' },
    says: [
      {
        section: '3',
        variant: { pl: 'zapisywana postać zgłoszenia: nie pokazano', en: 'stored shape of a registration: not shown' },
      },
    ],
    decision: {
      pl: 'Wiadomości i prośby o usunięcie 12 miesięcy, dane do faktur 5 lat, dane umów 6 lat, dokumentacja szkoleń 5 lat.',
      en: 'Contact messages and deletion requests 12 months, invoice details 5 years, contract data 6 years, training records 5 years.',
    },
    reason: {
      pl: 'Okresy podano tylko dla dokumentacji szkoleń (opracowanie dziedziny, rozdział 3.5).',
      en: 'No times are given except for training records (domain section 3.5).',
    },
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C86',
    area: 'ours',
    subject: { pl: 'Menu', en: 'Menus' },
    says: [
      {
        section: '3',
        variant: {
          pl: 'pozycje menu: nazwa, adres wewnętrzny lub zewnętrzny, wyróżnienie',
          en: 'menu entries: name, uri or url, special flag',
        },
      },
    ],
    decision: {
      pl: 'Menu wynika z grup odbiorców i tabeli tras; pozycję wyróżnioną pokazujemy jako przycisk („Znajdź kurs”).',
      en: 'Menus follow the audiences and the route table; the special entry is shown as a button (“Znajdź kurs”).',
    },
    reason: {
      pl: 'Nie podano ani pozycji, ani znaczenia wyróżnienia.',
      en: 'The entries and the meaning of the flag are not given.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C87',
    area: 'ours',
    subject: { pl: 'Podpis i przesunięcie miasta na mapie', en: 'Label and offsets of a city on the map' },
    says: [
      {
        section: '3',
        variant: {
          pl: 'miasto: podpis (może mieć podział wiersza), opcjonalne przesunięcia',
          en: 'city: label (may contain a line break), optional style offsets',
        },
      },
    ],
    decision: {
      pl: 'Nazwy dwuwyrazowe dzielimy po pierwszym wyrazie; przesunięć nie zapisujemy, położenie wynika ze współrzędnych.',
      en: 'Names of two words break after the first; no offsets are stored, the position comes from the coordinates.',
    },
    reason: { pl: 'Nie podano ani podpisów, ani przesunięć.', en: 'Neither labels nor offsets are given.' },
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C88',
    area: 'ours',
    subject: { pl: 'Środowisko przy uruchomieniu lokalnym', en: 'Environment of a local start' },
    says: [{ section: '2', variant: { pl: 'środowiska alfa i internal', en: 'environments alfa and internal' } }],
    decision: {
      pl: 'Trzy środowiska: alfa, internal, production; dla wyszukiwarek otwarte jest tylko production.',
      en: 'Three environments: alfa, internal, production; production alone is open to search engines.',
    },
    reason: {
      pl: 'Strony audytu i czat muszą być dostępne dla tych, którzy je sprawdzają.',
      en: 'The audit pages and the chat widget must be reachable for those who check them.',
    },
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C89',
    area: 'ours',
    subject: { pl: 'Pola dodane do formularza zapisu', en: 'Fields added to the registration form' },
    says: [{ section: '3', variant: { pl: 'pola formularza zapisu', en: 'registration form fields' } }],
    decision: {
      pl: 'Dodane: sposób potwierdzenia tożsamości, numer dokumentu, data urodzenia, kod rabatowy, druga osoba, ubezpieczenie szkolne, koniec ważności zaświadczenia, jednostka współpracująca, żądanie wcześniejszego rozpoczęcia.',
      en: 'Added: way of identity, document number, date of birth, discount code, second person, school insurance, expiry of the certificate, cooperating unit, request for an early start.',
    },
    reason: {
      pl: 'Bez nich nie da się sprawdzić reguł z rozdziału 5 specyfikacji ani rejestru (C16, C17, C24–C27).',
      en: 'The rules of specification section 5 and the register (C16, C17, C24–C27) cannot be checked without them.',
    },
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C90',
    area: 'ours',
    subject: { pl: 'Galerie, których nie podano', en: 'Galleries that are not stated' },
    says: [
      {
        section: '3',
        variant: {
          pl: 'liczby zdjęć: KPP 29, recertyfikacja 22, BLS 11, PED 9 …',
          en: 'gallery sizes: KPP 29, recertification 22, BLS 11, PED 9 …',
        },
      },
    ],
    decision: {
      pl: 'BLS-AED po angielsku pokazuje zdjęcia BLS; szkolenia mundurowe i strażackie nie mają galerii.',
      en: 'English BLS-AED shows the set of BLS; uniformed and fire types have no gallery.',
    },
    reason: {
      pl: 'Część ta jest pokazywana tylko wtedy, gdy kurs ma zdjęcia.',
      en: 'The section is shown only if the type has images.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C91',
    area: 'ours',
    subject: { pl: 'Ustawienia karuzel', en: 'Settings of the carousels' },
    says: [
      {
        section: '3',
        variant: {
          pl: 'ustawienia karuzeli: height, folder, cycle, interval, continuous',
          en: 'carousel settings: height, folder, cycle, interval, continuous',
        },
      },
    ],
    decision: {
      pl: 'Logotypy i galerie kursów przesuwają się same i w kółko; odstęp czasu jest taki jak w rozdziale 9 specyfikacji; bez wysokości.',
      en: 'Logos and course galleries cycle and are continuous; the interval is that of specification section 9; no height.',
    },
    reason: { pl: 'Podano nazwy ustawień, bez wartości.', en: 'The settings are named, their values are not.' },
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C92',
    area: 'ours',
    subject: { pl: 'Wybór kursu', en: 'Course chooser' },
    says: [
      {
        section: '1',
        variant: {
          pl: 'kursy czterech grup odbiorców, bez reguły, który kurs dla kogo',
          en: 'courses of four audiences, without a rule which course fits whom',
        },
      },
    ],
    decision: {
      pl: 'Cztery pytania (dla kogo, czy kończy się zaświadczenie, cel, język) prowadzą do jednego kursu; połączenia bez kursu nie są oferowane.',
      en: 'Four questions (audience, certificate that ends, aim, language) lead to one course; a combination without a course is not offered.',
    },
    reason: {
      pl: 'Odwiedzający wiedzą, po co przychodzą, a nie jak nazywa się ich kurs.',
      en: 'Visitors know why they come, not how their course is called.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C93',
    area: 'ours',
    subject: { pl: 'Adres w zdarzeniu wyświetlenia strony', en: 'Address in the event of a page view' },
    says: [
      {
        section: '7',
        variant: { pl: 'virtual_page_view, bez parametrów', en: 'virtual_page_view, without parameters' },
      },
    ],
    decision: {
      pl: 'Zdarzenie niesie page_location i page_path: ścieżkę, a z zapytania tylko termin, miasto i miesiąc.',
      en: 'The event carries page_location and page_path: the path, and of the query only the keys course, localization and month.',
    },
    reason: {
      pl: 'Bez nich tag sam wziąłby pełny adres, także datę zaświadczenia albo numer rezerwacji.',
      en: 'Without them a tag would take the full address by itself, also the date of a certificate or the number of a booking.',
    },
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C94',
    area: 'calendar',
    subject: { pl: 'Terminy przesunięte i usunięte', en: 'Dates that move or vanish' },
    says: [
      {
        section: '3',
        variant: {
          pl: 'termin: id, name, type, dateStart, showHours, hoursRendered, city, localization, freePlaces; bez stanu',
          en: 'term: id, name, type, dateStart, showHours, hoursRendered, city, localization, freePlaces; without a state',
        },
      },
    ],
    decision: {
      pl: 'Pliki kalendarza liczą zmiany terminu; termin, który zniknął przed swoim ostatnim dniem, zostaje w nich jako nieaktualny i podaje telefon.',
      en: 'Calendar files number the changes of a date; one that vanished before its last day stays in them as no longer offered and names the phone.',
    },
    reason: {
      pl: 'Kalendarz nie mówi, czy termin odwołano, czy tylko zamknięto zapisy, a ktoś może mieć rezerwację.',
      en: 'The calendar does not say whether a date was called off or only closed, and somebody may have booked it.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C95',
    area: 'ours',
    subject: { pl: 'Najbliższe miasto z terminami', en: 'Nearest city with dates' },
    says: [
      {
        section: '4',
        variant: {
          pl: 'filtr miasta domyślnie pokazuje wszystkie; wpisanego miejsca i położenia nie ma',
          en: 'city filter default is all; no typed place and no location',
        },
      },
    ],
    decision: {
      pl: 'Filtr przyjmuje też wpisaną nazwę miasta lub województwa, a położenie tylko po naciśnięciu przycisku; odległości liczy przeglądarka. Innych miejscowości nie zgadujemy, pokazujemy listę miast.',
      en: 'The filter also takes a typed city or province, and the location only when a button is pressed; distances are worked out in the browser. Other places are not guessed: the list of cities is shown.',
    },
    reason: {
      pl: 'Kto mieszka poza naszymi miastami, szuka najbliższego; położenie nie może opuścić urządzenia.',
      en: 'People who live elsewhere look for what is nearest; where they are must not leave their device.',
    },
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
