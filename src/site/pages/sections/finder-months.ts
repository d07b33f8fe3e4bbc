import { audiences } from '#generated/data/audiences.ts';
import { calendarTypesOf } from '../../lib/calendar/calendar-course.ts';
import type { Site } from '../../lib/site-context.ts';

const yearAndMonthLength = 7;

/** Months in which the snapshot has dates, `YYYY-MM`, earliest first. */
export const finderMonths = ({ layout, reader }: Site): readonly string[] => {
  const answers = audiences.flatMap(({ client }) =>
    client === null
      ? []
      : calendarTypesOf(client).map((type) => reader.courses({ type, client, locale: layout.locale })),
  );
  const months = answers
    .flatMap((answer) => answer?.items ?? [])
    .map((term) => term.dateStart.slice(0, yearAndMonthLength));
  return [...new Set(months)].toSorted();
};
