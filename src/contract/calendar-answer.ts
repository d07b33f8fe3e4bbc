import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { isRecord } from '#domain/json-value.ts';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';

/** A city by the number, the slug and the names by which a calendar may call it. */
export interface KnownCity {
  readonly calendarId: number;
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

const numberIn = (value: unknown): number | null => {
  if (typeof value === 'number') return value;
  const digits = typeof value === 'string' ? value.replaceAll(/\s|(?:zł|PLN)\s*$/gi, '').replace(',', '.') : '';
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
};

const textIn = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
};

const trueWords: readonly unknown[] = [true, 1, '1', 'true'];

const padded = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

/** `YYYY-MM-DD` of a day in either order, with or without a time; a time with a zone is read as the day in Poland. */
const dayIn = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return formatCivilDate(warsawDate(Date.parse(text)));
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]|$)/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${padded(month)}-${padded(day)}`;
  const [, first, second, last] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:[T ]|$)/.exec(text) ?? [];
  return last === undefined ? value : `${last}-${padded(second)}-${padded(first)}`;
};

const cityNamed = (text: string, cities: readonly KnownCity[]): KnownCity | undefined => {
  const wanted = normaliseForComparison(text.trim());
  return cities.find(({ id, name, nameEn }) =>
    [id, name, nameEn].some((form) => normaliseForComparison(form) === wanted),
  );
};

/** The number and the name of the city of a term. Where they contradict each other, the name counts: people read it. */
const cityOf = (
  { localization, city }: Readonly<Record<string, unknown>>,
  cities: readonly KnownCity[],
): { readonly localization: number | null; readonly city: string } => {
  const number = numberIn(localization);
  const byNumber =
    number === null
      ? cityNamed(textIn(localization) ?? '', cities)
      : cities.find(({ calendarId }) => calendarId === number);
  const name = textIn(city)?.trim() ?? '';
  if (name === '') return { localization: byNumber?.calendarId ?? null, city: byNumber?.name ?? '' };
  const isSame =
    byNumber !== undefined &&
    [byNumber.name, byNumber.nameEn].some((form) =>
      normaliseForComparison(name).includes(normaliseForComparison(form)),
    );
  const found = isSame ? byNumber : cityNamed(name, cities);
  return { localization: found?.calendarId ?? null, city: name };
};

interface Asked {
  readonly type: string;
  readonly name: string;
  readonly cities: readonly KnownCity[];
}

const readTerm = (item: unknown, { type, name, cities }: Asked): unknown => {
  if (!isRecord(item)) return item;
  const hours = textIn(item.hoursRendered);
  return {
    ...item,
    id: numberIn(item.id) ?? item.id,
    name: textIn(item.name) ?? name,
    type: textIn(item.type)?.trim().toLowerCase() ?? type,
    dateStart: dayIn(item.dateStart),
    showHours: item.showHours === undefined ? hours !== null : trueWords.includes(item.showHours),
    hoursRendered: hours,
    ...cityOf(item, cities),
    freePlaces: numberIn(item.freePlaces),
  };
};

/**
 * The calendar's answer for a course in the form of the contract, however the host spells it: numbers as text, days in either order,
 * optional fields that are missing, cities that are not ours. A value that fits no meaning is left as it is, and the contract refuses it.
 */
export const normaliseCourseAnswer = (value: unknown, type: string, cities: readonly KnownCity[]): unknown => {
  if (!isRecord(value)) return value;
  const name = textIn(value.name) ?? '';
  const price = numberIn(value.price);
  const { items } = value;
  return {
    ...value,
    name,
    // No course is free: a price of 0 counts as no price.
    price: price === null || price <= 0 ? null : price,
    priceDescription: textIn(value.priceDescription),
    description: textIn(value.description),
    program: textIn(value.program),
    intro: textIn(value.intro),
    items: Array.isArray(items)
      ? items.map((item) => readTerm(item, { type, name, cities }))
      : items === null
        ? []
        : items,
  };
};

/** Whether a price is given but cannot be read: no price is shown then, and booking is refused. */
export const isUnreadablePrice = (price: unknown): boolean => {
  const amount = numberIn(price);
  return amount === null ? ![undefined, null, ''].includes(price as null) : amount < 0;
};

/** The number of terms, also if the host writes it as text. */
export const normaliseCountAnswer = (value: unknown): unknown => numberIn(value) ?? value;

/** The types of a search, also if the host numbers them or writes them in capitals. */
export const normaliseTypesAnswer = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item) => (isRecord(item) ? { ...item, id: textIn(item.id)?.trim().toLowerCase() ?? item.id } : item))
    : value;
