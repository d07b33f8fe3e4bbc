import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listRequestedFields, type RequestedRegistrationField } from '#forms/registration/requested-fields.ts';
import { documentHrefsInLocale } from '../../lib/forms/document-hrefs.ts';
import { type Problems, toResolverResult } from '../../lib/forms/field-errors.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { DocumentLinks } from '../../ui/form/document-links.tsx';
import { SendButton } from '../../ui/form/send-button.tsx';
import { readHoneypotAnswer, UnseenField } from '../../ui/form/unseen-field.tsx';
import {
  type AcceptedBooking,
  type Answers,
  type BookingCase,
  type BookingCourse,
  emptyBookingAnswers,
} from './booking-case.ts';
import { BookingLine, BookingTicket } from './booking-frame.tsx';
import { removeStoredBooking, useRecoveredBooking, useStoreBooking } from './kept-booking.ts';
import { buildBookingBody, checkBookingAnswers } from './steps/booking-steps.ts';
import { hasOrderBecomePossible, RefusalNotice } from './steps/refusal-notice.tsx';
import { Recovered, StepForm } from './steps/step-form.tsx';
import { codesOfRefusedFields, useSendRegistration } from './use-send-registration.ts';

/** State of an entry on the reserve list: a few answers, sent in one step. */
const useReserve = (course: BookingCourse, onAccepted: (accepted: AcceptedBooking) => void) => {
  const locale = useLocale();
  const [bookedAt] = useState(Date.now);
  const [refusals, setRefusals] = useState<Problems>({});
  const caseOf = (answers: Answers): BookingCase => ({ course, answers, coming: 'alone', bookedAt, demanded: [] });
  const requested: readonly RequestedRegistrationField[] = listRequestedFields(caseOf(emptyBookingAnswers()));
  const untouched = emptyBookingAnswers();
  const { kept, filledBefore, coming, onDevice, drop } = useRecoveredBooking(course.term.id);
  const form = useForm<Answers>({
    defaultValues: { ...untouched, ...kept?.answers },
    shouldFocusError: false,
    resolver: (values) => toResolverResult(values, checkBookingAnswers(caseOf(values), requested)),
  });
  const answers = form.watch();
  useStoreBooking({ course: course.term.id, step: 'participant', answers, coming, onDevice, untouched, filledBefore });
  const registration = useSendRegistration({
    course: course.term.id,
    filledBefore,
    onAccepted: (state) => {
      form.reset(untouched);
      removeStoredBooking(course.term.id);
      onAccepted({ state, placeTaken: false });
    },
    onRefused: (failure) => setRefusals(codesOfRefusedFields(failure)),
  });
  return {
    form,
    requested,
    refusals,
    registration,
    recovered: kept !== null,
    startOver: (): void => {
      form.reset(untouched);
      drop();
    },
    enter: (unseen: string): void => {
      setRefusals({});
      registration.send({ ...buildBookingBody(caseOf(form.getValues()), locale), amount: null }, unseen);
    },
  };
};

interface ReserveFormProps {
  readonly course: BookingCourse;
  readonly title: string;
  /** Position that the entry would get, from 1. */
  readonly position: number;
  readonly onAccepted: (accepted: AcceptedBooking) => void;
  /** Called when a place has become free. */
  readonly onStale: () => void;
}

/** Entry on the reserve list of a full term. It is no order, so no amount is shown. */
export const ReserveForm = ({ course, title, position, onAccepted, onStale }: ReserveFormProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const { form, requested, refusals, registration, recovered, startOver, enter } = useReserve(course, onAccepted);
  const { sending, refused } = registration;
  const step = { id: 'contact', requested, folded: [] } as const;
  usePageTitle(`${t.reserveList()} – ${title}`);
  return (
    <StepForm
      step={step}
      form={form}
      refusals={refusals}
      byGuardian={false}
      line={<BookingLine course={course} price={null} />}
      ticket={
        <BookingTicket
          course={course}
          price={null}
          action={
            refused !== null && hasOrderBecomePossible(refused.failure) ? (
              <button type="button" className="button" onClick={onStale}>
                {t.orderInstead()}
              </button>
            ) : (
              <SendButton name={t.reserve()} busyName={t.reserving()} sending={sending} failed={refused} />
            )
          }
        >
          <div role="alert">{refused !== null && <RefusalNotice failure={refused.failure} />}</div>
        </BookingTicket>
      }
      head={
        <>
          <h2>{t.reserveList()}</h2>
          <p className="section-intro">
            {t.reserveIntro()} {t.reservePosition({ position: String(position) })}
          </p>
          {course.teenagers !== null && (
            <p className="note">
              {t.reserveForTwo()} <PhoneLink />
            </p>
          )}
          {recovered && <Recovered step={step} onReset={startOver} />}
        </>
      }
      onComplete={(sent) => enter(readHoneypotAnswer(sent))}
    >
      <DocumentLinks hrefs={documentHrefsInLocale(locale)} />
      <UnseenField id="booking-unseen" />
    </StepForm>
  );
};
