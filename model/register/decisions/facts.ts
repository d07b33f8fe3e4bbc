import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on facts that we had to fill in. */
export const ourFactsRegister = [
  {
    id: 'C75',
    area: 'ours',
    subject: { pl: 'Dane firmy i adresy zewnętrzne', en: 'The provider and outside addresses' },
    says: [
      {
        clauses: ['2.27'],
        variant: { pl: 'odnośniki zewnętrzne: strefa klienta, sklepy z aplikacją, sklep', en: 'external links: customer zone, app stores, shop' },
      },
    ],
    decision: {
      pl: 'Dane organizatora, odnośniki zewnętrzne, adresy aplikacji i menedżer tagów mają wartości tymczasowe, tak oznaczone.',
      en: 'The provider’s data, external links, addresses of the app and the tag manager are placeholders, marked as such.',
    },
    reason: {
      pl: 'Nie podano nazwy, telefonu, adresu e-mail, adresu, numeru NIP, adresów innych serwisów ani kontenera menedżera tagów.',
      en: 'Name, phone, e-mail, address, NIP, addresses of other sites and the container of the tag manager are not given.',
    },
    shownBy: ['responseHeaders.Content-Security-Policy', 'organisation.placeholder', 'tagManager.placeholder', '@C75'],
    asks: {
      pl: 'Czy nazwa firmy, adres, NIP, konto i adresy stron mogą na razie pozostać przykładowe?',
      en: 'May the name of the company, its address, tax number, account and web addresses stay samples for now?',
      others: [{ pl: 'podajemy prawdziwe: …', en: 'here are the real ones: …' }],
    },
    weight: 'allOrders',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C130',
    area: 'ours',
    subject: { pl: 'Czego jeszcze nie wiadomo', en: 'What is not known yet' },
    says: [
      { clauses: ['2.51'], variant: { pl: 'opis strony jest tekstem zastępczym', en: 'a description is a placeholder' } },
      { clauses: ['2.44'], variant: { pl: 'karuzela logo klientów', en: 'a carousel of logos of clients' } },
      { clauses: ['3.26'], variant: { pl: 'około 34 instruktorów', en: 'about 34 instructors' } },
      { clauses: ['2.26'], variant: { pl: 'strona /safety-league', en: 'the page /safety-league' } },
    ],
    decision: {
      pl: 'Osoby, logo, odnośniki i postanowienia, których nie znamy, pomija strona publiczna, a alfa i internal pokazują je jako wzór, tak oznaczony. Budowanie wymienia, co pominięto. Dane firmy zostają widoczne i oznaczone, a strona, na której nic jeszcze nie ma, jest poza mapą strony.',
      en: 'People, logos, links and provisions that are not known are left out of the public site; alfa and internal show them as samples, marked as such. The build names what it left out. The record of the provider stays visible and marked, and a page that says nothing yet is in no sitemap.',
    },
    reason: {
      pl: 'Miejsce na treść nic odwiedzającemu nie mówi, a w regulaminie i przy lekach może go wprowadzić w błąd.',
      en: 'A place for words tells visitors nothing, and in terms or beside medicines it may mislead them.',
    },
    shownBy: ['gaps', 'rules.route-membership', 'environments.production.showsPlaceholders', '@C130'],
    asks: {
      pl: 'Czy strona publiczna ma pomijać osoby, logotypy i linki, których jeszcze nie znamy?',
      en: 'Shall the public site leave out people, logos and links that are not known yet?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C214',
    area: 'ours',
    subject: { pl: 'Strefa klienta, sklep i aplikacja bez adresu', en: 'Customer zone, shop and app without an address' },
    says: [
      {
        clauses: ['1.6', '2.27'],
        variant: { pl: 'serwis wspomina o sklepie, strefie klienta i aplikacji', en: 'the site mentions a shop, a customer zone and an app' },
      },
      {
        clauses: ['1.19'],
        variant: { pl: 'uczestnicy recertyfikacji dostają dostęp do strefy klienta', en: 'recertification participants get customer-zone access' },
      },
      { clauses: ['5.14'], variant: { pl: 'przy KPP e-mail jest loginem do strefy klienta', en: 'for KPP the e-mail is the login to the customer zone' } },
    ],
    decision: {
      pl: 'Akapit, punkt listy albo zdanie formularza, które mówi o nich, odsyła do nich i jest na stronie publicznej dopiero wtedy, gdy adres jest prawdziwy; także w odpowiedziach kalendarza i pytań. Strona /testy-kpp mówi, jak uczyć się do testu bez aplikacji. Środowiska alfa i internal pokazują wszystko.',
      en: 'A paragraph, an entry of a list or a sentence of the form that speaks of them links to them, and stands on the public site only once the address is real; likewise in the answers of calendar and questions. The page /testy-kpp says how to learn for the test without an app. Alfa and internal show everything.',
    },
    reason: {
      pl: 'Kto zapłacił, czeka na dostęp, którego nikt mu nie da; same słowa bez odnośnika donikąd nie prowadzą.',
      en: 'Whoever has paid waits for an access that nobody gives; words without a link lead nowhere.',
    },
    shownBy: ['@C214'],
    asks: {
      pl: 'Czy o strefie klienta, sklepie i aplikacji strona ma milczeć, dopóki nie ma ich adresów?',
      en: 'Shall the site be silent on customer zone, shop and app until their addresses are known?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C216',
    area: 'ours',
    subject: { pl: 'Format i źródło grupy odbiorców', en: 'Format and source of an audience' },
    says: [{ clauses: ['3.2'], variant: { pl: 'grupa odbiorców ma pola format i source', en: 'an audience has the fields format and source' } }],
    decision: {
      pl: 'Grupa ma nagłówek jak kurs: format (obraz albo film), odnośnik do filmu i obraz, domyślnie sam obraz. Jest on na liście kursów grupy i na jej karcie; pierwszą stroną firm, służb i straży jest strona kursu, z nagłówkiem tego kursu.',
      en: 'An audience has a header like a course: format (image or video), a link to the film and a picture, by default the picture alone. It stands on the list of the courses of the audience and on its card; the first page of companies, services and fire brigades is the page of a course, with the header of that course.',
    },
    reason: {
      pl: 'Wartości nie podano, a dwa nagłówki jednej strony mogłyby mówić co innego.',
      en: 'No values are given, and two headers of one page could contradict each other.',
    },
    shownBy: ['@C216'],
    asks: {
      pl: 'Czy nagłówek z filmem lub zdjęciem należy do kursu, a grupa odbiorców ma tylko zdjęcie?',
      en: 'Does a header with a film or picture belong to a course, while an audience has a picture only?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C76',
    area: 'ours',
    subject: { pl: 'Nazwiska instruktorów', en: 'Names of the instructors' },
    says: [
      {
        clauses: ['3.26'],
        variant: { pl: 'około 34 instruktorów: title (nazwa), zdjęcie, stanowisko', en: 'about 34 instructors: title (name), image, position' },
      },
    ],
    decision: {
      pl: '34 neutralne określenia: po jednym na miasto, czterech kierowników regionalnych, kadry i dwa według odbiorców; instruktorem województwa jest instruktor jego miasta.',
      en: '34 neutral titles: one per city, four regional managers, human resources, and two by audience; the instructor of a region is the one of its city.',
    },
    reason: { pl: 'Nie wymyślamy prawdziwych osób.', en: 'No real person is invented.' },
    shownBy: ['instructors', '@C76'],
    asks: {
      pl: 'Czy zamiast nazwisk instruktorów mogą na razie stać ich funkcje?',
      en: 'May titles stand for the names of instructors for now?',
      others: [{ pl: 'podajemy imiona i nazwiska: …', en: 'here are the names: …' }],
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C77',
    area: 'ours',
    subject: { pl: 'Nagłówek, nazwy i skróty kursów', en: 'Header, names and short labels of the course types' },
    says: [
      {
        clauses: ['3.6'],
        variant: { pl: 'format (zawsze film lub obraz), source (odnośnik do filmu)', en: 'format (always video or image), source (video link)' },
      },
      { clauses: ['3.12'], variant: { pl: 'skróty', en: 'short labels' } },
      { clauses: ['2.33'], variant: { pl: 'nagłówek na tle filmu lub obrazu', en: 'a header on a video or an image' } },
    ],
    decision: {
      pl: 'Każdy nagłówek jest obrazem, dopóki nie podano odnośnika do filmu. Obraz jest obok tytułu, na telefonie pod nim, żeby tytuł dał się czytać; pełne nazwy powstają z adresów i opisów kursów.',
      en: 'Every header is an image until a video link is given. The image stands beside the title, on a phone below it, so that the title can be read; full names are made from the slugs and course descriptions.',
    },
    reason: { pl: 'Nie podano ani odnośników, ani pełnych nazw.', en: 'Neither links nor full names are given.' },
    shownBy: ['courseTypes.kpp.header', 'courseTypes.kpp.name', '@C77'],
    asks: {
      pl: 'Czy nazwy kursów są takie, jak na stronie, a nagłówki mają zdjęcia zamiast filmów?',
      en: 'Are the names of courses those on the site, with pictures instead of films in the headers?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C78',
    area: 'ours',
    subject: { pl: 'Klucze szkoleń firmowych', en: 'Keys of the company types' },
    says: [
      { clauses: ['3.11'], variant: { pl: 'klucze kalendarza: …, 2dn, event, kursy-dla-firm', en: 'calendar keys: …, 2dn, event, kursy-dla-firm' } },
      {
        clauses: ['1.29', '1.30'],
        variant: {
          pl: 'firmowe BLS AED z możliwością rozszerzenia do dwóch dni; eventy ratownicze',
          en: 'company BLS AED extendable to two days; rescue events',
        },
      },
    ],
    decision: {
      pl: '2dn to klucz firmowego BLS AED, a event – imprez firmowych, oba z klientem kursy-dla-firm. Wszystkie szkolenia firmowe są na zapytanie: terminy z kalendarza prowadzą do formularza dla firm, nigdy do rezerwacji dla osób prywatnych.',
      en: '2dn is the key of company BLS AED and event that of company events, both asked with the client kursy-dla-firm. Every company type is on enquiry: dates of the calendar lead to the company form, never to the booking for private persons.',
    },
    reason: {
      pl: 'Klucze te nie pasują do żadnego innego kursu; event ma skrót, tak jak klucze kursów.',
      en: 'No other type can mean them; event has a short label as type keys have.',
    },
    shownBy: ['calendarKeys.2dn', 'calendarKeys.event', '@C78'],
    asks: {
      pl: 'Czy szkolenia dla firm są tylko na zapytanie, także te, które mają terminy w kalendarzu?',
      en: 'Are trainings for companies on enquiry only, those with dates in the calendar too?',
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C79',
    area: 'ours',
    subject: { pl: 'Dni terminu', en: 'Days of a term' },
    says: [
      { clauses: ['1.10'], variant: { pl: 'KPP: dwa kolejne weekendy', en: 'KPP: two consecutive weekends' } },
      {
        clauses: ['1.20', '1.17'],
        variant: {
          pl: 'BLS-AED: 4 godziny; recertyfikacja: krótkie powtórzenie i egzaminy',
          en: 'BLS-AED: 4 hours; recertification: short refresher and exams',
        },
      },
    ],
    decision: {
      pl: 'Recertyfikacja i kursy 4-godzinne trwają jeden dzień; dla KPP II, EDB i KIPP nie wiadomo, więc końca nie pokazujemy.',
      en: 'Recertification and the 4-hour courses are one day; KPP II, EDB and KIPP are not known, so no end is shown.',
    },
    reason: { pl: 'Kalendarz podaje tylko początek.', en: 'The calendar gives the start only.' },
    shownBy: ['calendarKeys.kpp-rec.days', 'calendarKeys.kpp2.days', 'calendarKeys.edb.days', 'calendarKeys.kipp.days'],
    asks: {
      pl: 'Czy recertyfikacja i kursy czterogodzinne trwają jeden dzień, a długość KPP II, EDB i KIPP jest nieznana?',
      en: 'Do recertification and the four-hour courses take one day, while the length of KPP II, EDB and KIPP is not known?',
      others: [{ pl: 'podajemy liczbę dni: …', en: 'here is the number of days: …' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
