import { courseTypes } from '#generated/data/course-types.ts';
import { discounts } from '#generated/data/discounts.ts';
import type { DiscountInput } from '#generated/rules/discount.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { canAudienceBookOnline } from './books-online.ts';

/** What a course of the calendar requires of its participants and offers them. */
export interface CourseDemands {
  readonly stateCertificate: boolean;
  readonly needsPesel: boolean;
  readonly minimumAge: number;
  /** Whether it renews a certificate that the participant already has. */
  readonly renewsCertificate: boolean;
  /** Whether bringing a second person is rewarded. */
  readonly secondPersonOffer: boolean;
  /** Whether a full date keeps a reserve list while its price is not known. */
  readonly unpricedReserveList: boolean;
  /** Which discount rule applies. */
  readonly offer: DiscountInput['offer'];
}

/** Whether a course admits minors, who need a guardian. */
export const admitsMinors = ({ minimumAge }: Pick<CourseDemands, 'minimumAge'>): boolean =>
  minimumAge < parameters.adultAge;

/** By the type of a term; null where no course of that type can be booked. */
export const findCourseDemands = (termType: string): CourseDemands | null => {
  const course = courseTypes.find(({ calendar }) => calendar === termType);
  if (course === undefined || !canAudienceBookOnline(course.audience)) return null;
  const { stateCertificate, needsPesel, renewsCertificate, minimumAge, unpricedReserveList, offer } = course;
  return {
    stateCertificate,
    needsPesel,
    minimumAge,
    renewsCertificate,
    unpricedReserveList,
    secondPersonOffer: discounts.some(
      ({ id, offers }) => id === 'second-person' && offers.some((one) => one === offer),
    ),
    offer,
  };
};

/** Types whose full dates have no reserve list while their price is not known. */
export const typesWithoutUnpricedReserveList = (types: readonly string[]): readonly string[] =>
  types.filter((type) => findCourseDemands(type)?.unpricedReserveList === false);

/** The message on what to bring to a course that ends with an exam, by the type of a term; null for others. */
export const papersToBringMessage = (termType: string | null | undefined): 'examPapers' | 'renewalPapers' | null => {
  const course = courseTypes.find(({ calendar }) => calendar === termType);
  if (course === undefined || !course.stateCertificate) return null;
  return course.renewsCertificate ? 'renewalPapers' : 'examPapers';
};
