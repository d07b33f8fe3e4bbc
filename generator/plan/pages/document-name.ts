import type { CourseType } from '#model/schema/courses.ts';
import type { Address } from '../../addresses/address.ts';
import type { Planning } from '../planning/planning.ts';

/** The name of the text about a course in a city; of the general text for cities if the city has none of its own. */
export const cityTextName = (type: CourseType, city: string): string => {
  const folder = type.audience === 'company' ? 'company-cities' : `cities/${type.id}`;
  return `${folder}/${type.citiesWithoutText.includes(city) ? '_general' : city}`;
};

/** The name of the text that an address needs: its path below the folder of a locale in content/, without the file ending. */
export const documentNameOfAddress = (planning: Planning, { type: id, city, article, route }: Address): string => {
  const type = planning.type(id);
  if (type !== null) return city === null ? `courses/${type.id}` : cityTextName(type, city);
  if (city !== null) return `cities/listing/${city}`;
  return article === null ? `pages/${route.page ?? route.id}` : `articles/${article}`;
};
