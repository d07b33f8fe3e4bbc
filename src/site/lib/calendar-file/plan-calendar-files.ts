import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { edition } from '#generated/data/edition.ts';
import { parseCivilDate } from '#generated/runtime/civil-date.ts';
import type { Locale } from '#generated/runtime/page-data.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { plainText } from '../plain-text.ts';
import type { CourseQuery } from '../site-context.ts';
import { calendarPath, termFilePath } from './calendar-paths.ts';
import { calendarText } from './calendar-text.ts';
import { type EventWords, termEvents } from './term-events.ts';

export interface TextFile {
  /** Address on the site. */
  readonly path: string;
  readonly text: string;
}

export interface CalendarSource extends EventWords {
  readonly queries: readonly CourseQuery[];
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
}

const stamp = parseCivilDate(edition) ?? 0;

type City = (typeof cities)[number];

const cityWords: { readonly [Name in Locale]: (city: City) => string } = {
  pl: ({ locative }) => locative,
  en: ({ nameEn }) => nameEn,
};

const courseFiles = (type: string, { name, items }: CoursesResponse, words: EventWords): readonly TextFile[] => {
  const { locale, texts } = words;
  const offsets = calendarKeys.find(({ key }) => key === type)?.days ?? null;
  const eventsOf = (terms: readonly Term[]) => terms.flatMap((term) => termEvents(term, offsets, words));
  const feed = (city: City | null): TextFile => ({
    path: calendarPath(locale, type, city?.id ?? null),
    text: calendarText({
      events: eventsOf(city === null ? items : items.filter(({ localization }) => localization === city.calendarId)),
      stamp,
      name: plainText(
        city === null
          ? texts.terms({ course: name })
          : texts.termsInCity({ course: name, place: cityWords[locale](city) }),
      ),
    }),
  });
  const terms = items.map((term) => ({
    path: termFilePath(locale, term.id),
    text: calendarText({ events: eventsOf([term]), stamp, name: null }),
  }));
  return [feed(null), ...cities.map(feed), ...terms];
};

/**
 * Calendars of a language: one per course type, one per course type and city, even when no date is open there now, and one
 * file per term. A type that the calendar gave no answer for has none.
 */
export const planCalendarFiles = ({ queries, courses, ...words }: CalendarSource): readonly TextFile[] =>
  queries
    .filter(({ locale }) => locale === words.locale)
    .flatMap((query) => {
      const answer = courses(query);
      return answer === null ? [] : courseFiles(query.type, answer, words);
    });
