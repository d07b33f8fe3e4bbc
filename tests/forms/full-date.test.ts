import { expect, test } from 'vitest';
import { orderOf } from '#forms/registration/circumstances.ts';
import { courseDemands, unlistedTypes } from '#forms/registration/course-demands.ts';
import { covers } from '../covers.ts';
import { courseWith } from '../find-course.ts';

test.each([
  [true, 'reserveEntry'],
  [false, 'enquiry'],
] as const)(
  'a full date without a price is entered or asked about as its course says: list %s, %s',
  covers('4.20', 'C209'),
  (unpricedReserveList, wanted) => {
    const course = { price: null, freePlaces: 0, unpricedReserveList };
    expect(orderOf(course)).toBe(wanted);
    expect(orderOf({ ...course, price: 100 })).toBe('reserveEntry');
    expect(orderOf({ ...course, freePlaces: 1 })).toBe('enquiry');
  },
);

test('a course says by its type whether it keeps a list without a price', covers('C209'), () => {
  const { calendar, unpricedReserveList } = courseWith({ priced: false });
  expect(courseDemands(calendar)?.unpricedReserveList).toBe(unpricedReserveList);
  expect(unlistedTypes([calendar])).toEqual(unpricedReserveList ? [] : [calendar]);
  expect(unlistedTypes(['unknown'])).toEqual([]);
});
