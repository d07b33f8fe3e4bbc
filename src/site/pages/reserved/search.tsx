import { startTransition, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Finder } from '#contract/finder.ts';
import { typesWithoutUnpricedReserveList } from '#forms/registration/course-demands.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { DatesProps } from '../../features/dates/dates-props.ts';
import { SearchResults } from '../../features/dates/list/search-results.tsx';
import { mergeSearchableTypes, openClient } from '../../features/finder/finder-calls.ts';
import type { SearchType } from '../../features/finder/finder-criteria.ts';
import { normaliseQuery } from '../../lib/calendar/address-criteria.ts';
import { findCityOfTown } from '../../lib/places/city-by-name.ts';
import { useTownByName } from '../../lib/places/find-place.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { citiesWithNumbers } from '../sections/dates-rows.ts';
import type { ShellPageProps } from './reserved.tsx';
import { queryWithChoice, type SearchCriteria, searchCriteriaFromQuery } from './search-criteria.ts';
import { SearchForm } from './search-form.tsx';

const days = Object.fromEntries(calendarKeys.map(({ key, days: offsets }) => [key, offsets]));

const citiesOf = (finder: Finder): DatesProps['cities'] =>
  citiesWithNumbers(finder.cities.map((city) => ({ ...city, href: '' })));

type RuleContext = Pick<DatesProps, 'locale' | 'host'>;

const datesProps = (finder: Finder, criteria: SearchCriteria, { locale, host }: RuleContext): DatesProps => ({
  types: criteria.type === null ? finder.types.map(({ id }) => id) : [criteria.type],
  client: openClient,
  course: '',
  locale,
  host,
  filter: 'none',
  city: criteria.city,
  cityNumber: criteria.cityNumber,
  cities: citiesOf(finder),
  allHref: '',
  days,
  bookingHref: pathTo('booking', locale),
  askHref: null,
  unknownHref: pathTo('contact', locale),
  unlisted: typesWithoutUnpricedReserveList(finder.types.map(({ id }) => id)),
  fetchedOn: null,
  offers: {},
  fingerprints: [],
  rows: null,
});

interface SearchProps {
  readonly page: Pick<ShellPageProps['page'], 'heading' | 'lead'> & { readonly body: { readonly finder: Finder } };
  /** Calendar host; empty for the site's own. */
  readonly host: string;
}

const Search = ({ page, host }: SearchProps) => {
  const t = useMessages('finder');
  const locale = useLocale();
  const { finder: printed } = page.body;
  const [query, setQuery] = useSearchParams();
  const [latest, setLatest] = useState<readonly SearchType[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const finder = { ...printed, types: mergeSearchableTypes(printed.types, latest ?? []) };
  const cities = citiesOf(finder);
  const criteria = searchCriteriaFromQuery(query, { types: finder.types, cities });
  const asked = { type: criteria.type ?? '', month: criteria.month ?? '' };
  const address = [asked.type, criteria.city ?? criteria.place ?? '', asked.month].join(' ');
  const { place, unknown: unknownPlace } = useTownByName(criteria.place);
  const own = place === null ? null : findCityOfTown(place);
  const named = new URLSearchParams(query);
  if (own !== null) named.set('localization', own.id);
  const tidy = `${normaliseQuery(named, cities)}`;
  useEffect(() => {
    if (tidy !== `${query}`) setQuery(new URLSearchParams(tidy), { replace: true });
  }, [tidy, query, setQuery]);
  /** What was searched for is read from the heading on: also where the search began on another page. */
  useEffect(() => {
    if (address.trim() !== '') heading.current?.focus();
  }, [address]);
  const show = (wanted: Readonly<Record<string, string>>): void => {
    setQuery(normaliseQuery(queryWithChoice(query, wanted), cities));
    heading.current?.focus();
  };
  // A list that is already shown is rendered again in pieces.
  const follow = (types: readonly SearchType[]): void => startTransition(() => setLatest(types));
  const props = datesProps(finder, criteria, { locale, host });
  return (
    <>
      {address.trim() === '' ? (
        <PageHeader heading={page.heading} lead={page.lead} />
      ) : (
        <h1 className="visually-hidden">{page.heading}</h1>
      )}
      <SearchForm {...{ finder, host, criteria, asked, address }} onShow={show} onTypes={follow} />
      <section className="section search-results" aria-labelledby="results">
        <div className="wrap">
          <div role="status">
            {unknownPlace && criteria.place !== null && <p>{t.unknownPlace({ place: criteria.place })}</p>}
          </div>
          <SearchResults
            key={props.types.join(' ')}
            heading={heading}
            props={props}
            from={place}
            criteria={{ ...criteria, unknownType: criteria.unknownType && latest !== null }}
          />
        </div>
      </section>
    </>
  );
};

/** Every open date, narrowed by course, city and month; the address contains the choice. */
export const SearchPage = ({ page, calendarHost }: ShellPageProps) => {
  const { finder } = page.body;
  return (
    <>
      {finder === null ? (
        <PageHeader heading={page.heading} lead={page.lead} />
      ) : (
        <Search page={{ ...page, body: { finder } }} host={calendarHost} />
      )}
      <div className="wrap section">
        <Prose blocks={page.body.text} />
      </div>
    </>
  );
};
