import { audiences } from '#generated/data/audiences.ts';
import { locales } from '#generated/data/locales.ts';
import { calendarTypesOf } from '../../lib/calendar/calendar-course.ts';
import type { CourseQuery } from '../../lib/site-context.ts';

/** Every query of a page to the calendar's snapshot. */
export const snapshotQueries = (): readonly CourseQuery[] =>
  locales.all.flatMap((locale) =>
    audiences
      .map(({ client }) => client)
      .filter((client) => client !== null)
      .flatMap((client) => calendarTypesOf(client).map((type) => ({ type, client, locale }))),
  );
