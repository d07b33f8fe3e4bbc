import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { coursesContract } from '../../lib/api/calendar-contracts.ts';
import { answerOfCalendar, questionOf } from '../../lib/api/query-client.ts';
import type { DatesCriteria } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';

/** Asks the calendar for every type of the list. */
export const fetchTerms = (
  props: DatesProps,
  criteria: Pick<DatesCriteria, 'cityNumber' | 'month'>,
  signal: AbortSignal,
): Promise<readonly CoursesResponse[]> => {
  const chosen = {
    client: props.client,
    lang: props.locale,
    localization: criteria.cityNumber ?? undefined,
    month: criteria.month ?? undefined,
  };
  return Promise.all(
    props.types.map((type) =>
      answerOfCalendar(questionOf(coursesContract, { query: { type, ...chosen } }, props.host), signal),
    ),
  );
};
