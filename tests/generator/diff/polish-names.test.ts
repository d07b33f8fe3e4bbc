import { expect, test } from 'vitest';
import { fieldWords, tableWords } from '#domain/audit/changes/polish-names.ts';
import { isRecord } from '#domain/json-value.ts';
import snapshot from '#generated/model.json' with { type: 'json' };
import { tablePlaces } from '#generator/diff/news/reader-of.ts';
import type { Row } from '#model/rules/language.ts';
import type { CourseType } from '#model/schema/courses.ts';

const { parameters, rules, ...tables } = snapshot.model;

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(inner)])
    : [];

/** Fields that no row has today. */
const possible: readonly (keyof Row | keyof CourseType)[] = ['keptApart', 'chooser'];

test('every table of the model has its words in Polish, and no other', () => {
  expect(Object.keys(tableWords).toSorted()).toEqual(Object.keys(tables).toSorted());
});

test('every field with words in Polish is one of the model', () => {
  const known = new Set([...namesIn({ parameters, rules, ...tables }), ...possible]);
  expect(Object.keys(fieldWords).filter((name) => !known.has(name))).toEqual([]);
});

/** The names below these are placeholders of a mail, which its text has too; a source is told by its document. */
const namesOfOthers = ['facts', 'maybe', 'source'];

const fieldsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(namesOfOthers.includes(name) ? [] : fieldsIn(inner)),
  ]);
};

test('every field that is not for those who run servers alone has its words in Polish', () => {
  const met = Object.entries(tables).filter(([table]) => tablePlaces[table]?.[0] !== 'hosts');
  const fields = new Set(met.flatMap(([, rows]) => fieldsIn(rows)));
  expect(fields.size).toBeGreaterThan(150);
  expect([...fields].filter((name) => fieldWords[name] === undefined)).toEqual([]);
});
