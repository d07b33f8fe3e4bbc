import type { DeclaredCourseType } from '../references.ts';

/** The values of a course that its row does not override: taught in Polish, for adults, on enquiry, without pages of cities, one person
 * for an e-mail address (`date`: once a date for any person), a reserve list for every full date. */
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
  classes: null,
  minimumAge: 'adultAge',
  instalments: false,
  stateCertificate: false,
  needsPesel: false,
  renewsCertificate: false,
  givesCustomerZone: false,
  /** It is unknown whether these courses give a paper (C330). */
  outcome: { pl: 'umiejętności; o zaświadczenie zapytaj biuro', en: 'skills; ask the office about a certificate' },
  addressScope: 'person',
  unpricedReserveList: true,
  program: false,
} as const satisfies Partial<DeclaredCourseType>;

/** What differs in a course that ends with the state exam: its paper carries the PESEL number of the participant. */
const stateExam = { stateCertificate: true, needsPesel: true } as const;

/** The values of a KPP course, whose exam gives the first certificate. */
export const kppDefaults = {
  ...courseDefaults,
  ...stateExam,
  outcome: { pl: 'zaświadczenie i tytuł ratownika, po zdanym egzaminie', en: 'a certificate and the title of Rescuer, once the exam is passed' },
} as const satisfies Partial<DeclaredCourseType>;

/** The values of a recertification, whose exam renews the certificate. */
export const recertificationDefaults = {
  ...courseDefaults,
  ...stateExam,
  renewsCertificate: true,
  outcome: { pl: 'nowe zaświadczenie KPP, po zdanym egzaminie', en: 'a new KPP certificate, once the exam is passed' },
} as const satisfies Partial<DeclaredCourseType>;

/** What a first-aid course without an exam gives. */
export const skillsWithoutTitle = {
  pl: 'umiejętności, bez tytułu ratownika; o zaświadczenie udziału zapytaj biuro',
  en: 'skills, without the title of Rescuer; ask the office about a certificate of attendance',
};
