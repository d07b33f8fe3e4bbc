import type { ReactNode } from 'react';
import type { Finder } from '#contract/finder.ts';
import { listWantedTimeOptions } from '../../lib/calendar/search-months.ts';
import { useMessages } from '../../lib/texts-context.ts';

interface FinderFieldProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly narrow?: string | undefined }[];
  /** Given where the page contains the choice; else the field does. */
  readonly value?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
}

const FinderField = ({ name, label, any, options, value, onChoose }: FinderFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <select
      name={name}
      autoComplete="off"
      value={value}
      onChange={onChoose && (({ target }) => onChoose(target.value))}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id} data-name={option.narrow && option.name}>
          {option.narrow ?? option.name}
        </option>
      ))}
    </select>
  </label>
);

/** The fields that a page may contain in its state; the place is a field of its own. */
export type FinderName = 'type' | 'month';
export type FinderValues = Readonly<Record<FinderName, string>>;

/** Callbacks of a page that keeps the choice in its state and shows the results. */
interface LiveFinder {
  readonly values: FinderValues;
  readonly onChoose: (name: FinderName, value: string) => void;
  readonly onSearch: (form: HTMLFormElement) => void;
}

interface FinderFormProps {
  readonly finder: Finder;
  /** Months to choose from, `YYYY-MM`. */
  readonly months: readonly string[];
  /** Field for a city or any other place. */
  readonly place: ReactNode;
  readonly button: ReactNode;
  readonly live?: LiveFinder;
}

/** "Find a course": an ordinary form that leads to the search page. */
export const FinderForm = ({ finder, months, place, button, live }: FinderFormProps) => {
  const t = useMessages('finder');
  const calendar = useMessages('calendar');
  const fieldOf = (name: FinderName) => ({
    name,
    value: live?.values[name],
    onChoose: live && ((value: string) => live.onChoose(name, value)),
  });
  return (
    <form
      className="finder with-script"
      action={finder.action}
      data-island-area=""
      data-enhance="searchForm"
      onSubmit={
        live &&
        ((event) => {
          event.preventDefault();
          live.onSearch(event.currentTarget);
        })
      }
    >
      <FinderField {...fieldOf('type')} label={t.course()} any={t.anyCourse()} options={finder.types} />
      <div className="finder-place" data-island-area="">
        {place}
      </div>
      <FinderField
        {...fieldOf('month')}
        label={t.month()}
        any={t.anyMonth()}
        options={listWantedTimeOptions(months, calendar)}
      />
      {button}
    </form>
  );
};
