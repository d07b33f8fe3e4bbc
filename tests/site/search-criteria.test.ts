import { describe, expect, it } from 'vitest';
import { searchCriteria, searchMonths, withChoice } from '#site/pages/reserved/search-criteria.ts';

const finder = {
  action: '/szukaj',
  types: [{ id: 'kpp', name: 'KPP' }],
  cities: [{ id: 'wroclaw', name: 'Wrocław' }],
};
const read = (query: string) => searchCriteria(new URLSearchParams(query), finder);

describe('the address of a search', () => {
  it('names course, city and month', () => {
    expect(read('type=kpp&localization=wroclaw&month=2026-12')).toEqual({
      type: 'kpp',
      city: 'wroclaw',
      cityNumber: 1,
      month: '2026-12',
      unknown: false,
    });
  });

  it('means anything where it is empty, as a form without choices sends it', () => {
    expect(read('type=&localization=&month=')).toEqual(read(''));
    expect(read('')).toMatchObject({ type: null, city: null, month: null, unknown: false });
  });

  it.each(['type=bungee', 'localization=atlantyda', 'month=2026-13', 'month=now'])(
    'tells that %s is not known',
    (query) => {
      expect(read(query)).toMatchObject({ type: null, city: null, month: null, unknown: true });
    },
  );

  it('keeps other parameters when a choice is made, and drops empty ones', () => {
    const query = new URLSearchParams('utm=a&type=&localization=wroclaw');
    expect(String(withChoice(query, 'type', 'kpp'))).toBe('utm=a&type=kpp&localization=wroclaw');
    expect(String(withChoice(query, 'localization', ''))).toBe('utm=a');
  });
});

describe('the months to choose from', () => {
  it('begin with this one and go over the new year', () => {
    const months = searchMonths('2026-11-21', null);
    expect([months[0], months[2], months.length]).toEqual(['2026-11', '2027-01', 12]);
  });

  it('hold the month that was asked for', () => {
    expect(searchMonths('2026-11-21', '2026-05')[0]).toBe('2026-05');
  });
});
