import { describe, expect, it } from 'vitest';
import { pluralCategories, pluralCategory } from '#domain/texts/plural.ts';

const numbers = [...Array.from({ length: 1200 }, (_, index) => index), 0.5, 1.5, 2.5, 3.14];

describe('plural categories', () => {
  it.each(['pl', 'en'] as const)('are those of Intl.PluralRules in the locale %s', (locale) => {
    const rules = new Intl.PluralRules(locale);
    expect(numbers.map((number) => pluralCategory(locale, number))).toEqual(
      numbers.map((number) => rules.select(number)),
    );
    expect(pluralCategories[locale].toSorted()).toEqual([...rules.resolvedOptions().pluralCategories].toSorted());
  });
});
