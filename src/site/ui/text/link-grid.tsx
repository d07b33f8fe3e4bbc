import type { Locale } from '#domain/locale.ts';
import { PageAnchor } from './page-anchor.tsx';

interface GridLink {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly note?: string;
  readonly lang?: Locale;
}

interface LinkGridProps {
  readonly links: readonly GridLink[];
  /** Names of one or two words, such as cities: two columns fit a phone. */
  readonly short?: boolean;
}

/** Many links in columns, in the order given. */
export const LinkGrid = ({ links, short = false }: LinkGridProps) => (
  <ul className={short ? 'link-grid link-grid-short' : 'link-grid'}>
    {links.map((link) => (
      <li key={link.id}>
        <PageAnchor href={link.href} lang={link.lang}>
          {link.name}
        </PageAnchor>
        {link.note !== undefined && <span className="note"> {link.note}</span>}
      </li>
    ))}
  </ul>
);
