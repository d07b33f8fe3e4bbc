import { useEffect, useState } from 'react';
import type { Messages } from '#generated/i18n/messages.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { importWithRetry } from '../../../lib/load-part.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import type { DatesProps } from '../dates-props.ts';
import type { Wanted } from '../near/nearest-alternatives.tsx';
import type { Terms } from '../use-terms.ts';

/** Moves the focus from a part of the list that is removed to the filter. */
export const moveFocusToFilter = (): void =>
  document.activeElement
    ?.closest('.dates')
    ?.closest('section')
    ?.querySelector<HTMLElement>('.picker > summary, .course-filter select')
    ?.focus();

/** Scope of a list: everything, a city, or a choice. */
export type DatesScope = 'all' | 'city' | 'choice';

interface DatesNoticeProps {
  readonly terms: Terms;
  readonly scope: DatesScope;
  readonly props: DatesProps;
  /** The criteria, for the search for alternatives. */
  readonly wanted: Wanted & { readonly type: string | null };
}

const none: { readonly [Scope in DatesScope]: (t: Messages['terms']) => string } = {
  all: (t) => t.none(),
  city: (t) => t.noneInCity(),
  choice: (t) => t.noneChosen(),
};

const failureText: Readonly<Record<string, (t: Messages['terms'], calls: Messages['calls']) => string>> = {
  offline: (t) => t.offline(),
  outdated: (_, calls) => calls.outdated(),
};

type Alternatives = typeof import('../near/nearest-alternatives.tsx');

/** Loads the alternatives of an empty list. Null in the build, and where they do not load. */
const useAlternatives = (isEmpty: boolean): Alternatives | 'loading' | null => {
  const [more, setMore] = useState<Alternatives | 'loading' | null>(null);
  useEffect(() => {
    if (!isEmpty) return;
    setMore('loading');
    importWithRetry(() => import('../near/nearest-alternatives.tsx')).then(setMore, () => setMore(null));
  }, [isEmpty]);
  return more;
};

/** Notice of a list that is loading, empty or failed, with the phone number. Its live regions are there before it. */
export const DatesNotice = ({ terms, scope, props, wanted }: DatesNoticeProps) => {
  const t = useMessages('terms');
  const calls = useMessages('calls');
  const calendar = useMessages('calendar');
  const { rows, dropped, failed, isLoading } = terms;
  const isEmpty = failed === null && rows !== null && rows.length === 0;
  const more = useAlternatives(isEmpty);
  const isQuiet = failed === null && dropped === 0 && rows !== null && rows.length > 0;
  return (
    <div className={isQuiet ? undefined : 'notice'}>
      <div role="alert">{failed !== null && <p>{failureText[failed.failure.kind]?.(t, calls) ?? t.failed()}</p>}</div>
      <div role="status">
        {isEmpty && more === null && <p>{none[scope](t)}</p>}
        {dropped > 0 && <p>{t.dropped({ count: dropped })}</p>}
      </div>
      {failed !== null && rows !== null && terms.ofBuild && props.fetchedOn !== null && (
        <p>{t.snapshotOf({ date: dateInWords(props.fetchedOn, calendar) })}</p>
      )}
      {failed === null && rows === null && isLoading && <p>{t.loading()}</p>}
      {isEmpty && more !== null && more !== 'loading' && (
        <more.NearestAlternatives props={props} wanted={wanted} type={wanted.type} />
      )}
      {!isQuiet && (
        <p>
          {t.askByPhone()} <PhoneLink />
        </p>
      )}
      {failed !== null && (
        <RetryButton
          failed={failed}
          onRetry={() => {
            moveFocusToFilter();
            terms.retry();
          }}
          label={t.retry()}
        />
      )}
    </div>
  );
};

/** The phone number for the address of the classes, while that of a city is not known. */
export const VenueNote = ({ props: { cities } }: { readonly props: DatesProps }) => {
  const t = useMessages('terms');
  if (cities.length > 0 && cities.every(({ venue }) => venue !== undefined)) return null;
  return (
    <p className="note venue-note">
      {t.venueUnknown()} <PhoneLink />
    </p>
  );
};
