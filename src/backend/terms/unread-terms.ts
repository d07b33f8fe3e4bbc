import { faultsByField, inspectCourse, printedInvalidValue } from '#forms/inspect-course.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { cities } from '#generated/data/cities.ts';
import { forward, type Upstream } from '../http/forward.ts';
import { Refused } from '../http/refused.ts';
import type { CalendarList } from './catalogue.ts';

/** What of a list of the upstream calendar cannot be read. */
export interface UnreadTerms {
  /** Of the course, as the calendar calls it. */
  readonly type: string;
  readonly field: string;
  readonly value: string;
  /** How many terms; null where it is the whole answer, or the price of the course. */
  readonly number: number | null;
}

/** Milliseconds: the daily work at a start waits for it. */
const timeout = 3_000;

/** Asks the upstream calendar for every list and says what nobody sees of it. */
export const findUnreadTerms = async (
  calendar: Upstream | undefined,
  lists: readonly CalendarList[],
): Promise<readonly UnreadTerms[]> => {
  if (calendar === undefined) return [];
  const unread = async ({ type, client }: CalendarList): Promise<readonly UnreadTerms[]> => {
    const whole = (field: string, value: string) => [{ type, field, value, number: null }];
    try {
      const sent = await forward(calendar, { call: apiCalls.courses, query: { type, client, lang: 'pl' }, timeout });
      const { fault, dropped, unreadPrice } = inspectCourse(sent, type, cities);
      const wrong = fault ?? unreadPrice;
      return [
        ...(wrong === null ? [] : whole(wrong.field, printedInvalidValue(wrong.value))),
        ...faultsByField(dropped).map((one) => ({ type, ...one })),
      ];
    } catch (error) {
      if (error instanceof Refused) return whole('answer', error.word);
      throw error;
    }
  };
  return (await Promise.all(lists.map(unread))).flat();
};
