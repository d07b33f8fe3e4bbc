import { pathTo } from '#generated/routes/routes.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import type { BookingCourse } from '../booking-course.ts';

/** From which age the course is, and what somebody younger can do instead. */
export const TooYoung = ({ course }: { readonly course: BookingCourse }) => {
  const t = useTexts('booking');
  const locale = useLocale();
  const minimumAge = String(parameters.blsMinimumAge);
  if (course.teenagersAdmitted) {
    return (
      <p className="notice" role="status">
        {t.tooYoungTeen({ age: minimumAge })} <a href={pathTo('contact', locale)}>{t.askInstead()}</a>
      </p>
    );
  }
  return (
    <p className="notice" role="status">
      {t.tooYoungAdult({ adult: String(parameters.adultAge), age: minimumAge })}{' '}
      <a href={pathTo('course', locale, { type: 'bls' })}>{t.teenCourse()}</a>
    </p>
  );
};
