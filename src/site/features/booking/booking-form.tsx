import { lazy, Suspense, useEffect, useRef } from 'react';
import { isPair } from '#forms/registration/circumstances.ts';
import { documentHrefs } from '../../lib/forms/document-hrefs.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { type AcceptedBooking, type BookingCase, type BookingCourse, placesFor } from './booking-case.ts';
import { CourseFacts } from './course-facts.tsx';
import { OrderPrice, usePrice } from './order-price.tsx';
import { stepTexts } from './steps/booking-steps.ts';
import { Recovered, StepForm } from './steps/step-form.tsx';
import { StepNotes } from './steps/step-notes.tsx';
import { useBooking } from './use-booking.ts';

const loadCheck = () => loadPart(() => import('./steps/check-page.tsx'));

/** The last step is loaded while the second one is filled in. */
const CheckStep = lazy(async () => ({ default: (await loadCheck()).CheckStep }));

/** Loaded apart: it computes exam windows, which most courses do not need. */
const ParticipantNotice = lazy(async () => ({
  default: (await loadPart(() => import('./steps/participant-notice.tsx'))).ParticipantNotice,
}));

interface BookingFormProps {
  readonly course: BookingCourse;
  readonly title: string;
  readonly onAccepted: (accepted: AcceptedBooking) => void;
  /** Called when the server has another price than this page. */
  readonly onStale: () => void;
}

/** Price of the booking so far; a code is applied in the last step. */
const BookingPrice = ({ booking }: { readonly booking: BookingCase }) => {
  const { data } = usePrice(booking);
  return data === undefined ? null : <OrderPrice price={data} type={booking.course.term.type} />;
};

/** The steps of a booking on one address; Back and Forward of the browser move between them. */
export const BookingForm = ({ course, title, onAccepted, onStale }: BookingFormProps) => {
  const t = useTexts('booking');
  const texts = useTexts('form');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useBooking(course, onAccepted);
  const { form, booking, steps, at, wiped } = state;
  const step = steps[at];
  const id = step?.id ?? 'participant';
  const failing = Object.keys(form.formState.errors).length > 0;
  const words = stepTexts(t, id, booking);
  const count = t.step({ at: String(at + 1), of: String(steps.length) });
  const stepTitle = `${count}: ${words.heading} – ${title}`;
  usePageTitle(failing ? texts.errorTitle({ title: stepTitle }) : stepTitle);
  const isPastFirst = at > 0;
  useEffect(() => {
    if (isPastFirst) loadCheck().catch(() => undefined);
  }, [isPastFirst]);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (step === undefined) return null;
  const back = at > 0 && (
    <button type="button" className="button button-quiet" onClick={state.goBack}>
      {t.back()}
    </button>
  );
  return (
    <div className="booking">
      {step.id !== 'check' && (
        <aside className="box booking-aside" aria-labelledby="booking-course">
          <h2 id="booking-course">{course.term.name}</h2>
          <CourseFacts course={course} />
          {placesFor(booking) === 'bookable' && <BookingPrice booking={booking} />}
        </aside>
      )}
      <div className="booking-main">
        <progress className="step-progress" value={at + 1} max={steps.length} aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          <span className="step-count">{count}: </span>
          {words.heading}
        </h2>
        <p className="section-intro">{words.intro}</p>
        {wiped && (
          <p className="notice" role="status">
            {t.wiped()}
          </p>
        )}
        {state.recovered && step.id !== 'check' && <Recovered step={step} onReset={state.startOver} />}
        {step.id === 'check' ? (
          <Suspense fallback={<p role="status">{t.loading()}</p>}>
            <CheckStep
              booking={booking}
              steps={steps}
              registration={state.registration}
              order={state.order}
              onRefused={state.showRefusal}
              onStale={onStale}
              back={back}
            />
          </Suspense>
        ) : (
          <StepForm
            key={step.id}
            step={step}
            form={form}
            refusals={state.refusals}
            byGuardian={isPair(booking)}
            onComplete={state.continueFrom}
            actions={
              <>
                <button type="submit" className="button">
                  {t.continue()}
                </button>
                {back}
              </>
            }
          >
            {step.id === 'participant' && (
              <Suspense fallback={null}>
                <ParticipantNotice booking={booking} />
              </Suspense>
            )}
            <StepNotes step={step.id} booking={booking} />
            {step.id === 'declarations' && <DocumentLinks hrefs={documentHrefs(locale)} />}
          </StepForm>
        )}
      </div>
    </div>
  );
};
