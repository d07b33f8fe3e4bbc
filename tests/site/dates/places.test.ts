import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from '#generated/data/cities.ts';
import { regions } from '#generated/data/regions.ts';
import { findCityByName, sortCitiesNearestFirst } from '#site/lib/places/city-by-name.ts';

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

describe('a typed name', () => {
  it('is a city in every form of its name, with or without Polish marks and capitals', () => {
    for (const city of cities) {
      for (const form of [city.name, city.nameEn, city.genitive, city.locative]) {
        const typed = [form, form.toUpperCase(), withoutMarks(form.toLowerCase()), ` ${form.replaceAll('-', ' ')} `];
        expect(typed.map((text) => findCityByName(text)?.id)).toEqual(typed.map(() => city.id));
      }
    }
    expect(findCityByName('lodz')?.id).toBe('lodz');
  });

  it('is the capital of a voivodeship, in both languages', () => {
    for (const { name, city } of regions)
      expect(
        [name.pl, name.en, `woj. ${name.pl}`, `województwo ${name.pl}`].map((text) => findCityByName(text)?.id),
      ).toEqual(Array.from({ length: 4 }, () => city));
  });

  it('may be a prefix that fits one city only', () => {
    const beginnings = cities.flatMap(({ id, name }) => {
      const [first = ''] = name.split(/[ -]/);
      const isAlone = cities.filter((other) => other.name.startsWith(first)).length === 1;
      return first !== name && isAlone ? [{ id, first }] : [];
    });
    expect(beginnings).not.toEqual([]);
    expect(beginnings.map(({ first }) => findCityByName(first)?.id)).toEqual(beginnings.map(({ id }) => id));
    expect(findCityByName('gd')).toBeNull();
  });

  it('matches no place that the site does not know', () => {
    for (const text of ['Sopot', 'Atlantyda', '', '  ', '-', '東京', '00-950']) expect(findCityByName(text)).toBeNull();
  });

  it('never breaks the search, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([null, 'string']).toContain(findCityByName(text) === null ? null : typeof findCityByName(text)?.id);
      }),
    );
  });
});

describe('the nearest city', () => {
  const numbers = new Set<number>(cities.map(({ calendarId }) => calendarId));

  it('is the city itself, or else the one that the model lists first', () => {
    for (const city of cities) {
      expect(sortCitiesNearestFirst(city, numbers)[0]).toEqual({ city: city.id, kilometres: 0 });
      const others = new Set([...numbers].filter((number) => number !== city.calendarId));
      expect(sortCitiesNearestFirst(city, others)[0]).toEqual(city.nearest[0]);
    }
  });

  it('is none where no city has dates', () => {
    expect(sortCitiesNearestFirst({ latitude: 52, longitude: 19 }, new Set())).toEqual([]);
  });
});
