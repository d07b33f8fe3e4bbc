import { describe, expect, it } from 'vitest';
import { addHistoryToDates } from '#site/feeds/dates-history.ts';
import type { OpenDate } from '#site/feeds/dates-schema.ts';
import { covers } from '../../covers.ts';

const source = 'https://kursy.example/';
const types = new Set(['kpp']);
const now = Date.parse('2027-03-01T09:00:00Z');
const date = (parts: Partial<OpenDate> = {}): OpenDate => ({
  id: 7,
  type: 'kpp',
  course: 'kpp',
  city: 'lodz',
  place: 'Łódź',
  blocks: [{ from: '2027-03-26', to: '2027-03-28' }],
  hours: '8:00–19:00',
  sequence: 0,
  ...parts,
});

/** The next build after one that left these dates. */
const build = (dates: readonly OpenDate[], earlier: Partial<Parameters<typeof addHistoryToDates>[1]['earlier']> = {}) =>
  addHistoryToDates({ source, dates, types }, { earlier: { source, dates: [], withdrawn: [], ...earlier }, now });

const numbers = (dates: readonly OpenDate[]) => dates.map(({ id, sequence }) => [id, sequence]);

describe('the history of the dates', () => {
  it('begins at zero, without an earlier build and for a new date', () => {
    const first = addHistoryToDates({ source, dates: [date()], types }, { earlier: null, now });
    expect([numbers(first.dates), first.withdrawn]).toEqual([[[7, 0]], []]);
    expect(numbers(build([date(), date({ id: 8 })], { dates: [date({ sequence: 3 })] }).dates)).toEqual([
      [7, 3],
      [8, 0],
    ]);
  });

  it.each<[string, Partial<OpenDate>, number]>([
    ['its days', { blocks: [{ from: '2027-03-27', to: '2027-03-29' }] }, 3],
    ['its hours', { hours: null }, 3],
    ['its place', { place: 'Warszawa' }, 3],
    ['nothing', {}, 2],
  ])('counts a change of %s', (_, change, sequence) => {
    expect(build([date(change)], { dates: [date({ sequence: 2 })] }).dates[0]?.sequence).toBe(sequence);
  });

  it('keeps a date that vanished until its last day, then drops it', covers('C94'), () => {
    const vanished = build([], { dates: [date({ sequence: 1 })] });
    expect(numbers(vanished.withdrawn)).toEqual([[7, 2]]);
    expect(numbers(build([], vanished).withdrawn)).toEqual([[7, 2]]);
    const past = date({ blocks: [{ from: '2027-02-26', to: '2027-02-28' }] });
    expect(build([], { dates: [past], withdrawn: [past] }).withdrawn).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['a minute before it begins', '2027-03-26T06:59:00Z', 1],
    ['when it begins', '2027-03-26T07:00:00Z', 0],
    ['on its second day', '2027-03-27T12:00:00Z', 0],
  ])('withdraws a date that leaves the calendar only before it starts: %s', covers('C190'), (_, at, withdrawn) => {
    const earlier = { source, dates: [date()], withdrawn: [] };
    const { withdrawn: found } = addHistoryToDates({ source, dates: [], types }, { earlier, now: Date.parse(at) });
    expect(found).toHaveLength(withdrawn);
  });

  it('gives a date that returns a higher number than its withdrawal', () => {
    const { dates, withdrawn } = build([date()], { withdrawn: [date({ sequence: 2 })] });
    expect([numbers(dates), withdrawn]).toEqual([[[7, 3]], []]);
  });

  it('withdraws no date of a course without an answer of the calendar, nor of another site', () => {
    expect(build([], { dates: [date({ type: 'ped' })] }).withdrawn).toEqual([]);
    expect(build([], { source: 'https://inny.example/', dates: [date()] }).withdrawn).toEqual([]);
  });
});
