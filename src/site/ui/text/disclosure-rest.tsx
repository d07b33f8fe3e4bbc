import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface DisclosureRestProps {
  readonly more: string;
  readonly fewer: string;
  /** Whether it is open, when the parent controls it. */
  readonly open?: boolean;
  /** Called when the visitor, or the browser's search, opens or closes it. */
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The rest of a list behind a button; works without JavaScript and keeps the focus on the button. */
export const DisclosureRest = ({ more, fewer, open, onToggle, children }: DisclosureRestProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before it was hydrated. Calling the parent would render its list again.
  const tell = useEffectEvent(() => {
    const isOpen = details.current?.open ?? false;
    if (isOpen !== (open ?? false)) onToggle?.(isOpen);
  });
  useEffect(() => tell(), []);
  return (
    <details
      className="rest"
      ref={details}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className="button button-quiet">
        <span className="when-closed">{more}</span>
        <span className="when-open">{fewer}</span>
      </summary>
      {children}
    </details>
  );
};
