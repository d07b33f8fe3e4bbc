import type { Place } from '#domain/places/gazetteer.ts';
import { placeLabel } from '../../../lib/places/load-places.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { DatesNotice } from '../list/dates-notice.tsx';
import { FoldedTerms } from '../list/folded-terms.tsx';
import type { GroupTerms } from '../list/term-groups.tsx';
import { VenueNote } from '../list/venue-note.tsx';
import { useTerms } from '../use-terms.ts';
import { citiesAway, nearestFirst } from './nearest-first.ts';

interface SearchResultsProps {
  readonly props: DatesProps;
  readonly criteria: DatesCriteria & { readonly unknownType: boolean };
  /** Where the visitor is or wants to learn: what is nearest to it comes first. */
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
