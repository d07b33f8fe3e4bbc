import { describe, expect, it } from 'vitest';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { freeAlternatives } from '#site/features/dates/near/free-alternatives.ts';
import type { TermRow } from '#site/features/dates/term.ts';
import { sampleDatesProps } from '../samples/dates-props.ts';

const row = (id: number, start: string, city: number, free: number | null): TermRow => ({
  id,
  type: 'kpp',
  start,
  city,
  place: null,
  free,
  hours: null,
  name: null,
});
const full = row(1, '2026-12-04', 1, 0);
const props: DatesProps = {
  ...sampleDatesProps,
  near: {
    1: [
      [19, 78],
      [27, 81],
    ],
  },
};
const idsOf = (rows: readonly TermRow[], own: DatesProps = props) =>
  freeAlternatives(full, rows, own).map((free) => [free.row.id, free.kilometres]);

describe('what to take instead of a full date', () => {
  it('is the one nearest to the wanted day, before or after it', () => {
    const rows = [full, row(2, '2026-11-20', 1, 2), row(3, '2026-12-11', 1, 0), row(4, '2027-01-08', 1, 5)];
    expect(idsOf(rows)).toEqual([[2, null]]);
    expect(idsOf([...rows, row(5, '2026-12-12', 1, 5)])).toEqual([[5, null]]);
  });

  it('is taken here and in the nearest city that has any, the nearer day first', () => {
    const rows = [full, row(2, '2026-12-05', 1, -2), row(3, '2026-12-11', 27, 4), row(4, '2027-01-15', 1, 3)];
    expect(idsOf(rows)).toEqual([
      [3, 81],
      [4, null],
    ]);
    expect(idsOf([...rows, row(5, '2027-02-01', 19, null)])).toEqual([
      [4, null],
      [5, 78],
    ]);
  });

  it('comes from the printed dates where the list knows one city only', () => {
    expect(idsOf([full], { ...props, elsewhere: [row(6, '2026-12-20', 19, 1)] })).toEqual([[6, 78]]);
  });

  it('never offers another course, nor anything for a date with places', () => {
    expect(idsOf([full, { ...row(7, '2026-12-20', 1, 5), type: '1dn' }])).toEqual([]);
    expect(freeAlternatives(row(8, '2026-12-04', 1, null), [full], props)).toEqual([]);
  });
});
