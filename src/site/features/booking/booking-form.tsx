import { lazy, Suspense, useEffect, useRef } from 'react';
import { isPair } from '#forms/registration/circumstances.ts';
import { documentHrefs } from '../../lib/forms/document-hrefs.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import type { AcceptedBooking, BookingCourse } from './booking-case.ts';
import { BookingSummary } from './booking-summary.tsx';
import { stepTexts } from './steps/booking-steps.ts';
import { participantRefusal } from './steps/participant-refusal.ts';
import { RememberChoice } from './steps/remember-choice.tsx';
import { StepBar } from './steps/step-bar.tsx';
import { Recovered, StepForm } from './steps/step-form.tsx';
import { StepNotes } from './steps/step-notes.tsx';
import { WhoComes } from './steps/who-comes.tsx';
import { useBooking } from './use-booking.ts';

const loadCheck = () => loadPart(() => import('./steps/check-page.tsx'));

/** The last step is loaded while the second one is filled in. */
const CheckStep = lazy(async () => ({ default: (await loadCheck()).CheckStep }));

/** Loaded apart: few are refused. */
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
  const refusal = participantRefusal(booking);
  const back = at > 0 && (
    <button type="button" className="button button-quiet" onClick={state.goBack}>
      {t.back()}
    </button>
  );
  return (
    <div className="booking">
      <BookingSummary course={course} booking={booking} beside={step.id !== 'check'} />
      <div className="booking-main">
        <StepBar steps={steps} at={at} />
        <h2 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{count}: </span>
          {words.heading}
        </h2>
        <p className="section-intro">{words.intro}</p>
        <div role="status">{wiped && <p className="notice">{t.wiped()}</p>}</div>
        {state.recovered && step.id !== 'check' && <Recovered step={step} onReset={state.startOver} />}
        {step.id === 'check' ? (
          <Suspense fallback={<LiveRegion>{t.loading()}</LiveRegion>}>
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
            first={
              step.id === 'participant' &&
              course.teenagers !== null && (
                <WhoComes teenagers={course.teenagers} coming={booking.coming} onChange={state.choices.setComing} />
              )
            }
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
            <div role="status">
              {step.id === 'participant' && refusal !== null && (
                <Suspense fallback={null}>
                  <ParticipantNotice booking={booking} refusal={refusal} />
                </Suspense>
              )}
            </div>
            {step.id === 'participant' && (
              <RememberChoice steps={steps} onDevice={state.choices.onDevice} onChange={state.choices.remember} />
            )}
            <StepNotes step={step.id} booking={booking} />
            {step.id === 'declarations' && <DocumentLinks hrefs={documentHrefs(locale)} />}
          </StepForm>
        )}
      </div>
    </div>
  );
};
