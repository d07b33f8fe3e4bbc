import type { CourseType } from '#model/schema/courses.ts';
import type { Address } from '../../addresses/address.ts';
import type { Planning } from '../planning/planning.ts';

/** The name of the text on a course type in a city; of the general text of the type where there is none for the city. */
export const cityTextName = (type: CourseType, city: string): string => {
  const folder = type.audience === 'company' ? 'company-cities' : `cities/${type.id}`;
  return `${folder}/${type.citiesWithoutText.includes(city) ? '_general' : city}`;
};

/** The text that an address needs: its path in a locale's folder of content/, without the ending. */
export const documentNameOfAddress = (planning: Planning, { type: id, city, article, route }: Address): string => {
  const type = planning.type(id);
  if (type !== null) return city === null ? `courses/${type.id}` : cityTextName(type, city);
  if (city !== null) return `cities/listing/${city}`;
  return article === null ? `pages/${route.page ?? route.id}` : `articles/${article}`;
};
