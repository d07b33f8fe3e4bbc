import { use, useEffect, useEffectEvent } from 'react';
import { TextsContext } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';
import { nextRows, nextTermsId } from './next-rows.ts';

/** Dates of the first screen that differ from those of the calendar give way to them; `rows` is null while nothing newer is known. */
export const useRenewedNext = (rows: readonly TermRow[] | null, props: DatesProps): void => {
  const texts = use(TextsContext);
  const renew = useEffectEvent(async () => {
    const place = document.getElementById(nextTermsId);
    const next = rows === null ? [] : nextRows(rows);
    if (rows === null || place === null || texts === null) return;
    const printed = [...place.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset.term);
    if (`${printed}` === `${next.map(({ id }) => id)}`) return;
    const { showNext } = await import('./show-next.tsx');
    showNext(place, { rows, props, texts });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer rows are looked at once
  useEffect(() => void renew(), [rows]);
};
