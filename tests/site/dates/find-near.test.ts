import { afterEach, expect, it, vi } from 'vitest';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { findNearestCitiesWithDates } from '#site/features/dates/near/place-search.tsx';
import { queryClient } from '#site/lib/api/query-client.ts';
import { covers } from '../../covers.ts';
import { jsonAnswer, sampleCourse, sampleTerm, stubFetch } from '../client/answer-stub.ts';
import { sampleDatesProps } from '../samples/dates-props.ts';

const props: DatesProps = {
  ...sampleDatesProps,
  cities: [
    { id: 'wroclaw', name: 'Wrocław', href: '/kurs?localization=wroclaw', number: 1 },
    { id: 'opole', name: 'Opole', href: '/kurs?localization=opole', number: 19 },
    { id: 'lodz', name: 'Łódź', href: '/kurs?localization=lodz', number: 3 },
  ],
};

const termIn = (city: number) => ({
  ...sampleTerm,
  id: city,
  city: props.cities.find(({ number }) => number === city)?.name ?? '',
  localization: city,
});
const calendarWith = (...cities: readonly number[]) =>
  stubFetch(() => jsonAnswer({ ...sampleCourse, items: cities.map(termIn) }));
const find = (place: Parameters<typeof findNearestCitiesWithDates>[0]['place'], changes: Partial<DatesProps> = {}) =>
  findNearestCitiesWithDates({
    props: { ...props, ...changes },
    month: null,
    place,
    signal: new AbortController().signal,
  });

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('finds the dates of the city itself', async () => {
  calendarWith(1, 3);
  expect(await find('wroclaw')).toEqual({ kind: 'here', city: props.cities[0] });
});

it('finds the nearest cities with dates, with distance and day in words of the page', covers('C95'), async () => {
  calendarWith(3, 19);
  const found = await find('Wrocław');
  expect(found).toMatchObject({ kind: 'near', from: 'we Wrocławiu', isServed: true });
  expect(found.kind === 'near' && found.cities.map(({ city, kilometres }) => [city.id, kilometres])).toEqual([
    ['opole', 78],
    ['lodz', 183],
  ]);
  expect(found).toMatchObject({ cities: [{ first: { start: sampleTerm.dateStart } }, {}] });
  expect(await find('Warsaw', { locale: 'en' })).toMatchObject({
    from: 'Warsaw',
    cities: [{ city: props.cities[2] }, {}],
  });
});

it('finds them for any place, without sending it in a request', covers('C95', 'C140'), async () => {
  const requests = calendarWith(1, 3);
  const brzeg = { name: 'Brzeg', region: 'opolskie', latitude: 50.86, longitude: 17.47 };
  expect(await find(brzeg)).toMatchObject({
    from: 'Brzeg, opolskie',
    isServed: false,
    cities: [{ city: props.cities[0] }, {}],
  });
  expect(requests.length).toBe(1);
  expect(JSON.stringify(requests)).not.toMatch(/50\.|17\.|Brzeg|latitude|localization/);
});

it('treats every city as one with dates while the calendar has not answered', async () => {
  stubFetch(() => new Response(null, { status: 400 }));
  expect(await find('opolskie')).toEqual({ kind: 'here', city: props.cities[1] });
});

it('reports an unknown place without a request, and a calendar without dates', async () => {
  const requests = calendarWith();
  expect(await find('Atlantyda')).toEqual({ kind: 'unknown' });
  expect(await find('09-400')).toEqual({ kind: 'unknown' });
  expect(requests).toEqual([]);
  expect(await find('Opole')).toEqual({ kind: 'none' });
});
