import { createRoot, type Root } from 'react-dom/client';
import { type LocalTexts, TextsContext } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { NextTerms } from './next-terms.tsx';
import { scheduleOf } from './schedule.ts';

interface Renewed {
  readonly rows: readonly TermRow[];
  /** The rows to name. */
  readonly next: readonly TermRow[];
  readonly props: DatesProps;
  readonly texts: LocalTexts;
}

const roots = new WeakMap<Element, Root>();

/** Replaces the dates that the first screen names. */
export const renewNext = (place: Element, { rows, next, props, texts }: Renewed): void => {
  const nameOf = ({ city, place: latest }: TermRow): string | null =>
    latest ?? props.cities.find(({ number }) => number === city)?.name ?? null;
  const priceOf = ({ type }: TermRow): string | null => props.offers[type]?.price ?? null;
  const terms = next.map((row) => ({
    row,
    place: props.city === null ? nameOf(row) : null,
    price: row.name === null ? null : priceOf(row),
    days: props.days[row.type] ?? null,
  }));
  const [type = ''] = props.types;
  const timed = props.types.length > 1 || props.askHref !== null || scheduleOf(rows, props.days[type] ?? null) === null;
  const root = roots.get(place) ?? createRoot(place);
  roots.set(place, root);
  root.render(
    <TextsContext value={texts}>
      <NextTerms terms={terms} timed={timed} bookingHref={props.askHref === null ? props.bookingHref : null} />
    </TextsContext>,
  );
};
