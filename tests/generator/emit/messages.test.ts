import { readFileSync } from 'node:fs';
import { i18nObject } from 'typesafe-i18n';
import { describe, expect, it } from 'vitest';

const dictionaries = (locale: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(`generated/i18n/${locale}.json`, 'utf8'));

describe('dictionaries', () => {
  it('have the same keys in every locale', () => {
    const keys = (locale: string): string[] =>
      Object.entries(dictionaries(locale)).flatMap(([name, texts]) =>
        Object.keys(texts).map((key) => `${name}.${key}`),
      );
    expect(keys('pl').length).toBeGreaterThan(0);
    expect(keys('en')).toEqual(keys('pl'));
  });

  it('have the right Polish plural through the runtime of typesafe-i18n', () => {
    const texts = i18nObject('pl', { hour: dictionaries('pl').units?.hour ?? '' });
    const read = (count: number): string => Reflect.apply(texts.hour, null, [{ count }]);
    expect([0, 1, 2, 4, 5, 12, 21, 22, 104, 112].map(read)).toEqual([
      '0 godzin',
      '1 godzina',
      '2 godziny',
      '4 godziny',
      '5 godzin',
      '12 godzin',
      '21 godzin',
      '22 godziny',
      '104 godziny',
      '112 godzin',
    ]);
  });
});
