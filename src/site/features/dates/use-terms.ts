import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { createLatestOnlyCaller } from '../../lib/api/take-latest.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import { fingerprintOfCourse, publishCourseUpdate } from '../../lib/calendar/course-update.ts';
import { type DatesCriteria, filterTermRows } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';
import { fetchTermsOfList } from './fetch-terms.ts';
import { type TermRow, toTermRows } from './term.ts';

/** Props with the latest offers, and a function that publishes an answer to the page where it differs. */
const useOffers = (props: DatesProps) => {
  const [offers, setOffers] = useState(props.offers);
  const shown = useRef(`${props.fingerprints}`);
  const follow = (answers: readonly CoursesResponse[]): void => {
    const fingerprints = `${answers.map(fingerprintOfCourse)}`;
    if (fingerprints === shown.current) return;
    shown.current = fingerprints;
    setOffers(publishCourseUpdate(props, answers));
  };
  return [{ ...props, offers }, follow] as const;
};

export interface Terms {
  /** Null until the first answer. */
  readonly rows: readonly TermRow[] | null;
  /** How many terms the calendar has that could not be read. */
  readonly dropped: number;
  /** Props with the latest offers. */
  readonly props: DatesProps;
  /** Whether these are still the rows of the build. */
  readonly ofBuild: boolean;
  readonly isLoading: boolean;
  /** The last request, where it failed. */
  readonly failed: FailedSend | null;
  readonly retry: () => void;
}

interface Answered extends Pick<Terms, 'dropped'> {
  readonly key: string;
  readonly rows: readonly TermRow[];
}

interface Wanted {
  readonly criteria: DatesCriteria;
  /** The criteria of the current address; those on the page may be older. */
  readonly read: () => DatesCriteria;
}

const criteriaKey = ({ city, month }: DatesCriteria): string => `${city} ${month}`;

/** Terms that fit the criteria: at once from the snapshot, then from the calendar, which is asked again for other criteria. */
export const useListedTerms = (props: DatesProps, { criteria, read }: Wanted): Terms => {
  const [latest] = useState(createLatestOnlyCaller);
  const requested = useRef<string>(null);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [current, followCourses] = useOffers(props);
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const load = (): void => {
    const wanted = read();
    const key = criteriaKey(wanted);
    requested.current = key;
    setIsLoading(true);
    setFailed(null);
    latest.giveUp();
    latest.ask((signal) => fetchTermsOfList(props, wanted, signal), {
      onAnswer: (answers) => {
        const rows = toTermRows(answers, { cities: props.cities, named: props.types.length > 1 });
        const dropped = answers.reduce((sum, one) => sum + (one.dropped ?? 0), 0);
        // A list is made in pieces, between which the page answers.
        startTransition(() => {
          setAnswer({ key, rows, dropped });
          void followCourses(answers);
          setIsLoading(false);
        });
      },
      onFailure: (failure) => {
        setFailed(failure);
        setIsLoading(false);
      },
    });
  };

  const key = criteriaKey(criteria);
  const follow = useEffectEvent(() => {
    if (criteriaKey(read()) !== requested.current) load();
  });
  const retry = (): void => {
    if (failed !== null) load();
  };
  const refresh = (): void => {
    if (!isLoading && failed === null) load();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the criteria change
  useEffect(() => follow(), [key]);
  useReturn({ refresh, retry });
  useEffect(() => latest.giveUp, [latest]);
  const known = props.rows === null ? null : filterTermRows(props.rows, criteria, props.days);
  const newest = answer?.key === key ? answer : { rows: known, dropped: 0 };
  const { rows, dropped } = newest;
  return { rows, dropped, ofBuild: newest !== answer, props: current, isLoading, failed, retry };
};

/** Refreshes the terms when the visitor returns, and retries when the connection is restored. */
const useReturn = (calls: Record<'refresh' | 'retry', () => void>): void => {
  const refresh = useEffectEvent(() => document.visibilityState === 'visible' && calls.refresh());
  const retry = useEffectEvent(calls.retry);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('visibilitychange', () => refresh(), { signal });
    addEventListener('online', () => retry(), { signal });
    return () => gone.abort();
  }, []);
};
