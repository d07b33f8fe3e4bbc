import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { useTexts } from '../../lib/texts-context.ts';

interface RetryButtonProps {
  /** When trying again makes sense, in milliseconds as of `Date.now`; 0 for at once. */
  readonly notBefore: number;
  readonly onRetry: () => void;
  readonly label?: string;
}

/** Tries again; during a pause requested by the server it shows the remaining time and keeps the focus. */
export const RetryButton = ({ notBefore, onRetry, label }: RetryButtonProps) => {
  const t = useTexts('calls');
  const seconds = useSecondsUntil(notBefore);
  const waiting = seconds > 0;
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
