import type { Locale } from '#domain/locale.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
/** Gives the text of an argument such as `kppHours`, `kppHours:genitive` or `city.locative`, or null when there is none. */
export type Scope = (argument: string) => string | null;

/** Called for every argument without a value; `offset` counts from the beginning of the text. */
export type ReportArgument = (argument: string, offset: number) => void;

/** Fills in the `{arguments}` of a text. An unknown one is reported and left as it is. */
export const fillTextArguments = (text: string, scope: Scope, report: ReportArgument): string =>
  fillPlaceholders(text, (argument, offset) => {
    const value = scope(argument);
    if (value === null) report(argument, offset);
    return value;
  });

/**
 * Keeps “e-mail” whole, since browsers break a line after a hyphen, and a number of a phone abroad; in Polish a one-letter word with
 * the next word, and an abbreviation with what it belongs to: `sp. z o.o.`, `art. 5`, `2025 r.`
 */
export const bindWords = (text: string, locale: Locale): string => {
  const whole = text
    .replaceAll(/(?<![\p{L}\d/.-])(e)-(?=mail)/giu, '$1\u{2060}-\u{2060}')
    .replaceAll(/(?<=\+[\d \u{a0}]+) (?=\d)/gu, '\u{a0}');
  return locale === 'pl'
    ? whole.replaceAll(/(?<=(?:^|[\s(„|])(?:[aiouwzAIOUWZ]|sp\.|art\.)) |(?<=\d) (?=r\.)/g, '\u{a0}')
    : whole;
};

/** Keeps an argument on one line with what it counts or dates: `{amount} zł`, `PLN {amount}`, `{day} {month}`, `{first} –`. */
export const keepArgumentsOnLine = (text: string): string =>
  text.replaceAll(/(?<=\}) (?=(?:zł|km|s)(?!\p{L})|– \{)|(?<=PLN) (?=\{)|(?<=\{day\}) (?=\{month\})/gu, '\u{a0}');

/** The name of a street, with its abbreviation and number on the same line: `ul. Długa 1`. */
export const nonBreakingStreet = (street: string): string => street.replaceAll(/(?<=\.) | (?=\S+$)/g, '\u{a0}');

/** A postal code and town on one line: browsers would break it after the hyphen between digits. */
export const nonBreakingPostalTown = ({
  postalCode,
  city,
}: {
  readonly postalCode: string;
  readonly city: string;
}): string => `${postalCode.replace('-', '\u{2060}-\u{2060}')}\u{a0}${city}`;

/** Keeps a Polish number on one line with its unit and its own thousands: `21 000`, `14 dni`. */
export const bindNumbersToUnits = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{Ll}|\d{3}(?!\d))/gu, '\u{a0}');
