import { audiences } from '#generated/data/audiences.ts';
import { locales } from '#generated/data/locales.ts';
import { calendarTypesOfClient } from '../../lib/calendar/calendar-course.ts';
import type { CourseQuery } from '../../lib/site-context.ts';

/** Every query of a page to the calendar's snapshot. */
export const listSnapshotQueries = (): readonly CourseQuery[] =>
  locales.all.flatMap((locale) =>
    audiences
      .map(({ client }) => client)
      .filter((client) => client !== null)
      .flatMap((client) => calendarTypesOfClient(client).map((type) => ({ type, client, locale }))),
  );
