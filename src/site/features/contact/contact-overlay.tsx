import type { ContactFormEvent, ContactFormState } from '#generated/rules/contact-form.ts';
import { pauseOf } from '../../lib/api/call-error.ts';
import type { FailedSend } from '../../lib/hooks/use-sending.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { CallNotice } from '../../ui/call/call-notice.tsx';
import { CardMessage } from '../../ui/form/card-message.tsx';
import { RetryButton } from '../../ui/form/retry-button.tsx';

interface ContactOverlayProps {
  readonly machine: ContactFormState;
  readonly failed: FailedSend | null;
  readonly advance: (event: ContactFormEvent) => void;
  /** The button that sends: the focus goes back to it. */
  readonly sendButton: () => HTMLElement | null | undefined;
}

/** Covers the card once a message was sent, or was not. */
export const ContactOverlay = ({ machine, failed, advance, sendButton }: ContactOverlayProps) => {
  const t = useTexts('form');
  if (machine.state === 'sent') {
    const leave = () => advance({ type: 'acknowledge' });
    const ok = (
      <button type="button" className="button" onClick={leave}>
        {t.close()}
      </button>
    );
    return (
      <CardMessage heading={t.sent()} tone="success" action={ok} onLeave={leave} returnTo={sendButton}>
        <p>{t.sentText()}</p>
      </CardMessage>
    );
  }
  if (machine.state !== 'failed' || failed === null) return null;
  const leave = () => advance({ type: 'retry' });
  const again = <RetryButton notBefore={failed.at + pauseOf(failed.failure)} onRetry={leave} label={t.tryAgain()} />;
  return (
    <CardMessage heading={t.notSent()} tone="failure" action={again} onLeave={leave} returnTo={sendButton}>
      <p>{t.notSentText()}</p>
      <CallNotice failure={failed.failure} />
    </CardMessage>
  );
};
