import { minutesUntilTermStart, type TermStart } from '#domain/dates/term-start.ts';
import { courseStarted } from '#generated/rules/course-started.ts';
import { registrationPlaces } from '#generated/rules/registration-places.ts';
import { type TermOfferedInput, type TermOfferedValue, termOffered } from '#generated/rules/term-offered.ts';

/** What decides about the offer of a term: its state, its price in grosze and its free places, where known. */
export type OfferedTerm = Omit<TermOfferedInput, 'full'> & { readonly freePlaces: number | null };

/** What a term offers to one person: a seat, an enquiry, an entry on the reserve list (waiting list), or none of them. */
export const decideTermOffer = ({
  state,
  group,
  price,
  freePlaces,
  unpricedReserveList,
}: OfferedTerm): TermOfferedValue => {
  const full = registrationPlaces({ freePlaces, pair: false }).value === 'reserveList';
  return termOffered({ state, group, price, full, unpricedReserveList }).value;
};

/** Whether a term has begun at an instant in milliseconds since 1970-01-01T00:00Z. */
export const hasTermBegun = (term: TermStart, now: number): boolean =>
  courseStarted({ minutesToStart: minutesUntilTermStart(term, now) }).value === 'started';

type DatedTerm = TermStart & { readonly isCalledOff?: boolean };

/** The state of a term, as far as its day and a cancellation decide about its offer at an instant. */
export const offerStateOfTerm = (term: DatedTerm, now: number): TermOfferedInput['state'] => {
  if (term.isCalledOff === true) return 'calledOff';
  return hasTermBegun(term, now) ? 'begun' : 'ahead';
};

/** Whether a term is on lists: it offers something, whatever its price and places. */
export const isTermListed = (term: DatedTerm, now: number): boolean =>
  decideTermOffer({
    state: offerStateOfTerm(term, now),
    group: false,
    price: null,
    freePlaces: null,
    unpricedReserveList: true,
  }) !== 'nothing';

/** A term as the calendar service names it. */
interface CalendarTerm {
  readonly dateStart: string;
  readonly showHours: boolean;
  readonly hoursRendered: string | null;
}

/** When a term of the calendar service begins. */
export const startOfCalendarTerm = ({ dateStart, showHours, hoursRendered }: CalendarTerm): TermStart => ({
  dateStart,
  hours: showHours ? hoursRendered : null,
});

/** An answer of a calendar without the terms that are on no list. */
export const removeUnlistedTerms = <Answer extends { readonly items: readonly CalendarTerm[] }>(
  answer: Answer,
  now: number,
): Answer => ({ ...answer, items: answer.items.filter((term) => isTermListed(startOfCalendarTerm(term), now)) });
