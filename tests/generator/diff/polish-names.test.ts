import { expect, test } from 'vitest';
import { fieldWords, tableWords } from '#domain/audit/changes/polish-names.ts';
import snapshot from '#generated/model.json' with { type: 'json' };
import type { Row } from '#model/rules/language.ts';

const { parameters, rules, ...tables } = snapshot.model;

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)])
    : [];

/** Fields that no row has today. */
const possible: readonly (keyof Row)[] = ['keptApart'];

test('every table of the model has its words in Polish, and no other', () => {
  expect(Object.keys(tableWords).toSorted()).toEqual(Object.keys(tables).toSorted());
});

test('every field with words in Polish is one of the model', () => {
  const known = new Set([...namesIn({ parameters, rules, ...tables }), ...possible]);
  expect(Object.keys(fieldWords).filter((name) => !known.has(name))).toEqual([]);
});
