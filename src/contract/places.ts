import type { Locale } from '#domain/locale.ts';
import type { PageLink } from './links.ts';

export interface CityLink {
  readonly id: string;
  readonly name: string;
  /** Its lines on the map, where they are not the words of the name. */
  readonly label?: string;
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
  /** Set while the person has only a title; the public site leaves it out. */
  readonly placeholder?: string;
}

export interface PolandMap {
  readonly regions: readonly {
    readonly id: string;
    readonly name: string;
    /** Place on the map, in percent. */
    readonly left: number;
    readonly top: number;
    readonly instructor: InstructorCard | null;
    readonly cities: readonly CityLink[];
  }[];
}

/** An address that visitors may guess: a course in a city without it, with the nearest city that has it. */
export interface UnservedCity {
  readonly path: string;
  /** The city with its preposition. */
  readonly place: string;
  readonly nearest: PageLink;
  readonly kilometres: number;
}
