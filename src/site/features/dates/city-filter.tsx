import type { MouseEvent } from 'react';
import { useTexts } from '../../lib/texts-context.ts';
import { searchOf } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';

interface CityFilterProps {
  readonly props: DatesProps;
  readonly chosen: string | null;
  readonly onChoose: (city: string | null) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const closeMenu = (event: MouseEvent<HTMLElement>): void => {
  const menu = event.currentTarget.closest('details');
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
};

/** Cities as links. Where the city is a query, a click changes the list in place. */
export const CityFilter = ({ props, chosen, onChoose }: CityFilterProps) => {
  const t = useTexts('terms');
  const options = [{ id: null, name: t.allCities(), href: props.allHref }, ...props.cities];
  const choose = (city: string | null) => (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event) || searchOf(props.filter, '', city) === null) return;
    event.preventDefault();
    closeMenu(event);
    onChoose(city);
  };
  return (
    <details className="picker">
      <summary>
        <span className="picker-label">{t.city()}</span>{' '}
        <span className="picker-value">{options.find((option) => option.id === chosen)?.name}</span>
      </summary>
      <nav aria-label={t.cityChoice()}>
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
