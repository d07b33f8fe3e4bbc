import { z } from 'zod/mini';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { formatDay, formatDayRange, formatWarsawDayAndTime } from '#domain/dates/dates-in-words.ts';
import { groupConsecutiveDays } from '#domain/dates/day-runs.ts';
import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { papersToBringMessage } from '#forms/registration/course-demands.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { phoneOfType } from '#generated/data/phones.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { type MailKind, type MailTerm, mailKinds } from '#generated/mails/mail-kinds.ts';
import { term } from '#generated/schemas/shapes.ts';

/** The fields of a course date that a mail uses. */
export const mailTerm = z.pick(term, {
  id: true,
  name: true,
  type: true,
  dateStart: true,
  showHours: true,
  hoursRendered: true,
  city: true,
  localization: true,
});

/** The text of each placeholder; null where the mail has none. */
export type FactTexts = ReadonlyMap<string, string | null>;

interface MailLanguage {
  readonly locale: Locale;
  /** Scheme and host of the site. */
  readonly origin: string;
}

const both = { pl: ' i\u{a0}', en: ' and ' } as const satisfies Record<Locale, string>;

/** The text as one line, without control characters, so that no input can add a header or a second line to a mail. */
export const toSafeLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

const severalLines = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .split('\n')
    .map((line) => line.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trimEnd())
    .join('\n')
    .trim();

const dayText = (value: unknown, locale: Locale): string =>
  formatDay(parseCivilDate(z.iso.date().parse(value)) ?? 0, locale);

/** `11–13 grudnia 2026 i 18–20 grudnia 2026` */
export const formatTermDays = ({ dateStart, type }: Pick<MailTerm, 'dateStart' | 'type'>, locale: Locale): string =>
  groupConsecutiveDays(parseCivilDate(dateStart) ?? 0, daysOfType(type))
    .map(({ first, last }) => formatDayRange(first, last, locale))
    .join(both[locale]);

const words = {
  pl: { ...polish.booking, ...polish.outcomes, ...polish.calendar },
  en: { ...english.booking, ...english.outcomes, ...english.calendar },
} as const satisfies Record<Locale, object>;

/** The street and the city; as long as the street is not settled, the city and how the reader will learn the street. */
const placeText = ({ city, localization }: z.infer<typeof mailTerm>, locale: Locale): string => {
  const street = findStreetOfClasses(cities, localization);
  const address = formatClassAddress(street, toSafeLine(city));
  return street === null ? `${address}. ${words[locale].venueToCome}` : address;
};

/** The hours; with the caveat of all later days where a course has several, since the calendar has the hours of the first one alone. */
export const formatTermHours = (
  { hoursRendered, showHours, type }: Pick<MailTerm, 'hoursRendered' | 'showHours' | 'type'>,
  locale: Locale,
): string | null => {
  if (!showHours || !hoursRendered) return null;
  const times = toSafeLine(hoursRendered);
  return (daysOfType(type)?.length ?? 0) > 1 ? fillPlaceholders(words[locale].laterDays, () => times) : times;
};

const papersText = (type: string | null | undefined, locale: Locale): string | null => {
  const papers = papersToBringMessage(type);
  return papers === null ? null : words[locale][papers];
};

/** The texts of a term in a mail; `where` is its address, or the city and how the reader will learn the street. */
export const formatMailTerm = (term: z.infer<typeof mailTerm>, locale: Locale) => ({
  name: toSafeLine(term.name),
  city: toSafeLine(term.city),
  where: placeText(term, locale),
  days: formatTermDays(term, locale),
  hours: formatTermHours(term, locale),
  papers: papersText(term.type, locale),
});

const termTexts = (value: unknown, name: string, place: MailLanguage): readonly (readonly [string, string | null])[] =>
  Object.entries(formatMailTerm(mailTerm.parse(value), place.locale)).map(([part, words]) => [
    `${name}.${part}`,
    words,
  ]);

type FactType = 'text' | 'lines' | 'count' | 'amount' | 'day' | 'lastDay' | 'instant' | 'path';

const texts: Readonly<Record<FactType, (value: unknown, place: MailLanguage) => string>> = {
  text: (value) => toSafeLine(z.string().parse(value)),
  /** Begins on a line of its own, whatever precedes it. */
  lines: (value) => `\n${severalLines(z.string().parse(value))}`,
  count: (value) => String(z.int().parse(value)),
  amount: (value, { locale }) => formatPrice(z.int().parse(value), locale),
  day: (value, { locale }) => dayText(value, locale),
  lastDay: (value, { locale }) => dayText(value, locale) + endOfDay[locale],
  instant: (value, { locale }) => formatWarsawDayAndTime(Date.parse(z.iso.datetime().parse(value)), locale),
  path: (value, { origin }) =>
    origin +
    z
      .string()
      .check(z.regex(/^\/[^/\\\s]\S*$/))
      .parse(value),
};

/** The phone number that the reader may call: that of the audience of the course if it has one, otherwise the general one. */
const phoneTexts = (term: unknown): readonly (readonly [string, string])[] => {
  const { display, international } = phoneOfType(mailTerm.safeParse(term).data?.type);
  return [
    ['phone', display.replaceAll(' ', '\u{a0}')],
    ['phoneNumber', international],
  ];
};

/**
 * The facts of a mail as texts, with the phone number for its reader. Throws if a fact is missing or does not have the type that the kind
 * of mail declares.
 */
export const formatMailFacts = (
  kind: MailKind,
  facts: Readonly<Record<string, unknown>>,
  place: MailLanguage,
): FactTexts => {
  const { facts: needed, maybe } = mailKinds[kind];
  return new Map<string, string | null>([
    ...phoneTexts(facts.term),
    ...Object.entries({ ...needed, ...maybe }).flatMap(([name, type]: [string, FactType | 'term']) => {
      const value = facts[name] ?? null;
      if (value === null && name in maybe) {
        return type === 'term'
          ? ['name', 'city', 'where', 'days', 'hours', 'papers'].map((part) => [`${name}.${part}`, null] as const)
          : [[name, null] as const];
      }
      return type === 'term' ? termTexts(value, name, place) : [[name, texts[type](value, place)] as const];
    }),
  ]);
};
