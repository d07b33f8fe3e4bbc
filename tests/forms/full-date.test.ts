import { expect, test } from 'vitest';
import { findCourseDemands, typesWithoutUnpricedReserveList } from '#forms/registration/course-demands.ts';
import { decideTermOffer, hasTermBegun, isTermListed, removeUnlistedTerms } from '#forms/registration/offer.ts';
import { covers } from '../covers.ts';
import { courseWith } from '../find-course.ts';

test.each([
  [true, 'reserveEntry'],
  [false, 'enquiry'],
] as const)(
  'a full date without a price takes reserve entries or enquiries, as its course says: list %s, %s',
  covers('rule:term-offered', '4.20', 'C209'),
  (unpricedReserveList, wanted) => {
    const course = { state: 'ahead', group: false, price: null, freePlaces: 0, unpricedReserveList } as const;
    expect(decideTermOffer(course)).toBe(wanted);
    expect(decideTermOffer({ ...course, price: 100 })).toBe('reserveEntry');
    expect(decideTermOffer({ ...course, freePlaces: 1 })).toBe('enquiry');
  },
);

test('the type of a course says whether it has a list without a price', covers('C209'), () => {
  const { calendar, unpricedReserveList } = courseWith({ priced: false });
  expect(findCourseDemands(calendar)?.unpricedReserveList).toBe(unpricedReserveList);
  expect(typesWithoutUnpricedReserveList([calendar])).toEqual(unpricedReserveList ? [] : [calendar]);
  expect(typesWithoutUnpricedReserveList(['unknown'])).toEqual([]);
});

test(
  'a term that has begun or was cancelled is in no list, however it is found',
  covers('rule:course-started', '4.20'),
  () => {
    const [term, start] = [{ dateStart: '2026-12-04', hours: '9:00–17:00' }, Date.UTC(2026, 11, 4, 8)];
    expect([hasTermBegun(term, start - 60_000), hasTermBegun(term, start)]).toEqual([false, true]);
    expect([isTermListed(term, start - 60_000), isTermListed(term, start)]).toEqual([true, false]);
    expect(isTermListed({ ...term, isCalledOff: true }, start - 60_000)).toBe(false);
    const answer = { items: [{ dateStart: '2026-12-04', showHours: true, hoursRendered: '9:00–17:00' }] };
    expect(removeUnlistedTerms(answer, start - 60_000)).toEqual(answer);
    expect(removeUnlistedTerms(answer, start).items).toEqual([]);
  },
);
