import type { ReactNode } from 'react';
import { preventBreaksInAcronyms } from './whole-acronyms.tsx';

interface PageHeaderProps {
  readonly heading: string;
  /** Content above the heading, such as the title of the audience whose first page this is. */
  readonly over?: ReactNode;
  readonly lead: string;
  readonly media?: ReactNode;
  /** Gives the head its colour. */
  readonly audience?: string | undefined;
  /** Under words and picture, over the whole width; on a phone before the picture. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** The first thing on a page: its one h1, what it is about, and what to do here. */
export const PageHeader = ({ heading, over, lead, media, audience, below, children }: PageHeaderProps) => (
  <header className={media === undefined ? 'page-header' : 'page-header page-header-media'} data-audience={audience}>
    <div className="wrap page-header-inside">
      <div className="page-header-words">
        {over !== undefined && <p className="over-heading">{over}</p>}
        <h1>{preventBreaksInAcronyms(heading)}</h1>
        {lead !== '' && <p className="lead">{lead}</p>}
        {children}
      </div>
      {below !== undefined && <div className="page-header-below">{below}</div>}
      {media}
    </div>
  </header>
);
