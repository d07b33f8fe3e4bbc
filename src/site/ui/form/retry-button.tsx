import { retryDelayOfFailure } from '../../lib/api/call-error.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** Reloads the page and restores what was typed, by `reload-released.ts`. */
export const ReloadButton = () => (
  <button type="button" className="button" onClick={() => dispatchEvent(new Event('pageoutdated'))}>
    {useMessages('calls').reload()}
  </button>
);

interface RetryButtonProps {
  readonly failed: FailedSend;
  readonly onRetry: () => void;
  readonly label?: string;
}

/**
 * Tries again; during a pause requested by the server it shows the remaining time and keeps the focus. A page that is older than the
 * server is loaded anew instead.
 */
export const RetryButton = ({ failed: { failure, at }, onRetry, label }: RetryButtonProps) => {
  const t = useMessages('calls');
  const seconds = useSecondsUntil(at + retryDelayOfFailure(failure));
  const waiting = seconds > 0;
  if (failure.kind === 'outdated') return <ReloadButton />;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={waiting ? 'true' : undefined}
      onClick={waiting ? undefined : onRetry}
    >
      {waiting ? t.retryIn({ seconds: String(seconds) }) : (label ?? t.retry())}
    </button>
  );
};
