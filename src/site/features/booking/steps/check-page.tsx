import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { answerText, isEmpty } from '#forms/answers.ts';
import { isEnquiry, isPair } from '#forms/registration/circumstances.ts';
import { lastDayToPay } from '#forms/registration/last-day-to-pay.ts';
import { requestedAnswers } from '#forms/registration/requested-fields.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { type CallFailure, failureOf } from '../../../lib/api/call-error.ts';
import type { FailedSend } from '../../../lib/api/use-sending.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { CallNotice } from '../../../ui/call/call-notice.tsx';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { UnseenField, unseenAnswer } from '../../../ui/form/unseen-field.tsx';
import {
  type BookingCase,
  type BookingField,
  type BookingStep,
  labelOf,
  placesFor,
  textAnswer,
} from '../booking-case.ts';
import { CourseFacts } from '../course-facts.tsx';
import { OrderPrice, usePrice } from '../order-price.tsx';
import { type OpenStep, stepTexts } from './booking-steps.ts';
import { isAmountRefusal, RefusalNotice } from './refusal-notice.tsx';

const payerOf = (booking: BookingCase): string => {
  const { answers } = booking;
  const names = isPair(booking)
    ? (['guardianFirstName', 'guardianLastName'] as const)
    : (['firstName', 'lastName'] as const);
  return names.map((id) => textAnswer(answers, id).trim()).join(' ');
};

const actionTexts = (
  t: Messages['booking'],
  { enquiry, reserve }: { readonly enquiry: boolean; readonly reserve: boolean },
) => {
  if (enquiry) return { name: t.enquire(), busy: t.reserving() };
  return reserve ? { name: t.reserve(), busy: t.reserving() } : { name: t.order(), busy: t.ordering() };
};

const shownCharacters = 4;

/** A number with all but its last characters hidden: `*******1359`. */
export const maskedText = (text: string): string => {
  const whole = text.replaceAll(/[\s-]/g, '');
  return `${'*'.repeat(Math.max(0, whole.length - shownCharacters))}${whole.slice(-shownCharacters)}`;
};

interface CheckAnswersProps {
  readonly booking: BookingCase;
  readonly steps: readonly OpenStep[];
}

/** All answers, with a link to change each part. */
const CheckAnswers = ({ booking, steps }: CheckAnswersProps) => {
  const t = useTexts('booking');
  const form = useTexts('form');
  const calendar = useTexts('calendar');
  const { search } = useLocation();
  const headingOf = (id: BookingStep): string => stepTexts(t, id, booking).heading;
  const shown = (field: BookingField): string => {
    const text = textAnswer(booking.answers, field.id);
    if (field.input === 'checkbox') return t.declared();
    if (field.input === 'date') return dateWord(text, calendar);
    return field.sensitive ? maskedText(text) : text;
  };
  return (
    <div className="answers">
      {steps.map(({ id, requested }) =>
        id === 'check' ? null : (
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
                field.id === 'identity' || isEmpty(booking.answers[field.id]) ? null : (
                  <div key={field.id}>
                    <dt>{form[labelOf(field.id, isPair(booking))]()}</dt>
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

interface CheckStepProps {
  readonly booking: BookingCase;
  readonly steps: readonly OpenStep[];
  readonly registration: { readonly sending: boolean; readonly refused: FailedSend | null };
  /** Orders at an amount in grosze; null where nothing is ordered. */
  readonly order: (amount: number | null, unseen: string) => void;
  readonly onRefused: (failure: CallFailure) => void;
  readonly onStale: () => void;
  readonly back: ReactNode;
}

/** The server's current price, fetched again after it has refused another amount. */
const useCheckedPrice = ({ booking, registration, onRefused, onStale }: CheckStepProps) => {
  const price = usePrice(booking, answerText(requestedAnswers(booking).pairCode));
  const { refused } = registration;
  const react = useEffectEvent(() => {
    if (price.error !== null) onRefused(failureOf(price.error));
    else if (price.data !== undefined && price.data.price !== booking.course.price) onStale();
  });
  const fetchAgain = useEffectEvent(() => refused !== null && isAmountRefusal(refused.failure) && void price.refetch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => react(), [price.error, price.data]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refusal
  useEffect(() => void fetchAgain(), [refused]);
  return price;
};

type Way = NonNullable<RegistrationPriceResponse['method']>;

const wayTexts = (t: Messages['booking']): Readonly<Record<Way, string>> => ({
  transfer: t.payTransfer(),
  p24: t.payP24(),
  sandbox: t.paySandbox(),
});

/** What whoever orders knows before: how and until when one pays, when there is a contract, and how to withdraw from it. */
const OrderTerms = ({
  price,
  booking,
}: {
  readonly price: RegistrationPriceResponse;
  readonly booking: BookingCase;
}) => {
  const t = useTexts('booking');
  const calendar = useTexts('calendar');
  const payDay = formatCivilDate(lastDayToPay(booking.bookedAt, booking.course.startDay));
  const locale = useLocale();
  return (
    <>
      {price.method !== undefined && (
        <p>
          {t.payBy()}: {wayTexts(t)[price.method]}.
        </p>
      )}
      <p className="note">
        {t.confirmFirst({ count: price.confirmMinutes })} {price.payNow === true && `${t.orPayNow()} `}
        {t.contract()} {t.payWithin({ date: dateWord(payDay, calendar) })}
      </p>
      <p className="note">
        {t.withdrawalRight()}{' '}
        <a href={pathTo('withdrawal', locale)} target="_blank" rel="noreferrer">
          {t.withdrawalHow()}
        </a>
        .{booking.answers.earlyStartRequest === true && ` ${t.withdrawalEarly()}`}
      </p>
    </>
  );
};

/** All answers, then the key facts of the contract with the button that orders, or enquires, right below. */
export const CheckStep = (props: CheckStepProps) => {
  const { booking, steps, registration, order, back } = props;
  const t = useTexts('booking');
  const { sending, refused } = registration;
  const places = placesFor(booking);
  const enquiry = isEnquiry(booking);
  const reserve = !enquiry && places !== 'bookable';
  const price = useCheckedPrice(props);
  const amount = price.data?.amount;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (amount !== undefined) order(amount, unseenAnswer(event.currentTarget));
  };
  const { name, busy } = actionTexts(t, { enquiry, reserve });
  return (
    <>
      <CheckAnswers booking={booking} steps={steps} />
      <form className="box order" onSubmit={submit}>
        <h3>{booking.course.term.name}</h3>
        <CourseFacts course={booking.course} />
        {enquiry && <p className="notice">{t.enquiryNotice()}</p>}
        {reserve && <p className="notice">{places === 'onePlaceForTwo' ? t.onePlaceNotice() : t.reserveNotice()}</p>}
        {!enquiry && !reserve && price.data !== undefined && (
          <OrderPrice price={price.data} type={booking.course.term.type} />
        )}
        {!enquiry && !reserve && <p>{t.payer({ name: payerOf(booking) })}</p>}
        {!enquiry && !reserve && price.data !== undefined && <OrderTerms price={price.data} booking={booking} />}
        {textAnswer(booking.answers, 'discountCode') !== '' && <p className="note">{t.codeNote()}</p>}
        <div role="alert">
          {refused !== null && <RefusalNotice failure={refused.failure} />}
          {price.isError && (
            <>
              <CallNotice failure={failureOf(price.error)} kept />
              <RetryButton
                failed={{ failure: failureOf(price.error), at: price.errorUpdatedAt }}
                onRetry={() => void price.refetch()}
              />
            </>
          )}
        </div>
        <UnseenField id="booking-unseen" />
        <div role="status">{price.isPending && <p>{t.pricing()}</p>}</div>
        <div className="actions">
          {amount !== undefined && <SendButton name={name} busyName={busy} sending={sending} failed={refused} />}
          {back}
        </div>
      </form>
    </>
  );
};
