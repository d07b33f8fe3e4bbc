import type { Locale } from '#domain/locale.ts';
import type { Dates } from '#domain/pages/dates.ts';
import type { CityLink } from '#domain/pages/places.ts';
import type { TypeOffer } from '../../lib/calendar/latest-course.ts';
import type { TermRow } from './term.ts';

/** A city of the filter with its number in the calendar service. */
export interface DatesCity extends CityLink {
  readonly number: number;
  /** Street of the venue; absent while it is not known. */
  readonly venue?: string;
}

/** Props of the dates island: facts only, so that no text of the page stands in it twice. */
export interface DatesProps {
  readonly types: readonly string[];
  readonly client: string;
  /** Name of the course; of the list, where it holds several. */
  readonly course: string;
  readonly locale: Locale;
  /** Calendar host; empty for the site's own. */
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
  /** Address of the calendar file of a term, with `*` for its number. */
  readonly termFile: string;
  /** Where a date is asked about that is not booked; null where it is booked. */
  readonly askHref: string | null;
  readonly phone: string;
  readonly phoneHref: string;
  /** By number of a city, its nearest cities: number and kilometres, nearest first. */
  readonly near: Readonly<Record<number, readonly (readonly [number, number])[]>>;
  /** Where the list knows one city only: terms of the cities near it to take instead of a full one. */
  readonly elsewhere: readonly TermRow[];
  /** How terms are offered, by calendar type; nothing where it is not known yet. */
  readonly offers: Readonly<Record<string, TypeOffer>>;
  /** The marks of the answers that say so, in the order of `types`. */
  readonly marks: readonly number[];
  /** The day of the snapshot. */
  readonly fetchedOn: string | null;
  /** The snapshot of the build; null when the calendar could not be asked. */
  readonly rows: readonly TermRow[] | null;
}
