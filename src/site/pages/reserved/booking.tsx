import type { PageOf } from '#domain/pages/page.ts';
import { Booking } from '../../features/booking/booking.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { ReservedLists } from './reserved.tsx';

/** Booking of a place: its steps, or how far a booking is. */
export const BookingPage = ({ page }: { readonly page: PageOf<'reserved'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Booking title={page.head.title}>
        <Prose blocks={page.body.text} />
        <ReservedLists lists={page.body.lists} />
      </Booking>
    </div>
  </>
);
