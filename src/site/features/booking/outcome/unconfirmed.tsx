import { Link } from 'react-router';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { warsawDay, warsawTime } from '../../../lib/calendar/warsaw-time.ts';
import { useTexts } from '../../../lib/texts-context.ts';

/** Until when the place is held for whoever confirms the address, and how long there is to pay then. */
export const Unconfirmed = ({ state: { heldUntil } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const calendar = useTexts('calendar');
  if (heldUntil === null) return null;
  return (
    <div className="notice">
      <p>{t.held({ date: dateWord(warsawDay(heldUntil), calendar), time: warsawTime(heldUntil) })}</p>
      <p>{t.thenPay({ count: parameters.paymentDays })}</p>
      <p>{t.noMail()}</p>
    </div>
  );
};

/** The way to book the same date once more. */
export const BookAgain = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  return (
    <p>
      <Link className="button" to={{ search: `?course=${term.id}` }}>
        {t.bookAgain()}
      </Link>
    </p>
  );
};
