import type { AudienceCard, CourseCard } from '#domain/pages/course.ts';
import type { Finder } from '#domain/pages/finder.ts';
import { audiences } from '#generated/data/audiences.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { type NextDate, NextDates } from '../../features/dates/list/next-dates.tsx';
import { beginningOf, firstAvailable, termRows } from '../../features/dates/term.ts';
import { datedTerm } from '../../lib/calendar/calendar-texts.ts';
import { typeOffer } from '../../lib/calendar/price.ts';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { Section } from '../../ui/text/section.tsx';

/** The soonest date with places of a course, in the snapshot of the build. */
const useNextDate = (card: CourseCard): NextDate | null => {
  const { reader } = useSite();
  const locale = useLocale();
  const course = courseTypes.find(({ id }) => id === card.id);
  const client = audiences.find(({ id }) => id === course?.audience)?.client ?? null;
  const type = course?.calendar ?? null;
  const answer = type === null || client === null ? null : reader.courses({ type, client, locale });
  if (answer === null) return null;
  const row = firstAvailable(termRows([answer], { cities: [], named: false }));
  if (row === undefined) return null;
  const city = cities.find(({ calendarId }) => calendarId === row.city);
  return {
    row: { ...row, name: card.name },
    place: (locale === 'pl' ? city?.name : city?.nameEn) ?? row.place,
    days: daysOfType(type),
    offer: typeOffer(answer, locale),
  };
};

/** The next date of each course, earliest first; nothing when the calendar did not answer. */
const useNextDates = (cards: readonly CourseCard[]): readonly NextDate[] =>
  cards
    .map(useNextDate)
    .filter((date) => date !== null)
    .toSorted((one, other) => (one.row.start < other.row.start ? -1 : one.row.start > other.row.start ? 1 : 0));

/** So many dates stand in the line below the finder. */
const inLine = 2;

/** The soonest dates as one line of links. The loader hides those that have begun since the build. */
export const NextDatesLine = ({ audience, finder }: { readonly audience: AudienceCard; readonly finder: Finder }) => {
  const t = useTexts('home');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const dates = useNextDates(audience.courses).slice(0, inLine);
  if (dates.length === 0) return null;
  return (
    <ul className="next-line" aria-label={t.nextDates()}>
      {dates.map(({ row, place, days }) => (
        <li key={row.id} data-begins={beginningOf(row)}>
          <a href={`${pathTo('booking', locale)}?course=${row.id}`}>
            {[nameIn(finder, row), datedTerm(row.start, days, calendar), place].filter(Boolean).join(', ')}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The name of a course as the finder has it. */
const nameIn = ({ types }: Finder, { type, name }: NextDate['row']): string =>
  types.find(({ id }) => id === type)?.narrow ?? name;

/** The soonest dates over all courses of an audience. */
export const NextDatesSection = ({ audience }: { readonly audience: AudienceCard }) => {
  const t = useTexts('home');
  const locale = useLocale();
  const { layout } = useSite();
  const dates = useNextDates(audience.courses);
  return (
    <Section id="dates" heading={t.nextDates()} intro={dates.length === 0 ? t.noDates() : t.nextDatesText()}>
      <NextDates dates={dates} bookingHref={pathTo('booking', locale)} />
      <p className="actions next-dates-more">
        <a className="button button-quiet" href={layout.search.href}>
          {t.allDates()}
        </a>
      </p>
    </Section>
  );
};
