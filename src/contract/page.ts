import type { Locale } from '#domain/locale.ts';
import type { AudienceCard, CourseBody, CourseCard, PageHeaderMedia } from './course.ts';
import type { Dates } from './dates.ts';
import type { Chooser, Finder } from './finder.ts';
import type { AppLinkData, CustomerZone, PageLink } from './links.ts';
import type { CityFacts, CityLink, InstructorCard, PolandMap, UnservedCity } from './places.ts';
import type { Prose } from './prose.ts';
import type { ArticleCard, ClaimLine, Emergency, EmergencyChoice, FaqItem, Logo, PageTable } from './sections.ts';

/** A person by name, with their qualification. */
export interface Credited {
  readonly name: string;
  readonly role: string;
}

/** Who answers for a text, and on what it rests. */
export interface Credits {
  /** Null where no person signs the text. */
  readonly author: Credited | null;
  /** Null until the text has been reviewed. */
  readonly reviewed: (Credited & { readonly on: string }) | null;
  /** Whether the text is about illness and treatment. */
  readonly medical: boolean;
  readonly sources: readonly { readonly kind: 'law' | 'guideline'; readonly label: string; readonly href: string }[];
}

/** Fields of a form that serve one purpose, in words; none where the purpose names them. */
export interface ProcessedFields {
  readonly fields: readonly string[];
  readonly purpose: string;
}

/** Data that are processed on one legal ground and kept for one period. */
export interface Processing {
  readonly basis: string;
  readonly period: string;
  readonly data: readonly ProcessedFields[];
}

/** What the data of a form serve, on what legal ground and for how long they are kept. */
export interface ProcessingRecord {
  readonly id: string;
  readonly form: string;
  readonly rows: readonly Processing[];
}

/** Whose next date is on the picture of a page: the terms of a type, or all terms of a client, in the city with this number. */
export interface CardDates {
  readonly type: string | null;
  readonly client: string;
  readonly city: number;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Named by the texts of cities only. */
  readonly keywords: readonly string[];
  /** Path of the canonical page; it never has a query. */
  readonly canonical: string;
  /** Empty for a page without a translation; otherwise every translation and the page itself. */
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
  readonly indexable: boolean;
  readonly kind: 'website' | 'article';
  /** The picture of the page for sharing. */
  readonly image: { readonly src: string; readonly alt: string; readonly dates?: CardDates } | null;
}

/** Pages from top to bottom, below their headers. */
export const pageParts = {
  home: ['next', 'audiences', 'map', 'claims', 'clients'],
  listing: ['courses', 'chooser', 'cities', 'text', 'enquiry'],
  'city-listing': ['dates', 'beside', 'text', 'courses', 'enquiry', 'cities'],
  blog: ['text', 'articles'],
  article: ['text', 'credits'],
  about: ['text', 'claims', 'instructors', 'map'],
  text: ['apps', 'emergencies', 'emergency', 'table', 'text', 'processing', 'credits'],
} as const;
export type PartOf<Kind extends keyof typeof pageParts> = (typeof pageParts)[Kind][number];

/** Bodies of the kinds that show more than a text. */
export interface OwnBodies {
  readonly home: {
    readonly picture: string;
    readonly audiences: readonly AudienceCard[];
    readonly finder: Finder;
    readonly map: PolandMap;
    readonly claims: readonly ClaimLine[];
    /** Pictures of client logos. */
    readonly logos: readonly Logo[];
  };
  readonly listing: {
    /** Null where the list is not the first page of an audience. */
    readonly header: PageHeaderMedia | null;
    readonly chooser: Chooser;
    readonly courses: readonly CourseCard[];
    readonly finder: Finder;
    readonly cities: readonly CityLink[];
    readonly text: Prose;
  };
  readonly 'city-listing': {
    readonly city: CityFacts;
    /** How to get there. */
    readonly travel: FaqItem | null;
    readonly courses: readonly CourseCard[];
    readonly dates: Dates;
    readonly text: Prose;
    readonly cities: readonly CityLink[];
  };
  readonly course: CourseBody;
  readonly 'course-city': CourseBody;
  readonly 'company-city': CourseBody;
  readonly blog: { readonly articles: readonly ArticleCard[]; readonly text: Prose };
  readonly article: {
    readonly id: string;
    readonly published: string;
    readonly updated: string | null;
    readonly picture: string;
    readonly text: Prose;
    readonly more: readonly ArticleCard[];
  };
  readonly about: {
    readonly text: Prose;
    readonly instructors: readonly InstructorCard[];
    readonly map: PolandMap;
    readonly claims: readonly ClaimLine[];
  };
  readonly text: {
    /** The rows of the model that the page shows, if it shows any. */
    readonly table?: PageTable;
    readonly text: Prose;
    readonly apps: readonly AppLinkData[];
    /** The ways to the short instructions, and the one that the page shows; null on other pages. */
    readonly emergencies: EmergencyChoice | null;
    readonly emergency: Emergency | null;
    /** The purposes of the data of every form; empty on other pages. */
    readonly processing: readonly ProcessingRecord[];
  };
  readonly reserved: {
    readonly text: Prose;
    /** What can be searched; null where the page is no search. */
    readonly finder: Finder | null;
    readonly lists: readonly { readonly name: string; readonly links: readonly PageLink[] }[];
    /** Where participants log in; null where the site leaves it out. */
    readonly customerZone: CustomerZone | null;
  };
  readonly 'not-found': {
    readonly text: Prose;
    readonly unserved: readonly UnservedCity[];
    readonly finder: Finder;
  };
}

/** Kinds that show the text of their page and no part of their own. */
type WrittenKind = 'contact';

/** Body of a page by its kind. */
export type Bodies = OwnBodies & Readonly<Record<WrittenKind, { readonly text: Prose }>>;

export type PageKind = keyof Bodies;

/** A page of one kind; `key` is unique and names its file. */
export interface PageOf<Kind extends PageKind> {
  readonly key: string;
  readonly kind: Kind;
  readonly route: string;
  readonly locale: Locale;
  readonly path: string;
  readonly head: Head;
  readonly heading: string;
  readonly lead: string;
  readonly breadcrumbs: readonly PageLink[];
  /** The target of the language switch: the translation, or the nearest page of the other language. */
  /** The audience whose courses the page is about; null where it is for all. */
  readonly audience: string | null;
  readonly otherLanguage: PageLink;
  /** Name of the page's contact form for analytics; null where the page has no such form. */
  readonly formName: string | null;
  /** The drawing next to the heading; null where the route names none. */
  readonly picture: string | null;
  readonly credits: Credits;
  readonly body: Bodies[Kind];
}

export type PageData = { [Kind in PageKind]: PageOf<Kind> }[PageKind];
