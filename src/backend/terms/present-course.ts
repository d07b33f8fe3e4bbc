import type { Locale } from '#domain/locale.ts';
import { groszeToZloty } from '#domain/money/amount.ts';
import { type CoursePromotion, findPromotionOnDay } from '#domain/money/promotion.ts';
import { promotions } from '#generated/data/promotions.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import type { City, CourseText } from './catalogue.ts';
import type { PlannedTerm } from './plan-terms.ts';
import type { PublishedTerm } from './published-terms.ts';

export interface Presentation {
  readonly locale: Locale;
  readonly cities: readonly City[];
}

/** A term of a list: a demo date has the fields that every term has, a term of the office also those that the office has filled in. */
export type ListedTerm = PlannedTerm & Partial<Omit<PublishedTerm, keyof PlannedTerm>>;

/** What is shown of a term. */
export type ShownTerm = Omit<ListedTerm, 'client'>;

/** A term of an answer. Optional fields may also be undefined, which JSON leaves out. */
export type AnsweredTerm = {
  readonly [Name in keyof Term]: undefined extends Term[Name] ? Term[Name] | undefined : Term[Name];
};

/** A term in the form of the contract; `localization` is the number of its city in the calendar service. */
export const presentTermForApi = (
  term: ShownTerm,
  name: string,
  { locale, cities }: Presentation,
): Required<AnsweredTerm> => {
  const city = cities.find(({ id }) => id === term.city);
  return {
    id: term.id,
    name,
    type: term.type,
    dateStart: term.dateStart,
    showHours: term.hours !== null,
    hoursRendered: term.hours?.[locale] ?? null,
    city: city?.name[locale] ?? term.city,
    localization: city?.calendarId ?? null,
    freePlaces: term.freePlaces,
  };
};

/** A course with its terms, in the form of the contract: the price is in złoty, missing texts are null. */
export const presentCourseForApi = (course: CourseText, terms: readonly ShownTerm[], presentation: Presentation) => ({
  name: course.name,
  price: course.price === null ? null : groszeToZloty(course.price),
  priceDescription: course.priceDescription || null,
  description: course.description || null,
  program: course.program || null,
  intro: course.intro || null,
  items: terms.map((term) => presentTermForApi(term, course.name, presentation)),
});

interface Priced {
  /** Type of the calendar. */
  readonly type: string;
  readonly price: number | null;
}

/** The price of a course on a day (`YYYY-MM-DD`), in grosze: the standard price, or that of a promotion on that day. */
export const coursePriceOnDay = (
  { type, price }: Priced,
  day: string,
  announced: readonly CoursePromotion[] = promotions,
): number | null =>
  findPromotionOnDay(
    announced.filter(({ calendar }) => calendar === type),
    day,
  )?.price ?? price;
