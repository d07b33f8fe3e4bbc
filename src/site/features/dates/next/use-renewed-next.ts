import { use, useEffect, useEffectEvent } from 'react';
import { TextsContext } from '../../../lib/texts-context.ts';
import type { DatesProps } from '../dates-props.ts';
import type { TermRow } from '../term.ts';

/** Keeps the dates of the first screen those of the calendar; `rows` is null while nothing newer is known. */
export const useRenewedNext = (rows: readonly TermRow[] | null, props: DatesProps): void => {
  const texts = use(TextsContext);
  const renew = useEffectEvent(async () => {
    if (rows !== null && texts !== null) (await import('./renew-next.tsx')).renewNext({ rows, props, texts });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer rows are looked at once
  useEffect(() => void renew(), [rows]);
};
