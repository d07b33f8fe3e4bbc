import type { Place } from '#domain/places/gazetteer.ts';
import { greatCircle } from '#domain/places/great-circle.ts';
import { cities } from '#generated/data/cities.ts';
import { placeLabel } from '../../../lib/places/find-place.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { DatesNotice, VenueNote } from '../list/dates-notice.tsx';
import { FoldedTerms, type GroupTerms } from '../list/folded-terms.tsx';
import type { TermRow } from '../term.ts';
import { useTerms } from '../use-terms.ts';

/** Dates of one city and its distance, null for an unknown city. */
interface CityAway {
  readonly city: string;
  readonly kilometres: number | null;
  readonly rows: readonly TermRow[];
}

const kilometresOf = (row: TermRow, from: Place): number | null => {
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return city === undefined ? null : Math.round(greatCircle(from, city));
};

/** The rows of the nearest city first, each city’s in the order of time; those of unknown cities last. */
export const nearestFirst = (rows: readonly TermRow[], from: Place): readonly TermRow[] => {
  const away = (row: TermRow): number => kilometresOf(row, from) ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((one, other) => (away(one) === away(other) ? 0 : away(one) - away(other)));
};

/** Rows in the order of `nearestFirst` under their cities. */
export const citiesAway = (rows: readonly TermRow[], from: Place): readonly CityAway[] => {
  const groups = Map.groupBy(
    rows,
    ({ city, place }) => cities.find(({ calendarId }) => calendarId === city)?.name ?? place ?? '',
  );
  return [...groups].map(([city, grouped]) => ({
    city,
    kilometres: grouped[0] === undefined ? null : kilometresOf(grouped[0], from),
    rows: grouped,
  }));
};

interface SearchResultsProps {
  readonly props: DatesProps;
  readonly criteria: DatesCriteria & { readonly unknownType: boolean };
  /** Place of the visitor or of the training; the nearest dates come first. */
  readonly from: Place | null;
}

/** Every date that fits, from the calendar, with its own states for loading, nothing found and failure. */
export const SearchResults = ({ props, criteria, from }: SearchResultsProps) => {
  const t = useTexts('terms');
  const terms = useTerms(props, { criteria, read: () => criteria });
  const found = terms.rows?.length ?? 0;
  const unknown = criteria.unknownType || criteria.unknownCity || criteria.unknownMonth;
  const ordered = from === null || terms.rows === null ? terms : { ...terms, rows: nearestFirst(terms.rows, from) };
  const byCity =
    (place: Place): GroupTerms =>
    (rows) =>
      citiesAway(rows, place).map(({ city, kilometres, rows: grouped }) => ({
        heading: kilometres === null ? city : t.cityAway({ city, kilometres: String(kilometres) }),
        rows: grouped,
      }));
  return (
    <div className="dates">
      <p className="dates-count" role="status">
        {found > 0 && t.found({ count: found })}{' '}
        {found > 0 && from !== null && t.nearestTo({ place: placeLabel(from) })} {unknown && t.unknownChoice()}
      </p>
      <DatesNotice
        terms={terms}
        scope={criteria.month !== null ? 'choice' : criteria.city === null ? 'all' : 'city'}
        props={props}
        wanted={{ city: criteria.cityNumber, month: criteria.month, type: null }}
      />
      <FoldedTerms
        key={`${criteria.city} ${criteria.month}`}
        terms={ordered}
        filterVisible
        props={terms.props}
        groups={from === null ? undefined : byCity(from)}
      />
      {found > 0 && <VenueNote props={props} />}
    </div>
  );
};
