import { z } from 'zod';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { zlotyToGrosze } from '#domain/money/amount.ts';
import { highestNumber } from '../../database/schema.ts';
import type { Catalogue } from '../../terms/catalogue.ts';
import { fillLocalizedText, suggestNearestName } from './localized-text.ts';
import { exitCodes, OfficeError } from './office-error.ts';

/** A whole number, such as that of a term or of a row in a list. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((value) => value <= highestNumber);

/** An amount that was typed in złoty, `1690` or `349,50`, as grosze. */
export const zloty = z
  .string()
  .regex(/^\d{1,6}(?:[.,]\d{2})?$/)
  .transform((text) => zlotyToGrosze(Number(text.replace(',', '.'))));

/** A day that exists, `YYYY-MM-DD`. */
export const civilDay = z.string().refine((text) => parseCivilDate(text) !== null);

/** A file: the command line has its name; the server that runs the command also gets its bytes, in Base64. */
export const givenFile = z.union([
  z.string().transform((name) => ({ name, bytes: Buffer.alloc(0) })),
  z
    .strictObject({ name: z.string(), base64: z.string() })
    .transform(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') })),
]);

/** An e-mail address to search for; its validity is not checked. */
export const emailAddress = z.string().regex(/^[^\s@]+@[^\s@]+$/);

/** The calendar's type with this key; undefined if there is none. */
const findType = ({ courses }: Catalogue, typed: string): string | undefined =>
  courses.find(({ type }) => type === typed.toLowerCase())?.type;

const typeNames = ({ courses }: Catalogue): readonly string[] => [...new Set(courses.map(({ type }) => type))];

export const parseCalendarType = (catalogue: Catalogue, typed: string): string => {
  const found = findType(catalogue, typed);
  if (found !== undefined) return found;
  throw new OfficeError(
    fillLocalizedText(
      { pl: 'Nie ma rodzaju kursu „{typed}”.{nearest}', en: 'There is no course type “{typed}”.{nearest}' },
      { typed, nearest: suggestNearestName(typed, typeNames(catalogue)) },
    ),
    exitCodes.usage,
  );
};

/** The id of a city, found by its id or its name in either language; undefined if there is none. */
export const findCityId = ({ cities }: Catalogue, typed: string): string | undefined => {
  const wanted = typed.toLowerCase();
  return cities.find(({ id, name }) => [id, name.pl, name.en].some((one) => one.toLowerCase() === wanted))?.id;
};

export const listCityNames = ({ cities }: Catalogue): readonly string[] =>
  cities.flatMap(({ id, name }) => [id, name.pl]);

export const parseCityId = (catalogue: Catalogue, typed: string): string => {
  const found = findCityId(catalogue, typed);
  if (found !== undefined) return found;
  throw new OfficeError(
    fillLocalizedText(
      { pl: 'Nie ma miasta „{typed}”.{nearest}', en: 'There is no city “{typed}”.{nearest}' },
      { typed, nearest: suggestNearestName(typed, listCityNames(catalogue)) },
    ),
    exitCodes.usage,
  );
};
