import type { ReactNode } from 'react';

interface DisclosureRestProps {
  readonly more: string;
  readonly fewer: string;
  readonly children: ReactNode;
}

/** The rest of a list behind a button; works without JavaScript and keeps the focus on the button. */
export const DisclosureRest = ({ more, fewer, children }: DisclosureRestProps) => (
  <details className="rest">
    <summary className="button button-quiet">
      <span className="when-closed">{more}</span>
      <span className="when-open">{fewer}</span>
    </summary>
    {children}
  </details>
);
