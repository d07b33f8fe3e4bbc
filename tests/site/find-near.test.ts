import { afterEach, expect, it, vi } from 'vitest';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { findNear } from '#site/features/dates/near/find-near.ts';
import { witnesses } from '../witnesses.ts';
import { jsonAnswer, sampleCourse, sampleTerm, stubFetch } from './client/answer-stub.ts';
import { sampleDates } from './samples/pages.ts';

const props: DatesProps = {
  ...sampleDates,
  days: {},
  cityNumber: null,
  cities: [
    { id: 'wroclaw', name: 'Wrocław', href: '/kurs?localization=wroclaw', number: 1 },
    { id: 'opole', name: 'Opole', href: '/kurs?localization=opole', number: 19 },
    { id: 'lodz', name: 'Łódź', href: '/kurs?localization=lodz', number: 3 },
  ],
  types: ['kpp'],
  locale: 'pl',
  host: '',
  bookingHref: '/rezerwacja',
  askHref: null,
  phone: '',
  phoneHref: '',
  askedOn: null,
  near: {},
  elsewhere: [],
  termFile: '',
  offers: {},
  marks: [],
  rows: [],
};

const termIn = (city: number) => ({ ...sampleTerm, id: city, localization: city });
const calendarWith = (...cities: readonly number[]) =>
  stubFetch(() => jsonAnswer({ ...sampleCourse, items: cities.map(termIn) }));
const find = (place: Parameters<typeof findNear>[0]['place'], changes: Partial<DatesProps> = {}) =>
  findNear({ props: { ...props, ...changes }, month: null, place, signal: new AbortController().signal });

afterEach(() => void vi.unstubAllGlobals());

it('finds the dates of the city itself', async () => {
  calendarWith(1, 3);
  expect(await find('wroclaw')).toEqual({ kind: 'here', city: props.cities[0] });
});

it('finds the nearest city with dates, and how far it is, in words of the page', witnesses('C95'), async () => {
  calendarWith(3, 19);
  const near = { kind: 'near', city: props.cities[1], kilometres: 78 };
  expect(await find('Wrocław')).toEqual({ ...near, from: 'we Wrocławiu' });
  expect(await find('Warsaw', { locale: 'en' })).toMatchObject({ city: props.cities[2], from: 'Warsaw' });
});

it('finds the city nearest to a position, which no request carries', witnesses('C95'), async () => {
  const requests = calendarWith(1, 3);
  expect(await find({ latitude: 50.6651, longitude: 17.9253 })).toMatchObject({ city: props.cities[0], from: null });
  expect(requests.length).toBe(1);
  expect(JSON.stringify(requests)).not.toMatch(/50\.|17\.|latitude|localization/);
});

it('takes every city for one with dates while the calendar cannot say', async () => {
  stubFetch(() => new Response(null, { status: 400 }));
  expect(await find('opolskie')).toEqual({ kind: 'here', city: props.cities[1] });
});

it('says when it does not know the place, without asking, and when nobody has dates', async () => {
  const requests = calendarWith();
  expect(await find('Sopot')).toEqual({ kind: 'unknown' });
  expect(requests).toEqual([]);
  expect(await find('Opole')).toEqual({ kind: 'none' });
});
