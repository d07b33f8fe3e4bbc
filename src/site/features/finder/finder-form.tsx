import type { ReactNode } from 'react';
import type { Finder } from '#domain/pages/finder.ts';
import { monthWord } from '../../lib/calendar/calendar-words.ts';
import { calendarCityNumbers } from '../../lib/city-numbers.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { FinderField } from './finder-field.tsx';

interface FinderFormProps {
  readonly finder: Finder;
  /** Months with dates, `YYYY-MM`. */
  readonly months: readonly string[];
  readonly button: ReactNode;
}

/** "Find a course": an ordinary form that leads to the search page. */
export const FinderForm = ({ finder, months, button }: FinderFormProps) => {
  const t = useTexts('finder');
  const calendar = useTexts('calendar');
  const monthOptions = months.map((month) => ({ id: month, name: monthWord(month, calendar) }));
  return (
    <form className="finder" action={finder.action} data-island-area="" data-enhance="searchForm">
      <FinderField name="type" label={t.course()} any={t.anyCourse()} options={finder.types} />
      <FinderField
        name="localization"
        label={t.city()}
        any={t.anyCity()}
        options={finder.cities.map((city) => ({ ...city, number: calendarCityNumbers[city.id] }))}
      />
      <FinderField name="month" label={t.month()} any={t.anyMonth()} options={monthOptions} />
      {button}
    </form>
  );
};
