import { Link } from 'react-router';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { warsawDay, warsawTime } from '../../../lib/calendar/warsaw-time.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** A place for somebody on the reserve list: until when it waits, and once it was taken, the way to its order. */
export const Offer = ({ state: { heldUntil, payUntil, reference, term } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const calendar = useTexts('calendar');
  if (heldUntil !== null) {
    const until = { date: dateWord(warsawDay(heldUntil), calendar), time: warsawTime(heldUntil) };
    return <p className="notice">{t.offerHeld(until)}</p>;
  }
  return (
    <div className="box">
      {payUntil !== null && <p>{t.offerTaken({ date: dateWord(payUntil, calendar) })}</p>}
      <p>
        <Link className="button" to={{ search: `?course=${term.id}&place=${reference}` }}>
          {t.orderOffered()}
        </Link>
      </p>
    </div>
  );
};
