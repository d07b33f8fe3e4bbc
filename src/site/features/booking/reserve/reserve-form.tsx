import { documentHrefs } from '../../../lib/forms/document-hrefs.ts';
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { DocumentLinks } from '../../../ui/form/document-links.tsx';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { UnseenField, unseenAnswer } from '../../../ui/form/unseen-field.tsx';
import type { BookingCourse } from '../booking-course.ts';
import type { AcceptedBooking } from '../outcome/accepted-booking.ts';
import { isOrderPossible, RefusalNotice } from '../outcome/refusal-notice.tsx';
import { CourseFacts } from '../steps/course-facts.tsx';
import { Recovered } from '../steps/recovered.tsx';
import { StepForm } from '../steps/step-form.tsx';
import { useReserve } from './use-reserve.ts';

interface ReserveFormProps {
  readonly course: BookingCourse;
  readonly title: string;
  /** Where the entry would stand in line, from 1. */
  readonly position: number;
  readonly onAccepted: (accepted: AcceptedBooking) => void;
  /** Called when a place got free meanwhile. */
  readonly onStale: () => void;
}

/** The reserve list of a full term on one screen: nothing is ordered, so that no sum is named. */
export const ReserveForm = ({ course, title, position, onAccepted, onStale }: ReserveFormProps) => {
  const t = useTexts('booking');
  const locale = useLocale();
  const { form, asked, refusals, registration, recovered, startAfresh, enter } = useReserve(course, onAccepted);
  const { sending, refused } = registration;
  usePageTitle(`${t.reserveList()} – ${title}`);
  return (
    <div className="booking">
      <aside className="box booking-aside" aria-labelledby="booking-course">
        <h2 id="booking-course">{course.term.name}</h2>
        <CourseFacts course={course} />
      </aside>
      <div className="booking-main">
        <h2>{t.reserveList()}</h2>
        <p className="section-intro">{t.reserveIntro()}</p>
        <p className="notice">{t.reservePosition({ position: String(position) })}</p>
        {recovered && <Recovered step={{ id: 'contact', asked }} onAfresh={startAfresh} />}
        <StepForm
          key={Object.keys(refusals).join()}
          step={{ id: 'contact', asked }}
          form={form}
          refusals={refusals}
          byGuardian={false}
          onComplete={(sent) => enter(unseenAnswer(sent))}
          actions={
            refused !== null && isOrderPossible(refused.failure) ? (
              <button type="button" className="button" onClick={onStale}>
                {t.orderInstead()}
              </button>
            ) : (
              <SendButton name={t.reserve()} busyName={t.reserving()} sending={sending} failed={refused} />
            )
          }
        >
          <DocumentLinks hrefs={documentHrefs(locale)} />
          <UnseenField id="booking-unseen" />
          {refused !== null && <RefusalNotice failure={refused.failure} />}
        </StepForm>
      </div>
    </div>
  );
};
