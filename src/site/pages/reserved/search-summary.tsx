import type { Finder } from '#domain/pages/finder.ts';
import { wantedWord } from '../../lib/calendar/search-months.ts';
import { useTexts } from '../../lib/texts-context.ts';
import type { SearchCriteria } from './search-criteria.ts';

interface SearchSummaryProps {
  readonly criteria: SearchCriteria;
  readonly finder: Finder;
  /** Takes one criterion away, by its name in the address. */
  readonly onRemove: (name: string) => void;
  /** Opens the form. */
  readonly onChange: () => void;
}

/** What was searched for, in one line: each criterion can be taken away, and the form opened again. */
export const SearchSummary = ({ criteria, finder, onRemove, onChange }: SearchSummaryProps) => {
  const t = useTexts('finder');
  const calendar = useTexts('calendar');
  const { type, city, place, month } = criteria;
  const course = finder.types.find(({ id }) => id === type);
  const chosen = [
    { name: 'type', words: course?.narrow ?? course?.name },
    { name: 'localization', words: finder.cities.find(({ id }) => id === city)?.name ?? place },
    { name: 'month', words: month === null ? null : wantedWord(month, calendar) },
  ];
  return (
    <div className="search-summary">
      <span className="visually-hidden">{t.chosen()}</span>
      <ul className="search-chosen">
        {chosen.map(
          ({ name, words }) =>
            words && (
              <li key={name}>
                <button type="button" className="chosen" onClick={() => onRemove(name)}>
                  <span className="visually-hidden">{t.remove({ what: words })}</span>
                  <span aria-hidden="true">{words}</span>
                </button>
              </li>
            ),
        )}
      </ul>
      <button type="button" className="search-change" onClick={onChange}>
        {t.change()}
      </button>
    </div>
  );
};
