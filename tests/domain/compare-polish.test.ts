import { expect, test } from 'vitest';
import { comparePolish } from '#domain/texts/compare-polish.ts';

test('sorts cities by the Polish alphabet', () => {
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

test('sorts letters of other alphabets last, and equal letters by case', () => {
  expect(['ß', 'z', 'Z', 'ż'].toSorted(comparePolish)).toEqual(['Z', 'z', 'ż', 'ß']);
});
