import type { Calendar } from '#domain/dates/demo-calendar.ts';
import type { Locale } from '#domain/locale.ts';
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

/** A list of terms that the calendar can be asked for. */
export interface CalendarList {
  readonly type: string;
  readonly client: string;
}

/** What the generator provides for the database: it is written there at every start. */
export interface Catalogue {
  readonly cities: readonly City[];
  readonly courses: readonly CourseText[];
  readonly faq: readonly FaqItem[];
  readonly articles: readonly string[];
  readonly calendar: Calendar;
  /** Every list of terms; an upstream calendar finds a term in one of them alone. */
  readonly lists: readonly CalendarList[];
  /** Those that everybody can search: the open courses. */
  readonly openLists: readonly CalendarList[];
  /** Site path of the booking page. */
  readonly bookingPath: Readonly<Record<Locale, string>>;
}
