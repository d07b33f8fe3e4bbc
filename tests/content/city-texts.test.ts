import { describe, expect, test } from 'vitest';
import { model } from '#model/index.ts';
import { readTexts, type Text } from './texts.ts';
import { sequencesOf, sharedPart, wordsOf } from './word-sequences.ts';

const limit = 0.35;

const ownTexts = (course: string): number => {
  const type = model.courseTypes.find(({ id }) => id === course);
  return (type?.cities.length ?? 0) - (type?.citiesWithoutText.length ?? 0);
};

const kinds = {
  listing: { folder: 'content/pl/cities/listing/', size: model.cities.length, words: [180, 300] },
  kpp: { folder: 'content/pl/cities/kpp/', size: ownTexts('kpp'), words: [180, 300] },
  'kpp-rec': { folder: 'content/pl/cities/kpp-rec/', size: ownTexts('kpp-rec'), words: [110, 190] },
  company: { folder: 'content/pl/company-cities/', size: ownTexts('company-bls'), words: [180, 300] },
};

const bodiesIn = (texts: readonly Text[], folder: string): Map<string, string> => {
  const bodies = new Map<string, string>();
  for (const { place, words } of texts) {
    if (place.startsWith(folder) && place.endsWith('.md')) bodies.set(place, `${bodies.get(place) ?? ''} ${words}`);
  }
  return bodies;
};

const texts = readTexts();

describe.each(Object.entries(kinds))(
  'city texts of the kind %s',
  (_, { folder, size, words: [least = 0, most = 0] }) => {
    const bodies = bodiesIn(texts, folder);
    const cities = [...bodies].map(([place, text]) => ({ place, words: wordsOf(text) }));

    test('are complete', () => {
      expect(cities).toHaveLength(size);
      const ids: readonly string[] = model.cities.map(({ id }) => id);
      for (const { place } of cities) expect(ids).toContain(place.slice(folder.length, -'.md'.length));
    });

    test(`have ${least} to ${most} words`, () => {
      const counted = cities.map(({ place, words }) => ({ place, count: words.length }));
      expect(counted.filter(({ count }) => count < least || count > most)).toEqual([]);
    });

    test('share less than 35 % of their five-word sequences', () => {
      const sets = cities.map(({ place, words }) => ({ place, set: sequencesOf(words) }));
      const pairs = sets.flatMap((one, at) =>
        sets.slice(at + 1).map((other) => ({ pair: [one.place, other.place], shared: sharedPart(one.set, other.set) })),
      );
      expect(pairs).toHaveLength((size * (size - 1)) / 2);
      expect(pairs.filter(({ shared }) => shared >= limit)).toEqual([]);
    });
  },
);

test('the measure detects a copied text with another name', () => {
  const copy = (city: string): ReadonlySet<string> =>
    sequencesOf(
      wordsOf(`Kurs ${city} trwa dwa weekendy i kończy się egzaminem z wiedzy oraz z umiejętności praktycznych`),
    );
  expect(sharedPart(copy('w Opolu'), copy('we Wrocławiu'))).toBeGreaterThan(limit);
});
