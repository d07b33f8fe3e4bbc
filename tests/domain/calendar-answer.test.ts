import { describe, expect, it } from 'vitest';
import { normaliseCountAnswer, normaliseCourseAnswer, normaliseTypesAnswer } from '#contract/calendar-answer.ts';
import { coursesResponse } from '#generated/schemas/calendar.ts';

const cities = [
  { calendarId: 1, id: 'wroclaw', name: 'Wrocław', nameEn: 'Wrocław' },
  { calendarId: 2, id: 'warszawa', name: 'Warszawa', nameEn: 'Warsaw' },
];
const term = {
  id: 7,
  name: 'Kurs KPP',
  type: 'kpp',
  dateStart: '2026-12-04',
  showHours: true,
  hoursRendered: '9:00–17:00',
  city: 'Wrocław',
  localization: 1,
  freePlaces: 5,
};
const course = { name: 'Kurs KPP', price: 1690, priceDescription: null, description: null, program: null, intro: null };
const read = (answer: object) => coursesResponse.parse(normaliseCourseAnswer(answer, 'kpp', cities));
const readTerm = (change: object) => read({ ...course, items: [{ ...term, ...change }] }).items[0];

describe('an answer of the calendar', () => {
  it('in the form of the contract is unchanged', () => {
    expect(read({ ...course, items: [term] })).toEqual({ ...course, items: [term] });
  });

  it.each<[string, object, object]>([
    ['numbers as text', { id: '7', freePlaces: '5', localization: '1' }, {}],
    ['the day first', { dateStart: '04-12-2026' }, {}],
    ['the day first, with dots', { dateStart: '4.12.2026' }, {}],
    ['the day with slashes', { dateStart: '2026/12/4' }, {}],
    ['a day with a time', { dateStart: '2026-12-04 09:00:00' }, {}],
    ['midnight in Poland as an instant', { dateStart: '2026-12-03T23:00:00.000Z' }, {}],
    ['a flag as a number', { showHours: 1 }, {}],
    ['a type in capitals', { type: ' KPP ' }, {}],
    ['the slug of a city as its number', { localization: 'wroclaw' }, {}],
    ['the English name of a city', { city: 'Warsaw', localization: 2 }, { city: 'Warsaw', localization: 2 }],
    ['no type and no name', { type: undefined, name: undefined }, {}],
    ['no free places', { freePlaces: undefined }, { freePlaces: null }],
    ['no hours', { hoursRendered: undefined, showHours: undefined }, { hoursRendered: null, showHours: false }],
    ['no city number', { localization: undefined }, {}],
    ['a city that is not ours', { city: 'Berlin', localization: 28 }, { city: 'Berlin', localization: null }],
    ['a number without a name', { city: '' }, { city: 'Wrocław' }],
    ['a name that contradicts the number', { city: 'Warszawa' }, { city: 'Warszawa', localization: 2 }],
    ['a district with the number of its city', { city: 'Wrocław – Krzyki' }, { city: 'Wrocław – Krzyki' }],
  ])('with %s is read as intended', (_, sent, differs) => {
    expect(readTerm(sent)).toEqual({ ...term, ...differs });
  });

  it.each<[unknown, number | null]>([
    ['349', 349],
    ['1 590,50', 1590.5],
    ['349,00 zł', 349],
    ['349 PLN', 349],
    [0, null],
    [-1, null],
    ['na zapytanie', null],
    [undefined, null],
  ])('with the price %j costs %j', (price, wanted) => {
    expect(read({ ...course, price, items: [] }).price).toBe(wanted);
  });

  it('that is an error with a success status is null', () => {
    for (const answer of [{ error: 'x' }, [], 'x', null, { ...course, items: 'x' }])
      expect(coursesResponse.safeParse(normaliseCourseAnswer(answer, 'kpp', cities)).success).toBe(false);
    expect(() => readTerm({ id: 'x' })).toThrow();
    expect(() => readTerm({ dateStart: 'jutro' })).toThrow();
  });

  it('counts and names types as numbers or text', () => {
    expect([normaliseCountAnswer('12'), normaliseCountAnswer(12), normaliseCountAnswer(null)]).toEqual([12, 12, null]);
    expect(normaliseTypesAnswer([{ id: 5, name: 'KPP' }])).toEqual([{ id: '5', name: 'KPP' }]);
    expect(normaliseTypesAnswer([{ id: 'KPP', name: 'KPP' }])).toEqual([{ id: 'kpp', name: 'KPP' }]);
  });
});
