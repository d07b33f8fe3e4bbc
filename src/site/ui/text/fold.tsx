import type { ReactNode } from 'react';

interface FoldProps {
  /** The id of the content; a link to it opens the fold. */
  readonly id: string;
  readonly heading: string;
  readonly open?: boolean;
  /** Set while the part is empty; what fills it later also shows it. */
  readonly hidden?: boolean;
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page in one line that opens. */
export const Fold = ({ id, heading, open = false, hidden = false, lang, children }: FoldProps) => (
  <details className="fold" open={open} hidden={hidden} lang={lang}>
    <summary>
      <h2>{heading}</h2>
    </summary>
    <div id={id}>{children}</div>
  </details>
);
