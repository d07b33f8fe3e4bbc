import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { decideTermOffer, offerStateOfTerm, startOfCalendarTerm } from '#forms/registration/offer.ts';
import { termContract } from '#generated/api/own-contracts.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { phoneOf } from '#generated/data/phones.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { failureOfError } from '../../lib/api/call-error.ts';
import { queryClient, queryOfCall } from '../../lib/api/query-client.ts';
import { enquiryPathOfType } from '../../lib/calendar/term-path.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { PhoneContext } from '../../lib/phone-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { CallNotice } from '../../ui/call/call-notice.tsx';
import { RetryButton } from '../../ui/form/retry-button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AcceptedBooking } from './booking-case.ts';
import { type BookingCourse, toBookingCourse } from './booking-case.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { BookingWaiting } from './booking-waiting.tsx';

/** Loaded apart: few dates are full. */
const ReserveForm = lazy(async () => ({
  default: (await importWithRetry(() => import('./reserve-form.tsx'))).ReserveForm,
}));

interface StartBookingProps {
  readonly course: number;
  /** The type of the term, where the link names it: an outside calendar is then asked once. */
  readonly type: string | null;
  /** Reference of the entry on the reserve list whose offered place is ordered. */
  readonly place: string | null;
  readonly title: string;
  /** Whether the site has the customer zone. */
  readonly zone: boolean;
  readonly onCourse: (course: BookingCourse) => void;
  readonly onAccepted: (accepted: AcceptedBooking) => void;
}

const ChooseAnother = () => {
  const t = useMessages('booking');
  return (
    <a className="button" href={pathTo('individual-listing', useLocale())}>
      {t.chooseDate()}
    </a>
  );
};

/** Links a term for groups to its enquiry form. */
const NotBooked = ({ type }: { readonly type: string }) => {
  const t = useMessages('booking');
  const path = enquiryPathOfType(type, useLocale());
  if (path === null) return <BookingNotice heading={t.notFound()} text={t.notFoundText()} />;
  return (
    <PhoneContext value={phoneOf(courseTypes.find(({ calendar }) => calendar === type)?.audience)}>
      <BookingNotice heading={t.forGroups()} text={t.forGroupsText()}>
        <a className="button" href={path}>
          {t.askForGroup()}
        </a>
      </BookingNotice>
    </PhoneContext>
  );
};

/** Fetches the term, then books it. The term is fetched again before it is ordered, and when the server has another price. */
export const StartBooking = ({ course: id, type, place, title, zone, onCourse, onAccepted }: StartBookingProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const known = calendarKeys.find(({ key }) => key === type)?.key;
  const request = {
    course: id,
    lang: locale,
    ...(known === undefined ? {} : { type: known }),
    ...(place === null ? {} : { place }),
  };
  const query = useQuery(
    {
      ...queryOfCall(termContract, { query: request }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  const { data } = query;
  const course = useMemo(
    () => (data === undefined ? null : toBookingCourse(data, { place, zone })),
    [data, place, zone],
  );
  useEffect(() => {
    if (course !== null) onCourse(course);
  }, [course, onCourse]);
  if (data !== undefined) {
    if (course === null) return <NotBooked type={data.term.type} />;
    const state = offerStateOfTerm(startOfCalendarTerm(course.term), Date.now());
    const offered = decideTermOffer({ ...course, state, group: false });
    if (offered !== 'nothing') {
      const shared = { course, title, onAccepted, onStale: () => void query.refetch() };
      if (offered !== 'reserveEntry') return <BookingForm {...shared} />;
      return (
        <Suspense fallback={<BookingWaiting />}>
          <ReserveForm {...shared} position={data.position} />
        </Suspense>
      );
    }
    return (
      <BookingNotice heading={t.started()} text={t.startedText()}>
        <ChooseAnother />
      </BookingNotice>
    );
  }
  if (!query.isError) {
    return <BookingWaiting />;
  }
  const failure = failureOfError(query.error);
  if (failure.kind === 'status' && (failure.status === 404 || failure.status === 410)) {
    return (
      <BookingNotice heading={t.notFound()} text={t.notFoundText()} urgent>
        <ChooseAnother />
      </BookingNotice>
    );
  }
  return (
    <LiveRegion role="alert" className="notice">
      <CallNotice failure={failure} />
      <RetryButton failed={{ failure, at: query.errorUpdatedAt }} onRetry={() => void query.refetch()} />
    </LiveRegion>
  );
};
