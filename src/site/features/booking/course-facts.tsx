import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { streetIsDue } from '#forms/registration/last-days.ts';
import { cities } from '#generated/data/cities.ts';
import { datedTerm, termDetail } from '../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../lib/texts-context.ts';
import type { BookingCourse } from './booking-case.ts';

/** The course, its days, hours and city: the first of the key facts of the contract. */
export const CourseFacts = ({ course }: { readonly course: BookingCourse }) => {
  const t = useTexts('booking');
  const calendar = useTexts('calendar');
  const { term, startDay, days } = course;
  const street = findStreetOfClasses(cities, term.localization);
  const isDue = streetIsDue(startDay, warsawDate(Date.now()));
  return (
    <dl className="course-facts">
      <div>
        <dt>{t.when()}</dt>
        <dd>
          <time dateTime={term.dateStart}>{datedTerm(term.dateStart, days, calendar)}</time>{' '}
          <span className="note">{termDetail(startDay, { days, hours: null }, calendar)}</span>
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
              <span className="note">{isDue ? t.venueAsk() : t.venueToCome()}</span>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
};
