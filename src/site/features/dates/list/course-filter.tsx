import { useMessages } from '../../../lib/texts-context.ts';
import type { TermRow } from '../term.ts';

/** The courses of a list that contains several; an enhancer writes the choice into the address, which the list follows. */
export const CourseFilter = ({ rows }: { readonly rows: readonly TermRow[] }) => {
  const t = useMessages('terms');
  const courses = new Map(rows.map(({ type, name }) => [type, name ?? type]));
  if (courses.size < 2) return null;
  return (
    <label className="field course-filter with-script">
      <span>{t.courseChoice()}</span>
      <select name="type" autoComplete="off" data-enhance="courseFilter">
        {[['', t.allCourses()], ...courses].map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
};
