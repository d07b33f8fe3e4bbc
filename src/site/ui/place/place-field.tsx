import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isPostalCode, type Town } from '#domain/places/gazetteer.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { listCityOptions, type PlaceOption, toCityOrTownOption, toTownOption } from './place-options.ts';
import { useTownSuggestions } from './use-places.ts';

interface PlaceOptionsProps {
  readonly options: readonly PlaceOption[];
  /** Index of the option that Enter chooses. */
  readonly active: number;
  readonly label: string;
  readonly onChoose: (option: PlaceOption) => void;
}

/**
 * The suggestions. The focus stays in the field, which names the active one and has the keys; a list that scrolls would be a stop of
 * the Tab key by itself.
 */
const PlaceOptions = ({ options, active, label, onChoose }: PlaceOptionsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={listId}
      className="place-options"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={options.length === 0}
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field
        <div
          key={option.label}
          id={optionId(at)}
          className={option.place === null ? 'place-near' : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
};

interface PlaceFieldProps {
  /** The initial text of the field. */
  readonly value?: string | undefined;
  /** Words over the field, and in it while it is empty; without them it asks for the visitor's own place. */
  readonly words?: { readonly label: string; readonly empty: string };
  /** Whether the empty field offers our cities and the visitor's own place; else a button next to it offers that. */
  readonly offersCities?: boolean;
  readonly onChoose: (place: Town) => void;
  /** Called with the text after every letter, and when the visitor leaves the field. */
  readonly onType?: (typed: string) => void;
}

/** A page has one such field; ids of React’s own would differ between the page and its island. */
const inputId = 'place-input';
const listId = 'place-list';
const optionId = (at: number): string => `place-option-${at}`;

/** A field for any Polish town or village: suggestions as one types, by keyboard as by touch, and the visitor's own place on request. */
export const PlaceField = ({ value = '', words, offersCities = false, onChoose, onType }: PlaceFieldProps) => {
  const t = useMessages('places');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(!offersCities);
  const [active, setActive] = useState(-1);
  const optionFor = (place: Town): PlaceOption =>
    offersCities ? toCityOrTownOption(place, locale) : toTownOption(place);
  const fill = (label: string, place: Town): void => {
    if (input.current !== null) input.current.value = label;
    places.setTyped(label);
    close();
    onChoose(place);
  };
  const places = useTownSuggestions(input, (place) => fill(optionFor(place).label, place));
  const { likely, typed } = places;
  /** Pressed before hydration, the field is offered as if pressed now. */
  useEffect(() => setOpen((before) => before || input.current === document.activeElement), []);
  const choose = ({ label, place }: PlaceOption): void => {
    if (place !== null) fill(label, place);
    else {
      close();
      places.locate();
    }
  };
  const offered = (): readonly PlaceOption[] =>
    offersCities && typed === ''
      ? [{ label: t.nearMe(), place: null }, ...listCityOptions(locale)]
      : likely.map(optionFor);
  /** A closed list is not made: sorting by the alphabet of the language is what takes longest when a page starts. */
  const options = open ? offered() : [];
  const shown = open && options.length > 0;
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  const move = (by: number): void => {
    setOpen(true);
    const last = offered().length - 1;
    const next = active + by;
    setActive(next > last ? 0 : next < 0 ? last : next);
  };
  const chosen = options[active];
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(shown && { Escape: close }),
    ...(shown && chosen !== undefined && { Enter: () => choose(chosen) }),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    // Enter without a choice sends the typed text; the list closes so that it does not cover the result.
    if (act === undefined && event.key === 'Enter') close();
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  /** A filled field shows every city again: a press selects its text, and the list is that of the empty one. */
  const offerAgain = (): void => {
    if (!offersCities) return;
    input.current?.select();
    places.setTyped('');
    setOpen(true);
  };
  const status = (): string => {
    if (places.locating !== 'idle')
      return places.locating === 'asked' ? `${t.locating()} ${t.stays()}` : t.noPosition();
    if (isPostalCode(typed)) return t.noPostalCodes();
    if (shown) return t.suggestions({ count: options.length });
    return likely.length === 0 && places.known && typed.trim().length > 1 ? t.noSuggestion() : '';
  };
  return (
    <div className="place-field">
      <label className="field" htmlFor={inputId}>
        <span>{words?.label ?? t.place()}</span>
      </label>
      <input
        ref={input}
        id={inputId}
        type="text"
        name="place"
        role="combobox"
        placeholder={words?.empty}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        defaultValue={value}
        onFocus={() => void places.load()}
        onClick={offerAgain}
        onInput={({ currentTarget }) => {
          places.setTyped(currentTarget.value);
          setOpen(true);
          setActive(-1);
          onType?.(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={({ currentTarget }) => {
          close();
          onType?.(currentTarget.value);
        }}
      />
      <PlaceOptions
        options={shown ? options : []}
        active={active}
        label={words?.label ?? t.place()}
        onChoose={choose}
      />
      {!offersCities && (
        <button type="button" className="button button-quiet" onClick={places.locate}>
          {t.nearMe()}
        </button>
      )}
      {/* The number of suggestions takes no room: what stands below must not move from under a finger when it goes. */}
      <p className={shown ? 'visually-hidden' : 'note'} role="status">
        {status()}
      </p>
    </div>
  );
};
