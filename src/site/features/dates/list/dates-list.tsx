import { useDeferredValue, useEffect } from 'react';
import { choices } from '#generated/data/choices.ts';
import { monthAndYearInWords } from '../../../lib/calendar/calendar-texts.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import {
  datesCriteriaFromQuery,
  filterRowsByType,
  type ListChoice,
  queryAfterCityChoice,
  replaceCityNumberBySlug,
  typeChosenInAddress,
} from '../dates-criteria.ts';
import type { DatesProps } from '../dates-props.ts';
import { pushQueryToHistory, replaceQueryInHistory, useLocationSearch } from '../location-search.ts';
import { type Terms, useListedTerms } from '../use-terms.ts';
import { CityFilter } from './city-filter.tsx';
import { DatesNotice, type DatesScope, VenueNote } from './dates-notice.tsx';
import { FoldedTerms } from './folded-terms.tsx';

export type { DatesProps };

interface DatesViewProps {
  readonly props: DatesProps;
  readonly search: string;
  readonly terms: Terms;
  readonly onChoose: (city: string | null) => void;
}

interface Filters {
  readonly hasFilter: boolean;
  /** Whether course and month can be chosen. */
  readonly hasCourseFilter: boolean;
}

/** Whether a long list is shortened: where its cities can be filtered, and by the owner's choice also where courses and months can. */
export const isListFoldable = (
  { hasFilter, hasCourseFilter }: Filters,
  byCityAlone: boolean = choices.foldByCityFilterAlone,
) => hasFilter || (hasCourseFilter && !byCityAlone);

const ignore = (): void => undefined;

/** Scope of the notice of an empty list. */
const noticeScope = (city: string | null, { type, month }: ListChoice): DatesScope => {
  if (type !== null || month !== null) return 'choice';
  return city === null ? 'all' : 'city';
};

/** The list of dates with its filters, for one state of address and calendar. */
export const DatesView = ({ props, search, terms, onChoose }: DatesViewProps) => {
  const t = useMessages('terms');
  const calendar = useMessages('calendar');
  const criteria = datesCriteriaFromQuery(props, search);
  const choice = { type: typeChosenInAddress(props.types, search), month: criteria.month };
  const shown = { ...terms, rows: filterRowsByType(terms.rows, choice.type) };
  const hasCourseFilter = props.types.length > 1;
  const hasFilter = props.filter !== 'none';
  const found = shown.rows?.length ?? 0;
  return (
    <div className="dates">
      {hasFilter && (
        <CityFilter props={props} search={search} chosen={criteria.city} month={criteria.month} onChoose={onChoose} />
      )}
      <p className="dates-count" role="status">
        {found > 0 && t.found({ count: found })}
        {criteria.month !== null && ` ${t.onlyMonth({ month: monthAndYearInWords(criteria.month, calendar) })}`}
        {criteria.unknownCity && ` ${t.unknownCity()}`}
        {criteria.unknownMonth && ` ${t.unknownMonth()}`}
      </p>
      <DatesNotice
        terms={shown}
        scope={noticeScope(criteria.city, choice)}
        props={props}
        wanted={{ city: criteria.cityNumber, ...choice }}
      />
      <FoldedTerms
        key={[criteria.city, choice.type, choice.month].join(' ')}
        terms={shown}
        filterVisible={isListFoldable({ hasFilter, hasCourseFilter })}
        props={props}
      />
      {found > 0 && <VenueNote props={props} />}
    </div>
  );
};

/** The list as the build prints it: every city, from the snapshot alone. */
export const StaticDates = (props: DatesProps) => (
  <DatesView
    props={props}
    search=""
    terms={{ rows: props.rows, dropped: 0, props, ofBuild: true, isLoading: false, failed: null, retry: ignore }}
    onChoose={ignore}
  />
);

/** The list in the browser, kept current by the calendar. */
export const Component = (props: DatesProps) => {
  // A choice closes the menu at once; the list follows in pieces.
  const search = useDeferredValue(useLocationSearch());
  const criteria = datesCriteriaFromQuery(props, search);
  const tidy = replaceCityNumberBySlug(props, search);
  useEffect(() => {
    if (tidy !== search) replaceQueryInHistory(tidy);
  }, [tidy, search]);
  const terms = useListedTerms(props, { criteria, read: () => datesCriteriaFromQuery(props, location.search) });
  const choose = (city: string | null): void => {
    if (city !== criteria.city)
      pushQueryToHistory(queryAfterCityChoice(props.filter, location.search, city) ?? location.search);
  };
  return <DatesView props={terms.props} search={search} terms={terms} onChoose={choose} />;
};
