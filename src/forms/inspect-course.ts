import type { z } from 'zod/mini';
import { isUnreadablePrice, type KnownCity, normaliseCourseAnswer } from '#contract/calendar-answer.ts';
import { isRecord } from '#domain/json-value.ts';
import { coursesResponse } from '#generated/schemas/calendar.ts';
import { term as termShape } from '#generated/schemas/shapes.ts';

/** The first wrong field of an answer or of one of its terms, with the value that the host sent. */
interface FieldFault {
  readonly field: string;
  readonly value: unknown;
}

type Course = ReturnType<typeof coursesResponse.parse>;

/** An answer of the calendar, with the parts of it that cannot be read. */
export interface InspectedCourse {
  /** The answer in the form of the contract, with every term that the host sent. */
  readonly read: unknown;
  /** The answer with the terms that can be read; null where it cannot be read as a whole, which `fault` names. */
  readonly course: Course | null;
  readonly fault: FieldFault | null;
  /** One fault for each term that cannot be read. */
  readonly dropped: readonly FieldFault[];
  /** A price that is given but cannot be read; the course is shown without a price. */
  readonly unreadPrice: FieldFault | null;
  /** Terms whose city name and city number contradict each other; they are shown under the name. */
  readonly contradicting: readonly { readonly city: string; readonly number: number }[];
}

const longestValue = 40;

/** A value that cannot be read, as far as a log or a list shows it. */
export const printInvalidValue = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, longestValue);

/** How many terms cannot be read because of a field, with one value of it. */
interface CountedFault {
  readonly field: string;
  readonly value: string;
  readonly number: number;
}

export const countFaultsByField = (faults: readonly FieldFault[]): readonly CountedFault[] =>
  [...Map.groupBy(faults, ({ field }) => field)].map(([field, of]) => ({
    field,
    value: printInvalidValue(of[0]?.value),
    number: of.length,
  }));

const faultOfItem = (item: unknown): FieldFault | null => {
  const issue = termShape.safeParse(item).error?.issues[0];
  if (issue === undefined) return null;
  const field = String(issue.path[0] ?? 'term');
  return { field, value: isRecord(item) ? item[field] : item };
};

const contradictionsIn = (
  sent: unknown,
  { items }: Course,
  cities: readonly KnownCity[],
): InspectedCourse['contradicting'] => {
  if (!isRecord(sent) || !Array.isArray(sent.items)) return [];
  const numbers = new Map(sent.items.filter(isRecord).map((item) => [String(item.id), Number(item.localization)]));
  return items.flatMap(({ id, city, localization }) => {
    const number = numbers.get(String(id)) ?? Number.NaN;
    const isOurs = cities.some(({ calendarId }) => calendarId === number);
    return isOurs && number !== localization ? [{ city, number }] : [];
  });
};

/** The course without the terms that cannot be read, and with the number of these; null if nothing of it can be read. */
export const courseWithReadableTerms = ({ course, dropped }: InspectedCourse): Course | null => {
  if (course === null || dropped.length === 0) return course;
  return course.items.length === 0 ? null : { ...course, dropped: dropped.length };
};

/** The readable items of a list; null if it is no list, or none of its items can be read. */
export const keepReadableItems = <Item>(list: unknown, shape: z.ZodMiniType<Item>): readonly Item[] | null => {
  if (!Array.isArray(list)) return null;
  const good = list.flatMap((item) => shape.safeParse(item).data ?? []);
  return good.length === 0 && list.length > 0 ? null : good;
};

/** Reads the calendar's answer for a course and says what of it is wrong, for the log of the server and of the build. */
export const inspectCourseAnswer = (sent: unknown, type: string, cities: readonly KnownCity[]): InspectedCourse => {
  const read = normaliseCourseAnswer(sent, type, cities);
  const items: readonly unknown[] = isRecord(read) && Array.isArray(read.items) ? read.items : [];
  const whole = coursesResponse.safeParse(isRecord(read) && Array.isArray(read.items) ? { ...read, items: [] } : read);
  if (!whole.success) {
    const field = String(whole.error.issues[0]?.path[0] ?? 'answer');
    const fault = { field, value: isRecord(sent) ? sent[field] : sent };
    return { read, course: null, fault, dropped: [], unreadPrice: null, contradicting: [] };
  }
  const faults = items.map((item) => ({ item, fault: faultOfItem(item) }));
  const good = faults.flatMap(({ item, fault }) => (fault === null ? [termShape.parse(item)] : []));
  const course = { ...whole.data, items: good };
  const dropped = faults.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  const price = isRecord(sent) ? sent.price : undefined;
  const unreadPrice = isUnreadablePrice(price) ? { field: 'price', value: price } : null;
  return { read, course, fault: null, dropped, unreadPrice, contradicting: contradictionsIn(sent, course, cities) };
};
