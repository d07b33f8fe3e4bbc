import { use, useEffect, useEffectEvent } from 'react';
import { parameters } from '#generated/rules/parameters.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { TextsContext } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import { hasPlaces, type TermRow } from '../term.ts';

/** Id of the element of the first screen that names the nearest dates. */
export const nextTermsId = 'next-terms';

/** The nearest dates with places; rows come in the order of time. */
export const nextRows = (rows: readonly TermRow[]): readonly TermRow[] =>
  rows.filter(hasPlaces).slice(0, parameters.nextDatesShown);

const namesOthers = (place: HTMLElement, next: readonly TermRow[]): boolean => {
  const named = [...place.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset.term);
  return `${named}` !== `${next.map(({ id }) => id)}`;
};

/**
 * Replaces the dates of the first screen when the calendar has nearer ones, or the address chooses a city that has some; `rows` is
 * null while it has not answered.
 */
export const useRenewedNext = (rows: readonly TermRow[] | null, props: DatesProps): void => {
  const texts = use(TextsContext);
  const renew = useEffectEvent(async () => {
    const place = document.getElementById(nextTermsId);
    if (rows === null || texts === null || place === null) return;
    const next = nextRows(rows);
    if (namesOthers(place, next))
      (await loadPart(() => import('./renew-next.tsx'))).renewNext(place, { rows, next, props, texts });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer of the calendar
  useEffect(() => void renew(), [rows]);
};
