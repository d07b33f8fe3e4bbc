import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

interface MessageDialogProps {
  readonly heading: string;
  readonly tone: 'success' | 'failure';
  readonly children: ReactNode;
  /** The button that leads on; it takes the focus. */
  readonly action: ReactNode;
  /** Escape does the same as the button. */
  readonly onLeave: () => void;
}

/** A message over the page that must be answered. The focus goes back to where it was. */
export const MessageDialog = ({ heading, tone, children, action, onLeave }: MessageDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('button')?.focus();
    return () => element?.close();
  }, []);
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`message message-${tone}`}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
      onCancel={leave}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className="actions">{action}</div>
    </dialog>
  );
};
