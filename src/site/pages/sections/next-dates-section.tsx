import type { AudienceCard, CourseCard } from '#contract/course.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type NextDate, NextDates } from '../../features/dates/list/next-dates.tsx';
import { firstRowWithPlaces, toTermRows } from '../../features/dates/term.ts';
import { offerFromCalendarAnswer } from '../../lib/calendar/price.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { Section } from '../../ui/text/section.tsx';

/** The soonest date with places of a course, in the snapshot of the build. */
const useNextDate = (card: CourseCard): NextDate | null => {
  const { reader } = useSiteContext();
  const locale = useLocale();
  const course = courseTypes.find(({ id }) => id === card.id);
  const client = audiences.find(({ id }) => id === course?.audience)?.client ?? null;
  const type = course?.calendar ?? null;
  const answer = type === null || client === null ? null : reader.courses({ type, client, locale });
  if (answer === null) return null;
  const row = firstRowWithPlaces(toTermRows([answer], { cities: [], named: false }));
  if (row === undefined) return null;
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return {
    row: { ...row, name: card.name },
    place: (locale === 'pl' ? city?.name : city?.nameEn) ?? row.place,
    days: daysOfType(type),
    offer: offerFromCalendarAnswer(answer, locale),
  };
};

/** The next date of each course, earliest first; null when the calendar did not answer. */
const useNextDates = (cards: readonly CourseCard[]): readonly NextDate[] =>
  cards
    .map(useNextDate)
    .filter((date) => date !== null)
    .toSorted((one, other) => (one.row.start < other.row.start ? -1 : one.row.start > other.row.start ? 1 : 0));

/** The soonest dates over all courses of an audience. */
export const NextDatesSection = ({ audience }: { readonly audience: AudienceCard }) => {
  const t = useMessages('home');
  const locale = useLocale();
  const { layout } = useSiteContext();
  const dates = useNextDates(audience.courses).slice(0, parameters.nextDatesShown);
  return (
    <Section id="dates" heading={t.nextDates()} intro={dates.length === 0 ? t.noDates() : undefined}>
      <NextDates dates={dates} bookingHref={pathTo('booking', locale)} />
      <p className="way">
        <a href={layout.search.href}>{t.allDates()}</a>
      </p>
    </Section>
  );
};
