import type { CourseBody } from '#domain/pages/course.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { CourseAmount } from '../../features/course/course-price.tsx';
import { scheduleTexts } from '../../features/dates/next/schedule.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { NextDatesBox, useNextDates } from './next-dates-box.tsx';
import { hasCalculator } from './recertification-section.tsx';

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
  const t = useTexts('course');
  return (
    <p className="actions">
      {body.dates !== null && (
        <a className="button" href={toDates}>
          {body.city === null ? t.toDates() : t.allDates()}
        </a>
      )}
      {hasProgram && (
        <a className="button button-quiet" href={toProgram}>
          {t.toProgram()}
        </a>
      )}
      {hasCalculator(body) && (
        <a className="button button-quiet" href={toCalculator}>
          {t.toCalculator()}
        </a>
      )}
    </p>
  );
};

/** First of all to the form and the phone. */
const AskActions = () => {
  const t = useTexts('course');
  return (
    <p className="actions">
      <a className="button" href={toForm}>
        {t.toEnquiry()}
      </a>
      <PhoneLink className="button button-quiet" />
    </p>
  );
};

const MoreWays = ({ body, hasProgram }: CourseOfferProps) => {
  const t = useTexts('course');
  return (
    <p className="offer-ways">
      {body.dates !== null && <a href={toDates}>{t.toDates()}</a>}
      {hasProgram && <a href={toProgram}>{t.toProgram()}</a>}
    </p>
  );
};

/** The offer on the first screen: the price, the nearest date with places, and the link to book or to enquire. */
export const CourseOffer = (props: CourseOfferProps) => {
  const t = useTexts('course');
  const calendar = useTexts('calendar');
  const { body, asks } = props;
  const next = useNextDates(body.dates);
  const schedule = next?.schedule ?? null;
  const dates = next !== null && (
    <NextDatesBox terms={next.terms} timed={asks || schedule === null} city={body.city} asks={asks} />
  );
  return (
    <div className="offer" data-course={body.course.name}>
      <p className="offer-price">
        <CourseAmount body={body} />
      </p>
      {asks && <p>{agreed[body.course.audience]?.(t)}</p>}
      {!asks && schedule !== null && <p className="offer-schedule">{scheduleTexts(schedule, calendar)}</p>}
      {asks ? <AskActions /> : dates}
      {asks ? dates : <BookActions {...props} />}
      {asks && <MoreWays {...props} />}
    </div>
  );
};

/** Price and link, fixed at the lower edge of a narrow window once those of the header are out of view. */
export const CourseBar = ({ body, asks }: Pick<CourseOfferProps, 'body' | 'asks'>) => {
  const t = useTexts('course');
  const toEnquiry = asks || body.dates === null;
  return (
    <div className={toEnquiry ? 'course-bar course-bar-ask' : 'course-bar'}>
      <div className="course-bar-inside">
        <div className="wrap">
          <p>
            <CourseAmount body={body} />
          </p>
          <a className="button" href={toEnquiry ? toForm : toDates}>
            {toEnquiry ? t.toEnquiry() : t.toDates()}
          </a>
        </div>
      </div>
    </div>
  );
};
