import { failureOf, pauseOf } from '../../lib/api/call-error.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { type DatesCriteria, fittingRows } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';
import { fetchTerms } from './fetch-terms.ts';
import { type TermRow, termRows } from './term.ts';

export interface Terms {
  /** Null when nothing is known yet. */
  readonly rows: readonly TermRow[] | null;
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  /** When asking again makes sense, in milliseconds as of `Date.now`. */
  readonly notBefore: number;
  readonly retry: () => void;
}

const freshMilliseconds = 60_000;

/** Terms that fit the criteria: at once from the snapshot, then from the calendar. */
export const useTerms = (props: DatesProps, criteria: DatesCriteria): Terms => {
  const hydrated = useHydrated();
  const query = useAnswer({
    queryKey: ['courses', props.types, criteria.city, criteria.month],
    queryFn: ({ signal }) => fetchTerms(props, criteria, signal),
    staleTime: freshMilliseconds,
    retry: false,
    select: (answers) => termRows(answers, { cities: props.cities, named: props.types.length > 1 }),
  });
  const known = props.rows === null ? null : fittingRows(props.rows, criteria);
  return { rows: query.data ?? known, status: statusOf(), notBefore: notBefore(), retry: () => void query.refetch() };

  function statusOf(): Terms['status'] {
    if (!hydrated) return 'ready';
    if (query.isError) return failureOf(query.error).kind === 'offline' ? 'offline' : 'failed';
    if (query.fetchStatus === 'paused') return 'offline';
    return query.data === undefined && known === null ? 'loading' : 'ready';
  }

  function notBefore(): number {
    const pause = query.isError ? pauseOf(failureOf(query.error)) : 0;
    return pause === 0 ? 0 : query.errorUpdatedAt + pause;
  }
};
