import { apiCalls } from '#generated/api/calls.ts';
import { type CoursesResponse, courseData, term } from '#generated/schemas/payloads.ts';
import { calendarCityNumbers } from '../../lib/city-numbers.ts';
import type { DatesCriteria } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';

const patienceMilliseconds = 8000;

/** A term that breaks the contract is dropped; an answer that breaks it is an error. */
const readAnswer = (answer: unknown): CoursesResponse => {
  if (typeof answer !== 'object' || answer === null || !('items' in answer) || !Array.isArray(answer.items)) {
    throw new Error('The calendar answered without a list of terms; ask for the dates by phone.');
  }
  const items = answer.items.filter((item) => term.safeParse(item).success);
  return courseData.parse({ ...answer, items });
};

/** Asks the calendar for every type of the list. */
export const fetchTerms = (
  props: DatesProps,
  criteria: DatesCriteria,
  signal: AbortSignal,
): Promise<readonly CoursesResponse[]> =>
  Promise.all(
    props.types.map(async (type) => {
      const query = new URLSearchParams({ type, client: props.client, lang: props.locale });
      const city = criteria.city === null ? undefined : calendarCityNumbers[criteria.city];
      if (city !== undefined) query.set('localization', String(city));
      if (criteria.month !== null) query.set('month', criteria.month);
      const response = await fetch(`${props.host}${apiCalls.courses.path}?${query}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]),
      });
      if (!response.ok) throw new Error(`The calendar answered ${response.status}; try again or call us.`);
      return readAnswer(await response.json());
    }),
  );
