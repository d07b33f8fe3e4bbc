import type { DeclaredCourseType } from '../references.ts';

/** The values of a course that its row does not override: for adults, on enquiry, without pages of cities. */
export const ordinaryCourse = {
  localization: 'none',
  cities: [],
  citiesWithoutText: [],
  gallery: null,
  price: null,
  offer: 'other',
  details: [],
  minimumAge: 'adultAge',
  guardianFrom: null,
  instalments: false,
  needsPesel: false,
  renewsCertificate: false,
  givesCustomerZone: false,
  program: false,
} as const satisfies Partial<DeclaredCourseType>;
