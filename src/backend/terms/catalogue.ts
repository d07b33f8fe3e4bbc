import { type Calendar, calendarSchema } from '#domain/dates/demo-calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import articleIndex from '#generated/backend/articles.json' with { type: 'json' };
import calendar from '#generated/backend/calendar.json' with { type: 'json' };
import courses from '#generated/backend/courses.json' with { type: 'json' };
import faq from '#generated/backend/faq.json' with { type: 'json' };
import { audiences } from '#generated/data/audiences.ts';
import { choices } from '#generated/data/choices.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { Term } from '#generated/schemas/shapes.ts';

export interface City {
  readonly id: string;
  readonly calendarId: NonNullable<Term['localization']>;
  readonly name: Readonly<Record<Locale, string>>;
}

/** Texts of a course of the calendar, as HTML; `price` is grosze, null where it is set individually. */
export interface CourseText {
  readonly type: string;
  readonly locale: Locale;
  readonly name: string;
  readonly intro: string;
  readonly price: number | null;
  readonly priceDescription: string;
  readonly description: string;
  readonly program: string;
}

export interface FaqItem {
  readonly locale: Locale;
  readonly set: string;
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** A list of terms of the calendar, by course type and client. */
export interface CalendarList {
  readonly type: string;
  readonly client: string;
}

/** What the generator provides: each server answers from the files of its own version, even if other versions run on the same database. */
export interface Catalogue {
  readonly cities: readonly City[];
  readonly courses: readonly CourseText[];
  readonly faq: readonly FaqItem[];
  readonly articles: readonly string[];
  readonly calendar: Calendar;
  /** All lists of terms; in the upstream calendar a term is in only one of them. */
  readonly lists: readonly CalendarList[];
  /** The lists that everybody can search: those of the open courses. */
  readonly openLists: readonly CalendarList[];
  /** The limit for one e-mail address, by the type of a term: `person`, one person only; `date`, one booking for each date. */
  readonly addressScopes: Readonly<Record<string, CourseType['addressScope']>>;
  readonly choices: typeof choices;
}

/** Reads the generated catalogue. */
export const readCatalogue = (): Catalogue => ({
  cities: cities.map(({ id, calendarId, name, nameEn }) => ({ id, calendarId, name: { pl: name, en: nameEn } })),
  courses: courses.flatMap(({ key, price, texts }) =>
    (['pl', 'en'] as const).map((locale): CourseText => ({ type: key, locale, price, ...texts[locale] })),
  ),
  faq: Object.entries(faq).flatMap(([set, items]) => items.map((item) => ({ locale: 'pl' as const, set, ...item }))),
  articles: articleIndex.items.map(({ system }) => system),
  calendar: calendarSchema.parse(calendar),
  lists: courseTypes.flatMap(listsOf),
  openLists: courseTypes.filter(({ audience }) => canAudienceBookOnline(audience)).flatMap(listsOf),
  addressScopes: Object.fromEntries(
    courseTypes.flatMap(({ calendar: type, addressScope }) => (type === null ? [] : [[type, addressScope]])),
  ),
  choices,
});

type CourseType = (typeof courseTypes)[number];

function listsOf(course: CourseType): readonly CalendarList[] {
  const client = audiences.find(({ id }) => id === course.audience)?.client ?? null;
  return course.calendar === null || client === null ? [] : [{ type: course.calendar, client }];
}

/** The texts of the course of a type in a language; undefined if there is none. */
export const findCourseText = (
  { courses }: Pick<Catalogue, 'courses'>,
  type: string,
  locale: Locale,
): CourseText | undefined => courses.find((course) => course.type === type && course.locale === locale);
