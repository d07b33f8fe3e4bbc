import type { Dates } from '#domain/pages/dates.ts';
import type { CityFacts } from '#domain/pages/places.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { nextRows, nextTermsId } from '../../features/dates/next/next-rows.ts';
import { NextTerms, type NextTermsProps } from '../../features/dates/next/next-terms.tsx';
import { scheduleOf } from '../../features/dates/next/schedule.ts';
import type { TermRow } from '../../features/dates/term.ts';
import { typeOffer } from '../../lib/calendar/price.ts';
import { type Site, useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { daysOf, numberOf, snapshotRows, typesOfDates, withNumbers } from './dates-rows.ts';

const priceOf = (site: Site, { client }: Dates, { type }: TermRow): string | null => {
  const { locale } = site.layout;
  const answer = site.reader.courses({ type, client, locale });
  return answer === null ? null : typeOffer(answer, locale).price;
};

/** The snapshot data of the first screen: the nearest dates with places, of the page's city or of every city, and how all lie in the week. */
export const useNextDates = (dates: Dates | null) => {
  const site = useSite();
  if (dates === null) return null;
  const cities = withNumbers(dates.cities);
  const number = numberOf(dates.city);
  const rows = (snapshotRows(site, dates, cities) ?? []).filter((row) => number === null || row.city === number);
  const nameOf = new Map(cities.map((city) => [city.number, city.name]));
  const days = daysOf(typesOfDates(dates));
  const terms = nextRows(rows).map((row) => {
    return {
      row,
      place: number === null ? (row.place ?? nameOf.get(row.city ?? 0) ?? null) : null,
      price: row.name === null ? null : priceOf(site, dates, row),
      days: days[row.type] ?? null,
    };
  });
  return { terms, schedule: dates.type === null ? null : scheduleOf(rows, dates.days) };
};

/** What is said of the dates: a group asks about them, anybody else books. */
const headingOf = (t: Messages['course'], { city, asks }: Pick<NextDatesBoxProps, 'city' | 'asks'>): string => {
  if (city === null) return asks ? t.nextDateToAsk() : t.nextDate();
  const { locative: place } = city;
  return asks ? t.nextDatesInToAsk({ place }) : t.nextDatesIn({ place });
};

interface NextDatesBoxProps {
  readonly terms: NextTermsProps['terms'];
  readonly timed: boolean;
  /** Null where the page is about no city. */
  readonly city: CityFacts | null;
  readonly asks: boolean;
}

/** The nearest dates on the first screen; where none is known, the phone. */
export const NextDatesBox = ({ terms, timed, city, asks }: NextDatesBoxProps) => {
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
      <p className="note">{headingOf(t, { city, asks })}</p>
      <div id={nextTermsId}>
        <NextTerms terms={terms} timed={timed} bookingHref={asks ? null : pathTo('booking', locale)} />
      </div>
    </div>
  );
};
