import type { DeclaredCourseType } from '../references.ts';

/** The values of a course that its row does not override: held in Polish, for adults, on enquiry, without pages of cities, one person
 * for an e-mail address (`date`: whoever it is, once a date), a reserve list for every full date. */
export const courseDefaults = {
  typeName: null,
  localization: 'none',
  taughtIn: 'pl',
  cities: [],
  citiesWithoutText: [],
  gallery: null,
  price: null,
  offer: 'other',
  details: [],
  minimumAge: 'adultAge',
  instalments: false,
  needsPesel: false,
  renewsCertificate: false,
  givesCustomerZone: false,
  /** Nobody has said whether these courses give a paper (C330). */
  outcome: { pl: 'umiejętności; o zaświadczenie zapytaj biuro', en: 'skills; ask the office about a certificate' },
  addressScope: 'person',
  unpricedReserveList: true,
  program: false,
} as const satisfies Partial<DeclaredCourseType>;

/** What the state exam of a KPP course gives. */
export const certificateAndTitle = {
  pl: 'zaświadczenie i tytuł ratownika, po zdanym egzaminie',
  en: 'a certificate and the title of Rescuer, once the exam is passed',
};
/** What the recertification exam gives. */
export const renewedCertificate = { pl: 'nowe zaświadczenie KPP, po zdanym egzaminie', en: 'a new KPP certificate, once the exam is passed' };
/** What a first-aid course without an exam gives. */
export const skillsWithoutTitle = {
  pl: 'umiejętności, bez tytułu ratownika; o zaświadczenie udziału zapytaj biuro',
  en: 'skills, without the title of Rescuer; ask the office about a certificate of attendance',
};
