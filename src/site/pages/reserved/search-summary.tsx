import type { Finder } from '#contract/finder.ts';
import { wantedTimeText } from '../../lib/calendar/search-months.ts';
import { useMessages } from '../../lib/texts-context.ts';
import type { SearchCriteria } from './search-criteria.ts';

interface SearchSummaryProps {
  readonly criteria: SearchCriteria;
  readonly finder: Finder;
  /** Opens the form. */
  readonly onChange: () => void;
}

/** What was searched for, in one line that opens the form again. */
export const SearchSummary = ({ criteria, finder, onChange }: SearchSummaryProps) => {
  const t = useMessages('finder');
  const calendar = useMessages('calendar');
  const { type, city, place, month } = criteria;
  const course = finder.types.find(({ id }) => id === type);
  const chosen = [
    course?.narrow ?? course?.name,
    finder.cities.find(({ id }) => id === city)?.name ?? place,
    month === null ? null : wantedTimeText(month, calendar),
  ];
  return (
    <p className="search-summary">
      <span>
        <span className="visually-hidden">{t.chosen()}</span> {chosen.filter(Boolean).join('\u00a0· ')}
      </span>{' '}
      <button type="button" className="link-button" onClick={onChange}>
        {t.change()}
      </button>
    </p>
  );
};
