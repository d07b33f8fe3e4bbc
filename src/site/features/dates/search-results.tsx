import { termsShown } from '#generated/rules/terms-shown.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { DisclosureRest } from '../../ui/disclosure-rest.tsx';
import type { DatesCriteria } from './dates-criteria.ts';
import { DatesNotice } from './dates-notice.tsx';
import type { DatesProps } from './dates-props.ts';
import { TermMonths } from './term-months.tsx';
import { useTerms } from './use-terms.ts';

interface SearchResultsProps {
  readonly props: DatesProps;
  readonly criteria: DatesCriteria;
}

/** Every date that fits, from the calendar, with its own states for loading, nothing found and failure. */
export const SearchResults = ({ props, criteria }: SearchResultsProps) => {
  const t = useTexts('terms');
  const terms = useTerms(props, criteria);
  const rows = terms.rows ?? [];
  const shown = termsShown({ total: rows.length, filterVisible: true, showAll: false }).value;
  return (
    <div className="dates">
      <p className="dates-count" role="status">
        {rows.length > 0 && t.found({ count: rows.length })} {criteria.unknownCity && t.unknownChoice()}
      </p>
      <DatesNotice terms={terms} inCity={criteria.city !== null} props={props} />
      <TermMonths rows={rows.slice(0, shown)} all={rows} props={props} />
      {shown < rows.length && (
        <DisclosureRest key={`${criteria.city} ${criteria.month}`} more={t.showAll()} fewer={t.showFewer()}>
          <TermMonths rows={rows.slice(shown)} all={rows} props={props} />
        </DisclosureRest>
      )}
    </div>
  );
};
