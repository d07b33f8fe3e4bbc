import { parseCivilDate } from '../../dates/civil-date.ts';
import { dayInWords } from '../../dates/dates-in-words.ts';
import type { Locale } from '../../locale.ts';
import type { AuditText } from '../audit-data.ts';
import { joined, listed, phrase, plainText, together } from '../audit-text.ts';
import type { Detail } from './change-data.ts';
import { detailText, subjectName, subjectText } from './change-text.ts';
import type { News, NewsGroup, NewsItem, NewsLine, Reader, Topic } from './news-data.ts';

type Words = Readonly<Record<Locale, string>>;

/** What each topic is called where its changes share a line. */
const topicWords: Readonly<Record<Topic, Words>> = {
  prices: { pl: 'Ceny', en: 'Prices' },
  numbers: { pl: 'Liczby i terminy', en: 'Numbers and deadlines' },
  rules: { pl: 'Reguły', en: 'Rules' },
  addresses: { pl: 'Adresy stron', en: 'Addresses of pages' },
  courses: { pl: 'Kursy', en: 'Courses' },
  places: { pl: 'Miasta i województwa', en: 'Cities and regions' },
  forms: { pl: 'Formularze', en: 'Forms' },
  mails: { pl: 'E-maile', en: 'Mails' },
  firstAid: { pl: 'Instrukcje pierwszej pomocy', en: 'First-aid instructions' },
  organisation: { pl: 'Organizator', en: 'The provider' },
  pages: { pl: 'Strony', en: 'Pages' },
  screenWords: { pl: 'Napisy na ekranie', en: 'Words on the screen' },
  courseTexts: { pl: 'Teksty o kursach', en: 'Texts about courses' },
  cityTexts: { pl: 'Teksty o miastach', en: 'Texts about cities' },
  answers: { pl: 'Pytania i odpowiedzi', en: 'Questions and answers' },
  articles: { pl: 'Artykuły', en: 'Articles' },
  pictures: { pl: 'Zdjęcia i rysunki', en: 'Pictures' },
  decisions: { pl: 'Decyzje i pytania', en: 'Decisions and questions' },
  promises: { pl: 'Obietnice', en: 'Promises' },
  handbook: { pl: 'Podręcznik biura', en: 'Handbook of the office' },
  redirects: { pl: 'Przekierowania', en: 'Redirects' },
  calls: { pl: 'Wywołania serwera', en: 'Calls of the server' },
  delivery: { pl: 'Ustawienia serwera', en: 'Settings of the server' },
  analytics: { pl: 'Analityka', en: 'Analytics' },
  clauses: { pl: 'Zdania specyfikacji', en: 'Clauses of the specification' },
  laws: { pl: 'Przepisy i wytyczne', en: 'Laws and guidelines' },
  names: { pl: 'Nowe nazwy bez innej zmiany', en: 'New names without another change' },
  records: { pl: 'Zapisy i źródła', en: 'Records and sources' },
};

const headings: Readonly<Record<Reader, Words>> = {
  visitors: { pl: 'Co inaczej spotyka osoba odwiedzająca stronę', en: 'What a visitor meets differently' },
  office: { pl: 'Co zmienia się dla biura', en: 'What changes for the office' },
  hosts: { pl: 'Co zmienia się dla serwerów', en: 'What changes for those who run servers' },
  developers: { pl: 'Co zmienia się w zapisach', en: 'What changes in the records' },
};

const none: Words = { pl: 'Nic.', en: 'Nothing.' };

export const readerHeading = (reader: Reader, locale: Locale): string => headings[reader][locale];
export const nothingNew = (locale: Locale): string => none[locale];

const mostNames = 8;
/** A sentence with more of them is unfolded. */
const mostDetails = 2;

const capital = (text: AuditText): AuditText => {
  const [first = '', ...rest] = typeof text === 'string' ? [text] : text;
  if (typeof first !== 'string') return text;
  return [first.charAt(0).toLocaleUpperCase('pl') + first.slice(1), ...rest];
};

/** A full stop where a sentence has no end of its own. */
const ended = (text: AuditText): AuditText => (/[.?!…]”?$/.test(plainText(text)) ? text : together(text, '.'));

const andMore = (count: number, locale: Locale): string =>
  locale === 'pl' ? ` (i jeszcze: ${count})` : ` (and ${count} more)`;

const other: Readonly<Record<Locale, Locale>> = { pl: 'en', en: 'pl' };

/** Words of the model that changed in both languages are read in one's own. */
const inOwnLanguage = (own: readonly Detail[], locale: Locale): readonly Detail[] => {
  const paths = new Set(own.flatMap((detail) => (detail.key === 'value' ? [detail.path] : [])));
  return own.filter((detail) => {
    const ending = `.${other[locale]}`;
    return !(
      detail.key === 'value' &&
      detail.path.endsWith(ending) &&
      paths.has(`${detail.path.slice(0, -ending.length)}.${locale}`)
    );
  });
};

const details = ({ details: own }: NewsItem, locale: Locale): readonly AuditText[] =>
  inOwnLanguage(own, locale).map((detail) => detailText(detail, locale));

const wholeItem = (item: NewsItem, locale: Locale): AuditText =>
  phrase`${subjectText(item.subject, locale)}: ${joined(details(item, locale), '; ')}`;

const itemLine = (item: NewsItem, locale: Locale): NewsLine<AuditText> => {
  const all = details(item, locale);
  const rest = all.length - mostDetails;
  const first = joined(all.slice(0, mostDetails), '; ');
  const text = phrase`${subjectText(item.subject, locale)}: ${first}${rest > 0 ? andMore(rest, locale) : ''}`;
  return { text: capital(ended(text)), more: rest > 0 ? all : [] };
};

/** Each change once; rows in which the same changed share it. */
const alike = (items: readonly NewsItem[], locale: Locale): readonly AuditText[] => {
  const groups = Map.groupBy(items, (item) => plainText(joined(details(item, locale), '; ')));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1 || group.some(({ subject }) => subject.key !== 'row'))
      return group.map((item) => wholeItem(item, locale));
    const names = listed(group.map(({ subject }) => subjectName(subject, locale)));
    return [phrase`${names}: ${joined(details(first, locale), '; ')}`];
  });
};

const groupLine = ({ topic, items }: NewsGroup, locale: Locale): NewsLine<AuditText> => {
  const names = items.slice(0, mostNames).map(({ subject }) => subjectName(subject, locale));
  const rest = items.length - names.length;
  const text = phrase`${topicWords[topic][locale]} (${String(items.length)}): ${listed(names)}${rest > 0 ? andMore(rest, locale) : ''}.`;
  return { text, more: alike(items, locale) };
};

/** The lines for one kind of reader, the weightiest first. */
export const newsLines = ({ groups }: News, reader: Reader, locale: Locale): readonly NewsLine<AuditText>[] =>
  groups[reader].flatMap((group) =>
    group.isOneLine ? [groupLine(group, locale)] : group.items.map((item) => itemLine(item, locale)),
  );

/** Since which release or revision, and of which day. */
export const newsSince = ({ before, since }: News, locale: Locale): string => {
  const day = since === null ? null : parseCivilDate(since);
  const of = day === null ? '' : ` ${locale === 'pl' ? 'z dnia' : 'of'} ${dayInWords(day, locale)}`;
  return `${locale === 'pl' ? 'od wersji' : 'since'} ${before}${of}`;
};

/** What is not compared. */
export const newsLimit = ({ code: { site, server } }: News, locale: Locale): string =>
  locale === 'pl'
    ? `Porównano model, wszystkie teksty i rysunki. Nie porównano kodu programu: zmieniło się plików strony ${site}, serwera ${server}.`
    : `Compared: the model, every text and picture. Not compared: program code; ${site} files of the site and ${server} of the server differ.`;
