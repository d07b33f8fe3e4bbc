import { use, useEffect, useEffectEvent } from 'react';
import { loadPart } from '../../../lib/load-part.ts';
import { TextsContext } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { nextRows, nextTermsId } from './next-rows.ts';

/** Whether the first screen names other dates than the nearest of these; no page names any without a place for them. */
const isOutdated = (rows: readonly TermRow[]): boolean => {
  const place = document.getElementById(nextTermsId);
  const named = [...(place?.querySelectorAll<HTMLElement>('[data-term]') ?? [])].map(({ dataset }) => dataset.term);
  return place !== null && `${named}` !== `${nextRows(rows).map(({ id }) => id)}`;
};

/** Keeps the dates of the first screen those of the calendar; `rows` is null while nothing newer is known. */
export const useRenewedNext = (rows: readonly TermRow[] | null, props: DatesProps): void => {
  const texts = use(TextsContext);
  const renew = useEffectEvent(async () => {
    if (rows !== null && texts !== null && isOutdated(rows))
      (await loadPart(() => import('./renew-next.tsx'))).renewNext({ rows, props, texts });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer rows are looked at once
  useEffect(() => void renew(), [rows]);
};
