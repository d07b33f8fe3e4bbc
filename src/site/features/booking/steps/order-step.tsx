import { Link, useLocation } from 'react-router';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { isAnswerEmpty, normaliseAnswer } from '#forms/answers.ts';
import { isEnquiryOnly, isGuardianPair } from '#forms/registration/circumstances.ts';
import { lastDayToPay } from '#forms/registration/last-days.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import {
  type BookingCase,
  type BookingField,
  type BookingStep,
  decidePlacesForBooking,
  fieldLabelKey,
  hasConfirmedEmail,
  textOfBookingAnswer,
} from '../booking-case.ts';
import { bookingStepTexts, type OpenStep } from './booking-steps.ts';

const payerOf = (booking: BookingCase): string => {
  const { answers } = booking;
  const names = isGuardianPair(booking)
    ? (['guardianFirstName', 'guardianLastName'] as const)
    : (['firstName', 'lastName'] as const);
  return names.map((id) => textOfBookingAnswer(answers, id).trim()).join(' ');
};

const shownCharacters = 4;

/** A number with all but its last characters masked: `*******1359`. */
export const maskAllButLastCharacters = (text: string): string => {
  const whole = text.replaceAll(/[\s-]/g, '');
  return `${'*'.repeat(Math.max(0, whole.length - shownCharacters))}${whole.slice(-shownCharacters)}`;
};

interface CheckAnswersProps {
  readonly booking: BookingCase;
  readonly steps: readonly OpenStep[];
}

/** All answers, with a link to change each part. */
const CheckAnswers = ({ booking, steps }: CheckAnswersProps) => {
  const t = useMessages('booking');
  const form = useMessages('form');
  const calendar = useMessages('calendar');
  const { search } = useLocation();
  const headingOf = (id: BookingStep): string => bookingStepTexts(t, id, booking).heading;
  const shown = (field: BookingField): string => {
    const typed = textOfBookingAnswer(booking.answers, field.id);
    const text = field.id === 'postalCode' ? normaliseAnswer(field.rule, typed, booking.answers) : typed;
    if (field.input === 'checkbox') return t.declared();
    if (field.input === 'date') return dateInWords(text, calendar);
    return field.sensitive ? maskAllButLastCharacters(text) : text;
  };
  return (
    <div className="answers">
      {steps.map(({ id, requested }) =>
        id === 'order' ? null : (
          <section key={id} aria-labelledby={`answers-${id}`}>
            <div className="answers-head">
              <h3 id={`answers-${id}`}>{headingOf(id)}</h3>
              <Link
                to={{ search }}
                state={{ step: id, pushed: true }}
                aria-label={t.changeWhat({ what: headingOf(id) })}
              >
                {t.change()}
              </Link>
            </div>
            <dl>
              {requested.map(({ field }) =>
                field.id === 'identity' || isAnswerEmpty(booking.answers[field.id]) ? null : (
                  <div key={field.id}>
                    <dt>{form[fieldLabelKey(field.id, isGuardianPair(booking))]()}</dt>
                    <dd>{shown(field)}</dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ),
      )}
    </div>
  );
};

type Way = NonNullable<RegistrationPriceResponse['method']>;

const wayTexts = (t: Messages['booking']): Readonly<Record<Way, string>> => ({
  transfer: t.payTransfer(),
  p24: t.payP24(),
  sandbox: t.paySandbox(),
});

interface OrderTermsProps {
  readonly price: RegistrationPriceResponse;
  readonly booking: BookingCase;
}

/** Information before the order: how and until when to pay and, folded, when the contract is concluded and how to withdraw from it. */
const OrderTerms = ({ price, booking }: OrderTermsProps) => {
  const t = useMessages('booking');
  const calendar = useMessages('calendar');
  const payDay = formatCivilDate(lastDayToPay(booking.bookedAt, booking.course.startDay));
  const locale = useLocale();
  return (
    <>
      <p>
        {t.payer({ name: payerOf(booking) })}.
        {!hasConfirmedEmail(booking) && (
          <>
            {' '}
            {t.confirmFirst({ count: price.confirmMinutes })} {price.payNow === true && t.orPayNow()}
          </>
        )}
      </p>
      <details className="fold">
        <summary>{t.orderRules()}</summary>
        <div>
          {price.method !== undefined && (
            <p>
              {t.payBy()}: {wayTexts(t)[price.method]}.
            </p>
          )}
          <p>
            {t.contract()} {t.payWithin({ date: dateInWords(payDay, calendar) + endOfDay[locale] })}
          </p>
          <p>
            {t.withdrawalRight()}{' '}
            <a href={pathTo('withdrawal', locale)} target="_blank" rel="noreferrer">
              {t.withdrawalHow()}
            </a>
            .{booking.answers.earlyStartRequest === true && ` ${t.withdrawalEarly()}`}
          </p>
        </div>
      </details>
    </>
  );
};

interface OrderStepProps extends CheckAnswersProps {
  /** The server's price; undefined while it is not known. */
  readonly price: RegistrationPriceResponse | undefined;
}

/** All answers and the terms of the order, above the declarations. */
export const OrderStep = ({ booking, steps, price }: OrderStepProps) => {
  const t = useMessages('booking');
  const places = decidePlacesForBooking(booking);
  const enquiry = isEnquiryOnly(booking);
  const reserve = !enquiry && places !== 'bookable';
  return (
    <>
      <CheckAnswers booking={booking} steps={steps} />
      {reserve && <p className="notice">{places === 'onePlaceForTwo' ? t.onePlaceNotice() : t.reserveNotice()}</p>}
      {!enquiry && !reserve && price !== undefined && <OrderTerms price={price} booking={booking} />}
      {textOfBookingAnswer(booking.answers, 'discountCode') !== '' && <p className="note">{t.codeNote()}</p>}
    </>
  );
};
