import { describe, expect, it } from 'vitest';
import { decidePlacesForBooking } from '#site/features/booking/booking-case.ts';
import { toTermRows } from '#site/features/dates/term.ts';
import { roundDownPlaces } from '#site/lib/calendar/whole-places.ts';
import { certifiedType } from '../../find-course.ts';
import { sampleBooking } from '../forms/booking-sample.ts';
import { sampleAnswer } from '../samples/calendar.ts';

const answerWith = (freePlaces: number) => {
  const answer = sampleAnswer(certifiedType);
  return { ...answer, items: answer.items.map((term) => ({ ...term, freePlaces })) };
};

describe('a fraction of free places', () => {
  it('counts as the whole places in it', () => {
    for (let free = -3; free < 13; free += 0.25) expect(roundDownPlaces(free)).toBe(Math.floor(free));
    expect(roundDownPlaces(null)).toBeNull();
  });

  it('is whole in the list of dates', () => {
    const rows = toTermRows([answerWith(4.5)], { cities: [], named: false });
    expect(new Set(rows.map(({ free }) => free))).toEqual(new Set([4]));
  });

  it('is whole in a booking', () => {
    expect(decidePlacesForBooking(sampleBooking(certifiedType, {}, { freePlaces: 1.5 }))).toBe('bookable');
    expect(decidePlacesForBooking(sampleBooking(certifiedType, {}, { freePlaces: 0.5 }))).toBe('reserveList');
  });
});
