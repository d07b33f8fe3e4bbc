import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { isStreetAddressDue } from '#forms/registration/last-days.ts';
import { cities } from '#generated/data/cities.ts';
import { termDaysWithYear, termTimesWithCaveat } from '../../lib/calendar/calendar-texts.ts';
import { useMessages } from '../../lib/texts-context.ts';
import type { BookingCourse } from './booking-case.ts';

interface CourseFactsProps {
  readonly course: BookingCourse;
  /** Whether it can still be ordered here: a street that is missing shortly before the course is then to be asked for first. */
  readonly ordering?: boolean;
}

/** The course, its days, hours and city: the first of the key facts of the contract. */
export const CourseFacts = ({ course, ordering = false }: CourseFactsProps) => {
  const t = useMessages('booking');
  const calendar = useMessages('calendar');
  const { term, startDay, days } = course;
  const street = findStreetOfClasses(cities, term.localization);
  const asks = ordering && isStreetAddressDue(startDay, warsawDate(Date.now()));
  return (
    <dl className="course-facts">
      <div>
        <dt>{t.when()}</dt>
        <dd>
          <time dateTime={term.dateStart}>{termDaysWithYear(term.dateStart, days, calendar)}</time>{' '}
          <span className="note">{termTimesWithCaveat(startDay, { days, hours: null }, calendar)}</span>
        </dd>
      </div>
      {term.showHours && term.hoursRendered !== null && (
        <div>
          <dt>{t.hours()}</dt>
          <dd>{term.hoursRendered}</dd>
        </div>
      )}
      <div>
        <dt>{t.where()}</dt>
        <dd>
          {formatClassAddress(street, term.city)}
          {street === null && (
            <>
              <br />
              <span className="note">
                {t.venueToCome()} {asks && t.venueAsk()}
              </span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
};
