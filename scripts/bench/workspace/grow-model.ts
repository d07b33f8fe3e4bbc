import { addedCity, addedType, type Growth } from './growth.ts';

interface CityRow {
  readonly id: string;
  readonly calendarId: number;
}

interface TypeRow {
  readonly id: string;
  readonly audience: string;
  readonly localization: string;
  readonly cities: readonly string[];
}

interface RouteRow {
  readonly id: string;
  readonly path: { readonly pl: string; readonly en?: string };
}

/** The parts of a model that grow. */
export interface Growable {
  readonly courseTypes: readonly TypeRow[];
  readonly cities: readonly CityRow[];
  readonly routes: readonly RouteRow[];
  readonly register: readonly object[];
}

const pattern = { type: 'kpp', city: 'wroclaw', route: 'course-city' };

const rowOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row => {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`The model has no row “${id}” to copy; see scripts/bench/workspace.`);
  return row;
};

const addCities = (cities: readonly CityRow[], count: number): readonly CityRow[] => {
  const copied = rowOf(cities, pattern.city);
  const firstNumber = 1 + Math.max(...cities.map(({ calendarId }) => calendarId));
  return Array.from({ length: count }, (_, index) => {
    const { id, name, locative, genitive } = addedCity(index);
    const names = { name, nameEn: name, locative, genitive };
    return { ...copied, id, ...names, calendarId: firstNumber + index, instructor: null };
  });
};

const addTypes = (types: readonly TypeRow[], count: number): readonly TypeRow[] => {
  const copied = rowOf(types, pattern.type);
  return Array.from({ length: count }, (_, index) => {
    const { id, slug, name } = addedType(index);
    return { ...copied, id, slug, name, short: name, chooser: false };
  });
};

/**
 * A model with more cities, and more types that have a page per city in both languages. Types that have every city go on doing so.
 * The order of all that was there stays.
 */
export const growModel = <Model extends Growable>(model: Model, growth: Growth): Model => {
  const cities = [...model.cities, ...addCities(model.cities, growth.cities - model.cities.length)];
  const { audience, localization } = rowOf(model.courseTypes, pattern.type);
  const alike = model.courseTypes.filter((type) => type.audience === audience && type.localization === localization);
  const added = addTypes(model.courseTypes, growth.cityTypes - alike.length);
  const everyCity = cities.map(({ id }) => id);
  const withCities = (type: TypeRow): TypeRow =>
    type.cities.length === model.cities.length ? { ...type, cities: everyCity } : type;
  return {
    ...model,
    cities,
    courseTypes: [...model.courseTypes, ...added].map(withCities),
    routes: model.routes.map((route) =>
      route.id === pattern.route ? { ...route, path: { en: `/en${route.path.pl}`, ...route.path } } : route,
    ),
  };
};
