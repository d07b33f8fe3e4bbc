import type { AuditArea, TrialRule } from './audit-data.ts';

/**
 * What a page knows: one JSON file per page in `generated/pages/`, shared parts in `generated/pieces/`.
 * Paths are site paths without origin; prices are grosze; dates are `YYYY-MM-DD`.
 */
export type Locale = 'pl' | 'en';

/** Inline text: plain, or a link, strong or emphasised run. */
export type Inline =
  | string
  | { readonly link: string; readonly of: readonly Inline[] }
  | { readonly strong: readonly Inline[] }
  | { readonly emphasis: readonly Inline[] };

/** A block of prose, compiled from Markdown. */
export type Block =
  | { readonly kind: 'paragraph'; readonly of: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly of: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] };

export type Prose = readonly Block[];

/** A link of ours. `lang` is set when the target speaks another language than the page. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}

export interface ExternalPageLink extends PageLink {
  readonly external: true;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Named by the texts of cities only. */
  readonly keywords: readonly string[];
  /** Path of the canonical page; it never has a query. */
  readonly canonical: string;
  /** Empty when the page has no twin; otherwise every twin and the page itself. */
  readonly alternates: readonly { readonly locale: Locale; readonly path: string }[];
  readonly indexable: boolean;
  readonly kind: 'website' | 'article';
  /** The picture that is shown where somebody shares the page. */
  readonly image: { readonly src: string; readonly alt: string } | null;
}

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

export interface Picture {
  readonly src: string;
  readonly title: string;
  readonly alt: string;
}

export interface FaqItem {
  readonly id: string;
  readonly title: string;
  readonly content: Prose;
}

export interface Price {
  readonly standard: number;
  /** The promotion, if one is recorded; whether it shows today is decided by the rule, not here. */
  readonly promotional: { readonly price: number; readonly from: string | null; readonly to: string | null } | null;
  /** Lowest price of the 30 days before the reduction; null while no history is known. */
  readonly lowestBefore: number | null;
}

export interface CourseCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly href: string;
  readonly lead: string;
  readonly picture: string;
  readonly facts: readonly Fact[];
  readonly price: Price | null;
  readonly lang?: Locale;
}

export interface CityLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly lang?: Locale;
}

export interface NearCity extends CityLink {
  readonly kilometres: number;
}

export interface CityFacts {
  readonly id: string;
  /** Numeric id of the calendar service. */
  readonly calendarId: number;
  readonly name: string;
  readonly locative: string;
  readonly genitive: string;
  readonly region: string;
  readonly nearest: readonly NearCity[];
  readonly instructor: InstructorCard | null;
}

export interface InstructorCard {
  readonly id: string;
  readonly title: string;
  readonly position: string | null;
  readonly picture: string | null;
  readonly alt: string;
}

/** Dates list of a calendar type. `city` is fixed by the route, or null where the filter chooses. */
export interface Dates {
  readonly type: string | null;
  readonly client: string;
  readonly city: string | null;
  readonly course: string;
  /** How the city is chosen: `param` cities navigate, `query` cities edit the query, `none` shows no filter. */
  readonly filter: 'param' | 'query' | 'none';
  readonly cities: readonly CityLink[];
  readonly allHref: string;
  /** Day offsets of one term from its first day; null where unknown. */
  readonly days: readonly number[] | null;
}

export interface MapPoint extends CityLink {
  readonly left: number;
  readonly top: number;
}

export interface PolandMap {
  readonly regions: readonly {
    readonly id: string;
    readonly name: string;
    readonly left: number;
    readonly top: number;
    readonly instructor: string | null;
    readonly cities: readonly MapPoint[];
  }[];
}

export interface Finder {
  readonly action: string;
  readonly types: readonly { readonly id: string; readonly name: string }[];
  readonly cities: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Questions that lead to a course. Every step and result is a part of its page with the anchor `id`; answers are links to
 * anchors. The first step is where it begins.
 */
export interface Chooser {
  readonly steps: readonly {
    readonly id: string;
    readonly question: string;
    readonly answers: readonly PageLink[];
    /** The step before; null on the first. */
    readonly back: string | null;
  }[];
  readonly results: readonly { readonly id: string; readonly card: CourseCard; readonly back: string }[];
}

export interface AudienceCard {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly courses: readonly CourseCard[];
}

export interface ArticleCard {
  readonly id: string;
  readonly href: string;
  readonly heading: string;
  readonly lead: string;
  readonly published: string;
  readonly picture: string;
}

export interface ClaimLine {
  readonly statement: string;
  readonly evidence: string;
  readonly date: string;
}

export interface SituationRow {
  readonly id: string;
  readonly name: string;
  readonly medicine: string;
  readonly form: string;
}

export interface AppLinkData {
  readonly href: string;
  /** Path of the picture on the site. */
  readonly image: string;
  readonly alt: string;
}

/** Prose that may be in another language than its page. */
export interface LocalProse {
  readonly lang: Locale;
  readonly blocks: Prose;
}

export interface CourseBody {
  readonly course: {
    readonly id: string;
    readonly audience: string;
    readonly name: string;
    readonly short: string;
    readonly calendar: string | null;
    /** What the rules of discounts know it by. */
    readonly offer: 'kpp' | 'blsAed' | 'companyKpp' | 'other';
  };
  readonly city: CityFacts | null;
  readonly header: { readonly format: 'video' | 'image'; readonly video: string | null; readonly picture: string };
  readonly intro: Prose;
  readonly facts: readonly Fact[];
  readonly price: Price | null;
  readonly priceText: Prose;
  readonly description: Prose;
  readonly program: Prose | null;
  readonly dates: Dates | null;
  readonly gallery: readonly Picture[];
  readonly faq: readonly FaqItem[] | null;
  readonly related: readonly CourseCard[];
  readonly nearest: readonly NearCity[];
  readonly cities: readonly CityLink[];
  readonly seo: { readonly heading: string | null; readonly text: LocalProse } | null;
}

/** Body of a page by its kind. */
export interface Bodies {
  readonly home: {
    readonly picture: string;
    readonly audiences: readonly AudienceCard[];
    readonly finder: Finder;
    readonly map: PolandMap;
    readonly claims: readonly ClaimLine[];
    /** Pictures of client logos. */
    readonly logos: readonly string[];
    readonly apps: readonly AppLinkData[];
    readonly text: Prose;
  };
  readonly listing: {
    readonly chooser: Chooser;
    readonly courses: readonly CourseCard[];
    readonly finder: Finder;
    readonly cities: readonly CityLink[];
    readonly text: Prose;
  };
  readonly 'city-listing': {
    readonly city: CityFacts;
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
  readonly contact: { readonly text: Prose };
  readonly about: {
    readonly text: Prose;
    readonly instructors: readonly InstructorCard[];
    readonly map: PolandMap;
    readonly claims: readonly ClaimLine[];
  };
  readonly text: { readonly text: Prose; readonly apps: readonly AppLinkData[] };
  readonly situations: { readonly text: Prose; readonly rows: readonly SituationRow[] };
  readonly reserved: {
    readonly text: Prose;
    /** What can be searched; null where the page is no search. */
    readonly finder: Finder | null;
    readonly lists: readonly { readonly name: string; readonly links: readonly PageLink[] }[];
  };
  readonly audit: {
    readonly intro: readonly string[];
    readonly areas: readonly AuditArea[];
    readonly trial: readonly TrialRule[];
  };
  readonly 'not-found': { readonly text: Prose; readonly finder: Finder; readonly links: readonly PageLink[] };
}

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
  /** Where the language switch leads: the twin, or the nearest page of the other language. */
  readonly otherLanguage: PageLink;
  /** Form name sent to analytics. */
  readonly formName: string;
  readonly body: Bodies[Kind];
}

export type PageData = { [Kind in PageKind]: PageOf<Kind> }[PageKind];

/** What every page of a locale shares: header, menus, footer, the provider. */
export interface Chrome {
  readonly locale: Locale;
  readonly organisation: {
    /** Whether name, phone and address stand for facts that nobody has given yet. */
    readonly placeholder: boolean;
    readonly name: string;
    readonly legalName: string;
    readonly phoneHref: string;
    readonly phone: string;
    readonly email: string;
    readonly address: readonly string[];
    readonly nip: string;
  };
  readonly home: PageLink;
  readonly contact: PageLink;
  readonly search: PageLink;
  readonly menus: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly entries: readonly (PageLink & {
          readonly id: string;
          readonly special: boolean;
          readonly external: boolean;
        })[];
      }
    >
  >;
  readonly apps: readonly AppLinkData[];
}

/** Stands for the JSON file `generated/pieces/<piece>.json`. */
export interface PieceReference {
  readonly piece: string;
}

/** A page as it is stored: any field of its body, and any field of such a field, may be a reference to a shared piece. */
export type StoredPage = {
  [Kind in PageKind]: Omit<PageOf<Kind>, 'body'> & { readonly body: Stored<Bodies[Kind]> };
}[PageKind];
export type Stored<Body> = {
  readonly [Key in keyof Body]: Body[Key] | PieceReference | StoredFields<Body[Key]>;
};
type StoredFields<Value> = { readonly [Key in keyof Value]: Value[Key] | PieceReference };
