import { useEffect, useState } from 'react';
import type { Messages } from '#generated/i18n/messages.ts';
import { pauseOf } from '../../../lib/api/call-error.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import type { DatesProps } from '../dates-props.ts';
import type { Wanted } from '../near/find-alternatives.ts';
import type { Terms } from '../use-terms.ts';
import { moveFocus } from './move-focus.ts';

/** What a list is about: everything, a city, or what somebody chose of it. */
export type DatesScope = 'all' | 'city' | 'choice';

interface DatesNoticeProps {
  readonly terms: Terms;
  readonly scope: DatesScope;
  readonly props: DatesProps;
  /** What was wanted, in a browser that can ask for something near it; the build cannot. */
  readonly wanted: Wanted & { readonly type: string | null };
}

const none: { readonly [Scope in DatesScope]: (t: Messages['terms']) => string } = {
  all: (t) => t.none(),
  city: (t) => t.noneInCity(),
  choice: (t) => t.noneChosen(),
};

type More = typeof import('../near/nearest-alternatives.tsx');

/** What leads on from an empty list; its code comes with the first one. Null in the build, and where it does not arrive. */
const useMore = (isEmpty: boolean): More | 'coming' | null => {
  const [more, setMore] = useState<More | 'coming' | null>(null);
  useEffect(() => {
    if (!isEmpty) return;
    setMore('coming');
    loadPart(() => import('../near/nearest-alternatives.tsx')).then(setMore, () => setMore(null));
  }, [isEmpty]);
  return more;
};

/** What is wrong with the list, and the phone as the way out; nothing when the list is in order. */
export const DatesNotice = ({ terms, scope, props, wanted }: DatesNoticeProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const { rows, list } = terms;
  const failed = list.state === 'failed' ? terms.failed : null;
  const isEmpty = failed === null && rows !== null && rows.length === 0;
  const more = useMore(isEmpty);
  if (failed === null && rows !== null && rows.length > 0) return null;
  return (
    <div className="notice">
      {failed !== null && <p role="alert">{failed.failure.kind === 'offline' ? t.offline() : t.failed()}</p>}
      {failed !== null && rows !== null && terms.ofBuild && props.fetchedOn !== null && (
        <p>{t.snapshotOf({ date: dateWord(props.fetchedOn, calendar) })}</p>
      )}
      {failed === null && rows === null && list.state === 'loading' && <p>{t.loading()}</p>}
      {isEmpty && more === null && <p role="status">{none[scope](t)}</p>}
      {isEmpty && more !== null && more !== 'coming' && (
        <more.NearestAlternatives props={props} wanted={wanted} type={wanted.type} />
      )}
      <p>
        {t.askByPhone()} <a href={props.phoneHref}>{props.phone}</a>
      </p>
      {failed !== null && (
        <RetryButton
          notBefore={failed.at + pauseOf(failed.failure)}
          onRetry={() => {
            moveFocus();
            terms.send({ type: 'retry' });
          }}
          label={t.retry()}
        />
      )}
    </div>
  );
};
