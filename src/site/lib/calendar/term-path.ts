import type { Locale } from '#domain/locale.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { bookingLink } from './booking-link.ts';

/** The enquiry form for a type that cannot be booked online; null if it can. */
export const enquiryPathOfType = (termType: string, locale: Locale): string | null => {
  const course = courseTypes.find(({ calendar }) => calendar === termType);
  if (course?.audience !== 'company' || canAudienceBookOnline(course.audience)) return null;
  return `${pathTo('company-course', locale, { type: course.id })}#form`;
};

/** The address at which a term is booked, or the enquiry form of its course. */
export const bookingOrEnquiryPath = (term: { readonly id: number; readonly type: string }, locale: Locale): string =>
  enquiryPathOfType(term.type, locale) ?? bookingLink(pathTo('booking', locale), term);
