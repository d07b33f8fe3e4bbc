import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNearestPaths, repairSharedPath, repairSharedQuery } from '#domain/texts/shared-link.ts';

const stuck = [')', '.', ',', '%20', ' ', '”', '"', '!', ').', '%29', '>', '…', '%2C', ';', "'"];

describe('an appended part of an address', () => {
  test.each(stuck)('“%s” is part of no value or path of ours', (sign) => {
    expect(repairSharedQuery(`?course=9002${sign}`)).toBe('?course=9002');
    expect(repairSharedQuery(`?localization=wroclaw${sign}`)).toBe('?localization=wroclaw');
    expect(repairSharedPath(`/kontakt${sign}`)).toBe('/kontakt');
  });

  test.each([
    ['?course=9002?fbclid=IwAR0_x', '?course=9002&fbclid=IwAR0_x'],
    ['?course=9002?utm_source=fb&utm_medium=post', '?course=9002&utm_source=fb&utm_medium=post'],
    ['?localization=Wroclaw?gclid=1', '?localization=wroclaw&gclid=1'],
    ['?course=9002%3Ffbclid%3Dabc', '?course=9002'],
    ['?reference=AbC-_1).', '?reference=AbC-_1'],
    ['?month=2027-01.', '?month=2027-01'],
    ['?type=BLS&course=9002,', '?type=bls&course=9002'],
  ])('%s is read as %s', (given, meant) => expect(repairSharedQuery(given)).toBe(meant));

  test.each([
    '',
    '?course=9002',
    '?course=9002&utm_source=a.b)',
    '?utm_campaign=kurs%20KPP.',
    '?place=Nowy%20S%C4%85cz%20(centrum)',
    '?course=9002&fbclid=x.',
    '?token=abc.',
    '?place=co%3F',
  ])('%s is unchanged, byte for byte', (search) => expect(repairSharedQuery(search)).toBe(search));

  test.each([
    ['/KONTAKT', ['/kontakt']],
    ['/Kursy-Pierwszej-Pomocy/Lodz)', ['/kursy-pierwszej-pomocy/lodz', '/kursy-pierwszej-pomocy']],
    ['/blog/kpp/nie-ma', ['/blog/kpp', '/blog']],
    ['/kontakt', []],
    ['/kontakt/%20', ['/kontakt']],
  ])('nearest to %s are %j', (path, nearest) => expect(findNearestPaths(path)).toEqual(nearest));

  const oddPath = fc.array(
    fc.constantFrom('/', '\\', '//', 'a', 'A', ')', '.', '%20', '%5C', 'evil.example', '@', ':'),
  );
  test('no path leads off the site, and a clean one is unchanged', () =>
    fc.assert(
      fc.property(oddPath, (parts) => {
        for (const path of [repairSharedPath(`/${parts.join('')}`), ...findNearestPaths(`/${parts.join('')}`)]) {
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, 'https://kursy.example').origin).toBe('https://kursy.example');
        }
        const tidy = repairSharedPath(`/${parts.join('')}`);
        expect(repairSharedPath(repairSharedPath(repairSharedPath(tidy)))).toBe(
          repairSharedPath(repairSharedPath(tidy)),
        );
      }),
    ));
});
