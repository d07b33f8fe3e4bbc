import { formatPrice } from '#domain/money/amount.ts';
import { papersToBringMessage } from '#forms/registration/course-demands.ts';
import { isOnReserveList, participantsText } from '#forms/registration/outcome-texts.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { toBookingCourse } from '../booking-case.ts';
import { CourseFacts } from '../course-facts.tsx';

interface BookedTermProps {
  readonly state: RegistrationState;
  /** Whether it is or was an order. */
  readonly ordered: boolean;
  /** Whether the amount and the withdrawal are named: not of what has ended. */
  readonly priced: boolean;
}

/** What was booked, on one card: the course, when, where, who, for how much, and the number of the booking. */
export const BookedTerm = ({ state, ordered, priced }: BookedTermProps) => {
  const t = useMessages('outcomes');
  const locale = useLocale();
  const course = toBookingCourse({ term: state.term, price: null });
  // The term keeps the name under which it was booked, in the language of the order.
  const known = courseTypes.find(({ calendar }) => calendar === state.term.type);
  return (
    <div className="box booked">
      <h3>{known?.name[locale] ?? state.term.name}</h3>
      {course !== null && <CourseFacts course={course} />}
      <dl className="course-facts">
        {state.people !== undefined && state.people.length > 0 && (
          <div>
            <dt>{t.people()}</dt>
            <dd>{participantsText(state.people, t)}</dd>
          </div>
        )}
        <div>
          <dt>{ordered ? t.reference() : t.enquiryReference()}</dt>
          <dd>
            <code>{state.number}</code>
            <p className="note">{ordered && priced ? t.keepReference() : t.keepNumber()}</p>
          </dd>
        </div>
        {priced && state.amount !== null && (
          <div>
            <dt>{t.amount()}</dt>
            <dd>{formatPrice(state.amount, locale)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};

interface NextStepsProps {
  readonly state: RegistrationState;
  /** Whether it has expired or was withdrawn. */
  readonly ended: boolean;
  /** Whether an order is valid, and whether its place is confirmed. */
  readonly ordered: boolean;
  readonly placed: boolean;
}

/** Next steps: venue, documents, questions, withdrawal, and the way out of the reserve list. */
export const NextSteps = ({ state, ended, ordered, placed }: NextStepsProps) => {
  const t = useMessages('outcomes');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const papers = papersToBringMessage(state.term.type);
  const named = new URLSearchParams({ reference: state.number, booking: state.reference });
  const withdrawal = `${pathTo('withdrawal', locale)}?${named}`;
  return (
    <div className="prose">
      <h3>{t.next()}</h3>
      <ul>
        {!ended && state.state !== 'enquiry' && <li>{t.nextPage()}</li>}
        {placed && (
          <li>
            {t.nextPapers()} {papers !== null && t[papers]()}
          </li>
        )}
        <li>
          {t.nextQuestions()} <PhoneLink />
        </li>
        {isOnReserveList(state) && (
          <li>
            {t.leave()} <a href={withdrawal}>{t.leaveHere()}</a>
          </li>
        )}
        {ordered && state.withdrawalUntil !== null && state.choosing !== true && (
          <li>
            {t.withdrawal({ date: dateInWords(state.withdrawalUntil, calendar) })}{' '}
            <a href={withdrawal}>{t.withdrawHere()}</a>
          </li>
        )}
      </ul>
    </div>
  );
};
