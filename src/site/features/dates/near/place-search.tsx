import { type FormEvent, type ReactNode, useState } from 'react';
import type { Place } from '#domain/places/gazetteer.ts';
import { textOf } from '#forms/answers.ts';
import { takeLatest } from '../../../lib/api/take-latest.ts';
import { datedTerm } from '../../../lib/calendar/calendar-texts.ts';
import { placeAway } from '../../../lib/places/place-away.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { PlaceField } from '../../../ui/place/place-field.tsx';
import type { DatesCity, DatesProps } from '../dates-props.ts';
import { type Found, findNear, type NearDates } from './find-near.ts';

export interface PlaceSearchProps {
  readonly props: DatesProps;
  readonly month: string | null;
  /** The place has dates itself. */
  readonly onFound: (city: DatesCity) => void;
  readonly linkTo: (city: DatesCity, words: string) => ReactNode;
}

/** Finds the nearest cities with dates, for a town or village that is typed or, on request, for where the visitor is. */
export const PlaceSearch = ({ props, month, onFound, linkTo }: PlaceSearchProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const [latest] = useState(takeLatest);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | 'searching' | null>(null);
  const search = (place: string | Place): void => {
    setFound('searching');
    latest.giveUp();
    latest.ask((signal) => findNear({ props, month, place, signal }), {
      onAnswer: (answer) => {
        setFound(answer.kind === 'here' ? null : answer);
        if (answer.kind === 'here') onFound(answer.city);
      },
      onFailure: () => setFound({ kind: 'failed' }),
    });
  };
  const searchTyped = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = textOf(new FormData(event.currentTarget).get('place'));
    setTyped(place);
    if (place !== '') search(place);
  };
  const wordsOf = ({ city, kilometres, first }: NearDates): string =>
    [
      placeAway(city.name, kilometres),
      first === null ? null : datedTerm(first.start, props.days[first.type] ?? null, calendar),
    ]
      .filter((words) => words !== null)
      .join(', ');
  const answer = (): ReactNode => {
    if (found === null) return null;
    if (found === 'searching') return t.loading();
    if (found.kind === 'unknown') return t.unknownPlace({ place: typed });
    if (found.kind !== 'near') return found.kind === 'failed' ? t.failed() : t.none();
    const { cities, from, ours } = found;
    return (
      <>
        {ours ? t.noneInPlace({ place: from }) : t.nearestTo({ place: from })}
        <ul>
          {cities.map((near) => (
            <li key={near.city.id}>{linkTo(near.city, wordsOf(near))}</li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <form className="place-search" method="dialog" onSubmit={searchTyped}>
      <PlaceField onChoose={search} />
      <button type="submit" className="button button-quiet">
        {t.findPlace()}
      </button>
      <div className="place-found" role="status">
        {answer()}
      </div>
    </form>
  );
};
