import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type TermsListEvent, type TermsListState, termsList, termsListStart } from '#generated/rules/terms-list.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { takeLatest } from '../../lib/api/take-latest.ts';
import { fingerprintOf, publishCourse } from '../../lib/calendar/course-update.ts';
import { inState, useRule } from '../../lib/hooks/use-rule.ts';
import type { FailedSend } from '../../lib/hooks/use-sending.ts';
import { type DatesCriteria, fittingRows } from './dates-criteria.ts';
import type { DatesProps } from './dates-props.ts';
import { fetchTerms } from './fetch-terms.ts';
import { type TermRow, termRows } from './term.ts';

/** Props with the latest offers, and a function that publishes an answer to the page where it differs. */
const useOffers = (props: DatesProps) => {
  const [offers, setOffers] = useState(props.offers);
  const shown = useRef(`${props.fingerprints}`);
  const follow = (answers: readonly CoursesResponse[]): void => {
    const fingerprints = `${answers.map(fingerprintOf)}`;
    if (fingerprints === shown.current) return;
    shown.current = fingerprints;
    setOffers(publishCourse(props, answers));
  };
  return [{ ...props, offers }, follow] as const;
};

export interface Terms {
  /** Null until the first answer. */
  readonly rows: readonly TermRow[] | null;
  /** Props with the latest offers. */
  readonly props: DatesProps;
  /** Whether these are still the rows of the build. */
  readonly ofBuild: boolean;
  readonly list: TermsListState;
  /** The last failed request. */
  readonly failed: FailedSend | null;
  readonly send: (event: TermsListEvent) => void;
}

interface Wanted {
  readonly criteria: DatesCriteria;
  /** The criteria of the current address; those on the page may be older. */
  readonly read: () => DatesCriteria;
  readonly updateUrl?: () => void;
}

const criteriaKey = ({ city, month }: DatesCriteria): string => `${city} ${month}`;

/** Terms that fit the criteria: at once from the snapshot, then from the calendar. The rule decides every transition. */
export const useTerms = (props: DatesProps, { criteria, read, updateUrl }: Wanted): Terms => {
  const [latest] = useState(takeLatest);
  const requested = useRef<string>(null);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly rows: readonly TermRow[] } | null>(null);
  const [current, followCourses] = useOffers(props);
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [list, send] = useRule({
    start: termsListStart,
    reduce: termsList,
    effects: { updateUrl: updateUrl ?? inState, cancelTerms: latest.giveUp, reloadTerms },
  });

  function reloadTerms(): void {
    const wanted = read();
    const key = criteriaKey(wanted);
    requested.current = key;
    latest.ask((signal) => fetchTerms(props, wanted, signal), {
      onAnswer: (answers) => {
        const rows = termRows(answers, { cities: props.cities, named: props.types.length > 1 });
        // A list is made in pieces, between which the page answers.
        startTransition(() => {
          setAnswer({ key, rows });
          void followCourses(answers);
          send({ type: 'loaded' });
        });
      },
      onFailure: (failure) => {
        setFailed(failure);
        send({ type: 'loadFailed' });
      },
    });
  }

  const key = criteriaKey(criteria);
  const follow = useEffectEvent(() =>
    send(
      requested.current === null
        ? { type: 'load' }
        : { type: 'followAddress', isNew: criteriaKey(read()) !== requested.current },
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the criteria change
  useEffect(() => follow(), [key]);
  useReturn(send);
  useEffect(() => latest.giveUp, [latest]);
  const known = props.rows === null ? null : fittingRows(props.rows, criteria, props.days);
  const newest = answer?.key === key ? answer.rows : null;
  return { rows: newest ?? known, ofBuild: newest === null, props: current, list, failed, send };
};

/** Refreshes the terms when the visitor comes back, and retries when the connection is restored. */
const useReturn = (send: Terms['send']): void => {
  const refresh = useEffectEvent(() => document.visibilityState === 'visible' && send({ type: 'load' }));
  const retry = useEffectEvent(() => send({ type: 'retry' }));
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener('visibilitychange', () => refresh(), { signal });
    addEventListener('online', () => retry(), { signal });
    return () => gone.abort();
  }, []);
};
