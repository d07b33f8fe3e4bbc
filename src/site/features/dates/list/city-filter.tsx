import {
  type FunctionComponent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { importWithRetry } from '../../../lib/load-part.ts';
import { isPlainClick } from '../../../lib/plain-click.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { linkKeepingQuery, queryAfterCityChoice } from '../dates-criteria.ts';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import type { PlaceSearchProps } from '../near/place-search.tsx';

/** Replaces the search where its code does not load. */
const NoSearch = () => <span hidden />;

/** Loaded when the filter is opened; without it the list of cities remains. */
const PlaceSearch = lazy(async (): Promise<{ readonly default: FunctionComponent<PlaceSearchProps> }> => {
  const near = await importWithRetry(() => import('../near/place-search.tsx')).catch(() => null);
  return { default: near?.PlaceSearch ?? NoSearch };
});

interface CityFilterProps {
  readonly props: DatesProps;
  /** The query of the address. */
  readonly search: string;
  readonly chosen: string | null;
  readonly month: string | null;
  readonly onChoose: (city: string | null) => void;
}

/** Cities as links, and a search by place. Where the city is a query parameter, a choice updates the list. */
export const CityFilter = ({ props, search, chosen, month, onChoose }: CityFilterProps) => {
  const t = useMessages('terms');
  const menu = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  // The visitor may have opened it before hydration.
  useEffect(() => setOpened(menu.current?.open === true), []);
  const cities = props.cities.map((city) => ({ ...city, href: linkKeepingQuery(city.href, search) }));
  const options = [{ id: null, name: t.allCities(), href: linkKeepingQuery(props.allHref, search) }, ...cities];
  const opensPage = (city: string | null): boolean => queryAfterCityChoice(props.filter, '', city) === null;
  const fold = (): void => menu.current?.removeAttribute('open');
  const focus = (): void => menu.current?.querySelector('summary')?.focus();
  /** The first Escape closes the suggestions of the field. */
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
    fold();
    focus();
  };
  const apply = (city: string | null): void => {
    fold();
    onChoose(city);
    // Before the list is there, it would be laid out twice.
    requestAnimationFrame(focus);
  };
  const choose = (city: string | null) => (event: MouseEvent) => {
    if (opensPage(city) || !isPlainClick(event)) return;
    event.preventDefault();
    apply(city);
  };
  const open = ({ id, href }: DatesCity): void => {
    if (opensPage(id)) location.assign(href);
    else apply(id);
  };
  return (
    <details className="picker" ref={menu} onToggle={() => setOpened(true)} onKeyDown={closeOnEscape}>
      <summary>
        <span className="picker-label">{t.city()}</span>{' '}
        <span className="picker-value">{options.find((option) => option.id === chosen)?.name}</span>
      </summary>
      <nav aria-label={t.cityChoice()}>
        <div className="search-slot">
          {opened && (
            <Suspense>
              <PlaceSearch
                key={chosen}
                props={{ ...props, cities }}
                month={month}
                onFound={open}
                linkTo={({ id, href }, words) => (
                  <a href={href} onClick={choose(id)}>
                    {words}
                  </a>
                )}
              />
            </Suspense>
          )}
        </div>
        <ul className="picker-options">
          {options.map((option) => (
            <li key={option.id ?? 'all'}>
              <a
                href={option.href}
                aria-current={option.id === chosen ? 'true' : undefined}
                onClick={choose(option.id)}
              >
                {option.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
};
