import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { termStartInstant } from '#domain/dates/term-start.ts';
import { hasTermBegun, startOfCalendarTerm } from '#forms/registration/offer.ts';
import {
  bookingOutcomeTexts,
  isBookingPayable,
  isEntryWithoutOrder,
  isForTwo,
} from '#forms/registration/outcome-texts.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { warsawDayOfInstant, warsawTimeOfInstant } from '../../../lib/calendar/warsaw-time.ts';
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { BookedTerm, NextSteps } from './booked-term.tsx';
import { KeepDates } from './keep-dates.tsx';
import { Payment, RefundNotice } from './payment.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Whether the confirmation of a payment is pending, and for how long. */
export type AwaitedPayment = 'no' | 'now' | 'long';

const awaitedTexts = (awaited: AwaitedPayment, payment: Messages['payment']) => ({
  heading: payment.awaited(),
  text: awaited === 'now' ? payment.awaitedText() : payment.awaitedLong(),
});

/** An offered place of the reserve list: until when it is held or, once accepted, the link to order it; never once the course has begun. */
const Offer = ({ state: { heldUntil, payUntil, reference, term, people } }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const start = startOfCalendarTerm(term);
  if (hasTermBegun(start, Date.now())) return null;
  const startTime = `, ${warsawTimeOfInstant(new Date(termStartInstant(start)).toISOString(), locale)}`;
  const lastHour = payUntil === term.dateStart ? startTime : endOfDay[locale];
  if (heldUntil !== null) {
    const until = {
      date: dateInWords(warsawDayOfInstant(heldUntil), calendar),
      time: warsawTimeOfInstant(heldUntil, locale),
    };
    return <p className="notice">{t.offerHeld(until)}</p>;
  }
  return (
    <div className="box">
      {payUntil !== null && <p>{t.offerTaken({ date: dateInWords(payUntil, calendar) + lastHour })}</p>}
      <p>
        <Link
          className="button"
          to={{ search: `?course=${term.id}&place=${reference}` }}
          state={isForTwo({ people }) ? { known: 'coming=withTeenager' } : undefined}
        >
          {t.orderOffered()}
        </Link>
      </p>
    </div>
  );
};

/** The pair code to share, or the notice that a second person has used it. */
const PairOffer = ({ state }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  const locale = useLocale();
  if (state.pairCode === null || state.cancelled === true) return null;
  if (state.pairJoined) return <p className="notice">{t.pairJoined()}</p>;
  const query = new URLSearchParams({ course: String(state.term.id), pairCode: state.pairCode });
  return (
    <div className="box">
      <h3>{t.pair()}</h3>
      <p>{t.pairText()}</p>
      <p>
        {t.pairCode()} <code>{state.pairCode}</code>
      </p>
      <p>
        <a href={`${pathTo('booking', locale)}?${query}`}>{t.pairLink()}</a>
      </p>
    </div>
  );
};

/** Link to book the same date again, where a booking has expired and the date can be booked. */
const BookAgain = ({ state: { state, cancelled, payment, term } }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  if (state !== 'expired' || cancelled === true || payment.refund?.reason === 'taken') return null;
  if (hasTermBegun(startOfCalendarTerm(term), Date.now())) return null;
  return (
    <p>
      <Link className="button" to={{ search: `?course=${term.id}` }}>
        {t.bookAgain()}
      </Link>
    </p>
  );
};

/** That we have changed the date, and until the course begins how to choose. */
const ChangedDate = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  const begun = hasTermBegun(startOfCalendarTerm(term), Date.now());
  return (
    <p className="notice">
      {t.changedDate()} {begun ? t.nextQuestions() : t.chooseDate()} <PhoneLink />
    </p>
  );
};

/** The current state as the heading, and a sentence on what comes next: of a seat that waits for its address, until when. */
const useOutcomeTexts = (state: RegistrationState, awaited: AwaitedPayment) => {
  const t = useMessages('outcomes');
  const payment = useMessages('payment');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  if (awaited !== 'no') return awaitedTexts(awaited, payment);
  const texts = bookingOutcomeTexts(state, t, payment);
  const { heldUntil } = state;
  if (state.state !== 'unconfirmed' || state.payment.failed === true || heldUntil === null) return texts;
  const until = {
    date: dateInWords(warsawDayOfInstant(heldUntil), calendar),
    time: warsawTimeOfInstant(heldUntil, locale),
  };
  return { ...texts, heading: isForTwo(state) ? t.placesWaitUntil(until) : t.waitsUntil(until) };
};

interface OutcomePageProps {
  readonly state: RegistrationState;
  readonly title: string;
  /** Whether the places were sold before the order arrived. */
  readonly placeTaken: boolean;
  readonly awaited: AwaitedPayment;
}

/** The page of one outcome, with the next steps and the number of the booking. */
export const OutcomePage = ({ state, title, placeTaken, awaited }: OutcomePageProps) => {
  const t = useMessages('outcomes');
  const booking = useMessages('booking');
  const locale = useLocale();
  const { heading, text } = useOutcomeTexts(state, awaited);
  const due = awaited !== 'now' && isBookingPayable(state);
  const cancelled = state.cancelled === true;
  const lost = cancelled || state.state === 'paymentFailed' || state.state === 'expired';
  const ended = cancelled || state.state === 'expired' || state.state === 'withdrawn';
  const unordered = isEntryWithoutOrder(state);
  const ordered = !ended && !unordered && state.state !== 'unconfirmed';
  const placed = ordered && state.place === 'confirmed';
  usePageTitle(`${heading} – ${title}`);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <div className={lost ? 'outcome outcome-failed' : 'outcome'}>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="outcome-heading">
          {heading}
        </h2>
        <p className="lead" role={awaited === 'no' && state.state !== 'unconfirmed' ? undefined : 'status'}>
          {text}
        </p>
        {state.undelivered === true && state.state !== 'unconfirmed' && (
          <p className="notice">
            {t.undeliveredNote()} <PhoneLink />
          </p>
        )}
        {placeTaken && (
          <p className="notice">
            {isForTwo(state) ? t.tooFewForTwo() : t.placeTaken()}{' '}
            <a href={pathTo('individual-listing', locale)}>{booking.chooseDate()}</a>
          </p>
        )}
        {state.state === 'unconfirmed' && state.payment.refund === null && (
          <Unconfirmed state={state} payable={isBookingPayable(state)} />
        )}
        {due && <Payment state={state} />}
        {state.state === 'offered' && <Offer state={state} />}
        <BookedTerm state={state} ordered={!unordered} priced={!ended} />
        {state.choosing === true && !ended && <ChangedDate state={state} />}
        <RefundNotice state={state} />
      </div>
      <div>
        <PairOffer state={state} />
        <NextSteps state={state} ended={ended} ordered={ordered} placed={placed} />
        <BookAgain state={state} />
        <KeepDates state={state} placed={placed} open={!ended} ordered={ordered} />
      </div>
    </div>
  );
};
