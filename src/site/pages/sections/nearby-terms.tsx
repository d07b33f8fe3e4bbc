import type { Dates } from '#contract/dates.ts';
import type { NearCity } from '#contract/places.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { hasFreePlaces, startInstantOfRow } from '../../features/dates/term.ts';
import { termDaysWithYear } from '../../lib/calendar/calendar-texts.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { calendarCityNumber, calendarTypesOfList, dayOffsetsByType, termRowsFromSnapshot } from './dates-rows.ts';

interface NearbyTermsProps {
  readonly near: readonly NearCity[];
  readonly dates: Dates | null;
}

/** The cities near one, how far they are, and the next date with places in each. */
export const NearbyTerms = ({ near, dates }: NearbyTermsProps) => {
  const t = useMessages('terms');
  const common = useMessages('common');
  const calendar = useMessages('calendar');
  const site = useSiteContext();
  const rows = dates === null ? [] : (termRowsFromSnapshot(site, dates, []) ?? []).filter(hasFreePlaces);
  const days =
    dates === null
      ? {}
      : { ...dayOffsetsByType(calendarTypesOfList(dates)), ...(dates.type && { [dates.type]: dates.days }) };
  const shown = near.filter(({ kilometres }, at) => at === 0 || kilometres <= parameters.nearbyKilometres);
  return (
    <>
      <h2>{t.nearby()}</h2>
      <ul className="terms">
        {shown.map((city) => {
          const row = rows.find((term) => term.city === calendarCityNumber(city.id));
          return (
            <li key={city.id} className="term-row">
              <a className="term" href={city.href}>
                <strong className="term-course">{city.name}</strong>
                {row !== undefined && (
                  <span className="term-info" data-begins={startInstantOfRow(row)}>
                    {[termDaysWithYear(row.start, days[row.type] ?? null, calendar), row.name]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                )}
                <span className="term-price">{common.kilometres({ distance: String(city.kilometres) })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
};
