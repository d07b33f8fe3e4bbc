import { describe, expect, test } from 'vitest';
import { readTexts } from './texts.ts';
import { hasDanglingWord, typographyFaults } from './typography.ts';

const texts = readTexts();

describe('the typography of the texts', () => {
  test.each(['pl', 'en'] as const)('has no mistake in %s', (locale) => {
    const own = texts.filter((text) => text.locale === locale);
    expect(own.length).toBeGreaterThan(500);
    const faults = own.flatMap(({ words, place }) =>
      typographyFaults(locale, words).map((fault) => `${place}: ${fault} in “${words}”`),
    );
    expect(faults).toEqual([]);
  });
});

test('a sentence says „roku”, and only a reference to a journal of laws has „r.”', () => {
  const short = texts.filter(
    ({ place, words }) => place.startsWith('content/pl/') && /(?<!Dz\. U\. z )\b\d{4} r\./.test(words),
  );
  expect(short).toEqual([]);
});

describe('the check of typography', () => {
  test.each([
    ['pl', 'Powiedz "pomocy"', 'straight quotation mark'],
    ['pl', 'Powiedz “pomocy”', 'foreign quotation mark'],
    ['pl', 'Powiedz „pomocy', 'quotation mark without its other half'],
    ['pl', 'Uciskaj - mocno', 'hyphen used as a dash'],
    ['pl', 'od 5-6 cm', 'hyphen in a range'],
    ['en', 'press  hard', 'two spaces'],
    ['en', 'and then...', 'three full stops'],
    ['en', 'Why ?', 'space before a mark'],
    ['en', 'say „help”', 'Polish quotation mark'],
    ['pl', 'Dz.U. 2025 poz. 637', 'other form of “Dz. U. z 2025 r. poz. 1”'],
    ['en', 'Dz.U. 2025 item 637', 'other form of “Dz. U. of 2025, item 1”'],
  ] as const)('finds in %s “%s”: %s', (locale, text, fault) => {
    expect(typographyFaults(locale, text)).toContain(fault);
  });

  test.each(['05-077 Warszawa', '2026-11-20', 'BLS-AED', '„Tak” – mówi', '{a} – {b}'])('accepts “%s”', (text) => {
    expect(typographyFaults('pl', text)).toEqual([]);
  });

  test('detects a one-letter word that could end a line', () => {
    expect(hasDanglingWord('Kursy w mieście')).toBe(true);
    expect(hasDanglingWord('Kursy w\u{a0}mieście')).toBe(false);
  });
});
