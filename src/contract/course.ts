import type { Locale } from '#domain/locale.ts';
import type { Dates } from './dates.ts';
import type { CityFacts, CityLink, NearCity } from './places.ts';
import type { LocalProse, Prose } from './prose.ts';
import type { FaqItem, Picture } from './sections.ts';

export interface Detail {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The unknown address behind the fact; the public site leaves the fact out. */
  readonly placeholder?: string;
}

export interface Price {
  readonly standard: number;
  /** The promotion of the edition or the next one; whether it shows today is decided by the rule, not here. */
  readonly promotional: { readonly price: number; readonly from: string; readonly to: string | null } | null;
  /** Lowest price of the days before that promotion. */
  readonly lowestBefore: number | null;
  /** Lowest price of the days before the edition, next to a lower price of the calendar; null where that is not shown as a reduction. */
  readonly lowest: number | null;
}

/** The media next to a heading: a picture, and a film in front of it if there is one. */
export interface PageHeaderMedia {
  readonly format: 'video' | 'image';
  readonly video: string | null;
  readonly picture: string;
}

export interface CourseCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly href: string;
  readonly lead: string;
  readonly picture: string;
  readonly details: readonly Detail[];
  readonly price: Price | null;
  readonly lang?: Locale;
}

export interface AudienceCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly picture: string;
  readonly courses: readonly CourseCard[];
}

/** What the page of a course in a city shows instead of the full text of the course. */
export interface CityPart {
  readonly courseHref: string;
  /** The parts of the program by name. */
  readonly program: readonly string[];
  /** All courses in the city; null where its audience has no such page. */
  readonly listingHref: string | null;
  /** How to get to the city. */
  readonly travel: FaqItem | null;
}

/** The page of a course from top to bottom. */
export const courseParts = [
  'offer',
  'program',
  'sections',
  'dates',
  'calculator',
  'gallery',
  'questions',
  'further',
  'seo',
] as const;
export type CoursePart = (typeof courseParts)[number];

/** A section of text under its own heading. */
export interface CourseSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: Prose;
}

export interface CourseBody {
  readonly course: {
    readonly id: string;
    readonly audience: string;
    readonly name: string;
    readonly short: string;
    readonly calendar: string | null;
  };
  readonly city: CityFacts | null;
  /** Null on the page of the course itself. */
  readonly local: CityPart | null;
  /** Title of the audience, on its first page. */
  readonly audienceTitle: string | null;
  /** The part before which the enquiry form is placed; null at the end. */
  readonly enquiryBefore: 'price' | 'dates' | null;
  readonly header: PageHeaderMedia;
  /** How long a certificate is valid and how far ahead it can be renewed, in words; null for a course that renews none. */
  readonly renewal: { readonly validity: string; readonly window: string } | null;
  readonly intro: Prose;
  readonly details: readonly Detail[];
  readonly price: Price | null;
  readonly priceText: Prose;
  /** A sentence on each discount of the course. */
  readonly discounts: readonly string[];
  readonly description: Prose;
  readonly program: Prose | null;
  readonly sections: readonly CourseSection[];
  readonly dates: Dates | null;
  readonly gallery: readonly Picture[];
  readonly faq: readonly FaqItem[] | null;
  /** Name of the set of its questions. */
  readonly faqSet: string;
  readonly related: readonly CourseCard[];
  readonly nearest: readonly NearCity[];
  readonly cities: readonly CityLink[];
  readonly seo: { readonly heading: string | null; readonly text: LocalProse } | null;
}
