import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { bookingCourse } from '../booking-course.ts';
import { CourseFacts } from '../steps/course-facts.tsx';

/** The course that it is about, and the number to keep: of a booking, or of what binds nobody. */
export const BookedTerm = ({ state, ordered }: { readonly state: RegistrationState; readonly ordered: boolean }) => {
  const t = useTexts('outcomes');
  const course = bookingCourse({ term: state.term, price: null });
  return (
    <div className="box">
      <h3>{state.term.name}</h3>
      {course !== null && <CourseFacts course={course} />}
      <dl className="course-facts">
        <div>
          <dt>{ordered ? t.reference() : t.enquiryReference()}</dt>
          <dd>
            <code>{state.number}</code> <span className="note">{ordered ? t.keepReference() : t.keepNumber()}</span>
          </dd>
        </div>
      </dl>
    </div>
  );
};
