import { type KeyboardEvent, useRef, useState } from 'react';
import { isPostalCode, type Place } from '#domain/places/gazetteer.ts';
import { placeLabel } from '../../lib/places/find-place.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { usePlaces } from './use-places.ts';

interface PlaceOptionsProps {
  readonly places: readonly Place[];
  /** Index of the place that Enter chooses. */
  readonly active: number;
  readonly onChoose: (place: Place) => void;
}

/** The suggestions. The focus stays in the field, which names the active one and has the keys. */
const PlaceOptions = ({ places, active, onChoose }: PlaceOptionsProps) => {
  const t = useTexts('places');
  return (
    <div id={listId} className="place-options" role="listbox" aria-label={t.place()} hidden={places.length === 0}>
      {places.map((place, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the field
        <div
          key={placeLabel(place)}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          {placeLabel(place)}
        </div>
      ))}
    </div>
  );
};

interface PlaceFieldProps {
  /** The initial text of the field. */
  readonly value?: string | undefined;
  readonly onChoose: (place: Place) => void;
}

/** A page has one such field; ids of React’s own would differ between the page and its island. */
const inputId = 'place-input';
const listId = 'place-list';
const noteId = 'place-note';
const optionId = (at: number): string => `place-option-${at}`;

/** Where the source of the names may be seen, and what it allows. */
const geonames = 'https://www.geonames.org/';

/** A field for any Polish town or village: suggestions as one types, by keyboard as by touch, and the visitor's own place on request. */
export const PlaceField = ({ value = '', onChoose }: PlaceFieldProps) => {
  const t = useTexts('places');
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const choose = (place: Place): void => {
    const label = placeLabel(place);
    if (input.current !== null) input.current.value = label;
    places.setTyped(label);
    close();
    onChoose(place);
  };
  const places = usePlaces(input, choose);
  const { likely, typed } = places;
  const shown = open && likely.length > 0;
  function close(): void {
    setOpen(false);
    setActive(-1);
  }
  const move = (by: number): void => {
    setOpen(true);
    const last = likely.length - 1;
    const next = active + by;
    setActive(next > last ? 0 : next < 0 ? last : next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(shown && { Escape: close }),
    ...(shown && likely[active] !== undefined && { Enter: () => likely[active] && choose(likely[active]) }),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    // Enter without a choice sends the typed text; the list closes so that it does not cover the result.
    if (act === undefined && event.key === 'Enter') close();
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const status = (): string => {
    if (places.locating !== 'idle') return places.locating === 'asked' ? t.locating() : t.noPosition();
    if (isPostalCode(typed)) return t.noPostalCodes();
    if (shown) return t.suggestions({ count: likely.length });
    return likely.length === 0 && places.known && typed.trim().length > 1 ? t.noSuggestion() : '';
  };
  return (
    <div className="place-field">
      <label className="field" htmlFor={inputId}>
        <span>{t.place()}</span>
      </label>
      <input
        ref={input}
        id={inputId}
        type="text"
        name="place"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        aria-describedby={noteId}
        autoComplete="off"
        defaultValue={value}
        onFocus={() => void places.load()}
        onInput={({ currentTarget }) => {
          places.setTyped(currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <PlaceOptions places={shown ? likely : []} active={active} onChoose={choose} />
      <button type="button" className="button button-quiet" onClick={places.locate}>
        {t.nearMe()}
      </button>
      {/* The number of suggestions takes no room: what stands below must not move from under a finger when it goes. */}
      <p className={shown ? 'visually-hidden' : 'note'} role="status">
        {status()}
      </p>
      <p className="note" id={noteId}>
        {t.stays()} {t.source()}{' '}
        <a href={geonames} rel="noopener">
          GeoNames
        </a>{' '}
        (CC BY 4.0).
      </p>
    </div>
  );
};
