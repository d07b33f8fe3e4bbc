import type { Messages } from '#generated/i18n/messages.ts';
import { pauseOf } from '../../../lib/api/call-error.ts';
import { dateWord } from '../../../lib/calendar/calendar-words.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import type { DatesProps } from '../dates-props.ts';
import type { Terms } from '../use-terms.ts';
import { handFocusOn } from './hand-focus-on.ts';

/** What a list is about: everything, a city, or what somebody chose of it. */
export type DatesScope = 'all' | 'city' | 'choice';

interface DatesNoticeProps {
  readonly terms: Terms;
  readonly scope: DatesScope;
  readonly props: DatesProps;
}

const none: { readonly [Scope in DatesScope]: (t: Messages['terms']) => string } = {
  all: (t) => t.none(),
  city: (t) => t.noneInCity(),
  choice: (t) => t.noneChosen(),
};

/** What is wrong with the list, and the phone as the way out; nothing when the list is in order. */
export const DatesNotice = ({ terms, scope, props }: DatesNoticeProps) => {
  const t = useTexts('terms');
  const calendar = useTexts('calendar');
  const { rows, list } = terms;
  const failed = list.state === 'failed' ? terms.failed : null;
  if (failed === null && rows !== null && rows.length > 0) return null;
  return (
    <div className="notice">
      {failed !== null && <p role="alert">{failed.failure.kind === 'offline' ? t.offline() : t.failed()}</p>}
      {failed !== null && rows !== null && terms.ofBuild && props.askedOn !== null && (
        <p>{t.snapshotOf({ date: dateWord(props.askedOn, calendar) })}</p>
      )}
      {failed === null && rows === null && list.state === 'loading' && <p>{t.loading()}</p>}
      {failed === null && rows !== null && <p role="status">{none[scope](t)}</p>}
      <p>
        {t.askByPhone()} <a href={props.phoneHref}>{props.phone}</a>
      </p>
      {failed !== null && (
        <RetryButton
          notBefore={failed.at + pauseOf(failed.failure)}
          onRetry={() => {
            handFocusOn();
            terms.send({ type: 'retry' });
          }}
          label={t.retry()}
        />
      )}
    </div>
  );
};
