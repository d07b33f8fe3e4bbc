import { useEffect, useState } from 'react';
import { cities } from '#generated/data/cities.ts';
import { takeLatest } from '../../../lib/api/take-latest.ts';
import { datedTerm, monthInWords } from '../../../lib/calendar/calendar-texts.ts';
import { placeAway } from '../../../lib/places/place-away.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import { fetchTerms } from '../fetch-terms.ts';
import { ofType } from '../list-choice.ts';
import { termRows } from '../term.ts';
import { findAlternatives, type NearestTerms, type Wanted } from './find-alternatives.ts';
import type { FreeTerm } from './free-alternatives.ts';

interface NearestAlternativesProps {
  readonly props: DatesProps;
  readonly wanted: Wanted;
  /** The one type that was chosen of several. */
  readonly type: string | null;
}

const noNearestTerms: NearestTerms = { inTime: [], inPlace: [] };

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Asks the calendar once for the dates of every city and month. */
const useNearestTerms = ({ props, wanted, type }: NearestAlternativesProps): NearestTerms => {
  const [latest] = useState(takeLatest);
  const [nearestTerms, setNearestTerms] = useState(noNearestTerms);
  const { city, month } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something else is wanted
  useEffect(() => {
    const everywhere = { cityNumber: null, month: null };
    latest.ask((signal) => fetchTerms(props, everywhere, signal), {
      onAnswer: (answers) => {
        const rows = ofType(termRows(answers, { cities: props.cities, named: false }), type) ?? [];
        setNearestTerms(findAlternatives(wanted, rows, props.days));
      },
      onFailure: () => setNearestTerms(noNearestTerms),
    });
    return latest.giveUp;
  }, [city, month, type, latest]);
  return nearestTerms;
};

/** Says truly what there is not, and where and when there is something. */
export const NearestAlternatives = (asked: NearestAlternativesProps) => {
  const { props, wanted } = asked;
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const { inTime, inPlace } = useNearestTerms(asked);
  const home = cities.find(({ calendarId }) => calendarId === wanted.city);
  const place = (props.locale === 'pl' ? home?.locative : home?.nameEn) ?? null;
  const month = wanted.month === null ? null : monthInWords(wanted.month, calendar);
  const wordsOf = ({ row, kilometres }: FreeTerm): string => {
    const city = row.place ?? cities.find(({ calendarId }) => calendarId === row.city)?.name ?? '';
    const when = datedTerm(row.start, props.days[row.type] ?? null, calendar);
    return [kilometres === null ? city : placeAway(city, kilometres), when].join(', ');
  };
  const listOf = (heading: string, terms: readonly FreeTerm[]) =>
    terms.length > 0 && (
      <>
        <p>{heading}</p>
        <ul>
          {terms.map((term) => (
            <li key={term.row.id}>
              <a href={props.askHref ?? `${props.bookingHref}?course=${term.row.id}`}>{wordsOf(term)}</a>
            </li>
          ))}
        </ul>
      </>
    );
  const none = (): string => {
    if (month !== null && place !== null) return t.noneInMonthInPlace({ month, place });
    if (month !== null) return t.noneInMonth({ month });
    return place === null ? t.none() : t.noneNowInPlace({ place });
  };
  const nearby = month === null || inTime.length === 0 ? t.nearestCities() : t.nearestCitiesInMonth({ month });
  return (
    <>
      <p role="status">{sentence(none())}</p>
      {listOf(t.nearestInTime(), inTime)}
      {listOf(nearby, inPlace)}
    </>
  );
};
