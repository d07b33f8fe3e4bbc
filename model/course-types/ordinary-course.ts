import type { DeclaredCourseType } from '../references.ts';

/** The values of a course that its row does not override: held in Polish, for adults, on enquiry, without pages of cities, one person
 * for an e-mail address (`date`: whoever it is, once a date), a reserve list for every full date. */
export const ordinaryCourse = {
  typeName: null,
  localization: 'none',
  heldIn: 'pl',
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
  addressScope: 'person',
  unpricedReserveList: true,
  program: false,
} as const satisfies Partial<DeclaredCourseType>;
