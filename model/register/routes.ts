import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on routes and pages. */
export const routesRegister = [
  {
    id: 'C28',
    area: 'routes',
    subject: { pl: 'Strony firmowe w miastach pokrywają się ze szkoleniem firmowym', en: 'Company special overlaps the company type' },
    says: [
      {
        clauses: ['2.16'],
        variant: {
          pl: 'strony firmowe w miastach: /{type}/{localization}? dla pierwszego adresu firmowego',
          en: 'company special: /{type}/{localization}? for the first company slug',
        },
      },
      { clauses: ['2.12'], variant: { pl: 'szkolenie firmowe: /{type}?', en: 'company type: /{type}?' } },
    ],
    decision: {
      pl: 'Jedna tabela, wygrywa najdłuższe dopasowanie: sam adres to szkolenie firmowe, dziesięć miast ma własne strony, każde inne miasto daje 404 z najbliższym obsługiwanym miastem.',
      en: 'One table, longest match: the bare slug is the company type, the ten cities are special, any other city answers 404 with the nearest served city.',
    },
    reason: { pl: 'Ten sam adres jest w obu grupach.', en: 'The same slug stands in both groups.' },
    shownBy: ['routes.company-city', '@C28'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C30',
    area: 'routes',
    subject: { pl: 'Miasto przyjmuje wszystkie osiem kursów, a używają go dwa', en: 'All eight types accept a city, only two use it' },
    says: [
      { clauses: ['2.4'], variant: { pl: 'strona kursu dla osób prywatnych: /{type}/{localization}?', en: 'individual type page: /{type}/{localization}?' } },
      { clauses: ['2.7'], variant: { pl: 'pozostałe kursy przyjmują miasto jako parametr zapytania', en: 'the other courses take it as a query parameter' } },
    ],
    decision: {
      pl: 'Dla pozostałych sześciu /{type}/{city} przenosi (301) do /{type}?localization={city}.',
      en: 'For the other six, /{type}/{city} moves (301) to /{type}?localization={city}.',
    },
    reason: { pl: 'Jeden adres dla jednej treści.', en: 'One address per content.' },
    shownBy: ['redirects.query-type-city', '@C30'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C31',
    area: 'routes',
    subject: { pl: 'Miasto jako nazwa w adresie czy jako numer', en: 'City as slug or as id' },
    says: [
      { clauses: ['2.5'], variant: { pl: 'localization to jedna z 27 nazw miast w adresie', en: 'localization is one of 27 city slugs' } },
      {
        clauses: ['2.8'],
        variant: {
          pl: 'na stronie rodzaju kursu parametr localization jest numerem miasta',
          en: 'in the course-type page the localization parameter is a city id',
        },
      },
      { clauses: ['7.6'], variant: { pl: 'localization (numer miasta albo null)', en: 'localization (city id or null)' } },
    ],
    decision: {
      pl: 'Tabela miast łączy nazwę w adresie z numerem; w adresach są tylko nazwy; numer w ?localization jest przyjmowany i zamieniany na nazwę; null oznacza wszystkie miasta, a kalendarz dostaje wtedy pytanie bez tego parametru. Numery idą w kolejności listy miast ze specyfikacji, dopóki właściciel nie poda swoich. Gdy nazwa miasta w terminie przeczy numerowi, liczy się nazwa.',
      en: 'The city table maps slug and id; addresses hold slugs only; an id in ?localization is accepted and rewritten; null means all, and the calendar is then asked without the parameter. The ids follow the order of the specification’s list of cities until the owner gives those of the calendar. Where the name of the city of a term contradicts its id, the name counts.',
    },
    reason: { pl: 'Obie strony umowy pozostają bez zmian.', en: 'Both ends of the contract stay as they are.' },
    shownBy: ['rules.city-filter', '@C31'],
    asks: {
      pl: 'Jaki numer ma w Państwa kalendarzu każde z 27 miast i czy wolno pominąć parametr localization, gdy nie wybrano miasta?',
      en: 'Which id does each of the 27 cities have in your calendar, and may the parameter localization be left out where no city is chosen?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C32',
    area: 'routes',
    subject: { pl: '„blog” koliduje z miastem i z identyfikatorem artykułu', en: '“blog” clashes with a city and with an article id' },
    says: [
      {
        clauses: ['2.20'],
        variant: {
          pl: '/kursy-pierwszej-pomocy/blog, /kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog, /recertyfikacja-kpp/blog i /blog/blog',
          en: '/kursy-pierwszej-pomocy/blog, /kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog, /recertyfikacja-kpp/blog, and /blog/blog',
        },
      },
    ],
    decision: {
      pl: 'Słowo „blog” jest zastrzeżone przed nazwami miast; wszystkie cztery adresy przenoszą (301) do /blog.',
      en: '“blog” is reserved before cities; all four move (301) to /blog.',
    },
    reason: { pl: 'Jest jeden blog.', en: 'One blog.' },
    shownBy: ['redirects.listing-blog', 'redirects.kpp-blog', 'redirects.recertification-blog', 'redirects.blog-blog', '@C32'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C33',
    area: 'routes',
    subject: { pl: 'Strony, których nie wymieniono', en: 'Pages that are not listed' },
    says: [
      {
        clauses: ['2.18'],
        variant: { pl: '/ oraz /kursy-pierwszej-pomocy nie należą do żadnej grupy tras', en: '/ and /kursy-pierwszej-pomocy are not in the route groups' },
      },
      {
        clauses: ['2.13', '2.14', '2.51'],
        variant: {
          pl: 'strona startowa dla firm to pierwszy adres firmowy, z tytułem „Kursy dla firm” (opis jest tymczasowy)',
          en: 'the company landing page is the first slug, titled “Kursy dla firm” (description is a placeholder)',
        },
      },
    ],
    decision: {
      pl: 'Tworzymy / oraz /kursy-pierwszej-pomocy; strona startowa dla firm jest zgodnie ze specyfikacją pod pierwszym adresem firmowym, z prawdziwym opisem; jej tytuł zaczyna się od „Kursy dla firm”, a nagłówek nazywa szkolenie.',
      en: '/ and /kursy-pierwszej-pomocy are created; the company landing is the first company slug as specified, with a real description; its title begins with “Kursy dla firm”, and its heading names the training.',
    },
    reason: { pl: 'Serwis potrzebuje strony głównej.', en: 'A site needs a first page.' },
    shownBy: ['routes.home', 'routes.individual-listing', '@C33'],
    asks: {
      pl: 'Czy strona główna i lista kursów dla osób prywatnych mogą być takie, jak są?',
      en: 'May the home page and the list of courses for individuals stay as they are?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C34',
    area: 'routes',
    subject: { pl: 'Do czego służą listy rodzajów kursów', en: 'Purpose of the type lists' },
    says: [
      {
        clauses: ['2.22'],
        variant: {
          pl: '/typy-indywidualne, /typy-firmowe, /typy-firmowe-special, /typy-mundurowe, /typy-strazowe',
          en: '/typy-indywidualne, /typy-firmowe, /typy-firmowe-special, /typy-mundurowe, /typy-strazowe',
        },
      },
    ],
    decision: { pl: 'Wewnętrzne zbiory odnośników z oznaczeniem noindex: czytelne listy.', en: 'Internal hubs of links with noindex: readable lists.' },
    reason: { pl: 'Przeznaczenia nie podano.', en: 'The purpose is not stated.' },
    shownBy: ['routes.individual-types', 'routes.company-types', 'routes.company-special-types', 'routes.uniformed-types', 'routes.fire-types'],
    asks: { pl: 'Czy wykazy rodzajów kursów mają pozostać poza wyszukiwarkami?', en: 'Shall the lists of course types stay out of search engines?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C35',
    area: 'routes',
    subject: { pl: 'Roboty mają dostęp wszędzie, a niektóre strony nie są dla wyszukiwarek', en: 'Robots allow all, yet pages are private' },
    says: [
      { clauses: ['2.30', '2.31'], variant: { pl: 'roboty mają dostęp wszędzie; wyłączone z mapy strony', en: 'robots allow all; excluded from the sitemap' } },
    ],
    decision: { pl: 'Strony spoza mapy strony mają oznaczenie noindex.', en: 'Pages outside the sitemap carry noindex.' },
    reason: { pl: 'Robot musi móc odczytać to oznaczenie.', en: 'A crawler must be allowed to read the mark.' },
    shownBy: ['responseHeaders.Referrer-Policy', 'responseHeaders.X-Robots-Tag', 'rules.route-membership'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C36',
    area: 'routes',
    subject: { pl: 'Strony, których brak na liście tworzonych z góry', en: 'Pages missing from the pre-render list' },
    says: [
      {
        clauses: ['2.28'],
        variant: {
          pl: 'tworzone z góry: strony wszystkich kursów, strony miast, regulamin i polityka prywatności',
          en: 'pre-rendered: all type pages, city pages, terms and privacy',
        },
      },
    ],
    decision: { pl: 'Każda strona przeznaczona dla wyszukiwarek jest tworzona z góry.', en: 'Every indexable page is pre-rendered.' },
    reason: {
      pl: 'Strona główna, kontakt, „O nas”, strony specjalne i blog byłyby bez JavaScriptu puste.',
      en: 'Home, contact, about, special pages and the blog would be empty without JavaScript.',
    },
    shownBy: ['rules.route-membership'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
] as const satisfies readonly RegisterEntry[];
