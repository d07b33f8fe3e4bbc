import type { Locale } from '#generated/runtime/page-data.ts';
import { PageAnchor } from './page-anchor.tsx';

interface GridLink {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly note?: string;
  readonly lang?: Locale;
}

/** Many short links in columns, in the order given. */
export const LinkGrid = ({ links }: { readonly links: readonly GridLink[] }) => (
  <ul className="link-grid">
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
