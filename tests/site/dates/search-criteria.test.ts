import { describe, expect, it } from 'vitest';
import { normaliseQuery } from '#site/lib/calendar/address-criteria.ts';
import { listSearchMonths } from '#site/lib/calendar/offered-months.ts';
import { queryWithChoice, searchCriteriaFromQuery } from '#site/pages/reserved/search-criteria.ts';
import { covers } from '../../covers.ts';

const finder = { types: [{ id: 'kpp' }], cities: [{ id: 'wroclaw', number: 1 }] };
const read = (query: string) => searchCriteriaFromQuery(new URLSearchParams(query), finder);

describe('the address of a search', () => {
  it('names course, city and month', covers('3.23', '2.24'), () => {
    expect(read('type=kpp&localization=wroclaw&month=2026-12')).toEqual({
      type: 'kpp',
      city: 'wroclaw',
      cityNumber: 1,
      month: '2026-12',
      place: null,
      unknownType: false,
      unknownCity: false,
      unknownMonth: false,
    });
  });

  it('contains a place where it has no city of ours', covers('C140'), () => {
    expect(read('place=P%C5%82ock').place).toBe('Płock');
    expect(read('place=P%C5%82ock&localization=wroclaw').place).toBeNull();
    expect(read('place=%20').place).toBeNull();
    const query = new URLSearchParams('localization=wroclaw&place=Opole');
    expect(String(normaliseQuery(query, finder.cities))).toBe('localization=wroclaw');
  });

  it('matches everything where it is empty, as a form without choices sends it', covers('5.7'), () => {
    expect(read('type=&localization=&month=')).toEqual(read(''));
    expect(read('')).toMatchObject({ type: null, city: null, month: null });
  });

  it.each([
    ['type=bungee', 'unknownType'],
    ['localization=atlantyda', 'unknownCity'],
    ['localization=99', 'unknownCity'],
    ['month=2026-13', 'unknownMonth'],
    ['month=now', 'unknownMonth'],
  ])('reports that %s is unknown', (query, unknown) => {
    expect(read(query)).toMatchObject({ type: null, city: null, month: null, [unknown]: true });
  });

  it('accepts the calendar number of a city, and is rewritten with its name and without empty parts', () => {
    expect(read('localization=1')).toEqual(read('localization=wroclaw'));
    const query = new URLSearchParams('utm=a&type=&localization=1&month=');
    expect(String(normaliseQuery(query, finder.cities))).toBe('utm=a&localization=wroclaw');
  });

  it('keeps other parameters when a choice is made', () => {
    const query = new URLSearchParams('utm=a&localization=wroclaw');
    const chosen = (values: Readonly<Record<string, string>>) =>
      String(normaliseQuery(queryWithChoice(query, values), finder.cities));
    expect(chosen({ type: 'kpp', localization: 'wroclaw' })).toBe('utm=a&localization=wroclaw&type=kpp');
    expect(chosen({ type: '', localization: '' })).toBe('utm=a');
  });
});

describe('the months to choose from', () => {
  it('begin with this one and go over the new year', () => {
    const months = listSearchMonths('2026-11-21', null);
    expect([months[0], months[2], months.length]).toEqual(['2026-11', '2027-01', 12]);
  });

  it('include the month that was asked for', () => {
    expect(listSearchMonths('2026-11-21', '2026-05')[0]).toBe('2026-05');
  });
});
