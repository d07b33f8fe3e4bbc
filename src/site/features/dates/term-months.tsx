import { termFilePath } from '../../lib/calendar-file/calendar-paths.ts';
import { monthWord } from '../../lib/calendar-words.ts';
import { useTexts } from '../../lib/texts-context.ts';
import type { DatesProps } from './dates-props.ts';
import { monthGroups } from './month-groups.ts';
import type { TermRow } from './term.ts';
import { TermItem } from './term-item.tsx';

interface TermMonthsProps {
  readonly rows: readonly TermRow[];
  readonly props: DatesProps;
}

/** Whether the build wrote a calendar file of the term as it is now. */
const isBuilt = ({ id, start }: TermRow, { rows }: DatesProps): boolean =>
  rows?.some((row) => row.id === id && row.start === start) ?? false;

/** Dates under the headings of their months. */
export const TermMonths = ({ rows, props }: TermMonthsProps) => {
  const calendar = useTexts('calendar');
  const names = new Map(props.cities.map((city) => [city.number, city.name]));
  return monthGroups(rows).map((group) => (
    <div className="term-month" key={group.month}>
      <h3>{monthWord(group.month, calendar)}</h3>
      <ol className="terms">
        {group.rows.map((row) => (
          <TermItem
            key={row.id}
            row={row}
            place={row.place ?? (row.city === null ? null : (names.get(row.city) ?? null))}
            days={props.days[row.type] ?? null}
            bookingHref={props.bookingHref}
            fileHref={isBuilt(row, props) ? termFilePath(props.locale, row.id) : null}
          />
        ))}
      </ol>
    </div>
  ));
};
