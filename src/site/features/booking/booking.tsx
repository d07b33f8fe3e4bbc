import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reference as referenceShape } from '#generated/schemas/shapes.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useTexts } from '../../lib/texts-context.ts';
import type { BookingCourse } from './booking-course.ts';
import type { AcceptedBooking } from './outcome/accepted-booking.ts';
import { BookingNotice } from './outcome/booking-notice.tsx';
import { StartBooking } from './start-booking.tsx';

/** Whoever begins a booking does not need the page at its end yet. */
const Outcome = lazy(async () => ({ default: (await loadPart(() => import('./outcome/outcome.tsx'))).Outcome }));

interface BookingProps {
  readonly title: string;
  /** Whether the site knows the customer zone. */
  readonly zone: boolean;
  /** Told which course is being booked. */
  readonly onCourse: (course: BookingCourse) => void;
  /** What the page says besides, and the courses to choose from. */
  readonly children: ReactNode;
}

const courseNumber = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : null;

const referenceOf = (text: string | null): string | null => (referenceShape.safeParse(text).success ? text : null);

/** `?course=` books a term, `?reference=` tells how far a booking is; without both there are the courses. */
export const Booking = ({ title, zone, onCourse, children }: BookingProps) => {
  const t = useTexts('booking');
  const outcomes = useTexts('outcomes');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [known, setKnown] = useState<AcceptedBooking | null>(null);
  const reference = query.get('reference');
  const course = courseNumber(query.get('course'));
  const accept = (accepted: AcceptedBooking) => {
    setKnown(accepted);
    void navigate({ search: `?reference=${encodeURIComponent(accepted.state.reference)}` }, { replace: true });
  };
  if (reference !== null) {
    const fresh = known?.state.reference === reference ? known : null;
    return (
      <Suspense fallback={<p role="status">{outcomes.loading()}</p>}>
        <Outcome key={reference} reference={reference} known={fresh} title={title} returned={query.has('returned')} />
      </Suspense>
    );
  }
  if (course !== null)
    return (
      <StartBooking
        key={course}
        course={course}
        place={referenceOf(query.get('place'))}
        title={title}
        zone={zone}
        onCourse={onCourse}
        onAccepted={accept}
      />
    );
  return (
    <>
      <BookingNotice heading={t.noCourse()} text={t.noCourseText()} />
      {children}
    </>
  );
};
