import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '#generated/routes/routes.ts';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { reference as referenceShape } from '#generated/schemas/own.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { historyEntryOfBooking, useBookingQuery } from './booking-address.ts';
import type { AcceptedBooking, BookingCourse } from './booking-case.ts';
import { BookingNotice } from './booking-notice.tsx';
import { courseOfStoredBooking } from './kept-booking.ts';
import { StartBooking } from './start-booking.tsx';

/** Loaded apart: a new booking does not need it yet. */
const Outcome = lazy(async () => ({ default: (await importWithRetry(() => import('./outcome/outcome.tsx'))).Outcome }));

interface BookingProps {
  readonly title: string;
  /** Whether the site has the customer zone. */
  readonly zone: boolean;
  /** Called with the course that is booked. */
  readonly onCourse: (course: BookingCourse) => void;
  /** Other content of the page, and the courses to choose from. */
  readonly children: ReactNode;
}

const courseNumber = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : null;

const referenceOf = (text: string | null): string | null => (referenceShape.safeParse(text).success ? text : null);

/** Sends the link of a mail of an earlier release on, where the host has not done it. */
const ConfirmElsewhere = ({ reference, token }: { readonly reference: string; readonly token: string }) => {
  const t = useMessages('outcomes');
  const locale = useLocale();
  useEffect(() => location.replace(sentPath('confirm', locale, { reference, token })), [locale, reference, token]);
  return <LiveRegion>{t.loading()}</LiveRegion>;
};

/** `?course=` books a term, `?reference=` shows the state of a booking; without both the page lists the courses. */
export const Booking = ({ title, zone, onCourse, children }: BookingProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const outcomes = useMessages('outcomes');
  const navigate = useNavigate();
  const query = useBookingQuery();
  const [known, setKnown] = useState<AcceptedBooking | null>(null);
  const reference = query.get('reference');
  const typed = query.get('course');
  const course = courseNumber(typed);
  const started = reference === null && course === null ? courseOfStoredBooking() : null;
  const accept = (accepted: AcceptedBooking) => {
    setKnown(accepted);
    const { search, state } = historyEntryOfBooking(accepted.state.reference);
    void navigate({ search }, { replace: true, state });
  };
  const token = query.get('confirm');
  if (reference !== null && token !== null) return <ConfirmElsewhere reference={reference} token={token} />;
  if (reference !== null) {
    const fresh = known?.state.reference === reference ? known : null;
    return (
      <Suspense fallback={<LiveRegion>{outcomes.loading()}</LiveRegion>}>
        <Outcome key={reference} reference={reference} known={fresh} title={title} returned={query.has('returned')} />
      </Suspense>
    );
  }
  if (course !== null)
    return (
      <StartBooking
        key={course}
        course={course}
        type={query.get('type')}
        place={referenceOf(query.get('place'))}
        title={title}
        zone={zone}
        onCourse={onCourse}
        onAccepted={accept}
      />
    );
  return (
    <>
      <BookingNotice heading={t.noCourse()} text={typed === null ? t.noCourseText() : t.courseUnread({ typed })}>
        {started !== null && (
          <Link className="button" to={{ search: `?course=${started}` }}>
            {t.goOn()}
          </Link>
        )}
        <a href={pathTo('search', locale)}>{t.findDate()}</a>
      </BookingNotice>
      {children}
    </>
  );
};
