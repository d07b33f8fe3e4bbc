import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on moving parts, lists and calendars of our own. */
export const widgetDecisions = [
  {
    id: 'C90',
    area: 'ours',
    subject: { pl: 'Galerie, których nie podano', en: 'Galleries that are not stated' },
    says: [
      {
        clauses: ['3.14'],
        variant: { pl: 'liczby zdjęć: KPP 29, recertyfikacja 22, BLS 11, PED 9 …', en: 'gallery sizes: KPP 29, recertification 22, BLS 11, PED 9 …' },
      },
    ],
    decision: {
      pl: 'BLS-AED po angielsku pokazuje zdjęcia BLS; szkolenia mundurowe i strażackie nie mają galerii.',
      en: 'English BLS-AED shows the set of BLS; uniformed and fire types have no gallery.',
    },
    reason: { pl: 'Część ta jest pokazywana tylko wtedy, gdy kurs ma zdjęcia.', en: 'The section is shown only if the type has images.' },
    shownBy: ['courseTypes.bls-eng.gallery', 'courseTypes.military-kpp.gallery'],
    asks: {
      pl: 'Czy angielskie BLS-AED może pokazywać zdjęcia polskiego, a kursy dla służb mogą być bez galerii?',
      en: 'May English BLS-AED show the pictures of the Polish one, and courses for services have no gallery?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C92',
    area: 'ours',
    subject: { pl: 'Wybór kursu', en: 'Course chooser' },
    says: [
      {
        clauses: ['1.2'],
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
    reason: { pl: 'Odwiedzający wiedzą, po co przychodzą, a nie jak nazywa się ich kurs.', en: 'Visitors know why they come, not how their course is called.' },
    shownBy: ['rules.course-choice'],
    asks: {
      pl: 'Czy kurs można dobierać czterema pytaniami (dla kogo, zaświadczenie, cel, język)?',
      en: 'May a course be chosen by four questions (for whom, certificate, aim, language)?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C340',
    area: 'ours',
    subject: { pl: 'Zdarzenia dopiero po zgodzie', en: 'Events after consent only' },
    says: [
      {
        clauses: ['7.12', '7.13', '7.14', '7.15', '7.16', '9.9'],
        variant: { pl: 'zdarzenia i odsłony bez słowa o zgodzie', en: 'events and page views, without a word on consent' },
      },
    ],
    decision: {
      pl: 'Menedżer tagów jest wczytywany, a zdarzenia są wysyłane dopiero po zgodzie na statystykę; e-mail i telefon tylko z osobną zgodą. Kto odmówi albo nie wybierze, nie powoduje żadnego zdarzenia.',
      en: 'The tag manager is loaded and events are sent only after consent to statistics; e-mail and phone only with a consent of their own. Whoever declines or does not choose causes no event.',
    },
    reason: {
      pl: 'Prawo komunikacji elektronicznej (art. 399) i RODO wymagają zgody, zanim przeglądarka cokolwiek zapisze albo wyśle do statystyki.',
      en: 'The Polish Electronic Communications Law (art. 399) and the GDPR demand consent before the browser stores or sends anything for statistics.',
    },
    shownBy: ['@C340'],
    weight: 'law',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-28',
  },
  {
    id: 'C93',
    area: 'ours',
    subject: { pl: 'Adres w zdarzeniu wyświetlenia strony', en: 'Address in the event of a page view' },
    says: [{ clauses: ['7.15'], variant: { pl: 'virtual_page_view, bez parametrów', en: 'virtual_page_view, without parameters' } }],
    decision: {
      pl: 'Zdarzenie niesie page_path, czyli ścieżkę z rodzajem kursu, terminem, miastem i miesiącem, oraz page_location: pełny adres z parametrami kampanii, a za zgodą na reklamy także z numerem kliknięcia. Dopóki nie ma decyzji o zgodzie, niczego nie zapisujemy: parametry kampanii przechodzą na następną stronę w adresie. Strony aplikacji, także rezerwacja, ładują to, na co pozwala zgoda; póki adres zawiera klucz do rezerwacji, menedżera tagów nie pobieramy.',
      en: 'The event carries page_path, the path with type of course, term, city and month, and page_location: the whole address with the parameters of a campaign and, with consent to advertising, the number of a click. Until consent is decided nothing is stored: the parameters of a campaign travel to the next page in its address. Pages of the application, the booking too, load what the consent allows; while the address holds the key to a booking, the tag manager is not requested.',
    },
    reason: {
      pl: 'Bez nich tag sam wziąłby pełny adres, także datę zaświadczenia albo numer rezerwacji.',
      en: 'Without them a tag would take the full address by itself, also the date of a certificate or the number of a booking.',
    },
    shownBy: ['analytics.virtual_page_view', '@C93'],
    weight: 'convenience',
    confirmedBy: 'nobody',
    status: 'decided',
    decidedOn: '2026-11-21',
  },
  {
    id: 'C94',
    area: 'calendar',
    subject: { pl: 'Terminy przesunięte i usunięte', en: 'Dates that move or vanish' },
    says: [
      {
        clauses: ['3.18'],
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
    shownBy: ['@C94'],
    asks: {
      pl: 'Czy termin, który zniknął z kalendarza, ma w plikach kalendarza pozostać jako już nieoferowany?',
      en: 'Shall a date that vanished from the calendar stay in calendar files as no longer offered?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C95',
    area: 'ours',
    subject: { pl: 'Najbliższe miasto z terminami', en: 'Nearest city with dates' },
    says: [
      {
        clauses: ['4.22'],
        variant: {
          pl: 'filtr miasta domyślnie pokazuje wszystkie; wpisanego miejsca i położenia nie ma',
          en: 'city filter default is all; no typed place and no location',
        },
      },
    ],
    decision: {
      pl: 'Filtr i wyszukiwarka przyjmują też nazwę dowolnej miejscowości lub województwa, a położenie tylko po naciśnięciu przycisku: przeglądarka sama zamienia je na nazwę najbliższej miejscowości i liczy odległości. Nieznanej miejscowości nie zgadujemy, pokazujemy listę miast.',
      en: 'The filter and the finder also take any town, village or province, and the location only when a button is pressed: the browser itself turns it into the name of the nearest place and works out distances. An unknown place is not guessed: the list of cities is shown.',
    },
    reason: {
      pl: 'Kto mieszka poza naszymi miastami, szuka najbliższego; położenie nie może opuścić urządzenia.',
      en: 'People who live elsewhere look for what is nearest; where they are must not leave their device.',
    },
    shownBy: ['@C95'],
    asks: {
      pl: 'Czy pokazywać najbliższe miasto z terminami także komuś spoza Państwa miast?',
      en: 'Shall the nearest city with dates be shown also to somebody from elsewhere?',
    },
    weight: 'convenience',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
