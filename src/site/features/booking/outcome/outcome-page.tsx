import { useEffect, useRef } from 'react';
import type { Messages } from '#generated/i18n/messages.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { BookedTerm } from './booked-term.tsx';
import { KeepDates } from './keep-dates.tsx';
import { NextSteps } from './next-steps.tsx';
import { Offer } from './offer.tsx';
import { PairOffer } from './pair-offer.tsx';
import { Payment } from './payment.tsx';
import { RefundNotice } from './refund-notice.tsx';
import { BookAgain, Unconfirmed } from './unconfirmed.tsx';

interface OutcomePageProps {
  readonly state: RegistrationState;
  readonly title: string;
  /** Whether the visitor ordered a place that somebody else had taken meanwhile. */
  readonly placeTaken: boolean;
  readonly awaited: AwaitedPayment;
}

/** Whether word of a payment is still to come: the visitor has just come back from it, or a while ago. */
export type AwaitedPayment = 'no' | 'now' | 'long';

const wordsOf = (registration: RegistrationState, t: Messages['outcomes'], payment: Messages['payment']) => {
  const { state, position } = registration;
  if (registration.payment.refund?.reason === 'taken') return { heading: t.taken(), text: t.takenText() };
  if (state === 'enquiry') return { heading: t.enquiry(), text: t.enquiryText() };
  if (state === 'unconfirmed') return { heading: t.unconfirmed(), text: t.unconfirmedText() };
  if (state === 'pay') return { heading: t.pay(), text: t.payText() };
  if (state === 'paid') return { heading: t.paid(), text: t.paidText() };
  if (state === 'paymentFailed')
    return { heading: t.paymentFailed(), text: `${payment.failed()} ${payment.failedText()}` };
  if (state === 'completed') return { heading: t.completed(), text: t.completedText() };
  if (state === 'expired' && isUnordered(registration))
    return { heading: t.offerExpired(), text: t.offerExpiredText() };
  if (state === 'expired')
    return { heading: t.expired(), text: wasConfirmed(registration) ? t.expiredText() : t.unconfirmedExpiredText() };
  if (state === 'withdrawn') return { heading: t.withdrawn(), text: t.withdrawnText() };
  if (state === 'offered') return { heading: t.offered(), text: t.offeredText() };
  if (position === null) return { heading: t.sent(), text: t.sentText() };
  return { heading: t.reserve(), text: `${t.reservePosition({ position: String(position) })} ${t.reserveText()}` };
};

/** Whether there was a contract: its withdrawal period begins with it. */
const wasConfirmed = ({ withdrawalUntil }: RegistrationState): boolean => withdrawalUntil !== null;

/** Whether it binds nobody to anything; a place that was offered and not ordered in time has no sum. */
const isUnordered = ({ state, amount }: RegistrationState): boolean =>
  state === 'sent' || state === 'enquiry' || state === 'offered' || (state === 'expired' && amount === null);

const awaitedTexts = (awaited: AwaitedPayment, payment: Messages['payment']) => ({
  heading: payment.awaited(),
  text: awaited === 'now' ? payment.awaitedText() : payment.awaitedLong(),
});

/** One of the outcomes, what comes next, and the number to keep. */
export const OutcomePage = ({ state, title, placeTaken, awaited }: OutcomePageProps) => {
  const t = useTexts('outcomes');
  const payment = useTexts('payment');
  const { heading, text } = awaited === 'no' ? wordsOf(state, t, payment) : awaitedTexts(awaited, payment);
  const due = awaited !== 'now' && (state.state === 'pay' || state.state === 'paymentFailed');
  const lost = state.state === 'paymentFailed' || state.state === 'expired';
  const ended = state.state === 'expired' || state.state === 'withdrawn';
  const unordered = isUnordered(state);
  const ordered = !ended && !unordered && state.state !== 'unconfirmed';
  const placed = ordered && state.place === 'confirmed';
  usePageTitle(`${heading} – ${title}`);
  const box = useRef<HTMLHeadingElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={`outcome outcome-${lost ? 'failed' : state.state}`}>
      <h2 ref={box} tabIndex={-1} className="outcome-heading">
        {heading}
      </h2>
      <p className="lead" role={awaited === 'no' ? undefined : 'status'}>
        {text}
      </p>
      {placeTaken && <p className="notice">{t.placeTaken()}</p>}
      {state.state === 'offered' && <Offer state={state} />}
      {state.state === 'unconfirmed' && state.payment.refund === null && <Unconfirmed state={state} />}
      {due && <Payment state={state} />}
      <RefundNotice state={state} />
      <BookedTerm state={state} ordered={!unordered} priced={ordered} />
      <PairOffer state={state} />
      <NextSteps state={state} ended={ended} ordered={ordered} placed={placed} />
      {state.state === 'expired' && state.payment.refund?.reason !== 'taken' && <BookAgain state={state} />}
      <KeepDates state={state} placed={placed} open={!ended} />
    </div>
  );
};
