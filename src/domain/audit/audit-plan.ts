import type { Locale } from '../locale.ts';
import type { AuditPage, TrialRule } from './audit-data.ts';

/** A course as a case of a registration takes it; the price in grosze, null where it is set individually. */
export interface CaseCourse {
  readonly id: string;
  readonly name: string;
  readonly calendar: string;
  readonly price: number | null;
}

/** An address of the site with the kind of page that stands there. */
export interface ShownAddress {
  readonly path: string;
  readonly locale: Locale;
  readonly kind: string;
  readonly route: string;
  /** What kind and route are called in the language of the address. */
  readonly names: { readonly kind: string; readonly route: string };
}

/** The data of the model for the audit folder. */
export interface AuditPlan {
  /** The day of the edition, YYYY-MM-DD. */
  readonly edition: string;
  readonly origin: string;
  readonly pages: Readonly<Record<Locale, readonly AuditPage[]>>;
  readonly trial: Readonly<Record<Locale, readonly TrialRule[]>>;
  readonly courses: Readonly<Record<Locale, readonly CaseCourse[]>>;
  /** Labels of the fields of the registration form. */
  readonly labels: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly shown: readonly ShownAddress[];
}
