import type { CourseBody } from '#domain/pages/course.ts';
import type { Dates } from '#domain/pages/dates.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { CourseAmount } from '../../features/course/course-amount.tsx';
import { nextRows, nextTermsId } from '../../features/dates/next/next-rows.ts';
import { NextTerms, type NextTermsProps } from '../../features/dates/next/next-terms.tsx';
import { scheduleOf, scheduleWords } from '../../features/dates/next/schedule.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { numberOf, snapshotRows, withNumbers } from './dates-rows.ts';

interface CourseOfferProps {
  readonly body: CourseBody;
  /** Whether visitors ask for this course instead of booking it. */
  readonly asks: boolean;
  readonly hasProgram: boolean;
}

const toDates = '#dates';
const toForm = '#form';
const toProgram = '#program';

/** What the snapshot says of the first screen: the nearest dates with places, of the page's city or of every city, and how all lie in the week. */
const useOffer = (dates: Dates | null) => {
  const site = useSite();
  if (dates === null) return null;
  const cities = withNumbers(dates.cities);
  const number = numberOf(dates.city);
  const rows = (snapshotRows(site, dates, cities) ?? []).filter((row) => number === null || row.city === number);
  const nameOf = new Map(cities.map((city) => [city.number, city.name]));
  const terms = nextRows(rows).map((row) => ({
    row,
    place: number === null ? (row.place ?? nameOf.get(row.city ?? 0) ?? null) : null,
    days: dates.days,
  }));
  return { terms, schedule: scheduleOf(rows, dates.days) };
};

interface NextDatesProps extends Pick<CourseOfferProps, 'body' | 'asks'> {
  readonly terms: NextTermsProps['terms'];
  readonly timed: boolean;
}

const NextDates = ({ terms, timed, body: { city }, asks }: NextDatesProps) => {
  const t = useTexts('course');
  const locale = useLocale();
  if (terms.length === 0) {
    return (
      <p>
        {t.datesByPhone()} <PhoneLink />
      </p>
    );
  }
  return (
    <div className={city === null ? 'offer-dates offer-date' : 'offer-dates'}>
      <p className="note">{city === null ? t.nextDate() : t.nextDatesIn({ place: city.locative })}</p>
      <div id={nextTermsId} data-enhance="pastDates">
        <NextTerms terms={terms} timed={timed} bookingHref={asks ? null : pathTo('booking', locale)} />
      </div>
    </div>
  );
};

/** When a course takes place that one asks for, in the words of its audience. */
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
          {t.toDates()}
        </a>
      )}
      {hasProgram && (
        <a className="button button-quiet" href={toProgram}>
          {t.toProgram()}
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

/** What decides at first sight: the price, the nearest date with places, and the way to one of them. */
export const CourseOffer = (props: CourseOfferProps) => {
  const t = useTexts('course');
  const calendar = useTexts('calendar');
  const { body, asks } = props;
  const offer = useOffer(body.dates);
  const schedule = offer?.schedule ?? null;
  const dates = offer !== null && (
    <NextDates terms={offer.terms} timed={asks || schedule === null} body={body} asks={asks} />
  );
  return (
    <div className="offer" data-course={body.course.name}>
      <p className="offer-price">
        <CourseAmount body={body} />
      </p>
      {asks && <p>{agreed[body.course.audience]?.(t)}</p>}
      {!asks && schedule !== null && <p className="offer-schedule">{scheduleWords(schedule, calendar)}</p>}
      {asks ? <AskActions /> : dates}
      {asks ? dates : <BookActions {...props} />}
      {asks && <MoreWays {...props} />}
    </div>
  );
};

/** Price and way on, which stay at the lower edge of a narrow window once those of the header have left it. */
export const CourseBar = ({ body, asks }: Pick<CourseOfferProps, 'body' | 'asks'>) => {
  const t = useTexts('course');
  const toEnquiry = asks || body.dates === null;
  return (
    <div className="course-bar">
      <div className="wrap">
        <p>
          <CourseAmount body={body} />
        </p>
        <a className="button" href={toEnquiry ? toForm : toDates}>
          {toEnquiry ? t.toEnquiry() : t.toDates()}
        </a>
      </div>
    </div>
  );
};
