import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionExample } from '#audit/browser/example-row.ts';
import { absentEntry, formatEntry, parseEntry } from '#audit/browser/field-value.ts';
import type { RuleField } from '#domain/audit/audit-data.ts';
import { ruleValueText } from '#domain/audit/rule-text.ts';
import { doubledHour } from '#domain/dates/warsaw-date.ts';

const field = (kind: RuleField['kind'], nullable = false): RuleField => ({
  name: 'value',
  label: 'value',
  kind,
  nullable,
  words: kind === 'oneOf' ? [{ value: 'kpp', label: 'KPP' }] : [],
  from: null,
  to: null,
});

describe('an entry of the “try it” form', () => {
  it.each([
    ['10', 'integer', 10],
    [' -3 ', 'integer', -3],
    ['1690', 'money', 169_000],
    ['0,29', 'money', 29],
    ['2027-02-28', 'day', 20_877],
    ['2027-01-02T00:00:01', 'instant', Date.UTC(2027, 0, 1, 23, 0, 1)],
    ['2027-07-01T12:30', 'instant', Date.UTC(2027, 6, 1, 10, 30)],
    ['true', 'boolean', true],
    ['false', 'boolean', false],
    ['kpp', 'oneOf', 'kpp'],
    ['', 'text', ''],
    [' 600 700 800', 'text', ' 600 700 800'],
  ] as const)('“%s” as %s is %j', (entry, kind, value) => {
    expect(parseEntry(entry, field(kind))).toBe(value);
  });

  it.each([
    ['', 'integer'],
    ['ten', 'integer'],
    ['0.5', 'integer'],
    ['1e3', 'integer'],
    ['0,295', 'money'],
    ['2027-02-30', 'day'],
    ['', 'day'],
    ['tomorrow', 'instant'],
    ['', 'boolean'],
    ['other', 'oneOf'],
  ] as const)('“%s” as %s is no value yet', (entry, kind) => {
    expect(parseEntry(entry, field(kind))).toBeUndefined();
  });

  it.each([
    ['', 'integer', null],
    ['', 'day', null],
    [absentEntry, 'boolean', null],
    [absentEntry, 'oneOf', null],
    ['', 'text', ''],
  ] as const)('“%s” as %s that may be absent is %j', (entry, kind, value) => {
    expect(parseEntry(entry, field(kind, true))).toBe(value);
  });

  it('outside the domain of the rule is no value', () => {
    const places = { ...field('integer'), from: 0, to: 28 };
    expect(['-1', '0', '28', '29'].map((entry) => parseEntry(entry, places))).toEqual([undefined, 0, 28, undefined]);
  });

  it('comes back as it was shown', () => {
    const days = fc.integer({ min: -20_000, max: 80_000 });
    const samples = fc.oneof(
      fc.tuple(fc.constant('integer' as const), fc.integer()),
      fc.tuple(fc.constant('money' as const), fc.integer({ min: 0, max: 100_000_000 })),
      fc.tuple(fc.constant('day' as const), days),
      fc.tuple(
        fc.constant('instant' as const),
        days.map((day) => day * 86_400_000 + 3_661_000).filter((instant) => doubledHour(instant) !== 'second'),
      ),
      fc.tuple(fc.constant('boolean' as const), fc.boolean()),
      fc.tuple(fc.constant('text' as const), fc.string()),
    );
    fc.assert(
      fc.property(samples, ([kind, value]) => {
        expect(parseEntry(formatEntry(value, field(kind)), field(kind))).toBe(value);
      }),
    );
  });
});

it.each([
  [Date.UTC(2026, 10, 20, 23, 30), '2026-11-21 00:30:00', '2026-11-21 00:30:00 (Polish time)'],
  [Date.UTC(2027, 6, 1, 10), '2027-07-01 12:00:00', '2027-07-01 12:00:00 (Polish time)'],
  [Date.UTC(2026, 9, 25, 0, 30), '2026-10-25 02:30:00 (czasu letniego)', '2026-10-25 02:30:00 (Polish summer time)'],
  [Date.UTC(2026, 9, 25, 1, 30), '2026-10-25 02:30:00 (czasu zimowego)', '2026-10-25 02:30:00 (Polish winter time)'],
])('the instant %d is shown as clocks in Poland show it', (instant, polish, english) => {
  expect(ruleValueText(instant, field('instant'), 'pl')).toBe(polish);
  expect(ruleValueText(instant, field('instant'), 'en')).toBe(english);
});

it('an instant of an example stands in it as the model writes it', () => {
  const fields = [{ ...field('instant'), name: 'bookedAt' }, field('day')];
  const values = { bookedAt: Date.UTC(2026, 10, 20, 23, 30), value: 20_877 };
  expect(decisionExample(values, 20_877, { fields, output: field('day') })).toBe(
    "example({ bookedAt: '2026-11-20T23:30:00Z', value: '2027-02-28' }, '2027-02-28'),",
  );
});
