import { expect, test } from 'vitest';
import { comparePolish } from '#domain/texts/compare-polish.ts';

test('cities stand in the order of the Polish alphabet', () => {
  const cities = [
    'Łódź',
    'Lublin',
    'Olsztyn',
    'Zielona Góra',
    'Żary',
    'Źrebce',
    'Bielsko-Biała',
    'Bielsk',
    'Ełk',
    'elbląg',
  ];
  expect(cities.toSorted(comparePolish)).toEqual([
    'Bielsk',
    'Bielsko-Biała',
    'elbląg',
    'Ełk',
    'Lublin',
    'Łódź',
    'Olsztyn',
    'Zielona Góra',
    'Źrebce',
    'Żary',
  ]);
});

test('letters of other alphabets come last, and equal letters keep a fixed order of case', () => {
  expect(['ß', 'z', 'Z', 'ż'].toSorted(comparePolish)).toEqual(['Z', 'z', 'ż', 'ß']);
});
