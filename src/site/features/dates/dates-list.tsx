import { termsShown } from '#generated/rules/terms-shown.ts';
import { monthWord } from '../../lib/calendar-words.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { DisclosureRest } from '../../ui/disclosure-rest.tsx';
import { CityFilter } from './city-filter.tsx';
import { criteriaOf, searchOf } from './dates-criteria.ts';
import { DatesNotice } from './dates-notice.tsx';
import type { DatesProps } from './dates-props.ts';
import { TermMonths } from './term-months.tsx';
import { pushSearch, useLocationSearch } from './use-location-search.ts';
import type { Terms } from './use-terms.ts';
import { useTerms } from './use-terms.ts';

export type { DatesProps };

interface DatesViewProps {
  readonly props: DatesProps;
  readonly search: string;
  readonly terms: Terms;
}

/** The list of dates with its city filter, for one state of address and calendar. */
export const DatesView = ({ props, search, terms }: DatesViewProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const criteria = criteriaOf(props, search);
  const rows = terms.rows ?? [];
  const shown = termsShown({ total: rows.length, filterVisible: props.filter !== 'fixed', showAll: false }).value;
  return (
    <div className="dates">
      {props.filter !== 'fixed' && (
        <CityFilter props={props} chosen={criteria.city} onChoose={(city) => pushSearch(searchOf(search, city))} />
      )}
      <p className="dates-count" role="status">
        {rows.length > 0 && t.found({ count: rows.length })}
        {criteria.month !== null && ` ${t.onlyMonth({ month: monthWord(criteria.month, calendar) })}`}
        {criteria.unknownCity && ` ${t.unknownCity()}`}
      </p>
      <DatesNotice terms={terms} inCity={criteria.city !== null} props={props} />
      <TermMonths rows={rows.slice(0, shown)} all={rows} props={props} />
      {shown < rows.length && (
        <DisclosureRest key={criteria.city} more={t.showAll()} fewer={t.showFewer()}>
          <TermMonths rows={rows.slice(shown)} all={rows} props={props} />
        </DisclosureRest>
      )}
    </div>
  );
};

/** The list as the build prints it: every city, from the snapshot alone. */
export const StaticDates = (props: DatesProps) => (
  <DatesView
    props={props}
    search=""
    terms={{ rows: props.rows, status: 'ready', notBefore: 0, retry: () => undefined }}
  />
);

/** The list in the browser, kept current by the calendar. */
export const Component = (props: DatesProps) => {
  const search = useLocationSearch();
  const terms = useTerms(props, criteriaOf(props, search));
  return <DatesView props={props} search={search} terms={terms} />;
};
