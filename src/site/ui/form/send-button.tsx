import { retryDelayOfFailure } from '../../lib/api/call-error.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { useMessages } from '../../lib/texts-context.ts';

interface SendButtonProps {
  readonly name: string;
  readonly busyName: string;
  readonly sending: boolean;
  readonly failed: FailedSend | null;
  /** Given for a button outside a form. */
  readonly onPress?: () => void;
  /** Whether another action of the page is the primary one. */
  readonly quiet?: boolean;
}

/** A button that sends once: it keeps the focus while it waits, and names what it waits for. */
export const SendButton = ({ name, busyName, sending, failed, onPress, quiet = false }: SendButtonProps) => {
  const t = useMessages('calls');
  const waiting = useSecondsUntil(failed === null ? 0 : failed.at + retryDelayOfFailure(failed.failure));
  const idle = !sending && waiting === 0;
  return (
    <button
      type={onPress === undefined ? 'submit' : 'button'}
      className={quiet ? 'button button-quiet' : 'button'}
      aria-disabled={idle ? undefined : 'true'}
      onClick={(event) => {
        if (!idle) event.preventDefault();
        else onPress?.();
      }}
    >
      {sending ? busyName : waiting > 0 ? t.retryIn({ seconds: String(waiting) }) : name}
    </button>
  );
};
