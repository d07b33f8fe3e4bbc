import { expect, it } from 'vitest';
import { entryOf, find } from '#audit/browser/search.ts';

const entries = [
  entryOf(['rule/badge', 'Oznaczenie wolnych miejsc', 'reguła', '0 lub mniej to czerwona „Lista rezerwowa”, kipp']),
  entryOf(['clause/4.20', 'Zdanie 4.20', 'specyfikacja', 'czerwone oznaczenie']),
  entryOf(['changes', 'Zmiany i zatwierdzenia', 'spis', 'co się zmieniło']),
  entryOf(['parameter/days', 'Dni kursu', 'parametr', 'liczba dni 4.2']),
];
const found = (asked: string): readonly string[] => find(entries, asked).map(({ row: [id] }) => id);

it('words are found in other forms too, after those that stand there as they were typed', () => {
  expect(found('czerwone oznaczenie')).toEqual(['clause/4.20', 'rule/badge']);
  expect(found('zmieniła')).toEqual(['changes']);
});

it('titles come before other words, accents and capitals do not matter', () => {
  expect(found('OZNACZENIE')).toEqual(['rule/badge', 'clause/4.20']);
  expect(found('KIPP')).toEqual(['rule/badge']);
});

it('every word has to be there, and numbers as they are', () => {
  expect(found('czerwone kursu')).toEqual([]);
  expect(found('4.20')).toEqual(['clause/4.20']);
  expect(found(' ')).toEqual([]);
});
