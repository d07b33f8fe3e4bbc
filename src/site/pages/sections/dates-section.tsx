import type { Dates } from '#contract/dates.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { typesWithoutUnpricedReserveList } from '#forms/registration/course-demands.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { askHref } from '../../features/contact/ask-about-terms.ts';
import { CourseFilter } from '../../features/dates/list/course-filter.tsx';
import { fingerprintOfCourse } from '../../lib/calendar/course-update.ts';
import { offerFromCalendarAnswer } from '../../lib/calendar/price.ts';
import { type Site, useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { Fold } from '../../ui/text/fold.tsx';
import { Section } from '../../ui/text/section.tsx';
import {
  calendarCityNumber,
  calendarTypesOfList,
  citiesWithNumbers,
  dayOffsetsByType,
  termRowsFromSnapshot,
} from './dates-rows.ts';
import { Island } from './island.tsx';
import type { IslandProps } from './island-table.ts';

type Props = IslandProps['dates'];

/** How the snapshot offers the terms of each type. */
const offersOf = (site: Site, client: string, types: readonly string[]): Pick<Props, 'offers' | 'fingerprints'> => {
  const { locale } = site.layout;
  const answers = types.flatMap((type) => {
    const answer = site.reader.courses({ type, client, locale });
    return answer === null ? [] : [{ type, answer }];
  });
  return {
    offers: Object.fromEntries(answers.map(({ type, answer }) => [type, offerFromCalendarAnswer(answer, locale)])),
    fingerprints: answers.map(({ answer }) => fingerprintOfCourse(answer)),
  };
};

interface DatesSectionProps {
  readonly dates: Dates;
  /** A city with its preposition, when the page is about one. */
  readonly place?: string | undefined;
}

/** The dates: a section where they are booked, one folded line where a group agrees its own. */
export const DatesSection = ({ dates, place }: DatesSectionProps) => {
  const t = useMessages('terms');
  const finder = useMessages('finder');
  const site = useSiteContext();
  const locale = useLocale();
  const types = calendarTypesOfList(dates);
  const known = citiesWithNumbers(dates.cities);
  const cityNumber = calendarCityNumber(dates.city);
  const rows = termRowsFromSnapshot(site, dates, known);
  const shown = cityNumber === null ? rows : (rows?.filter((row) => row.city === cityNumber) ?? null);
  const asks = !canAudienceBookOnline(dates.client);
  const isLong = Object.values(dayOffsetsByType(types)).some((offsets) => (offsets?.length ?? 0) > 1);
  const list = (
    <>
      {types.length > 1 && shown !== null && <CourseFilter rows={shown} />}
      <div data-course={dates.course}>
        <Island
          name="dates"
          props={{
            types,
            client: dates.client,
            course: dates.course,
            locale,
            host: site.hosts.calendar,
            filter: dates.filter,
            city: dates.city,
            cityNumber,
            cities: known,
            allHref: dates.allHref,
            days: dates.type === null ? dayOffsetsByType(types) : { [dates.type]: dates.days },
            bookingHref: pathTo('booking', locale),
            ...offersOf(site, dates.client, types),
            unlisted: typesWithoutUnpricedReserveList(types),
            askHref: asks ? askHref : null,
            fetchedOn: rows === null ? null : site.reader.fetchedOn(),
            rows: shown,
          }}
        />
      </div>
      {isLong && <p className="note">{finder.laterDays()}</p>}
    </>
  );
  if (asks)
    return (
      <Fold id="dates" heading={t.headingToAsk()}>
        <p>{t.introToAsk()}</p>
        {list}
      </Fold>
    );
  return (
    <Section id="dates" heading={place === undefined ? t.heading() : t.headingInCity({ place })}>
      {list}
    </Section>
  );
};
