import type { RegisterEntry } from '../schema/register.ts';

/** Register entries on media, languages and other gaps. */
export const mediaRegister = [
  {
    id: 'C65',
    area: 'media',
    subject: { pl: 'Automat wraca na początek, choć strzałki się zatrzymują', en: 'Autoplay wraps although the arrows stop' },
    says: [
      { clauses: ['4.16'], variant: { pl: 'automat wraca na początek', en: 'autoplay wraps to start' } },
      {
        clauses: ['4.15'],
        variant: {
          pl: 'tryb bez zapętlenia: prawa strzałka wyłączona na ostatniej pozycji',
          en: 'non-continuous mode: the right arrow is disabled on the last item',
        },
      },
    ],
    decision: {
      pl: 'Zgodnie ze specyfikacją; zatrzymana karuzela mówi czytnikowi ekranu, które zdjęcie widać i ile ich jest.',
      en: 'As specified; a stopped carousel tells a screen reader which picture is shown and how many there are.',
    },
    reason: { pl: 'Oba zdania są zachowane.', en: 'Both sentences are kept.' },
    shownBy: ['rules.carousel'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-22',
  },
  {
    id: 'C66',
    area: 'media',
    subject: { pl: 'Zatrzymanie karuzeli pod wskaźnikiem; blokada przewijania przy geście', en: 'Autoplay resting under the pointer; scroll lock on swipe' },
    says: [
      {
        clauses: ['4.16', '4.17'],
        variant: {
          pl: 'zatrzymuje się pod wskaźnikiem i rusza, gdy wskaźnik odejdzie; podczas gestu przewijanie strony jest zablokowane',
          en: 'pauses on hover and resumes when the pointer leaves; page scroll is locked during swipe',
        },
      },
    ],
    decision: {
      pl: 'Pod wskaźnikiem karuzela odpoczywa i rusza, gdy wskaźnik odejdzie. Kto ją przesunie strzałką lub gestem, wejdzie do niej z klawiatury albo naciśnie widoczny przycisk, ten zatrzymuje ją do chwili, gdy przycisk ją uruchomi. Zamiast blokady strony: touch-action.',
      en: 'Under the pointer the carousel rests, and goes on when the pointer leaves. Whoever moves it by an arrow or a swipe, enters it by the keyboard or presses the visible button stops it until the button starts it again. Instead of a locked page: touch-action.',
    },
    reason: {
      pl: 'Najechanie wskaźnikiem nie działa na klawiaturze i dotyku (WCAG 2.2.2), a kto sam wybrał zdjęcie, temu nie odjeżdża ono sprzed oczu.',
      en: 'Hover is no mechanism for keyboard and touch (WCAG 2.2.2), and a picture that somebody has chosen does not slip away.',
    },
    shownBy: ['rules.carousel', '@C66'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C67',
    area: 'media',
    subject: { pl: 'Liczby zdjęć i nazwy plików galerii', en: 'Sizes and file names of galleries' },
    says: [
      {
        clauses: ['3.14'],
        variant: { pl: 'szkolenia firmowe 27 lub 29; KPP II i EDB 29; KIPP brak', en: 'company types 27 or 29; KPP II and EDB 29; KIPP none' },
      },
      {
        clauses: ['3.16'],
        variant: { pl: 'niektóre nazwy plików EDB po angielsku mają zbędne spacje', en: 'some EDB English file names contain stray spaces' },
      },
    ],
    decision: {
      pl: 'KPP II i EDB pokazują zdjęcia KPP; firmowe BLS i KPP mają po 29 zdjęć, pozostałe trzy po 27; sprawdzamy, czy każdy plik istnieje i ma poprawną nazwę.',
      en: 'KPP II and EDB show the set of KPP; company BLS and KPP have 29 pictures, the other three 27; every file is checked for existence and a clean name.',
    },
    reason: { pl: 'Nie podano, które szkolenie firmowe ma ile zdjęć.', en: 'Which company type has which size is not stated.' },
    shownBy: ['galleries', 'courseTypes.kpp2.gallery', 'courseTypes.edb.gallery', '@C67'],
    asks: { pl: 'Czy KPP II i EDB mogą pokazywać zdjęcia z KPP?', en: 'May KPP II and EDB show the pictures of KPP?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C68',
    area: 'media',
    subject: { pl: 'Teksty puste i brakujące', en: 'Empty and missing texts' },
    says: [
      { clauses: ['3.15'], variant: { pl: 'KIPP ma pusty tytuł i treść SEO', en: 'KIPP has empty seo title and content' } },
      {
        clauses: ['3.10'],
        variant: {
          pl: 'treść dla miasta może być pusta (recertyfikacja w Rzeszowie, Kielcach i Białymstoku)',
          en: 'city content may be null (recertification for rzeszow, kielce, bialystok)',
        },
      },
      {
        clauses: ['9.11'],
        variant: { pl: 'urwany koniec list miast i recertyfikacji dla firm', en: 'tail of city lists and recertification for companies cut off' },
      },
    ],
    decision: {
      pl: 'Ogólny tytuł i opis; lista ostrzeżeń przy budowaniu. Teksty miast i strony dla firm, których w źródle brak, napisali twórcy strony; faktów o organizatorze nie wymyślamy.',
      en: 'A general title and description; a list of warnings at the build. Texts of cities and of the page for companies that the source lacks were written by the makers of the site; no fact about the organiser is invented.',
    },
    reason: { pl: 'Nie można odgadnąć tekstów, których nie pokazano.', en: 'Texts that are not shown cannot be guessed.' },
    shownBy: ['courseTypes.kipp.emptySeo', '@C68'],
    asks: { pl: 'Czy tam, gdzie brak tekstu, wystarczy ogólny tytuł i opis?', en: 'Where a text is missing, do a general title and description suffice?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C69',
    area: 'media',
    subject: { pl: 'Częściowa wersja angielska', en: 'Partial English' },
    says: [
      { clauses: ['1.1'], variant: { pl: 'angielska wersja części treści', en: 'English variant for part of the content' } },
      { clauses: ['2.39'], variant: { pl: 'pytania i odpowiedzi tylko po polsku', en: 'FAQ accordion, Polish only' } },
    ],
    decision: {
      pl: 'Przedrostek /en tylko dla istniejących tłumaczeń; to, czego brakuje, prowadzi do wersji polskiej i ma oznaczony język. Filtr miasta działa na angielskich stronach w miejscu i z nich nie wyprowadza.',
      en: 'Prefix /en for existing translations only; what is missing links to Polish and is marked with its language. The city filter of English pages works in place and leads nobody away.',
    },
    reason: { pl: 'Nie podano układu angielskich adresów.', en: 'No scheme of English addresses is given.' },
    shownBy: ['@C69'],
    asks: {
      pl: 'Czy po angielsku mają być tylko istniejące tłumaczenia, a reszta po polsku?',
      en: 'Shall only existing translations be in English, and the rest in Polish?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C70',
    area: 'media',
    subject: { pl: 'Co znaczą listy artykułów i pytań', en: 'What the lists of articles and questions mean' },
    says: [
      { clauses: ['7.9'], variant: { pl: 'GET article-index: items[].system', en: 'GET article-index: items[].system' } },
      { clauses: ['7.8'], variant: { pl: 'GET /api/faq przy wczytaniu strony; lista', en: 'GET /api/faq on page load; list' } },
    ],
    decision: {
      pl: 'Mapa bloga wymienia artykuły ze spisu, pytanego przy budowaniu, o ile mamy ich treść; pozostałe dają 404. Pytania są na stronie tak, jak je podano: w tej kolejności i liczbie; pytanie może wskazać zestaw (set) i jest wtedy tylko na jego stronach. Bez odpowiedzi zostaje to, co wydrukowano.',
      en: 'The sitemap of the blog lists the articles of the index, asked at build time, as far as we have their content; others answer 404. Questions stand on the page as they are told, in that order and number; a question may name a set and then stands on its pages alone. Without an answer, what is printed stays.',
    },
    reason: {
      pl: 'Znane są tylko identyfikatory artykułów, a wywołanie pytań nie mówi, której strony dotyczy.',
      en: 'Only ids of articles are known, and the call for questions does not say which page asks.',
    },
    shownBy: ['sharedShapes.faq-item', 'api.article-index', 'api.faq', '@C70'],
    asks: { pl: 'Czy o kolejności artykułów i pytań decyduje Państwa usługa?', en: 'Does your service decide the order of articles and questions?' },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C72',
    area: 'media',
    subject: { pl: 'Instruktor miasta i instruktor województwa', en: 'Instructor of a city and of a region' },
    says: [
      {
        clauses: ['3.24', '3.25', '3.26'],
        variant: {
          pl: 'województwo: instruktor; miasto: instruktor; około 34 instruktorów; kierownicy regionalni',
          en: 'region: instructor; city: instructor; about 34 instructors; regional managers',
        },
      },
    ],
    decision: {
      pl: 'Pierwszeństwo ma instruktor miasta, potem województwa, w ostateczności żaden; bez zdjęcia pokazujemy inicjały z nazwy.',
      en: 'The city’s instructor wins, else the region’s, else none; without a photograph the initials of the name stand.',
    },
    reason: { pl: 'Najbardziej pomocna jest osoba najbliższa.', en: 'The nearest person is the most useful one.' },
    shownBy: ['@C72'],
    asks: {
      pl: 'Czy na stronie miasta pokazywać instruktora miasta, a gdy go nie ma, instruktora regionu?',
      en: 'Shall the page of a city show the instructor of the city, else that of the region?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C73',
    area: 'media',
    subject: { pl: 'Kto dostaje dostęp do strefy klienta', en: 'Who gets the customer zone' },
    says: [
      {
        clauses: ['5.14'],
        variant: { pl: 'przy KPP adres e-mail staje się loginem do strefy klienta', en: 'for KPP the e-mail becomes the customer-zone login' },
      },
      {
        clauses: ['1.19'],
        variant: { pl: 'uczestnicy recertyfikacji dostają dostęp do strefy klienta', en: 'recertification participants get customer-zone access' },
      },
    ],
    decision: {
      pl: 'Jedno zdanie dla każdego rodzaju kursu; KPP i recertyfikacja – tak, pozostałe – nie wiadomo; przed wysłaniem pokazujemy adres e-mail jeszcze raz.',
      en: 'One sentence per type; KPP and recertification yes, the others unknown; the e-mail is shown once more before sending.',
    },
    reason: { pl: 'Błędny adres odciąłby klienta od strefy.', en: 'A wrong e-mail would lock the customer out.' },
    shownBy: ['courseTypes.kpp.givesCustomerZone', 'courseTypes.kpp-rec.givesCustomerZone'],
    asks: {
      pl: 'Czy strefę klienta dostają tylko uczestnicy KPP i recertyfikacji?',
      en: 'Do only participants of KPP and recertification get the customer zone?',
      others: [{ pl: 'uczestnicy wszystkich kursów', en: 'participants of all courses' }],
    },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C74',
    area: 'media',
    subject: { pl: 'Czego nie pokazano', en: 'What is not shown' },
    says: [
      { clauses: ['1.16'], variant: { pl: 'dostępna płatność w ratach; bez warunków', en: 'instalments available; without terms' } },
      {
        clauses: ['2.40', '2.3'],
        variant: {
          pl: '(7) dalsza część strony, nie pokazano; dalsze reguły przekierowań: nie pokazano',
          en: '(7) a further section, not shown; further redirect rules: not shown',
        },
      },
      { clauses: ['5.17'], variant: { pl: '14 dni w innym wariancie', en: '14 days in another variant' } },
    ],
    decision: {
      pl: 'Wymienione jako pytania otwarte, niewypełnione domysłami. Strona KPP mówi, że można płacić w ratach; o warunki pyta się w biurze, co mówi regulamin.',
      en: 'Listed as open questions, not filled with guesses. The page of KPP says that one can pay in instalments; the terms of that are asked at the office, as the regulations say.',
    },
    reason: { pl: 'Domysł wyglądałby jak fakt.', en: 'A guess would look like a fact.' },
    shownBy: ['courseTypes.kpp.instalments', '@C74'],
    asks: { pl: 'Czy za KPP można płacić w ratach na warunkach podawanych w biurze?', en: 'Can KPP be paid in instalments, on terms that the office gives?' },
    weight: 'oneOrder',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
