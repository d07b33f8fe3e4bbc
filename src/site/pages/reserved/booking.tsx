import { lazy, Suspense, useState } from 'react';
import { Booking } from '../../features/booking/booking.tsx';
import { useBookingQuery } from '../../features/booking/booking-address.ts';
import type { BookingCourse } from '../../features/booking/booking-case.ts';
import { documentHrefsInLocale } from '../../lib/forms/document-hrefs.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { ReservedLists, type ShellPageProps } from './reserved.tsx';

const AskFirst = lazy(async () => ({ default: (await importWithRetry(() => import('./ask-first.tsx'))).AskFirst }));

/** Booking of a place: its steps, or how far a booking is; and the form to ask before one books. */
export const BookingPage = ({ page, provider }: ShellPageProps) => {
  const [course, setCourse] = useState<BookingCourse | null>(null);
  const [asking, setAsking] = useState(false);
  const query = useBookingQuery();
  const booked = query.has('reference');
  const started = booked || query.has('course');
  const t = useMessages('booking');
  return (
    <>
      <PageHeader heading={page.heading} lead={started ? '' : page.lead} />
      <div className="wrap section booking-page">
        <Booking title={page.head.title} zone={page.body.customerZone !== null} onCourse={setCourse}>
          <Prose blocks={page.body.text} />
          <ReservedLists lists={page.body.lists} />
        </Booking>
      </div>
      {page.formName !== null && !booked && (
        <details className="wrap section ask-first" onToggle={() => setAsking(true)}>
          <summary id="form">{t.askFirst()}</summary>
          {asking && (
            <Suspense>
              <AskFirst
                form={{
                  formName: page.formName,
                  documents: documentHrefsInLocale(page.locale),
                  ...(provider && { provider }),
                }}
                heading={page.heading}
                course={course}
              />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
};
