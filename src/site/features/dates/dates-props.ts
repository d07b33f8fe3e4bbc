import type { Dates } from '#contract/dates.ts';
import type { CityLink } from '#contract/places.ts';
import type { Locale } from '#domain/locale.ts';
import type { TypeOffer } from '../../lib/calendar/price.ts';
import type { TermRow } from './term.ts';

/** A city of the filter with its number in the calendar service. */
export interface DatesCity extends CityLink {
  readonly number: number;
  /** Street of the venue; absent while it is not known. */
  readonly venue?: string;
}

/** Props of the dates island: facts only, since the page contains its texts already. */
export interface DatesProps {
  readonly types: readonly string[];
  readonly client: string;
  /** Name of the course; of the list, where it contains several. */
  readonly course: string;
  readonly locale: Locale;
  /** Host of the calendar; empty for that of the site. */
  readonly host: string;
  readonly filter: Dates['filter'];
  readonly city: string | null;
  /** The calendar's number of `city`. */
  readonly cityNumber: number | null;
  readonly cities: readonly DatesCity[];
  readonly allHref: string;
  /** Day offsets of a term by calendar type; null where the pattern is not known. */
  readonly days: Readonly<Record<string, readonly number[] | null>>;
  readonly bookingHref: string;
  /** Address of the enquiry form; null where dates are booked. */
  readonly askHref: string | null;
  /** The target of a term whose type only the calendar knows: it cannot be booked here. */
  readonly unknownHref?: string;
  /** Offers by calendar type; a type without a known offer is absent. */
  readonly offers: Readonly<Record<string, TypeOffer>>;
  /** Types whose full dates have no reserve list while their price is not known. */
  readonly unlisted: readonly string[];
  /** Fingerprints of the answers behind `offers`, in the order of `types`. */
  readonly fingerprints: readonly number[];
  /** The day of the snapshot. */
  readonly fetchedOn: string | null;
  /** The snapshot of the build; null when the calendar did not answer. */
  readonly rows: readonly TermRow[] | null;
}
