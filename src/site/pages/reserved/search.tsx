import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Finder } from '#domain/pages/finder.ts';
import { audiences } from '#generated/data/audiences.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { organisation } from '#generated/data/organisation.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { DatesProps } from '../../features/dates/dates-props.ts';
import { SearchResults } from '../../features/dates/near/search-results.tsx';
import { Component as FinderButton } from '../../features/finder/finder-button.tsx';
import { searchableTypes } from '../../features/finder/finder-calls.ts';
import { type SearchType, trackSearch } from '../../features/finder/finder-criteria.ts';
import { FinderForm, type FinderName, type FinderValues } from '../../features/finder/finder-form.tsx';
import { Component as PlaceFinder } from '../../features/finder/place-finder.tsx';
import { tidyQuery } from '../../lib/calendar/address-criteria.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import { calendarCityNumbers } from '../../lib/city-numbers.ts';
import { cityAt } from '../../lib/places/city-by-name.ts';
import { usePlace } from '../../lib/places/find-place.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { Section } from '../../ui/text/section.tsx';
import { withNumbers } from '../sections/dates-rows.ts';
import type { ShellPageProps } from './reserved.tsx';
import { type SearchCriteria, searchCriteria, searchMonths, withChoice } from './search-criteria.ts';

const client = audiences.find(({ openCourses }) => openCourses)?.client ?? '';
const days = Object.fromEntries(calendarKeys.map(({ key, days: offsets }) => [key, offsets]));

/** Every city has dates somewhere, so every neighbour may be an answer. */
const near: DatesProps['near'] = Object.fromEntries(
  cities.map(({ calendarId, nearest }) => [
    calendarId,
    nearest.map((next): [number, number] => [calendarCityNumbers[next.city] ?? 0, next.kilometres]),
  ]),
);

const citiesOf = (finder: Finder): DatesProps['cities'] =>
  withNumbers(finder.cities.map((city) => ({ ...city, href: '' })));

type RuleContext = Pick<DatesProps, 'locale' | 'host'>;

const datesProps = (finder: Finder, criteria: SearchCriteria, { locale, host }: RuleContext): DatesProps => ({
  types: criteria.type === null ? finder.types.map(({ id }) => id) : [criteria.type],
  client,
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
  phone: organisation.phone.display,
  fetchedOn: null,
  phoneHref: `tel:${organisation.phone.international}`,
  near,
  elsewhere: [],
  termFile: '',
  offers: {},
  fingerprints: [],
  rows: null,
});

interface SearchProps {
  readonly finder: Finder;
  /** Calendar host; empty for the site's own. */
  readonly host: string;
}

const noValues: FinderValues = { type: '', localization: '', month: '' };

/** What the visitor chooses: the address until something else is chosen, and again when the address changes. */
const useChoice = (asked: FinderValues) => {
  const address = Object.values(asked).join(' ');
  const [choice, setChoice] = useState({ address, values: asked });
  if (choice.address !== address) setChoice({ address, values: asked });
  const choose = (name: FinderName, value: string): void =>
    setChoice({ address, values: { ...choice.values, [name]: value } });
  return { address, values: choice.values, choose };
};

const Search = ({ finder: printed, host }: SearchProps) => {
  const t = useTexts('finder');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const [latest, setLatest] = useState<readonly SearchType[] | null>(null);
  const finder = { ...printed, types: searchableTypes(printed.types, latest ?? []) };
  const cities = citiesOf(finder);
  const criteria = searchCriteria(query, { types: finder.types, cities });
  const { address, values, choose } = useChoice({
    type: criteria.type ?? '',
    localization: criteria.city ?? '',
    month: criteria.month ?? '',
  });
  const { place, unknown: unknownPlace } = usePlace(criteria.place);
  const own = place === null ? null : cityAt(place);
  const named = new URLSearchParams(query);
  if (own !== null) named.set('localization', own.id);
  const tidy = `${tidyQuery(named, cities)}`;
  useEffect(() => {
    if (tidy !== `${query}`) setQuery(new URLSearchParams(tidy), { replace: true });
  }, [tidy, query, setQuery]);
  const show = (wanted: FinderValues & { readonly place: string }): void =>
    setQuery(tidyQuery(withChoice(query, wanted), cities));
  const search = (form: HTMLFormElement): void => {
    trackSearch(form);
    show({ ...values, place: values.localization === '' ? String(new FormData(form).get('place') ?? '') : '' });
  };
  const props = datesProps(finder, criteria, { locale, host });
  return (
    <>
      <section className="finder-section" aria-label={t.heading()}>
        <div className="wrap">
          <FinderForm
            finder={finder}
            place={<PlaceFinder key={criteria.place} value={criteria.place ?? undefined} />}
            months={searchMonths(warsawToday(), criteria.month)}
            live={{ values, onChoose: choose, onSearch: search }}
            button={<FinderButton host={host} filledWith={address} onTypes={setLatest} />}
          />
          {(address.trim() !== '' || criteria.place !== null) && (
            <button
              type="button"
              className="button button-quiet finder-clear"
              onClick={() => show({ ...noValues, place: '' })}
            >
              {t.clear()}
            </button>
          )}
        </div>
      </section>
      <Section id="results" heading={t.results()} tone="tinted">
        {unknownPlace && criteria.place !== null && <p role="status">{t.unknownPlace({ place: criteria.place })}</p>}
        <SearchResults
          key={props.types.join(' ')}
          props={props}
          from={place}
          criteria={{ ...criteria, unknownType: criteria.unknownType && latest !== null }}
        />
      </Section>
    </>
  );
};

/** Every open date, narrowed by course, city and month; the address holds the choice. */
export const SearchPage = ({ page, calendarHost }: ShellPageProps) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    {page.body.finder !== null && <Search finder={page.body.finder} host={calendarHost} />}
    <div className="wrap section">
      <Prose blocks={page.body.text} />
    </div>
  </>
);
