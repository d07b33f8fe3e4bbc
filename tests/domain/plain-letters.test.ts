import { expect, test } from 'vitest';
import { normaliseForComparison } from '#domain/texts/plain-letters.ts';

test.each([
  ['Weiß', 'WEISS', 'Weiẞ'],
  ['Đorđe', 'Dorde', 'đorđe'],
  ['Sørensen', 'SORENSEN'],
  ['Łódź', 'lodz', 'Ło\u0301dz\u0301'],
  ['Nguyễn', 'Nguyen'],
  ['İpek', 'ipek'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ['Пётр', 'ПЕТР'],
  ['Мар’яна', "Мар'яна", 'Марʼяна'],
  ['Bielsko-Biała', 'bielsko  biala'],
  ['Ｏｌｅｎａ', 'Ole\u00adna'],
])('matches other spellings of %s', (...spellings) => {
  expect(new Set(spellings.map(normaliseForComparison)).size).toBe(1);
  expect(normaliseForComparison(spellings[0])).not.toBe('');
});

test('keeps different names different in every script', () => {
  const names = [
    'Олена',
    'Олеся',
    'Ганна',
    'Сергій',
    'Сергии',
    'Ελένη',
    'Νίκος',
    'हि',
    'हु',
    '山田',
    '田中',
    'محمد',
    'أحمد',
    'Anna',
  ];
  expect(new Set(names.map(normaliseForComparison)).size).toBe(names.length);
  expect(['', ' ', '...', '—'].map(normaliseForComparison)).toEqual(['', '', '', '']);
});
