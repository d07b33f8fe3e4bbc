import type { Layout } from '#contract/layout.ts';
import type { PageKind, PageOf } from '#contract/page.ts';
import type { Prose } from '#contract/prose.ts';
import type { Locale } from '#domain/locale.ts';
import type { CoursePromotion, StandardPrice } from '#domain/money/promotion.ts';
import type { HostRules } from '#hosting/host-rules.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Audience } from '#model/schema/courses.ts';
import type { Model } from '#model/schema/model.ts';
import type { Address } from '../addresses/address.ts';
import type { PlannedCalendarKey } from '../rules/meaning/term-days.ts';
import type { MessageArgument } from '../validate/content/messages.ts';
import type { planDiscounts } from './discounts.ts';
import type { OpenGraphImage } from './pages/open-graph-image.ts';
import type { PlannedCity } from './places.ts';
import type { Retention } from './processing/retention.ts';
import type { ReportSection } from './report/report.ts';
import type { PageChange } from './routes/page-change.ts';
import type { Membership } from './routes/sitemap-membership.ts';
import type { PlannedSchema } from './schemas/plan-schemas.ts';
import type { ResolvedShape } from './schemas/resolve-shape.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** An address with what the rules decide about it. */
export interface PlannedAddress extends Address {
  readonly membership: Membership;
}

/** A page as it is stored; the type of the body planners guarantees that its body fits its kind. */
export type PlannedPage = Omit<PageOf<PageKind>, 'body'> & { readonly body: object };

export interface PlannedNamespace {
  readonly name: string;
  readonly messages: readonly {
    readonly key: string;
    readonly arguments: readonly MessageArgument[];
    /** The text per locale in the syntax of typesafe-i18n. */
    readonly text: Readonly<Record<Locale, string>>;
  }[];
}

export interface PlannedPicture {
  /** Relative to content/. */
  readonly file: string;
  readonly sha256: string;
  /** Path on the site. */
  readonly src: string;
}

/** The texts of the mails in one language, by id, and the pages that some of them enclose. */
export interface PlannedMails {
  readonly texts: Readonly<Record<string, { readonly subject: string; readonly body: Prose }>>;
  readonly withdrawalNotice: { readonly title: string; readonly body: Prose };
  readonly terms: { readonly title: string; readonly body: Prose };
}

/** All decisions; emitters only print. */
export interface SitePlan {
  readonly model: Model;
  readonly retention: readonly Retention[];
  readonly promotions: readonly CoursePromotion[];
  readonly discounts: ReturnType<typeof planDiscounts>;
  readonly standardPrices: readonly StandardPrice[];
  readonly calendarKeys: readonly PlannedCalendarKey[];
  readonly cities: readonly PlannedCity[];
  /** Each with the ids of its courses. */
  readonly audiences: readonly (Pick<Audience, 'id' | 'name' | 'client' | 'openCourses'> & {
    readonly types: readonly string[];
  })[];
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules: readonly Rule[];
  readonly addresses: readonly PlannedAddress[];
  readonly host: HostRules;
  readonly schemas: readonly PlannedSchema[];
  readonly events: readonly {
    readonly name: string;
    readonly trigger: string;
    readonly parameters: Readonly<Record<string, ResolvedShape>>;
    readonly consented: readonly string[];
  }[];
  /** Form names sent to analytics, by the id that routes use. */
  readonly formNames: Readonly<Record<string, string>>;
  readonly pages: readonly PlannedPage[];
  readonly layout: Readonly<Record<Locale, Layout>>;
  readonly mails: Readonly<Record<Locale, PlannedMails>>;
  readonly namespaces: readonly PlannedNamespace[];
  /** The report for the owner on what the data lack. */
  readonly report: readonly ReportSection[];
  readonly openGraph: readonly OpenGraphImage[];
  readonly pictures: readonly PlannedPicture[];
  /** Pictures that keep their top or bottom edge on a card that shows less of their height. */
  readonly crops: readonly { readonly src: string; readonly keep: 'top' | 'bottom' }[];
  readonly ledger: readonly string[];
  /** The last change of every page that search engines list. */
  readonly changes: readonly PageChange[];
  readonly snapshot: Snapshot;
  readonly backend: Readonly<Record<'calendar' | 'courses' | 'faq' | 'articles', unknown>>;
}
