import { type FormEvent, type ReactNode, useState } from 'react';
import { isPostalCode, type Town } from '#domain/places/gazetteer.ts';
import { textOfAnswer } from '#forms/answers.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { createLatestOnlyCaller } from '../../../lib/api/take-latest.ts';
import { termDaysWithYear } from '../../../lib/calendar/calendar-texts.ts';
import { findCityOfTown, sortCitiesNearestFirst } from '../../../lib/places/city-by-name.ts';
import { findTownByName, townWithRegion } from '../../../lib/places/find-place.ts';
import { placeWithDistance } from '../../../lib/places/place-away.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { PlaceField } from '../../../ui/place/place-field.tsx';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import { fetchTermsOfList } from '../fetch-terms.ts';
import { firstRowWithPlaces, type TermRow, toTermRows } from '../term.ts';

/** A city with dates, its distance, and its first date with places; null where the calendar did not answer. */
interface NearDates {
  readonly city: DatesCity;
  readonly kilometres: number;
  readonly first: TermRow | null;
}

/** The result for a place: dates in the city itself, in the nearest cities that have any, or none. */
type Found =
  | { readonly kind: 'unknown' | 'none' | 'failed' }
  | { readonly kind: 'here'; readonly city: DatesCity }
  | {
      readonly kind: 'near';
      readonly cities: readonly NearDates[];
      /** Name of the place. */
      readonly from: string;
      /** Whether `from` is a served city, which Polish names in the locative. */
      readonly isServed: boolean;
    };

interface Search {
  readonly props: DatesProps;
  readonly month: string | null;
  /** A typed name or a chosen place; it never leaves the browser. */
  readonly place: string | Town;
  readonly signal: AbortSignal;
}

/** The dates of all cities; null where the calendar did not answer. */
const datesEverywhere = async ({ props, month, signal }: Search): Promise<readonly TermRow[] | null> => {
  try {
    const answers = await fetchTermsOfList(props, { cityNumber: null, month }, signal);
    return toTermRows(answers, { cities: props.cities, named: false });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
};

/** Finds the cities with dates that are nearest to a place. */
export const findNearestCitiesWithDates = async (search: Search): Promise<Found> => {
  const { place: requested, props } = search;
  const place =
    typeof requested !== 'string' ? requested : isPostalCode(requested) ? null : await findTownByName(requested);
  if (place === null) return { kind: 'unknown' };
  const served = findCityOfTown(place);
  const rows = await datesEverywhere(search);
  const dated = new Set(rows === null ? props.cities.map(({ number }) => number) : rows.map(({ city }) => city ?? 0));
  const near = sortCitiesNearestFirst(served ?? place, dated).flatMap(({ city: id, kilometres }) => {
    const city = props.cities.find((known) => known.id === id);
    if (city === undefined) return [];
    const first = firstRowWithPlaces(rows?.filter((row) => row.city === city.number) ?? []) ?? null;
    return [{ city, kilometres, first }];
  });
  const [nearest] = near;
  if (nearest === undefined) return { kind: 'none' };
  if (nearest.city.id === served?.id) return { kind: 'here', city: nearest.city };
  const servedName = props.locale === 'pl' ? served?.locative : served?.nameEn;
  return {
    kind: 'near',
    cities: near.slice(0, parameters.nearestCitiesShown),
    from: servedName ?? townWithRegion(place),
    isServed: served !== null,
  };
};

export interface PlaceSearchProps {
  readonly props: DatesProps;
  readonly month: string | null;
  /** Called where the place itself has dates. */
  readonly onFound: (city: DatesCity) => void;
  readonly linkTo: (city: DatesCity, words: string) => ReactNode;
}

/** Finds the nearest cities with dates for a typed place or, on request, for the visitor's location. */
export const PlaceSearch = ({ props, month, onFound, linkTo }: PlaceSearchProps) => {
  const t = useMessages('terms');
  const calendar = useMessages('calendar');
  const [latest] = useState(createLatestOnlyCaller);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | 'searching' | null>(null);
  const search = (place: string | Town): void => {
    setFound('searching');
    latest.giveUp();
    latest.ask((signal) => findNearestCitiesWithDates({ props, month, place, signal }), {
      onAnswer: (answer) => {
        setFound(answer.kind === 'here' ? null : answer);
        if (answer.kind === 'here') onFound(answer.city);
      },
      onFailure: () => setFound({ kind: 'failed' }),
    });
  };
  const searchTyped = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = textOfAnswer(new FormData(event.currentTarget).get('place'));
    setTyped(place);
    if (place !== '') search(place);
  };
  const linkText = ({ city, kilometres, first }: NearDates): string =>
    [
      placeWithDistance(city.name, kilometres),
      first === null ? null : termDaysWithYear(first.start, props.days[first.type] ?? null, calendar),
    ]
      .filter((words) => words !== null)
      .join(', ');
  const answer = (): ReactNode => {
    if (found === null) return null;
    if (found === 'searching') return t.loading();
    if (found.kind === 'unknown') return t.unknownPlace({ place: typed });
    if (found.kind !== 'near') return found.kind === 'failed' ? t.failed() : t.none();
    const { cities, from, isServed } = found;
    return (
      <>
        {isServed ? t.noneInPlace({ place: from }) : t.nearestTo({ place: from })}
        <ul>
          {cities.map((near) => (
            <li key={near.city.id}>{linkTo(near.city, linkText(near))}</li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <form className="place-search" method="dialog" onSubmit={searchTyped}>
      <PlaceField onChoose={search} />
      <button type="submit" className="button button-quiet">
        {t.findPlace()}
      </button>
      <div className="place-found" role="status">
        {answer()}
      </div>
    </form>
  );
};
