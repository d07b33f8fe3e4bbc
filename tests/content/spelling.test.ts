import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { model } from '#model/index.ts';
import { missingHunspellReason } from '../../scripts/verify/prepare-host.ts';
import { withReason } from '../skip-reason.ts';
import { readWordList, unknownWords, wordsOf } from './spelling.ts';
import { readTexts, type Text } from './texts.ts';

const reason = missingHunspellReason();
const texts = readTexts();
/** Places keep their Polish names in English. */
const placeNames = new Set(model.cities.flatMap(({ name }) => wordsOf(name)));

const check = (locale: Locale, checked: readonly Text[]) =>
  unknownWords(checked, locale, {
    list: new Set(readWordList(locale).flatMap(({ words }) => words)),
    names: locale === 'en' ? placeNames : new Set(),
  });

describe.skipIf(reason !== null)(withReason('spelling', reason), () => {
  test('is checked in thousands of words of each language', () => {
    const count = (locale: Locale) =>
      texts.filter((text) => text.locale === locale).flatMap(({ words }) => wordsOf(words)).length;
    expect(count('pl')).toBeGreaterThan(30_000);
    expect(count('en')).toBeGreaterThan(10_000);
  });

  test.each(['pl', 'en'] as const)('leaves no unknown word in %s', (locale) => {
    expect(check(locale, texts)).toEqual([]);
  });

  test('detects a misspelling in each language, and allows English to quote Polish only in brackets', () => {
    const text = (locale: Locale, words: string): Text => ({ locale, words, place: 'here', kind: 'prose' });
    const slips = [
      text('pl', 'Kurs pierwszej pomcy'),
      text('en', 'First aid cours (kwalifikowana pierwsza pomoc) kurs'),
    ];
    expect(check('pl', slips)).toEqual([{ word: 'pomcy', place: 'here' }]);
    expect(check('en', slips).map(({ word }) => word)).toEqual(['cours', 'kurs']);
  });
});

describe.each(['pl', 'en'] as const)('the word list in %s', (locale) => {
  const groups = readWordList(locale);
  const used = new Set(texts.filter((text) => text.locale === locale).flatMap(({ words }) => wordsOf(words)));

  test('is sorted in groups with a reason, and has no word twice', () => {
    const all = groups.flatMap(({ words }) => words);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
    for (const { words } of groups) expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('contains only words that a text uses', () => {
    expect(groups.flatMap(({ words }) => words).filter((word) => !used.has(word))).toEqual([]);
  });
});
