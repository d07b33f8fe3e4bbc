import type { ReactNode } from 'react';
import { formatPrice } from '#domain/money/amount.ts';
import { termDaysInWords } from '../../lib/calendar/calendar-texts.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import type { BookingCourse } from './booking-case.ts';
import { CourseFacts } from './course-facts.tsx';
import { OrderPrice, type Price } from './order-price.tsx';

interface Booked {
  readonly course: BookingCourse;
  /** Null if the booking is free of charge, or its price is not known yet. */
  readonly price: Price | null;
}

/** On a phone: what is booked, in one line that stays in sight and opens. */
export const BookingLine = ({ course, price }: Booked) => {
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const { term, startDay, days, name } = course;
  return (
    <details className="booking-line">
      <summary>
        <span>{[termDaysInWords(startDay, days, calendar), term.city, name[locale]].join('\u00a0· ')}</span>
      </summary>
      <div className="booking-line-facts">
        <p className="booking-line-name">{term.name}</p>
        <CourseFacts course={course} ordering />
        {price !== null && <OrderPrice price={price} type={term.type} />}
      </div>
    </details>
  );
};

interface BookingTicketProps extends Booked {
  /** Whether the button orders. */
  readonly ordering?: boolean;
  readonly action: ReactNode;
  /** What is said above the button. */
  readonly children?: ReactNode;
}

/** What is booked, with the sum and the button: next to the form, and on a phone at the lower edge of the window. */
export const BookingTicket = ({ course, price, ordering = false, action, children }: BookingTicketProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const { term } = course;
  return (
    <aside className={ordering ? 'booking-aside order' : 'booking-aside'} aria-labelledby="booking-course">
      <div className="booking-ticket">
        <h2 id="booking-course">{term.name}</h2>
        <CourseFacts course={course} ordering />
        {price !== null && <OrderPrice price={price} type={term.type} />}
      </div>
      <div className="booking-bar">
        {children}
        <div className="booking-pay">
          {price !== null && price.amount !== null && (
            <p className="price-total">
              <strong>{formatPrice(price.amount, locale)}</strong>{' '}
              <span className="note">{t.total({ count: price.persons })}</span>
            </p>
          )}
          {action}
        </div>
      </div>
    </aside>
  );
};
