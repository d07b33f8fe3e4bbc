import { useMessages } from '../../lib/texts-context.ts';

/** The room of the form while it loads: the line of the chosen date, the steps, and the first fields. */
export const BookingWaiting = () => (
  <div className="booking booking-waiting">
    <p className="booking-line" role="status">
      {useMessages('booking').loading()}
    </p>
    <div className="booking-main" aria-hidden="true">
      <span className="bone bone-steps" />
      <span className="bone bone-heading" />
      <span className="bone" />
      <span className="bone bone-field" />
      <span className="bone bone-field" />
      <span className="bone bone-field" />
    </div>
    <div className="booking-aside box bone" aria-hidden="true" />
  </div>
);
