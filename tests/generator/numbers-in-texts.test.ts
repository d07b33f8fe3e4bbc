import { expect, it, test } from 'vitest';
import { formatNumberWithUnit } from '#generator/plan/text/format-fact.ts';
import { findContradictingStatements, findWrittenNumbers } from '#generator/validate/numbers-in-texts.ts';
import type { Source } from '#model/schema/source.ts';

const messages = (forms: Readonly<Record<string, string | Readonly<Record<string, string>>>>) =>
  new Map(Object.entries(forms).map(([key, form]) => [key, { key, file: '', forms: form }]));

const units = {
  en: messages({
    day: { one: '{count} day', other: '{count} days' },
    month: { one: '{count} month', other: '{count} months' },
    year: { one: '{count} year', other: '{count} years' },
    weekend: { one: '{count} weekend', other: '{count} weekends' },
  }),
  pl: messages({
    weekend: { one: '{count} weekend', few: '{count} weekendy', many: '{count} weekendów', other: '{count} weekendu' },
    weekendGenitive: {
      one: '{count} weekendu',
      few: '{count} weekendów',
      many: '{count} weekendów',
      other: '{count} weekendu',
    },
    day: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
    hour: { one: '{count} godzina', few: '{count} godziny', many: '{count} godzin', other: '{count} godziny' },
    year: { one: '{count} rok', few: '{count} lata', many: '{count} lat', other: '{count} roku' },
  }),
};

test.each([
  ['pl', 'Kurs trwa dwa weekendy', [2, 'weekend']],
  ['pl', 'w ciągu dwóch weekendów', [2, 'weekend']],
  ['pl', 'przez dwa następujące po sobie weekendy', [2, 'weekend']],
  ['pl', 'w dwóch weekendach', [2, 'weekend']],
  ['pl', 'od piątku do niedzieli', [3, 'day']],
  ['pl', 'przyjdzie za 3 dni', [3, 'day']],
  ['pl', 'czternaście lat', [14, 'year']],
  ['pl', 'cztery godziny', [4, 'hour']],
  ['pl', 'odnawiaj co roku', [1, 'year']],
  ['pl', 'coroczne odnowienie', [1, 'year']],
  ['pl', 'zapłać 1 690 zł', [1690, 'grosze']],
  ['pl', 'co najmniej 90%', [90, 'percent']],
  ['en', 'both weekends', [2, 'weekend']],
  ['en', 'two long weekends', [2, 'weekend']],
  ['en', 'a 14-day period', [14, 'day']],
  ['en', 'PLN 1,690', [1690, 'grosze']],
  ['en', 'once a year', [1, 'year']],
] as const)('reads the number of a text (%s): %s', (locale, text, [value, unit]) => {
  expect(findWrittenNumbers(text, locale, units[locale])).toMatchObject([{ value, unit }]);
});

test.each([
  ['pl', 'art. 30 ustawy'],
  ['pl', 'od 2026 roku'],
  ['pl', 'jeden dzień'],
  ['en', 'one day'],
  ['en', 'article 30 of the act'],
] as const)('finds no number with a unit in (%s): %s', (locale, text) => {
  expect(findWrittenNumbers(text, locale, units[locale])).toEqual([]);
});

test.each([
  ['pl', 'weekend', 2, 'words', 'dwa weekendy'],
  ['pl', 'weekend', 3, 'Words', 'Trzy weekendy'],
  ['pl', 'weekend', 2, 'genitiveWords', 'dwóch weekendów'],
  ['pl', 'day', 2, 'weekdays', 'w sobotę i niedzielę'],
  ['pl', 'hour', 2, 'words', 'dwie godziny'],
  ['pl', 'year', 1, 'every', 'co roku'],
  ['pl', 'year', 2, 'every', 'co 2 lata'],
  ['en', 'weekend', 2, 'words', 'two weekends'],
  ['en', 'year', 1, 'Every', 'Every year'],
  ['en', 'year', 25, 'words', '25 years'],
] as const)('writes a number in words: %s %s %i %s', (locale, unit, value, form, text) => {
  expect(formatNumberWithUnit({ value, unit, form }, locale, units[locale])?.replaceAll('\u{a0}', ' ')).toBe(text);
});

const statements = [
  { id: '1.1', en: 'A certificate is valid for 3 years.' },
  { id: '1.2', en: 'The answer is due within a month.' },
];
const sources: Readonly<Record<string, Source>> = JSON.parse(
  '{ "list": { "document": "specification", "clauses": ["1.1"] }, "word": { "document": "specification", "clauses": "1.1" } }',
);

it.each(Object.entries(sources))(
  'compares a number with its citation, also in the middle of an edit: a %s',
  (_, source) => {
    const around = { statements, units: units.en };
    expect(findContradictingStatements(3, { unit: 'year', source }, around)).toEqual([]);
    expect(findContradictingStatements(4, { unit: 'year', source }, around)).toEqual([statements[0]]);
  },
);

it('reads “a month” as one', () => {
  const source: Source = { document: 'specification', clauses: ['1.2'] };
  expect(findContradictingStatements(1, { unit: 'month', source }, { statements, units: units.en })).toEqual([]);
  expect(findContradictingStatements(3, { unit: 'month', source }, { statements, units: units.en })).toEqual([
    statements[1],
  ]);
});
