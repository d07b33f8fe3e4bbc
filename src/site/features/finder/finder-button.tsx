import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { courseFinder, courseFinderStart } from '#generated/rules/course-finder.ts';
import { createLatestOnlyCaller } from '../../lib/api/take-latest.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import { noSideEffect, useRuleReducer } from '../../lib/hooks/use-rule.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { RetryButton } from '../../ui/form/retry-button.tsx';
import { fetchSearchableTypes, fetchTermCount } from './finder-calls.ts';
import {
  courseTypesInFinderForm,
  hasFinderCriterion,
  readFinderCriteria,
  replaceTypesInFinderForm,
  type SearchType,
} from './finder-criteria.ts';

export interface FinderButtonProps {
  /** Host of the calendar; empty for that of the site. */
  readonly host: string;
}

interface LiveButtonProps extends FinderButtonProps {
  /** Changes when the page fills in the form again. */
  readonly filledWith?: string;
  /** Called with the calendar's types, none where it did not answer; without it the form shows them. */
  readonly onTypes?: (types: readonly SearchType[]) => void;
}

/** Announces the changed button to screen readers. */
const CountStatus = ({ words }: { readonly words: string }) => (
  <p className="visually-hidden" role="status">
    {words}
  </p>
);

/** The button without a count, as the build prints it. */
export const StaticFinderButton = () => {
  const t = useMessages('finder');
  return (
    <>
      <button type="submit" className="button">
        {t.showAll()}
      </button>
      <CountStatus words="" />
    </>
  );
};

/** The button of the finder as a React root. It reads the form around it, which stays plain HTML. */
export const Component = ({ host, filledWith, onTypes }: LiveButtonProps) => {
  const t = useMessages('finder');
  const button = useRef<HTMLButtonElement>(null);
  const lang = useLocale();
  const [latest] = useState(createLatestOnlyCaller);
  const [latestTypes] = useState(createLatestOnlyCaller);
  const [count, setCount] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [{ state, anyCriterion }, send] = useRuleReducer({
    start: courseFinderStart,
    reduce: courseFinder,
    effects: {
      cancelCount: latest.giveUp,
      fetchCount: countAgain,
      reloadTypes,
      // The form handles the press: see enhance-finder.ts.
      trackSearch: noSideEffect,
      emitCriteria: noSideEffect,
    },
  });

  function countAgain(): void {
    const form = button.current?.form;
    const counted = { criteria: readFinderCriteria(form), types: courseTypesInFinderForm(form), lang };
    latest.ask((signal) => fetchTermCount(host, counted, signal), {
      onAnswer: (found) => {
        setCount(found);
        send({ type: 'counted' });
      },
      onFailure: (failure) => {
        setFailed(failure);
        send({ type: 'countFailed' });
      },
    });
  }

  /** Fetches the types in the language of the page; without an answer the printed ones stay. */
  function reloadTypes(): void {
    latestTypes.ask((signal) => fetchSearchableTypes(host, { lang }, signal), {
      onAnswer: (types) => {
        const form = button.current?.form;
        if (onTypes !== undefined) onTypes(types);
        else if (form) replaceTypesInFinderForm(form, types);
      },
      onFailure: () => onTypes?.([]),
    });
  }

  const sendCriteria = useEffectEvent((type: 'load' | 'change') =>
    send({ type, anyCriterionNow: hasFinderCriterion(readFinderCriteria(button.current?.form)) }),
  );
  const loadTypes = useEffectEvent(() => send({ type: 'languageChange' }));
  const isLoaded = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again when the page fills in the form
  useEffect(() => {
    sendCriteria(isLoaded.current ? 'change' : 'load');
    isLoaded.current = true;
  }, [filledWith]);
  useEffect(() => {
    const form = button.current?.form;
    const change = () => sendCriteria('change');
    loadTypes();
    form?.addEventListener('change', change);
    return () => form?.removeEventListener('change', change);
  }, []);
  useEffect(() => latest.giveUp, [latest]);
  useEffect(() => latestTypes.giveUp, [latestTypes]);
  /** Moves the focus to the button before the notice is removed. */
  const retry = (): void => {
    button.current?.focus();
    send({ type: 'retry' });
  };
  const counted = anyCriterion && state !== 'failed' ? count : null;
  const found = counted === null ? null : counted > 0 ? t.showFound({ count: counted }) : t.showNearest();
  return (
    <>
      <button type="submit" className="button" ref={button} aria-busy={state === 'counting' || undefined}>
        {found ?? t.showAll()}
      </button>
      <CountStatus
        words={
          counted === null
            ? state === 'failed' && failed !== null
              ? t.countFailed()
              : ''
            : t.found({ count: counted })
        }
      />
      {state === 'failed' && failed !== null && (
        <div className="finder-note">
          <p>{t.countFailed()}</p>
          <RetryButton failed={failed} onRetry={retry} />
        </div>
      )}
    </>
  );
};
