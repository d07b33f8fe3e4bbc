import type { FormEvent, ReactNode } from 'react';
import { isPair } from '#forms/registration/circumstances.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { FailedSend } from '../../../lib/hooks/use-sending.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { bookingPrice, placesFor } from '../booking-price.ts';
import { RefusalNotice } from '../outcome/refusal-notice.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { textAnswer } from './answers.ts';
import type { BookingCase } from './booking-case.ts';
import { CheckAnswers } from './check-answers.tsx';
import { CourseFacts } from './course-facts.tsx';
import type { OpenStep } from './steps.ts';

interface CheckStepProps {
  readonly booking: BookingCase;
  readonly steps: readonly OpenStep[];
  readonly registration: { readonly sending: boolean; readonly refused: FailedSend | null };
  readonly order: () => void;
  readonly back: ReactNode;
}

const payerOf = (booking: BookingCase): string => {
  const { answers } = booking;
  const names = isPair(booking)
    ? (['guardianFirstName', 'guardianLastName'] as const)
    : (['firstName', 'lastName'] as const);
  return names.map((id) => textAnswer(answers, id).trim()).join(' ');
};

/** All answers, then the key facts of the contract, and right below them the only button that orders. */
export const CheckStep = ({ booking, steps, registration, order, back }: CheckStepProps) => {
  const t = useTexts('booking');
  const { sending, refused } = registration;
  const places = placesFor(booking);
  const reserve = places !== 'bookable';
  const price = bookingPrice(booking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order();
  };
  const name = reserve ? t.reserve() : t.order();
  const busy = reserve ? t.reserving() : t.ordering();
  return (
    <>
      <CheckAnswers booking={booking} steps={steps} />
      <form className="box order" onSubmit={submit}>
        <h3>{booking.course.term.name}</h3>
        <CourseFacts course={booking.course} />
        {reserve ? (
          <p className="notice">{places === 'onePlaceForTwo' ? t.onePlaceNotice() : t.reserveNotice()}</p>
        ) : (
          <PriceBreakdown price={price} />
        )}
        <p>{t.payer({ name: payerOf(booking) })}</p>
        {!reserve && price !== null && <p className="note">{t.payWithin({ count: parameters.paymentDays })}</p>}
        {textAnswer(booking.answers, 'discountCode') !== '' && <p className="note">{t.codeNote()}</p>}
        {refused !== null && <RefusalNotice failure={refused.failure} />}
        <div className="actions">
          <SendButton name={name} busyName={busy} sending={sending} failed={refused} />
          {back}
        </div>
      </form>
    </>
  );
};
