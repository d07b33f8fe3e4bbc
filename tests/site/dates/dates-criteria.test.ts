import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datesCriteriaFromQuery,
  filterTermRows,
  linkKeepingQuery,
  queryAfterCityChoice,
  replaceCityNumberBySlug,
} from '#site/features/dates/dates-criteria.ts';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { toTermRows } from '#site/features/dates/term.ts';
import { criteriaFromAddress, normaliseQuery } from '#site/lib/calendar/address-criteria.ts';
import { covers } from '../../covers.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { sampleDatesProps } from '../samples/dates-props.ts';
import { sampleDates } from '../samples/pages.ts';

const props: DatesProps = {
  ...sampleDatesProps,
  days: { kpp: sampleDates.days },
  cities: [
    { id: 'wroclaw', name: 'Wrocław', href: '/kurs?localization=wroclaw', number: 1 },
    { id: 'lodz', name: 'Łódź', href: '/kurs?localization=lodz', number: 3 },
  ],
};

describe('the address', () => {
  it('chooses a city and a month', covers('2.9', '2.10'), () => {
    expect(datesCriteriaFromQuery(props, '?localization=lodz&month=2027-02')).toEqual({
      city: 'lodz',
      cityNumber: 3,
      month: '2027-02',
      unknownCity: false,
      unknownMonth: false,
    });
    expect(datesCriteriaFromQuery(props, '?localization=3')).toEqual(
      datesCriteriaFromQuery(props, '?localization=lodz'),
    );
  });

  it('reports a city and a month that do not exist', covers('2.11', 'C62'), () => {
    expect(datesCriteriaFromQuery(props, '?localization=atlantyda&month=2027-13')).toEqual({
      city: null,
      cityNumber: null,
      month: null,
      unknownCity: true,
      unknownMonth: true,
    });
  });

  it('chooses a city where cities have pages of their own, as long as the path has none', () => {
    expect(datesCriteriaFromQuery({ ...props, filter: 'param' }, '?localization=lodz').city).toBe('lodz');
  });

  it('is rewritten with the name of the city where it had the number, and is unchanged otherwise', () => {
    expect(replaceCityNumberBySlug(props, '?utm=a&localization=3')).toBe('?utm=a&localization=lodz');
    expect(replaceCityNumberBySlug(props, '?q=a%20b&localization=99')).toBe('?q=a%20b&localization=99');
  });

  it('accepts a former id of a city, and is rewritten with the current one', () => {
    const query = new URLSearchParams('utm=a&localization=miasto-dawniej');
    const former = new Map([['miasto-dawniej', 'lodz']]);
    expect(criteriaFromAddress(query, props.cities, former)).toMatchObject({
      city: 'lodz',
      cityNumber: 3,
      unknownCity: false,
    });
    expect(`${normaliseQuery(query, props.cities, former)}`).toBe('utm=a&localization=lodz');
    expect(criteriaFromAddress(query, props.cities).unknownCity).toBe(true);
  });

  it('cannot change the city of a city page', () => {
    expect(datesCriteriaFromQuery({ ...props, filter: 'param', city: 'wroclaw' }, '?localization=lodz').city).toBe(
      'wroclaw',
    );
  });

  it(
    'keeps every other parameter through any choice, and drops the city with "all cities"',
    covers('rule:city-filter', '4.25'),
    () => {
      const name = fc.stringMatching(/^[a-z]{1,8}$/).filter((text) => text !== 'localization');
      fc.assert(
        fc.property(fc.dictionary(name, fc.string()), fc.constantFrom('lodz', 'wroclaw'), (others, city) => {
          const start = `?${new URLSearchParams(others)}`;
          const chosen = queryAfterCityChoice('query', start, city) ?? '';
          expect(new URLSearchParams(chosen).get('localization')).toBe(city);
          expect(Object.fromEntries(new URLSearchParams(queryAfterCityChoice('query', chosen, null) ?? ''))).toEqual(
            Object.fromEntries(new URLSearchParams(start)),
          );
        }),
      );
    },
  );
});

describe('a choice', () => {
  it('opens another page where the city is part of the path', covers('rule:city-filter', '4.26', 'C61'), () => {
    expect([queryAfterCityChoice('param', '?utm=a', 'lodz'), queryAfterCityChoice('param', '', null)]).toEqual([
      null,
      null,
    ]);
  });

  it('keeps the other parameters of the address', () => {
    expect(linkKeepingQuery('/kurs/lodz', '?month=2027-01&localization=wroclaw&utm=a')).toBe(
      '/kurs/lodz?month=2027-01&utm=a',
    );
    expect(linkKeepingQuery('/kurs?localization=lodz', '?localization=wroclaw&utm=a')).toBe(
      '/kurs?utm=a&localization=lodz',
    );
    expect(linkKeepingQuery('/kurs', '?localization=wroclaw')).toBe('/kurs');
  });

  it('does not change the address where there is no city', () => {
    expect(queryAfterCityChoice('none', '?utm=a', null)).toBe('?utm=a');
  });
});

describe('rows', () => {
  const rows = toTermRows([sampleAnswer('kpp')], { cities: props.cities, named: false });

  it('are in order of time', () => {
    expect(rows.map((row) => row.start)).toEqual(rows.map((row) => row.start).toSorted());
  });

  it('without a valid date are left out, and the others stay', () => {
    const [first, ...others] = sampleAnswer('kpp').items;
    const broken = {
      ...sampleAnswer('kpp'),
      items: first === undefined ? [] : [{ ...first, dateStart: '2027-02-30' }, ...others],
    };
    expect(toTermRows([broken], { cities: [], named: false })).toHaveLength(others.length);
  });

  it('fit a city by its number and a month by its name', covers('2.8', 'C31'), () => {
    const fitting = filterTermRows(rows, { cityNumber: 1, month: '2027-01' }, {});
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.every((row) => row.city === 1 && row.start.startsWith('2027-01'))).toBe(true);
  });

  it('that span the end of a month are in both months, and in no other', covers('C141'), () => {
    const [first] = rows;
    const over = first === undefined ? [] : [{ ...first, start: '2026-12-25' }];
    const days = { [first?.type ?? '']: [0, 1, 2, 7, 8, 9] };
    const found = (month: string) => filterTermRows(over, { cityNumber: null, month }, days).length;
    expect(['2026-11', '2026-12', '2027-01', '2027-02'].map(found)).toEqual([0, 1, 1, 0]);
    expect(filterTermRows(over, { cityNumber: null, month: '2027-01' }, {})).toEqual([]);
  });
});
