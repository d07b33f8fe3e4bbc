import { priceText } from '#domain/money/amount.ts';
import { termDays } from '../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { type BookingCase, type BookingCourse, placesFor } from './booking-case.ts';
import { CourseFacts } from './course-facts.tsx';
import { OrderPrice, usePriceSoFar } from './order-price.tsx';

interface BookingSummaryProps {
  readonly course: BookingCourse;
  /** What is booked so far; without it nothing costs anything. */
  readonly booking?: BookingCase;
  /** Whether the box stands beside the form; the last step has all of it in its own. */
  readonly beside?: boolean;
}

const SummaryPrice = ({ booking }: { readonly booking: BookingCase }) => {
  const price = usePriceSoFar(booking);
  return price === null ? null : <OrderPrice price={price} type={booking.course.term.type} />;
};

const LineAmount = ({ booking }: { readonly booking: BookingCase }) => {
  const locale = useLocale();
  const amount = usePriceSoFar(booking)?.amount ?? null;
  return amount === null ? null : <strong>{priceText(amount, locale)}</strong>;
};

/** What is booked: on a phone one line that stays in sight and opens, on wide screens a box beside the form. */
export const BookingSummary = ({ course, booking, beside = true }: BookingSummaryProps) => {
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const { term, startDay, days, short } = course;
  const priced = booking !== undefined && placesFor(booking) === 'bookable' ? booking : null;
  return (
    <>
      <details className="booking-line">
        <summary>
          <span>{[short[locale], termDays(startDay, days, calendar), term.city].join(', ')}</span>
          {priced !== null && <LineAmount booking={priced} />}
        </summary>
        <div className="booking-line-facts">
          <p className="booking-line-name">{term.name}</p>
          <CourseFacts course={course} />
          {priced !== null && <SummaryPrice booking={priced} />}
        </div>
      </details>
      {beside && (
        <aside className="box booking-aside" aria-labelledby="booking-course">
          <h2 id="booking-course">{term.name}</h2>
          <CourseFacts course={course} />
          {priced !== null && <SummaryPrice booking={priced} />}
        </aside>
      )}
    </>
  );
};
