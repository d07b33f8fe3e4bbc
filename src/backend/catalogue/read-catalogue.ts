import { calendarSchema } from '#domain/dates/demo-calendar.ts';
import articleIndex from '#generated/backend/articles.json' with { type: 'json' };
import calendar from '#generated/backend/calendar.json' with { type: 'json' };
import courses from '#generated/backend/courses.json' with { type: 'json' };
import faq from '#generated/backend/faq.json' with { type: 'json' };
import { audiences } from '#generated/data/audiences.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { CalendarList, Catalogue, CourseText } from './catalogue.ts';

/** The catalogue as it was generated. */
export const readCatalogue = (): Catalogue => ({
  cities: cities.map(({ id, calendarId, name, nameEn }) => ({ id, calendarId, name: { pl: name, en: nameEn } })),
  courses: courses.flatMap(({ key, price, texts }) =>
    (['pl', 'en'] as const).map((locale): CourseText => ({ type: key, locale, price, ...texts[locale] })),
  ),
  faq: Object.entries(faq).flatMap(([set, items]) => items.map((item) => ({ locale: 'pl' as const, set, ...item }))),
  articles: articleIndex.items.map(({ system }) => system),
  calendar: calendarSchema.parse(calendar),
  lists: courseTypes.flatMap(listsOf),
  openLists: courseTypes.filter(isOpen).flatMap(listsOf),
  bookingPath: { pl: pathTo('booking', 'pl'), en: pathTo('booking', 'en') },
});

type CourseType = (typeof courseTypes)[number];

function isOpen({ audience }: CourseType): boolean {
  return audiences.some(({ id, openCourses }) => id === audience && openCourses);
}

function listsOf(course: CourseType): readonly CalendarList[] {
  const client = audiences.find(({ id }) => id === course.audience)?.client ?? null;
  return course.calendar === null || client === null ? [] : [{ type: course.calendar, client }];
}
