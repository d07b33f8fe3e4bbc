import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCriteria } from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { DatesNotice } from '../list/dates-notice.tsx';
import { FoldedTerms } from '../list/folded-terms.tsx';
import { VenueNote } from '../list/venue-note.tsx';
import { useTerms } from '../use-terms.ts';

interface SearchResultsProps {
  readonly props: DatesProps;
  readonly criteria: DatesCriteria & { readonly unknownType: boolean };
}

/** Every date that fits, from the calendar, with its own states for loading, nothing found and failure. */
export const SearchResults = ({ props, criteria }: SearchResultsProps) => {
  const t = useTexts('terms');
  const terms = useTerms(props, { criteria, read: () => criteria });
  const found = terms.rows?.length ?? 0;
  const unknown = criteria.unknownType || criteria.unknownCity || criteria.unknownMonth;
  return (
    <div className="dates">
      <p className="dates-count" role="status">
        {found > 0 && t.found({ count: found })} {unknown && t.unknownChoice()}
      </p>
      <DatesNotice
        terms={terms}
        scope={criteria.month !== null ? 'choice' : criteria.city === null ? 'all' : 'city'}
        props={props}
      />
      <FoldedTerms key={`${criteria.city} ${criteria.month}`} terms={terms} filterVisible props={terms.props} />
      {found > 0 && <VenueNote props={props} />}
    </div>
  );
};
