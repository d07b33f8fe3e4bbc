import type { MouseEvent } from 'react';
import { monthWord } from '../../../lib/calendar/calendar-words.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { chipSearch, type ListChoice } from '../list-choice.ts';
import { pushSearch } from '../near/use-location-search.ts';
import type { TermRow } from '../term.ts';
import { isPlainClick } from './is-plain-click.ts';
import { monthOfRow } from './month-groups.ts';

interface ChipsProps {
  readonly label: string;
  readonly name: keyof ListChoice;
  readonly options: readonly { readonly id: string | null; readonly words: string }[];
  readonly chosen: string | null;
  readonly search: string;
}

const Chips = ({ label, name, options, chosen, search }: ChipsProps) => {
  const choose = (next: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    pushSearch(next);
  };
  return (
    <nav className="chips with-script" aria-label={label}>
      {options.map(({ id, words }) => {
        const next = chipSearch(search, name, id);
        return (
          <a
            key={id}
            href={next === '' ? '?' : next}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={choose(next)}
          >
            {words}
          </a>
        );
      })}
    </nav>
  );
};

interface ListChipsProps {
  /** Every row that may be chosen from. */
  readonly rows: readonly TermRow[];
  readonly search: string;
  readonly choice: ListChoice;
}

/** Courses and months of a list that holds several courses, each a link to the list with that choice. */
export const ListChips = ({ rows, search, choice }: ListChipsProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const courses = new Map(rows.map(({ type, name }) => [type, name ?? type]));
  const months = [...new Set(rows.map(monthOfRow))];
  return (
    <>
      <Chips
        label={t.courseChoice()}
        name="type"
        options={[{ id: null, words: t.allCourses() }, ...[...courses].map(([id, words]) => ({ id, words }))]}
        chosen={choice.type}
        search={search}
      />
      <Chips
        label={t.monthChoice()}
        name="month"
        options={[{ id: null, words: t.allMonths() }, ...months.map((id) => ({ id, words: monthWord(id, calendar) }))]}
        chosen={choice.month}
        search={search}
      />
    </>
  );
};
