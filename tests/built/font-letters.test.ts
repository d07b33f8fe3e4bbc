import { beforeAll, expect, test } from 'vitest';
import { countPagesByLetter, findFrequentLetters } from '../../scripts/font/letters.ts';
import { readFontFaces } from '../font-faces.ts';
import { buildForTests } from './build-for-tests.ts';

let counts: ReadonlyMap<string, number>;
beforeAll(async () => {
  counts = countPagesByLetter((await buildForTests()).folder);
});

const { common, whole } = readFontFaces();

test('the first font has every letter that is not rare; otherwise run `npm run font`', () => {
  expect(counts.size).toBeGreaterThan(60);
  expect(findFrequentLetters(counts).filter((letter) => !common.includes(letter))).toEqual([]);
});

test('every letter of a page is in the first font or in the whole one', () => {
  expect([...counts.keys()].filter((letter) => !common.includes(letter) && !whole.includes(letter))).toEqual([]);
});
