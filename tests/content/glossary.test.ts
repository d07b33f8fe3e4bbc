import { describe, expect, it, test } from 'vitest';
import { covers } from '../covers.ts';
import { misnomersIn, readGlossary, sentenceOf, visitorTexts } from './glossary.ts';
import type { Text } from './texts.ts';

const glossary = readGlossary();
const texts = visitorTexts();

describe('the glossary', () => {
  it('is followed by every text of content/ and every text of the model for visitors', covers('C295'), () => {
    expect(texts.length).toBeGreaterThan(4000);
    expect(texts.some(({ place }) => place.startsWith('model '))).toBe(true);
    expect(misnomersIn(glossary, texts).map(sentenceOf)).toEqual([]);
  });

  it('lists each thing once', () => {
    const ids = glossary.terms.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(glossary.terms.filter(({ pl, en }) => pl === undefined && en === undefined)).toEqual([]);
  });

  it('accepts its own words', () => {
    for (const { pl, en } of glossary.terms) {
      for (const [locale, entry] of [['pl', pl] as const, ['en', en] as const]) {
        if (entry === undefined) continue;
        const one: Text = { locale, place: 'glossary', words: entry.use, kind: 'prose' };
        expect(misnomersIn(glossary, [one])).toEqual([]);
      }
    }
  });

  test.each([
    ['pl', 'Ćwiczysz na manekinie.', 'fantom'],
    ['pl', 'Zakładamy opaskę zaciskową.', 'opaska uciskowa'],
    ['pl', 'Operator powie, co robić.', 'dyspozytor'],
    ['pl', 'Numer konta', 'numer rachunku'],
    ['en', 'The booking has lapsed.', 'expire'],
    ['en', 'A seat is free.', 'place'],
  ] as const)('refuses “%s: %s” and asks for “%s”', (locale, words, use) => {
    expect(misnomersIn(glossary, [{ locale, place: 'former', words, kind: 'prose' }]).map((each) => each.use)).toEqual([
      use,
    ]);
  });

  test.each([
    ['pl', 'Odbierze operator numeru 112.'],
    ['en', 'There is 1 free spot left'],
  ] as const)('accepts “%s: %s”, an exception', (locale, words) => {
    expect(misnomersIn(glossary, [{ locale, place: 'here', words, kind: 'prose' }])).toEqual([]);
  });

  it('names file, line, the found word and the word to use', () => {
    const place = 'content/glossary.yaml terms';
    expect(sentenceOf({ place, found: 'manekin*', use: 'fantom' })).toMatch(
      /^content\/glossary\.yaml:\d+.*“manekin\*” is not a word of the site\. Write “fantom”/,
    );
  });
});
