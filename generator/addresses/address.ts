import type { PageKind } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import type { Route } from '#model/schema/routes.ts';

/** The values for the placeholders of a path. */
export interface Places {
  readonly type?: string | null;
  readonly city?: string | null;
  readonly article?: string | null;
}

/** A route, type, city or article made concrete: one address of the site. */
export interface Address {
  readonly key: string;
  readonly path: string;
  readonly locale: Locale;
  readonly route: Route;
  readonly kind: PageKind;
  readonly type: string | null;
  readonly city: string | null;
  readonly article: string | null;
}

/** A permanent move within the site. */
export interface PlannedRedirect {
  readonly from: string;
  /** A path, with a query if the move needs one. */
  readonly to: string;
}
