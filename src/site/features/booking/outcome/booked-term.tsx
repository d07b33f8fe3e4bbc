import { formatAmount } from '#domain/money/format-amount.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { bookingCourse } from '../booking-course.ts';
import { CourseFacts } from '../steps/course-facts.tsx';

interface BookedTermProps {
  readonly state: RegistrationState;
  /** Whether it is an order, or was one; else it binds nobody. */
  readonly ordered: boolean;
  /** Whether the order stands, so that its sum is told. */
  readonly priced: boolean;
}

/** The course that it is about, the number to keep, and what an order costs. */
export const BookedTerm = ({ state, ordered, priced }: BookedTermProps) => {
  const t = useTexts('outcomes');
  const common = useTexts('common');
  const locale = useLocale();
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
        {priced && state.amount !== null && (
          <div>
            <dt>{t.amount()}</dt>
            <dd>{common.zloty({ amount: formatAmount(state.amount, locale) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};
