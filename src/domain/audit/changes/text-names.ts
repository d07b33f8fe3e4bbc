import type { Locale } from '../../locale.ts';
import type { AuditText } from '../audit-data.ts';
import { phrase, written } from '../audit-text.ts';
import { pathLanguage } from './text-difference.ts';

type Words = Readonly<Record<Locale, string>>;

/** What a file of words on the screen is about. */
const screens: Readonly<Record<string, Words>> = {
  account: { pl: 'konto i usunięcie danych', en: 'account and deletion of data' },
  app: { pl: 'strona aplikacji', en: 'page of the application' },
  audit: { pl: 'ten audyt', en: 'this audit' },
  'audit-evidence': { pl: 'ten audyt: kod i testy', en: 'this audit: code and tests' },
  'audit-search': { pl: 'ten audyt: wyszukiwanie', en: 'this audit: search' },
  'audit-signing': { pl: 'ten audyt: podpisy', en: 'this audit: signing' },
  'audit-tables': { pl: 'ten audyt: tabele', en: 'this audit: tables' },
  blog: { pl: 'artykuły', en: 'articles' },
  booking: { pl: 'rezerwacja', en: 'booking' },
  calendar: { pl: 'kalendarz', en: 'calendar' },
  calls: { pl: 'odpowiedzi serwera', en: 'answers of the server' },
  carousel: { pl: 'karuzela', en: 'carousel' },
  chat: { pl: 'czat', en: 'chat' },
  chooser: { pl: 'wybór kursu', en: 'choice of a course' },
  common: { pl: 'cały serwis', en: 'the whole site' },
  consent: { pl: 'zgoda na pliki cookie', en: 'consent to cookies' },
  course: { pl: 'strona kursu', en: 'page of a course' },
  emergencies: { pl: 'instrukcje pierwszej pomocy', en: 'first-aid instructions' },
  facts: { pl: 'fakty o kursie', en: 'facts about a course' },
  feeds: { pl: 'kanały', en: 'feeds' },
  finder: { pl: 'wyszukiwarka terminów', en: 'search for dates' },
  footer: { pl: 'stopka', en: 'footer' },
  form: { pl: 'formularze', en: 'forms' },
  gallery: { pl: 'galeria', en: 'gallery' },
  home: { pl: 'strona główna', en: 'first page' },
  outcomes: { pl: 'co się czyta po zapisie', en: 'what one reads after booking' },
  payment: { pl: 'zapłata', en: 'payment' },
  people: { pl: 'osoby', en: 'people' },
  places: { pl: 'miejsca', en: 'places' },
  plain: { pl: 'strony bez skryptów', en: 'pages without scripts' },
  processing: { pl: 'przetwarzanie danych', en: 'processing of data' },
  recertification: { pl: 'recertyfikacja', en: 'recertification' },
  terms: { pl: 'terminy', en: 'dates' },
  units: { pl: 'jednostki', en: 'units' },
  withdrawal: { pl: 'odstąpienie od umowy', en: 'withdrawal from the contract' },
};

/** What a text is by its folder below the language. */
const kinds: Readonly<Record<string, Words>> = {
  messages: { pl: 'napisy na ekranie', en: 'words on the screen' },
  courses: { pl: 'strona kursu', en: 'page of the course' },
  cities: { pl: 'strona kursu w mieście', en: 'page of a course in a city' },
  'company-cities': { pl: 'strona kursu dla firm w mieście', en: 'page of a company course in a city' },
  pages: { pl: 'strona', en: 'page' },
  articles: { pl: 'artykuł', en: 'article' },
  mails: { pl: 'e-mail', en: 'mail' },
  faq: { pl: 'pytania i odpowiedzi', en: 'questions and answers' },
};

/** Texts of no language, by the beginning of their paths. */
const others: readonly (readonly [start: string, words: Words])[] = [
  ['content/README', { pl: 'opis folderu z tekstami', en: 'description of the folder of texts' }],
  ['content/templates/', { pl: 'wzór nowego tekstu', en: 'template of a new text' }],
  ['content/dictionary/', { pl: 'słownik pisowni', en: 'spelling dictionary' }],
  ['content/calendar/', { pl: 'przykładowy kalendarz', en: 'sample calendar' }],
  ['content/galleries/', { pl: 'opis zdjęć', en: 'description of photographs' }],
  ['scripts/', { pl: 'podręcznik biura', en: 'handbook of the office' }],
];

const languageNames: Readonly<Record<Locale, Words>> = {
  pl: { pl: 'po polsku', en: 'in Polish' },
  en: { pl: 'po angielsku', en: 'in English' },
};

const quotes: Readonly<Record<Locale, readonly [string, string]>> = { pl: ['„', '”'], en: ['“', '”'] };

const quotedIn = (words: AuditText, locale: Locale): AuditText => {
  const [open, close] = quotes[locale];
  return phrase`${open}${words}${close}`;
};

/** The name of a file in words: `content/pl/faq/kpp-rec.yaml` → kpp rec */
export const bareName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');

/** A text by its name alone: its title, or what its file is about. */
export const textName = (path: string, title: string | null, locale: Locale): AuditText => {
  if (title !== null) return written(title, pathLanguage(path));
  const [, , folder = '', file = ''] = path.split('/');
  const screen = folder === 'messages' ? screens[file.replace(/\.\w+$/, '')] : undefined;
  return (
    screen?.[locale] ?? others.find(([start]) => path.startsWith(start))?.[1][locale] ?? written(bareName(path), 'en')
  );
};

/** A text by what it is, what it is called and its language, without the path of its file. */
export const textInWords = (path: string, title: string | null, locale: Locale): AuditText => {
  const other = others.find(([start]) => path.startsWith(start))?.[1][locale];
  if (other !== undefined) return title === null ? other : phrase`${other} ${quotedIn(title, locale)}`;
  const kind = kinds[path.split('/')[2] ?? '']?.[locale] ?? (locale === 'pl' ? 'tekst' : 'text');
  const language = languageNames[pathLanguage(path)][locale];
  return phrase`${kind} ${quotedIn(textName(path, title, locale), locale)} (${language})`;
};

/** A picture by its folder and file: `content/pictures/brand/logo.svg` → „brand, logo”. */
export const pictureInWords = (path: string, locale: Locale): AuditText => {
  const names = path.split('/').slice(2).map(bareName).join(', ');
  return phrase`${locale === 'pl' ? 'rysunek' : 'picture'} ${quotedIn(names, locale)}`;
};

/** What stands where a page fills in something that is no number of the model. */
const slots: Readonly<Record<string, Words>> = {
  count: { pl: 'liczba', en: 'number' },
  phone: { pl: 'telefon', en: 'telephone' },
  'term.name': { pl: 'kurs', en: 'course' },
  'term.days': { pl: 'dni kursu', en: 'days of the course' },
  'term.city': { pl: 'miasto', en: 'city' },
  'term.where': { pl: 'miejsce kursu', en: 'place of the course' },
  'term.hours': { pl: 'godziny kursu', en: 'hours of the course' },
  type: { pl: 'kurs', en: 'course' },
  course: { pl: 'kurs', en: 'course' },
  reference: { pl: 'numer rezerwacji', en: 'booking number' },
  booking: { pl: 'link do rezerwacji', en: 'link to the booking' },
  place: { pl: 'miejsce', en: 'place' },
  city: { pl: 'miasto', en: 'city' },
  localization: { pl: 'miasto', en: 'city' },
  date: { pl: 'data', en: 'date' },
  day: { pl: 'dzień', en: 'day' },
  days: { pl: 'dni', en: 'days' },
  month: { pl: 'miesiąc', en: 'month' },
  amount: { pl: 'kwota', en: 'amount' },
  price: { pl: 'cena', en: 'price' },
  missing: { pl: 'brakująca kwota', en: 'missing amount' },
  email: { pl: 'e-mail', en: 'e-mail' },
  name: { pl: 'nazwa', en: 'name' },
  address: { pl: 'adres', en: 'address' },
  hours: { pl: 'godziny', en: 'hours' },
  number: { pl: 'numer', en: 'number' },
  discounts: { pl: 'zniżki kursów', en: 'discounts of the courses' },
  organisation: { pl: 'nazwa organizatora', en: 'name of the provider' },
  refundUntil: { pl: 'dzień zwrotu', en: 'day of the refund' },
  payUntil: { pl: 'ostatni dzień zapłaty', en: 'last day to pay' },
  confirm: { pl: 'link do potwierdzenia', en: 'link to confirm' },
  first: { pl: 'pierwszy', en: 'first' },
  last: { pl: 'ostatni', en: 'last' },
  from: { pl: 'od', en: 'from' },
  to: { pl: 'do', en: 'to' },
};

/** A slot of a text by its name in words; of one that has none the fact that something stands there. */
export const slotInWords = (name: string, locale: Locale): string => slots[name]?.[locale] ?? '…';
