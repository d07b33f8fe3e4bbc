import { askHref } from '#domain/pages/ask-href.ts';
import type { Dates } from '#domain/pages/dates.ts';
import { booksOnline, unlistedTypes } from '#forms/registration/course-demands.ts';
import { cities } from '#generated/data/cities.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { ListChips } from '../../features/dates/list/list-chips.tsx';
import { closestFree } from '../../features/dates/near/free-alternatives.ts';
import { hasPlaces } from '../../features/dates/term.ts';
import { calendarPath, subscriptionUrl, termFilePath } from '../../feeds/calendar-file/calendar-paths.ts';
import { fingerprintOf } from '../../lib/calendar/course-update.ts';
import { typeOffer } from '../../lib/calendar/price.ts';
import { type Site, useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { Section } from '../../ui/text/section.tsx';
import { daysOf, numberOf, snapshotRows, typesOfDates, withNumbers } from './dates-rows.ts';
import { Island } from './island.tsx';
import type { IslandProps } from './island-table.ts';

type Props = IslandProps['dates'];

/** The nearest cities of those that the list knows, by number. */
const nearOf = (known: Props['cities'], city: string | null): Props['near'] => {
  const numbers = new Set(known.map(({ number }) => number));
  return Object.fromEntries(
    cities
      .filter(({ id, calendarId }) => numbers.has(calendarId) && (city === null || id === city))
      .map(({ calendarId, nearest }) => [
        calendarId,
        nearest.flatMap((near): [number, number][] => {
          const number = numberOf(near.city);
          return number === null || !numbers.has(number) ? [] : [[number, near.kilometres]];
        }),
      ]),
  );
};

/** For each full term of the city that the list is about, the terms with places nearest to its day in the cities near it. */
const elsewhereOf = (rows: Props['rows'], near: Props['near'], city: number | null): Props['elsewhere'] => {
  if (city === null || rows === null) return [];
  const full = rows.filter((row) => row.city === city && !hasPlaces(row));
  return [
    ...new Set(full.flatMap((row) => (near[city] ?? []).flatMap(([number]) => closestFree(row, number, rows) ?? []))),
  ];
};

/** How the snapshot offers the terms of each type. */
const offersOf = (site: Site, client: string, types: readonly string[]): Pick<Props, 'offers' | 'fingerprints'> => {
  const { locale } = site.layout;
  const answers = types.flatMap((type) => {
    const answer = site.reader.courses({ type, client, locale });
    return answer === null ? [] : [{ type, answer }];
  });
  return {
    offers: Object.fromEntries(answers.map(({ type, answer }) => [type, typeOffer(answer, locale)])),
    fingerprints: answers.map(({ answer }) => fingerprintOf(answer)),
  };
};

interface DatesSectionProps {
  readonly dates: Dates;
  /** A city with its preposition, when the page is about one. */
  readonly place?: string | undefined;
}

/** The address under which a calendar keeps itself current. */
const CalendarAddress = ({ dates }: { readonly dates: Dates }) => {
  const t = useTexts('feeds');
  const { layout, reader, origin } = useSite();
  const { city, client, type } = dates;
  if (type === null || reader.courses({ type, client, locale: layout.locale }) === null) return null;
  const path = calendarPath(layout.locale, type, city);
  return (
    <p className="note dates-feed">
      {t.subscribeText()}{' '}
      <a href={subscriptionUrl(origin, path)} rel="nofollow">
        {t.subscribe()}
      </a>{' '}
      ·{' '}
      <a href={path} rel="nofollow">
        {t.file()}
      </a>
    </p>
  );
};

/** Section of the course dates. */
export const DatesSection = ({ dates, place }: DatesSectionProps) => {
  const t = useTexts('terms');
  const finder = useTexts('finder');
  const site = useSite();
  const locale = useLocale();
  const types = typesOfDates(dates);
  const known = withNumbers(dates.cities);
  const cityNumber = numberOf(dates.city);
  const near = nearOf(known, dates.city);
  const rows = snapshotRows(site, dates, known);
  const shown = cityNumber === null ? rows : (rows?.filter((row) => row.city === cityNumber) ?? null);
  const { organisation } = site.layout;
  const asks = !booksOnline(dates.client);
  const isLong = Object.values(daysOf(types)).some((offsets) => (offsets?.length ?? 0) > 1);
  const heading = asks ? t.headingToAsk() : t.heading();
  return (
    <Section
      id="dates"
      heading={place === undefined ? heading : t.headingInCity({ place })}
      intro={asks ? t.introToAsk() : undefined}
      tone="tinted"
    >
      {types.length > 1 && shown !== null && <ListChips rows={shown} />}
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
            days: dates.type === null ? daysOf(types) : { [dates.type]: dates.days },
            bookingHref: pathTo('booking', locale),
            termFile: termFilePath(locale, '*'),
            ...offersOf(site, dates.client, types),
            unlisted: unlistedTypes(types),
            askHref: asks ? askHref : null,
            phone: organisation.phone,
            phoneHref: organisation.phoneHref,
            near,
            fetchedOn: rows === null ? null : site.reader.fetchedOn(),
            elsewhere: elsewhereOf(rows, near, cityNumber),
            rows: shown,
          }}
        />
      </div>
      {isLong && <p className="note">{finder.laterDays()}</p>}
      {place === undefined && <CalendarAddress dates={dates} />}
    </Section>
  );
};
