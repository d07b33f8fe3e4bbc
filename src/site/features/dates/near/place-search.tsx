import { type FormEvent, type ReactNode, useState } from 'react';
import type { Position } from '#domain/places/great-circle.ts';
import { takeLatest } from '../../../lib/api/take-latest.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import type { Found } from './find-near.ts';

interface PlaceSearchProps {
  readonly props: DatesProps;
  readonly month: string | null;
  /** The typed city has dates itself. */
  readonly onFound: (city: DatesCity) => void;
  readonly linkTo: (city: DatesCity, words: string) => ReactNode;
}

/** Milliseconds that a device may take to say where it is, and the age of a position that still serves. */
const locating: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Finds the nearest city with dates, for a typed name or, on a press of its button, for where the visitor is. */
export const PlaceSearch = ({ props, month, onFound, linkTo }: PlaceSearchProps) => {
  const t = useTexts('terms');
  const [latest] = useState(takeLatest);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | 'searching' | null>(null);
  const search = (place: string | Position): void => {
    setFound('searching');
    latest.giveUp();
    latest.ask(
      {
        queryKey: [place, month],
        queryFn: ({ signal }) =>
          import('./find-near.ts').then((near) => near.findNear({ props, month, place, signal })),
      },
      {
        onAnswer: (answer) => {
          setFound(answer.kind === 'here' ? null : answer);
          if (answer.kind === 'here') onFound(answer.city);
        },
        onFailure: () => setFound({ kind: 'failed' }),
      },
    );
  };
  const searchTyped = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = String(new FormData(event.currentTarget).get('place')).trim();
    setTyped(place);
    if (place !== '') search(place);
  };
  const searchHere = (): void =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => search({ latitude, longitude }),
      () => setFound({ kind: 'noPosition' }),
      locating,
    );
  return (
    <form className="place-search with-script" method="dialog" onSubmit={searchTyped}>
      <label className="field">
        <span>{t.place()}</span>
        <input type="text" name="place" list="places" autoComplete="off" />
      </label>
      <datalist id="places">
        {props.cities.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <button type="submit" className="button button-quiet">
        {t.findPlace()}
      </button>
      <button type="button" className="button button-quiet" aria-describedby="here-stays" onClick={searchHere}>
        {t.findHere()}
      </button>
      <p className="note" id="here-stays">
        {t.hereStays()}
      </p>
      <p className="place-found" role="status">
        {wordsOf()}
      </p>
    </form>
  );

  function wordsOf(): ReactNode {
    if (found === null) return null;
    if (found === 'searching') return t.loading();
    if (found.kind === 'unknown') return t.unknownPlace({ place: typed });
    if (found.kind === 'noPosition') return t.noPosition();
    if (found.kind !== 'near') return found.kind === 'failed' ? t.failed() : t.none();
    const { city, kilometres, from } = found;
    return (
      <>
        {from === null ? t.nearestHere() : t.noneInPlace({ place: from })}{' '}
        {linkTo(city, `${city.name} (${kilometres} km)`)}
      </>
    );
  }
};
