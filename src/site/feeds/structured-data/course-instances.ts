import type { Dates } from '#contract/dates.ts';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { type ClassHours, parseClassHours } from '#domain/dates/class-hours.ts';
import { type DayRun, groupConsecutiveDays } from '#domain/dates/day-runs.ts';
import { findStreetOfClasses } from '#domain/places/street-of-classes.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { termsShown } from '#generated/rules/terms-shown.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { bookingOrEnquiryPath } from '../../lib/calendar/term-path.ts';
import { roundDownPlaces } from '../../lib/calendar/whole-places.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';

/** What every term of a course shares. */
export interface CourseOffer {
  /** `1690.00`. */
  readonly price: string;
  /** ISO 8601 duration of the classes. */
  readonly workload: string | undefined;
}

const availabilityOf = (free: number | null): string | undefined => {
  if (free === null) return undefined;
  const badge = availabilityBadge({ freePlaces: roundDownPlaces(free) }).value;
  const word = badge === 'none' ? 'InStock' : badge === 'reserveList' ? 'SoldOut' : 'LimitedAvailability';
  return `https://schema.org/${word}`;
};

/** Two weekends are two schedules, never one block of ten days. The frequency is the word that Google documents. */
const schedulesOf = (runs: readonly DayRun[], hours: ClassHours | null): readonly object[] =>
  runs.map(({ first, last }) => ({
    '@type': 'Schedule',
    startDate: formatCivilDate(first),
    endDate: formatCivilDate(last),
    startTime: hours?.from,
    endTime: hours?.to,
    repeatFrequency: 'Daily',
    repeatCount: last - first + 1,
    scheduleTimezone: 'Europe/Warsaw',
  }));

/** The address of classes, as far as it is known. */
const schemaPlace = (city: string, number: number | null): object => ({
  '@type': 'Place',
  name: city,
  address: {
    '@type': 'PostalAddress',
    streetAddress: findStreetOfClasses(cities, number) ?? undefined,
    addressLocality: city,
    addressCountry: 'PL',
  },
});

/** A date of a course; none where neither its workload nor its days are known, since search engines want one of them. */
const instanceNode = (term: Term, offer: CourseOffer, { site, origin }: GraphContext): readonly GraphNode[] => {
  const start = parseCivilDate(term.dateStart);
  const offsets = daysOfType(term.type);
  if (start === null || (offsets === null && offer.workload === undefined)) return [];
  const runs = groupConsecutiveDays(start, offsets);
  const city = removeTypesettingMarks(term.city);
  return [
    {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: offer.workload,
      startDate: term.dateStart,
      endDate: offsets === null ? undefined : formatCivilDate(runs.at(-1)?.last ?? start),
      courseSchedule:
        offsets === null ? undefined : schedulesOf(runs, term.showHours ? parseClassHours(term.hoursRendered) : null),
      location: schemaPlace(city, term.localization),
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        url: `${origin}${bookingOrEnquiryPath(term, site.layout.locale)}`,
        price: offer.price,
        priceCurrency: 'PLN',
        availability: availabilityOf(term.freePlaces),
      },
    },
  ];
};

const isEarlier = (one: Term, other: Term): number =>
  one.dateStart === other.dateStart ? one.id - other.id : one.dateStart < other.dateStart ? -1 : 1;

/** The dates that the page shows before its list is unfolded, in the same order. */
export const courseInstanceNodes = (dates: Dates, offer: CourseOffer, context: GraphContext): readonly GraphNode[] => {
  const { client, city, filter, type } = dates;
  if (type === null) return [];
  const { locale } = context.site.layout;
  const number = cities.find(({ id }) => id === city)?.calendarId;
  const terms = (context.site.reader.courses({ type, client, locale })?.items ?? [])
    .filter((term) => parseCivilDate(term.dateStart) !== null)
    .filter((term) => city === null || term.localization === number)
    .toSorted(isEarlier);
  const shown = termsShown({ total: terms.length, filterVisible: filter !== 'none', showAll: false }).value;
  return terms.slice(0, shown).flatMap((term) => instanceNode(term, offer, context));
};
