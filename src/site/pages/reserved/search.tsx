import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Finder } from '#domain/pages/finder.ts';
import { audiences } from '#generated/data/audiences.ts';
import { calendarKeys } from '#generated/data/calendar-keys.ts';
import { cities } from '#generated/data/cities.ts';
import { organisation } from '#generated/data/organisation.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { DatesProps } from '../../features/dates/dates-props.ts';
import { SearchResults } from '../../features/dates/near/search-results.tsx';
import { SearchFilters } from '../../features/finder/search-filters.tsx';
import { useSearchTypes } from '../../features/finder/use-search-types.ts';
import { tidyQuery } from '../../lib/calendar/address-criteria.ts';
import { calendarTypesOf } from '../../lib/calendar/calendar-types.ts';
import { monthWord } from '../../lib/calendar/calendar-words.ts';
import { warsawDate } from '../../lib/calendar/warsaw-date.ts';
import { calendarCityNumbers } from '../../lib/city-numbers.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { Section } from '../../ui/text/section.tsx';
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
  finder.cities.map((city) => ({ ...city, href: '', number: calendarCityNumbers[city.id] ?? 0 }));

type RuleContext = Pick<DatesProps, 'locale' | 'host'>;

const datesProps = (finder: Finder, criteria: SearchCriteria, { locale, host }: RuleContext): DatesProps => ({
  types: criteria.type === null ? calendarTypesOf(client) : [criteria.type],
  client,
  locale,
  host,
  filter: 'none',
  city: criteria.city,
  cityNumber: criteria.cityNumber,
  cities: citiesOf(finder),
  allHref: '',
  days,
  bookingHref: pathTo('booking', locale),
  phone: organisation.phone.display,
  phoneHref: `tel:${organisation.phone.international}`,
  near,
  elsewhere: [],
  termFile: '',
  offers: {},
  marks: [],
  rows: null,
});

interface SearchProps {
  readonly finder: Finder;
  /** Calendar host; empty for the site's own. */
  readonly host: string;
}

const Search = ({ finder: printed, host }: SearchProps) => {
  const t = useTexts('finder');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const finder = { ...printed, types: useSearchTypes(host, printed.types) };
  const cities = citiesOf(finder);
  const criteria = searchCriteria(query, { types: finder.types, cities });
  const tidy = `${tidyQuery(query, cities)}`;
  useEffect(() => {
    if (tidy !== `${query}`) setQuery(new URLSearchParams(tidy), { replace: true });
  }, [tidy, query, setQuery]);
  const months = searchMonths(warsawDate(), criteria.month).map((id) => ({ id, name: monthWord(id, calendar) }));
  const fields = [
    { name: 'type', label: t.course(), any: t.anyCourse(), value: criteria.type, options: finder.types },
    { name: 'localization', label: t.city(), any: t.anyCity(), value: criteria.city, options: finder.cities },
    { name: 'month', label: t.month(), any: t.anyMonth(), value: criteria.month, options: months },
  ] as const;
  return (
    <>
      <section className="finder-section">
        <div className="wrap">
          <SearchFilters
            fields={fields}
            onChoose={(field, value) => setQuery(withChoice(query, field, value))}
            onClear={() => setQuery(new URLSearchParams())}
          />
        </div>
      </section>
      <Section id="results" heading={t.results()} tone="tinted">
        <SearchResults key={criteria.type} props={datesProps(finder, criteria, { locale, host })} criteria={criteria} />
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
