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
  readonly retry: () => void;
}

const retries = 2;
const firstDelay = 300;
const freshMilliseconds = 60_000;

/** Terms that fit the criteria: at once from the snapshot, then from the calendar. */
export const useTerms = (props: DatesProps, criteria: DatesCriteria): Terms => {
  const hydrated = useHydrated();
  const query = useAnswer({
    queryKey: ['courses', props.types, criteria.city, criteria.month],
    queryFn: ({ signal }) => fetchTerms(props, criteria, signal),
    staleTime: freshMilliseconds,
    retry: retries,
    retryDelay: (attempt) => Math.random() * firstDelay * 2 ** attempt,
    select: (answers) => termRows(answers, { cities: props.cities, named: props.types.length > 1 }),
  });
  const known = props.rows === null ? null : fittingRows(props.rows, criteria);
  return { rows: query.data ?? known, status: statusOf(), retry: () => void query.refetch() };

  function statusOf(): Terms['status'] {
    if (!hydrated) return 'ready';
    if (query.isError) return 'failed';
    if (query.fetchStatus === 'paused') return 'offline';
    return query.data === undefined && known === null ? 'loading' : 'ready';
  }
};
