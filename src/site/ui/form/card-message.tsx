import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface CardMessageProps {
  readonly heading: string;
  readonly tone: 'success' | 'failure';
  readonly children: ReactNode;
  /** The button that continues; it takes the focus. */
  readonly action: ReactNode;
  /** Escape does the same as the button. */
  readonly onLeave: () => void;
  /** What takes the focus when the message has gone. */
  readonly returnTo: () => HTMLElement | null | undefined;
}

/** A message that covers a whole card until it is answered; the card must be inert meanwhile. */
export const CardMessage = ({ heading, tone, children, action, onLeave, returnTo }: CardMessageProps) => {
  const message = useRef<HTMLDivElement>(null);
  const after = useRef(returnTo);
  const id = useId();
  useEffect(() => {
    message.current?.querySelector('button')?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'center' });
    return () => after.current()?.focus();
  }, []);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
  };
  return (
    <div
      ref={message}
      role="alertdialog"
      className={`message message-${tone}`}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onKeyDown={leaveOnEscape}
    >
      <h3 id={`${id}-heading`}>{heading}</h3>
      <div id={`${id}-text`}>{children}</div>
      <div className="actions">{action}</div>
    </div>
  );
};
