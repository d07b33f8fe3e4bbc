import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './texts.ts';

interface Card {
  readonly href: string;
  readonly picture: string;
}

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'href' in value && 'picture' in value;

/** Every list of cards that a page contains. */
const cardLists = (value: unknown): readonly (readonly Card[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(cardLists);
  return Array.isArray(value) && value.length > 1 && value.every(isCard) ? [value, ...inside] : inside;
};

/** So many cards stand in a row. */
const inRow = 3;

const repeated = (cards: readonly Card[]): readonly string[] =>
  cards.flatMap((card, at) =>
    cards
      .slice(at + 1, at + inRow)
      .filter(({ picture }) => picture === card.picture)
      .map(({ href }) => `${card.href} and ${href}: ${card.picture}`),
  );

const pages = globSync('.cache/site/pages/**/*.json', { cwd: root });

test('no three neighbouring cards show a picture twice', () => {
  const lists = pages.flatMap((page) => cardLists(JSON.parse(readFileSync(join(root, page), 'utf8'))));
  expect(lists.length).toBeGreaterThan(10);
  expect([...new Set(lists.flatMap(repeated))]).toEqual([]);
});

test('detects a picture that is repeated next to itself', () => {
  const [one, other] = ['one.svg', 'other.svg'].map((picture) => ({ href: picture, picture }));
  if (one === undefined || other === undefined) throw new Error('Two cards are needed.');
  expect(repeated([one, other, one])).toEqual(['one.svg and one.svg: one.svg']);
  expect(repeated([one, other, other])).toHaveLength(1);
  expect(repeated([one, other])).toEqual([]);
});
