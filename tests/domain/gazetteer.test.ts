import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findMatchingTowns, findNearestTown, isPostalCode, parseGazetteer } from '#domain/places/gazetteer.ts';
import { greatCircleDistance } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import { covers } from '../covers.ts';
import { polishPlaces } from './polish-places.ts';

const file = join(import.meta.dirname, '../../src/site/lib/places/poland.csv');
const text = readFileSync(file, 'utf8');
const places = parseGazetteer(text);
const names = (typed: string): readonly string[] => findMatchingTowns(places, typed, 6).map(({ name }) => name);

describe('the gazetteer', () => {
  it('takes at most 25 kB over the network', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(25_000);
  });

  it('has every city of ours under its name, in its voivodeship and at its position', covers('C140'), () => {
    for (const city of cities) {
      const place = places.find(({ name, region }) => name === city.name && region === city.region);
      expect(place === undefined ? city.id : greatCircleDistance(place, city) < 10).toBe(true);
    }
  });

  it('has towns and seats of municipalities, small ones too', () => {
    for (const name of ['Płock', 'Sopot', 'Radom', 'Zakopane', 'Hel', 'Opatowiec', 'Wyśmierzyce', 'Suraż'])
      expect(names(name)[0]).toBe(name);
  });

  it('equals GeoNames; `npm run test:one -- tests/domain/gazetteer -u` writes it again', async () => {
    await expect(polishPlaces()).toMatchFileSnapshot(file);
  });
});

describe('a typed place', () => {
  it('matches without Polish diacritics and capitals', () => {
    expect(names('plock')[0]).toBe('Płock');
    expect(names('LODZ')[0]).toBe('Łódź');
    expect(names('bielsko biala')).toEqual(['Bielsko-Biała']);
  });

  it('matches by prefix, larger places first, or by a later word of a name', () => {
    expect(names('wars')[0]).toBe('Warszawa');
    expect(names('mazowiecki')).toContain('Tomaszów Mazowiecki');
  });

  it('has its voivodeship when two places share a name', () => {
    const twins = findMatchingTowns(places, 'Brzeziny', 6).filter(({ name }) => name === 'Brzeziny');
    expect(twins.length).toBeGreaterThan(1);
    for (const twin of twins) expect(findMatchingTowns(places, `Brzeziny, ${twin.region}`, 6)).toEqual([twin]);
  });

  it('matches no place when it is too short or unknown; a postal code is recognised', () => {
    for (const typed of ['', 'a', '--', 'Atlantyda', '09-400']) expect(names(typed)).toEqual([]);
    expect(['09-400', ' 09400 ', '09 400'].every(isPostalCode)).toBe(true);
    expect(['9-400', '09-4000', 'Płock'].some(isPostalCode)).toBe(false);
  });
});

it('the place at a position is the nearest one', () => {
  expect(findNearestTown(places, { latitude: 52.55, longitude: 19.7 })?.name).toBe('Płock');
  expect(findNearestTown([], { latitude: 52.55, longitude: 19.7 })).toBeUndefined();
});
