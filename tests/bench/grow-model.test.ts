import { expect, test } from 'vitest';
import { model } from '#model/index.ts';
import { growModel } from '../../scripts/bench/workspace/grow-model.ts';
import { letterName } from '../../scripts/bench/workspace/growth.ts';

const growth = { cities: 40, cityTypes: 4 };
const grown = growModel(model, growth);
const isOfEveryCity = ({ cities }: { readonly cities: readonly string[] }) => cities.length === growth.cities;
const routeOf = (id: string) => grown.routes.find((route) => route.id === id);

test('a grown model has as many cities and city types as asked for, with ids of their own', () => {
  expect(grown.cities).toHaveLength(growth.cities);
  expect(new Set(grown.cities.map(({ id }) => id)).size).toBe(growth.cities);
  expect(new Set(grown.cities.map(({ calendarId }) => calendarId)).size).toBe(growth.cities);
  expect(grown.courseTypes.filter(isOfEveryCity)).toHaveLength(growth.cityTypes);
});

test('types of every city have every added one, the others keep their own', () => {
  const before = model.courseTypes.filter(({ cities }) => cities.length < model.cities.length);
  expect(grown.courseTypes.filter((type) => !isOfEveryCity(type))).toEqual(before);
});

test('city pages exist in both languages', () => {
  expect(Object(routeOf('course-city')).path).toEqual({ pl: '/{type}/{city}', en: '/en/{type}/{city}' });
});

test('what was there stays in its place', () => {
  expect(grown.cities.slice(0, model.cities.length)).toEqual(model.cities);
  expect(grown.register).toBe(model.register);
});

test('names of added rows are letters only', () => {
  expect([0, 1, 27, 675].map(letterName)).toEqual(['aa', 'ab', 'bb', 'zz']);
});
