import { monthWord } from '../../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { TermRow } from '../term.ts';
import { monthOfRow } from './folded-terms.tsx';

interface ChipsProps {
  readonly label: string;
  /** Name in the query of the address. */
  readonly name: 'type' | 'month';
  /** Label of the chip that removes the choice. */
  readonly any: string;
  readonly options: readonly { readonly id: string; readonly words: string }[];
}

const Chips = ({ label, name, any, options }: ChipsProps) => (
  <fieldset className="chips with-script" data-enhance="chips" data-name={name}>
    <legend>
      <span className="visually-hidden">{label}</span>
    </legend>
    {[{ id: '', words: any }, ...options].map(({ id, words }) => (
      <button key={id} type="button" value={id} aria-pressed={id === ''}>
        {words}
      </button>
    ))}
  </fieldset>
);

/** Courses and months of a list that holds several courses; an enhancer writes the choice into the address, which the list follows. */
export const ListChips = ({ rows }: { readonly rows: readonly TermRow[] }) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const courses = new Map(rows.map(({ type, name }) => [type, name ?? type]));
  const months = [...new Set(rows.map(monthOfRow))];
  return (
    <>
      <Chips
        label={t.courseChoice()}
        name="type"
        any={t.allCourses()}
        options={[...courses].map(([id, words]) => ({ id, words }))}
      />
      <Chips
        label={t.monthChoice()}
        name="month"
        any={t.allMonths()}
        options={months.map((id) => ({ id, words: monthWord(id, calendar) }))}
      />
    </>
  );
};
