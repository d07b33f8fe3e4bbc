import type { FormEvent, ReactNode } from 'react';
import { isEnquiry, isPair } from '#forms/registration/circumstances.ts';
import type { Messages } from '#generated/i18n/messages.ts';
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

const actionWords = (
  t: Messages['booking'],
  { enquiry, reserve }: { readonly enquiry: boolean; readonly reserve: boolean },
) => {
  if (enquiry) return { name: t.enquire(), busy: t.reserving() };
  return reserve ? { name: t.reserve(), busy: t.reserving() } : { name: t.order(), busy: t.ordering() };
};

/** All answers, then the key facts of the contract, and right below them the only button that orders or, without a price, only enquires. */
export const CheckStep = ({ booking, steps, registration, order, back }: CheckStepProps) => {
  const t = useTexts('booking');
  const { sending, refused } = registration;
  const places = placesFor(booking);
  const enquiry = isEnquiry(booking);
  const reserve = !enquiry && places !== 'bookable';
  const price = bookingPrice(booking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    order();
  };
  const { name, busy } = actionWords(t, { enquiry, reserve });
  return (
    <>
      <CheckAnswers booking={booking} steps={steps} />
      <form className="box order" onSubmit={submit}>
        <h3>{booking.course.term.name}</h3>
        <CourseFacts course={booking.course} />
        {enquiry && <p className="notice">{t.enquiryNotice()}</p>}
        {reserve && <p className="notice">{places === 'onePlaceForTwo' ? t.onePlaceNotice() : t.reserveNotice()}</p>}
        {!enquiry && !reserve && <PriceBreakdown price={price} />}
        {!enquiry && <p>{t.payer({ name: payerOf(booking) })}</p>}
        {!enquiry && !reserve && <p className="note">{t.payWithin({ count: parameters.paymentDays })}</p>}
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
