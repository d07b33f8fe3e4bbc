import { formatAmount } from '#domain/money/format-amount.ts';
import { cities } from '#generated/data/cities.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { bookingCourse } from '../booking-case.ts';
import { CourseFacts } from '../course-facts.tsx';

interface BookedTermProps {
  readonly state: RegistrationState;
  /** Whether it is an order, or was one; else it binds nobody. */
  readonly ordered: boolean;
  /** Whether the order stands, so that its sum is told. */
  readonly priced: boolean;
}

/** The course that it is about, the number to keep, and what an order costs. */
export const BookedTerm = ({ state, ordered, priced }: BookedTermProps) => {
  const t = useTexts('outcomes');
  const common = useTexts('common');
  const locale = useLocale();
  const course = bookingCourse({ term: state.term, price: null });
  return (
    <div className="box">
      <h3>{state.term.name}</h3>
      {course !== null && <CourseFacts course={course} />}
      <dl className="course-facts">
        <div>
          <dt>{ordered ? t.reference() : t.enquiryReference()}</dt>
          <dd>
            <code>{state.number}</code> <span className="note">{ordered ? t.keepReference() : t.keepNumber()}</span>
          </dd>
        </div>
        {priced && state.amount !== null && (
          <div>
            <dt>{t.amount()}</dt>
            <dd>{common.zloty({ amount: formatAmount(state.amount, locale) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
};

/** The address of the classes; as long as that of a city is not known, who tells it. */
const Venue = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const terms = useTexts('terms');
  const street = cities.find(({ calendarId }) => calendarId === term.localization)?.venue ?? null;
  if (street !== null) return <li>{t.venue({ address: `${street}, ${term.city}` })}</li>;
  return (
    <li>
      {terms.venueUnknown()} <PhoneLink />
    </li>
  );
};

interface NextStepsProps {
  readonly state: RegistrationState;
  /** Whether it is no longer of use. */
  readonly ended: boolean;
  /** Whether an order stands, and whether it has its place. */
  readonly ordered: boolean;
  readonly placed: boolean;
}

/** What comes next: what to keep, where to go and with what, whom to ask, how to withdraw. */
export const NextSteps = ({ state, ended, ordered, placed }: NextStepsProps) => {
  const t = useTexts('outcomes');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  return (
    <div className="prose">
      <h3>{t.next()}</h3>
      <ul>
        {!ended && state.state !== 'enquiry' && <li>{t.nextPage()}</li>}
        {placed && <Venue state={state} />}
        {placed && <li>{t.nextPapers()}</li>}
        <li>
          {t.nextQuestions()} <PhoneLink />
        </li>
        {ordered && state.withdrawalUntil !== null && (
          <li>
            {t.withdrawal({ date: dateWord(state.withdrawalUntil, calendar) })}{' '}
            <a href={`${pathTo('withdrawal', locale)}?reference=${state.number}`}>{t.withdrawHere()}</a>
          </li>
        )}
      </ul>
    </div>
  );
};
