import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { isGuardianPair } from '#forms/registration/circumstances.ts';
import { listRequestedFields } from '#forms/registration/requested-fields.ts';
import { withdrawalNotice } from '#generated/rules/withdrawal-notice.ts';
import { documentHrefsInLocale } from '../../lib/forms/document-hrefs.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { readHoneypotAnswer, UnseenField } from '../../ui/form/unseen-field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { type AcceptedBooking, type BookingCourse, decidePlacesForBooking } from './booking-case.ts';
import { BookingLine, BookingTicket } from './booking-frame.tsx';
import { useCheckedPrice } from './order-price.tsx';
import { bookingStepTexts } from './steps/booking-steps.ts';
import { participantRefusal } from './steps/participant-refusal.ts';
import { RememberChoice } from './steps/remember-choice.tsx';
import { StepBar } from './steps/step-bar.tsx';
import { Recovered, StepForm } from './steps/step-form.tsx';
import { WhoComes } from './steps/who-comes.tsx';
import { exchangeNames, useBookingForm } from './use-booking.ts';

const loadOrder = () => importWithRetry(() => import('./steps/order-step.tsx'));
const loadAction = () => importWithRetry(() => import('./steps/order-action.tsx'));

/** The last step is loaded while the second one is filled in. */
const OrderStep = lazy(async () => ({ default: (await loadOrder()).OrderStep }));
const OrderButton = lazy(async () => ({ default: (await loadAction()).OrderButton }));
const OrderNotices = lazy(async () => ({ default: (await loadAction()).OrderNotices }));

/** Loaded apart: few are refused. */
const ParticipantNotice = lazy(async () => ({
  default: (await importWithRetry(() => import('./steps/participant-notice.tsx'))).ParticipantNotice,
}));

interface BookingFormProps {
  readonly course: BookingCourse;
  readonly title: string;
  readonly onAccepted: (accepted: AcceptedBooking) => void;
  /** Called on the last step, so that it orders what is free now, and when the server has another price than this page. */
  readonly onStale: () => void;
}

type BookingState = ReturnType<typeof useBookingForm>;

/** Bar, heading and introduction of a step, and what is said about answers that were kept or lost. */
const StepHead = ({ state, title }: { readonly state: BookingState; readonly title: string }) => {
  const t = useMessages('booking');
  const texts = useMessages('form');
  const { booking, steps, at, form } = state;
  const step = steps[at];
  const id = step?.id ?? 'participant';
  const words = bookingStepTexts(t, id, booking);
  const count = t.step({ at: String(at + 1), of: String(steps.length) });
  const stepTitle = `${count}: ${words.heading} – ${title}`;
  const failing = Object.keys(form.formState.errors).length > 0;
  usePageTitle(failing ? texts.errorTitle({ title: stepTitle }) : stepTitle);
  return (
    <>
      <StepBar steps={steps} at={at} booking={booking} />
      <h2 tabIndex={-1}>
        <span className="visually-hidden">{count}: </span>
        {words.heading}
      </h2>
      {words.intro !== null && <p className="section-intro">{words.intro}</p>}
      <div role="status">{state.wiped && <p className="notice">{t.wiped()}</p>}</div>
      {state.recovered && step !== undefined && id !== 'order' && <Recovered step={step} onReset={state.startOver} />}
    </>
  );
};

/** What follows the fields of a step. */
const StepEnd = ({ state }: { readonly state: BookingState }) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const { booking, steps, at, choices } = state;
  const id = steps[at]?.id;
  const refusal = participantRefusal(booking);
  const isEarly = listRequestedFields(booking).some(({ field }) => field.id === 'earlyStartRequest');
  const concluded = { concludedAt: booking.bookedAt, startDay: booking.course.startDay };
  const startsWithin = withdrawalNotice(concluded).value === 'expressRequest';
  return (
    <>
      {id === 'participant' && (
        <div role="status">
          {refusal !== null && (
            <Suspense fallback={null}>
              <ParticipantNotice booking={booking} refusal={refusal} />
            </Suspense>
          )}
        </div>
      )}
      {id === 'participant' && <RememberChoice steps={steps} onDevice={choices.onDevice} onChange={choices.remember} />}
      {id === 'contact' && booking.coming !== 'withTeenager' && <p className="note">{t.severalPeople()}</p>}
      {id === 'order' && isEarly && (
        <p className="note">{startsWithin ? t.startsWithinWithdrawal() : t.withdrawalNotice()}</p>
      )}
      {id === 'order' && <DocumentLinks hrefs={documentHrefsInLocale(locale)} />}
      {id === 'order' && <UnseenField id="booking-unseen" />}
      {at > 0 && (
        <p>
          <button type="button" className="link-button" onClick={state.goBack}>
            {t.back()}
          </button>
        </p>
      )}
    </>
  );
};

/** The steps of a booking on one address; Back and Forward of the browser move between them. */
export const BookingForm = ({ course, title, onAccepted, onStale }: BookingFormProps) => {
  const t = useMessages('booking');
  const state = useBookingForm(course, onAccepted);
  const { form, booking, steps, at, registration } = state;
  const step = steps[at];
  const id = step?.id ?? 'participant';
  const isLast = id === 'order';
  const { refused } = registration;
  const { query, price } = useCheckedPrice(booking, { isLast, refused, onRefused: state.showRefusal, onStale });
  const isPastFirst = at > 0;
  useEffect(() => {
    if (isPastFirst) Promise.all([loadOrder(), loadAction()]).catch(() => undefined);
  }, [isPastFirst]);
  const askAnew = useEffectEvent(onStale);
  useEffect(() => {
    if (isLast) askAnew();
  }, [isLast]);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    scrollTo({ top: 0, behavior: 'instant' });
    frame.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [id]);
  if (step === undefined) return null;
  const priced = decidePlacesForBooking(booking) === 'bookable' ? price : null;
  const ordered = { booking, registration, query };
  const complete = (sent: HTMLFormElement) => {
    if (!isLast) state.continueFrom();
    else if (query.data !== undefined) state.order(query.data.amount, readHoneypotAnswer(sent));
  };
  return (
    <div ref={frame}>
      <StepForm
        key={step.id}
        step={step}
        form={form}
        refusals={state.refusals}
        byGuardian={isGuardianPair(booking)}
        line={<BookingLine course={course} price={priced} />}
        ticket={
          <BookingTicket
            course={course}
            price={priced}
            ordering={isLast}
            action={
              isLast ? (
                <Suspense fallback={null}>
                  <OrderButton {...ordered} />
                </Suspense>
              ) : (
                <button type="submit" className="button">
                  {t.continue()}
                </button>
              )
            }
          >
            {isLast && (
              <Suspense fallback={null}>
                <OrderNotices {...ordered} />
              </Suspense>
            )}
          </BookingTicket>
        }
        head={<StepHead state={state} title={title} />}
        first={
          <>
            {id === 'participant' && course.teenagers !== null && (
              <WhoComes
                teenagers={course.teenagers}
                coming={booking.coming}
                onChange={(chosen) => {
                  exchangeNames(state.form);
                  state.choices.setComing(chosen);
                }}
                tooFewPlaces={decidePlacesForBooking(booking) === 'onePlaceForTwo'}
              />
            )}
            {isLast && (
              <Suspense fallback={<LiveRegion>{t.loading()}</LiveRegion>}>
                <OrderStep booking={booking} steps={steps} price={query.data} />
              </Suspense>
            )}
          </>
        }
        onComplete={complete}
      >
        <StepEnd state={state} />
      </StepForm>
    </div>
  );
};
