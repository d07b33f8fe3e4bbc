import { useRef, useState } from 'react';
import type { Finder } from '#contract/finder.ts';
import { Component as FinderButton } from '../../features/finder/finder-button.tsx';
import { type SearchType, trackFinderSearch } from '../../features/finder/finder-criteria.ts';
import { FinderForm, type FinderName, type FinderValues } from '../../features/finder/finder-form.tsx';
import { Component as PlaceFinder } from '../../features/finder/place-finder.tsx';
import { listSearchMonths } from '../../lib/calendar/offered-months.ts';
import { warsawToday } from '../../lib/calendar/warsaw-today.ts';
import { useMessages } from '../../lib/texts-context.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { SearchSummary } from './search-summary.tsx';

const nothing = { type: '', localization: '', month: '', place: '' };

/** What the visitor chooses: the address until something else is chosen, and again when the address changes. */
const useChoice = (asked: FinderValues, address: string) => {
  const [choice, setChoice] = useState({ address, values: asked });
  if (choice.address !== address) setChoice({ address, values: asked });
  const choose = (name: FinderName, value: string): void =>
    setChoice({ address, values: { ...choice.values, [name]: value } });
  return { values: choice.values, choose };
};

/** Whether the form is open: always without criteria, and after a search when the visitor changes them. */
const useFolding = (address: string) => {
  const [changing, setChanging] = useState({ address, isOpen: false });
  if (changing.address !== address) setChanging({ address, isOpen: false });
  const isOpen = address.trim() === '' || (changing.address === address && changing.isOpen);
  return { isOpen, open: () => setChanging({ address, isOpen: true }) };
};

interface SearchFormProps {
  readonly finder: Finder;
  /** Calendar host; empty for the site's own. */
  readonly host: string;
  readonly criteria: SearchCriteria;
  readonly asked: FinderValues;
  /** What is searched for, in one text; blank for no search. */
  readonly address: string;
  /** Called with the criteria to search for. */
  readonly onShow: (wanted: Readonly<Record<string, string>>) => void;
  readonly onTypes: (types: readonly SearchType[]) => void;
}

/** What is searched for, in one line or as a form. Its state is its own, so that it does not re-render a long list of results. */
export const SearchForm = ({ finder, host, criteria, asked, address, onShow, onTypes }: SearchFormProps) => {
  const t = useMessages('finder');
  const form = useRef<HTMLDivElement>(null);
  const { values, choose } = useChoice(asked, address);
  const { isOpen, open } = useFolding(address);
  const search = (sent: HTMLFormElement): void => {
    trackFinderSearch(sent);
    const typed = Object.fromEntries([...new FormData(sent)].map(([name, value]) => [name, `${value}`]));
    const wanted = { ...nothing, ...typed, ...values };
    onShow(wanted.localization === '' ? wanted : { ...wanted, place: '' });
  };
  const focusForm = (): void => form.current?.querySelector('select')?.focus();
  const change = (): void => {
    open();
    requestAnimationFrame(focusForm);
  };
  const clear = (): void => {
    onShow(nothing);
    focusForm();
  };
  return (
    <section className="finder-section" aria-label={t.heading()}>
      <div className="wrap">
        {!isOpen && <SearchSummary criteria={criteria} finder={finder} onChange={change} />}
        <div ref={form} hidden={!isOpen}>
          <FinderForm
            finder={finder}
            place={<PlaceFinder key={criteria.city ?? criteria.place} city={criteria.city} place={criteria.place} />}
            months={listSearchMonths(warsawToday(), criteria.month)}
            live={{ values, onChoose: choose, onSearch: search }}
            button={<FinderButton host={host} filledWith={address} onTypes={onTypes} />}
          />
          {address.trim() !== '' && (
            <button type="button" className="button button-quiet finder-clear" onClick={clear}>
              {t.clear()}
            </button>
          )}
        </div>
      </div>
    </section>
  );
};
