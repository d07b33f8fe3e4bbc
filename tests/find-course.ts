import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { admitsMinors } from '#forms/registration/course-demands.ts';
import { courseTypes } from '#generated/data/course-types.ts';

type CourseType = (typeof courseTypes)[number];

const factsOf = (course: CourseType) => ({
  /** Whether each person books it, rather than a group that asks for it. */
  booked: canAudienceBookOnline(course.audience),
  /** Whether its price is recorded. */
  priced: course.price !== null,
  admitsMinors: admitsMinors(course),
  taughtIn: course.taughtIn,
  localization: course.localization,
  offer: course.offer,
  stateCertificate: course.stateCertificate,
  needsPesel: course.needsPesel,
  renewsCertificate: course.renewsCertificate,
  givesCustomerZone: course.givesCustomerZone,
  unpricedReserveList: course.unpricedReserveList,
});

type CourseFacts = ReturnType<typeof factsOf>;

type FoundCourse = Omit<CourseType, 'calendar'> & { readonly calendar: string };

/**
 * The first course with these facts and a key of the calendar; one that people book in Polish unless said otherwise. A test asks for what
 * it needs of a course, so that it does not know the courses of today.
 */
export const courseWith = (wanted: Partial<CourseFacts>): FoundCourse => {
  const facts = Object.entries({ booked: true, taughtIn: 'pl', ...wanted });
  for (const course of courseTypes) {
    const own: Readonly<Record<string, unknown>> = factsOf(course);
    const { calendar } = course;
    if (calendar !== null && facts.every(([fact, value]) => own[fact] === value)) return { ...course, calendar };
  }
  throw new Error(`No course of the model has these facts: ${JSON.stringify(wanted)}.`);
};

/** The calendar's key of a course that ends with a first state certificate, at a recorded price: it asks for the PESEL. */
export const { calendar: certifiedType } = courseWith({ needsPesel: true, renewsCertificate: false, priced: true });

/** Of one that asks for no PESEL and takes teenagers with a guardian, at a recorded price. */
export const { calendar: basicType } = courseWith({ needsPesel: false, admitsMinors: true, priced: true });

/** Of one that renews a state certificate, at a recorded price. */
export const { calendar: renewalType } = courseWith({ renewsCertificate: true, priced: true });

/** Of one for adults without a recorded price, whose full dates have a reserve list. */
export const { calendar: unpricedType } = courseWith({
  priced: false,
  needsPesel: false,
  admitsMinors: false,
  unpricedReserveList: true,
});
