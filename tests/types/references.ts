import { model } from '#model/index.ts';
import type {
  DeclaredAudience,
  DeclaredCalendarKey,
  DeclaredCarousel,
  DeclaredCourseType,
  DeclaredField,
  DeclaredMenuEntry,
  DeclaredPromotion,
  References,
} from '#model/references.ts';
import { decision, register } from '#model/source.ts';

/** Compiled, never run: a reference to nothing is red where it stands, or in the whole model where tables name one another. */
export const courseReferences: Partial<DeclaredCourseType>[] = [
  { calendar: 'kpp', cities: ['wroclaw'], gallery: 'kpp', details: ['kppHours'], minimumAge: 'adultAge' },
  // @ts-expect-error no such calendar
  { calendar: 'kp' },
  // @ts-expect-error a client of the calendar is no type
  { calendar: 'kursy-dla-firm' },
  // @ts-expect-error no such city
  { cities: ['wroclaw', 'vroclaw'] },
  // @ts-expect-error no such city without a text
  { citiesWithoutText: ['vroclaw'] },
  // @ts-expect-error no such gallery
  { gallery: 'kp' },
  // @ts-expect-error no such price
  { price: { standard: 'kpPrice', promotional: null } },
  // @ts-expect-error no such detail
  { details: ['kppHour'] },
  // @ts-expect-error no such age
  { minimumAge: 'adult' },
  // @ts-expect-error an age is counted in years
  { minimumAge: 'refundDays' },
  // @ts-expect-error no such entry of the register
  { register: ['C999'] },
];

// @ts-expect-error no such client of the calendar
export const client: DeclaredAudience['client'] = 'kpp';
// @ts-expect-error no such route
export const landing: DeclaredAudience['landing'] = 'listing';
// @ts-expect-error no such number of days
export const days: DeclaredCalendarKey['days'] = { days: 'kpDays' };
// @ts-expect-error no such interval
export const interval: DeclaredCarousel['interval'] = 'interval';
// @ts-expect-error no such rule
export const rule: DeclaredField['rule'] = 'phone-feld';
// @ts-expect-error no such time to keep
export const retention: DeclaredField['retention'] = 'years';
// @ts-expect-error no such course
export const promoted: DeclaredPromotion['type'] = 'kp';
// @ts-expect-error no such route, course and link of a menu
export const entries: DeclaredMenuEntry[] = [{ id: 'a', special: false, route: 'hom', type: 'kp', link: 'shopp' }];

const words = { pl: 'tak', en: 'yes' };
export const decisions = [
  decision('C66', words),
  // @ts-expect-error no such decision
  decision('C999', words),
  register('C66'),
  // @ts-expect-error no such entry
  register('C66', 'C999'),
];

/** The whole model, and what must not stand in it. */
export const whole: References = model;
export const wrong: Partial<References>[] = [
  // @ts-expect-error no such city and no such instructor of a region
  { regions: [{ city: 'vroclaw', instructor: 'manager-south' }] },
  // @ts-expect-error no such region
  { cities: [{ region: 'slask', instructor: null }] },
  // @ts-expect-error no such course beside this one
  { courseTypes: [{ related: ['kp'] }] },
  // @ts-expect-error no such route above
  { routes: [{ parent: 'hom' }] },
  // @ts-expect-error no such call
  { forms: [{ call: 'contact' }] },
  // @ts-expect-error no such entry that a clause departs by
  { clauses: [{ id: '1.1', deviations: ['C999'] }] },
  // @ts-expect-error no such parameter as a witness
  { register: [{ shownBy: ['parameters.kpPrice'] }] },
  // @ts-expect-error no such entry of a promise
  { promises: [{ register: 'C999' }] },
];
