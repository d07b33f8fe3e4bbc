import { useTexts } from '../../../lib/texts-context.ts';
import type { TermRow } from '../term.ts';

/** The courses of a list that contains several; an enhancer writes the choice into the address, which the list follows. */
export const ListChips = ({ rows }: { readonly rows: readonly TermRow[] }) => {
  const t = useTexts('terms');
  const courses = new Map(rows.map(({ type, name }) => [type, name ?? type]));
  return (
    <fieldset className="chips with-script" data-enhance="chips" data-name="type">
      <legend>
        <span className="visually-hidden">{t.courseChoice()}</span>
      </legend>
      {[['', t.allCourses()], ...courses].map(([id, words]) => (
        <button key={id} type="button" value={id} aria-pressed={id === ''}>
          {words}
        </button>
      ))}
    </fieldset>
  );
};
