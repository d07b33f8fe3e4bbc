import { useTexts } from '../../lib/texts-context.ts';
import { RetryButton } from '../../ui/retry-button.tsx';
import type { DatesProps } from './dates-props.ts';
import type { Terms } from './use-terms.ts';

interface DatesNoticeProps {
  readonly terms: Terms;
  readonly inCity: boolean;
  readonly props: DatesProps;
}

/** What is wrong with the list, and the phone as the way out; nothing when the list is in order. */
export const DatesNotice = ({ terms, inCity, props }: DatesNoticeProps) => {
  const t = useTexts('terms');
  const { rows, status } = terms;
  if (status === 'ready' && rows !== null && rows.length > 0) return null;
  return (
    <div className="notice">
      {status === 'loading' && <p>{t.loading()}</p>}
      {status === 'failed' && <p role="alert">{t.failed()}</p>}
      {status === 'offline' && <p role="alert">{t.offline()}</p>}
      {status === 'ready' && rows !== null && <p>{inCity ? t.noneInCity() : t.none()}</p>}
      <p>
        {t.askByPhone()} <a href={props.phoneHref}>{props.phone}</a>
      </p>
      {(status === 'failed' || status === 'offline') && (
        <RetryButton notBefore={terms.notBefore} onRetry={terms.retry} label={t.retry()} />
      )}
    </div>
  );
};
