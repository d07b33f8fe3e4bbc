import { describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { partRowsByDistance } from '#site/features/dates/list/search-results.tsx';
import { findAlternativeTerms, type Wanted } from '#site/features/dates/near/nearest-alternatives.tsx';
import type { TermRow } from '#site/features/dates/term.ts';
import { calendarCityNumbers } from '#site/lib/places/city-numbers.ts';
import { covers } from '../../covers.ts';

const number = (city: string): number => calendarCityNumbers[city] ?? 0;
const rowIn = (city: string, start: string, free: number | null = 3): TermRow => ({
  id: Number(start.replaceAll('-', '')) + number(city),
  type: 'kpp',
  start,
  city: number(city),
  place: null,
  free,
  hours: null,
  name: null,
});
const rows = [
  rowIn('lodz', '2026-12-10', 0),
  rowIn('lodz', '2026-12-04'),
  rowIn('wroclaw', '2027-01-08'),
  rowIn('warszawa', '2027-01-29'),
  rowIn('lodz', '2027-02-05'),
  rowIn('lodz', '2027-03-05'),
].toSorted((one, other) => (one.start < other.start ? -1 : 1));
const lead = (wanted: Wanted, of = rows) => {
  const { inTime, inPlace } = findAlternativeTerms(wanted, of, {});
  return {
    inTime: inTime.map(({ row }) => row.start),
    inPlace: inPlace.map(({ row, kilometres }) => [row.start, kilometres]),
  };
};

describe('alternatives to a month without a date in a city', () => {
  it('are the last free date before it, the first after it and the nearest cities', covers('C141'), () => {
    expect(lead({ city: number('lodz'), month: '2027-01' })).toEqual({
      inTime: ['2026-12-04', '2027-02-05'],
      inPlace: [
        ['2027-01-29', 119],
        ['2027-01-08', 183],
      ],
    });
  });

  it('are the nearest dates where no city is chosen', () => {
    expect(lead({ city: number('lodz'), month: '2027-06' })).toEqual({ inTime: ['2027-03-05'], inPlace: [] });
  });
});

it('are the nearest cities where the city has no dates, whatever the month', () => {
  expect(lead({ city: number('gdansk'), month: '2027-06' }).inPlace.map(([start]) => start)).toEqual([
    '2027-01-29',
    '2026-12-04',
    '2027-01-08',
  ]);
  expect(lead({ city: number('gdansk'), month: null }).inTime).toEqual([]);
});

it('do not exist when no date is open', () => {
  expect(lead({ city: null, month: null }, [])).toEqual({ inTime: [], inPlace: [] });
});

describe('dates near a place', () => {
  const plock = { name: 'Płock', region: 'mazowieckie', latitude: 52.55, longitude: 19.7 };

  const atlantis = { ...rowIn('lodz', '2026-11-30'), city: 999, place: 'Atlantyda' };
  const at = (found: readonly TermRow[]) => found.map(({ city, start }) => [city, start]);
  const inCity = (id: string) => at(rows.filter(({ city }) => city === number(id)));

  it('are separate from those in the place and from those farther away, each sorted by date', () => {
    const { here, nearby, farther } = partRowsByDistance([...rows, atlantis], plock, null);
    expect(here).toEqual([]);
    expect(at(nearby)).toEqual(at(rows.filter(({ city }) => city === number('lodz') || city === number('warszawa'))));
    expect(at(farther)).toEqual([...inCity('wroclaw'), [999, '2026-11-30']]);
  });

  it('begin with a city of ours', () => {
    const lodz = model.cities.find(({ id }) => id === 'lodz') ?? plock;
    expect(at(partRowsByDistance(rows, lodz, number('lodz')).here)).toEqual(inCity('lodz'));
  });
});
