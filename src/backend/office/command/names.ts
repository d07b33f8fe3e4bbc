import type { Catalogue } from '../../calendar/catalogue.ts';
import { didYouMean, fill } from './localized-text.ts';
import { exitCodes, OfficeError } from './office-error.ts';

/** The calendar's type by its key; undefined where there is none. */
export const findType = ({ courses }: Catalogue, typed: string): string | undefined =>
  courses.find(({ type }) => type === typed.toLowerCase())?.type;

export const typeNames = ({ courses }: Catalogue): readonly string[] => [...new Set(courses.map(({ type }) => type))];

export const chosenType = (catalogue: Catalogue, typed: string): string => {
  const found = findType(catalogue, typed);
  if (found !== undefined) return found;
  throw new OfficeError(
    fill(
      { pl: 'Nie ma rodzaju kursu „{typed}”.{nearest}', en: 'There is no course type “{typed}”.{nearest}' },
      { typed, nearest: didYouMean(typed, typeNames(catalogue)) },
    ),
    exitCodes.usage,
  );
};

/** The id of a city by its id or its name in either language; undefined where there is none. */
export const findCity = ({ cities }: Catalogue, typed: string): string | undefined => {
  const wanted = typed.toLowerCase();
  return cities.find(({ id, name }) => [id, name.pl, name.en].some((one) => one.toLowerCase() === wanted))?.id;
};

export const cityNames = ({ cities }: Catalogue): readonly string[] => cities.flatMap(({ id, name }) => [id, name.pl]);

export const chosenCity = (catalogue: Catalogue, typed: string): string => {
  const found = findCity(catalogue, typed);
  if (found !== undefined) return found;
  throw new OfficeError(
    fill(
      { pl: 'Nie ma miasta „{typed}”.{nearest}', en: 'There is no city “{typed}”.{nearest}' },
      { typed, nearest: didYouMean(typed, cityNames(catalogue)) },
    ),
    exitCodes.usage,
  );
};
