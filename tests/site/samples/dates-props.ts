import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { certifiedType } from '../../find-course.ts';
import { sampleDates } from './pages.ts';

/** What the lists of dates are given, without cities and without dates. */
export const sampleDatesProps: DatesProps = {
  ...sampleDates,
  days: {},
  cityNumber: null,
  cities: [],
  types: [certifiedType],
  locale: 'pl',
  host: '',
  bookingHref: '/rezerwacja',
  askHref: null,
  unlisted: [],
  fetchedOn: null,
  offers: {},
  fingerprints: [],
  rows: [],
};
