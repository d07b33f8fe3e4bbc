import type { CourseBody } from '#contract/course.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { CourseAmount } from '../../features/course/course-price.tsx';
import { scheduleInWords } from '../../features/dates/schedule.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { useScheduleOfDates } from './next-term.ts';
import { hasExamCalculator } from './recertification-section.tsx';

interface CourseOfferProps {
  readonly body: CourseBody;
  /** Whether visitors ask for this course instead of booking it. */
  readonly asks: boolean;
  readonly hasProgram: boolean;
}

const toDates = '#dates';
const toForm = '#form';
const toProgram = '#program';
const toCalculator = '#kalkulator';

/** The schedule of a course that is booked by enquiry, in the words of its audience. */
const agreed: Readonly<Record<string, (t: Messages['course']) => string>> = {
  company: (t) => t.agreedWithCompany(),
  uniformed: (t) => t.agreedWithUnit(),
  fire: (t) => t.agreedWithFireUnit(),
};

const BookActions = ({ body, hasProgram }: CourseOfferProps) => {
  const t = useMessages('course');
  return (
    <p className="actions">
      {body.dates !== null && (
        <a className="button" href={toDates}>
          {t.toDates()}
        </a>
      )}
      {hasProgram && (
        <a className="link-button" href={toProgram}>
          {t.program()}
        </a>
      )}
      {hasExamCalculator(body) && (
        <a className="link-button" href={toCalculator}>
          {t.toCalculator()}
        </a>
      )}
    </p>
  );
};

/** First of all to the form and the phone. */
const AskActions = ({ hasProgram }: Pick<CourseOfferProps, 'hasProgram'>) => {
  const t = useMessages('course');
  return (
    <p className="actions">
      <a className="button" href={toForm}>
        {t.toEnquiry()}
      </a>
      <PhoneLink className="link-button" />
      {hasProgram && (
        <a className="link-button" href={toProgram}>
          {t.program()}
        </a>
      )}
    </p>
  );
};

/** The offer on the first screen: the price, the schedule, and the link to book or to enquire. */
export const CourseOffer = (props: CourseOfferProps) => {
  const t = useMessages('course');
  const calendar = useMessages('calendar');
  const { body, asks } = props;
  const schedule = useScheduleOfDates(body.dates);
  return (
    <div className="offer" data-course={body.course.name}>
      <p className="offer-price">
        <CourseAmount body={body} />
      </p>
      {asks && <p>{agreed[body.course.audience]?.(t)}</p>}
      {!asks && schedule !== null && <p className="offer-schedule">{scheduleInWords(schedule, calendar)}</p>}
      {asks ? <AskActions hasProgram={props.hasProgram} /> : <BookActions {...props} />}
    </div>
  );
};
