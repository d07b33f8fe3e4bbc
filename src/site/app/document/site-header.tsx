import type { PageLink } from '#domain/pages/links.ts';
import { brand } from '#generated/data/brand.ts';
import { useSite } from '../../lib/site-context.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';

/** The provider's logo and name as a link to the home page. */
const Brand = () => {
  const { layout } = useSite();
  return (
    <a className="brand" href={layout.home.href}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <rect width="40" height="40" rx="11" className="brand-field" />
        <path d={brand.sign} className="brand-pulse" />
      </svg>
      <span>{layout.organisation.short}</span>
    </a>
  );
};

interface SiteHeaderProps {
  readonly path: string;
  readonly otherLanguage: PageLink;
}

const MainMenu = ({ path }: { readonly path: string }) => {
  const t = useTexts('common');
  const entries = useSite().layout.menus.main?.entries ?? [];
  return (
    <nav className="main-menu" id="main-menu" popover="auto" data-enhance="menu" aria-label={t.mainMenu()}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <PageAnchor
              href={entry.href}
              lang={entry.lang}
              external={entry.external}
              current={entry.href === path}
              className={entry.special ? 'button button-small' : undefined}
            >
              {entry.label}
            </PageAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Brand, phone, language and the main menu; on a phone the menu opens over the page, without JavaScript. */
export const SiteHeader = ({ path, otherLanguage }: SiteHeaderProps) => {
  const t = useTexts('common');
  const { organisation, search } = useSite().layout;
  return (
    <header className="site-header">
      <div className="wrap site-header-inside">
        <Brand />
        <MainMenu path={path} />
        <a className="header-link" href={search.href}>
          <span className="visually-hidden">{search.label}</span>
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.7-1.8L20 20" />
          </svg>
        </a>
        <a
          className="header-link header-phone"
          href={organisation.phoneHref}
          aria-label={`${t.callUs()}: ${organisation.phone}`}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6.6 10.8a15 15 0 0 0 6.6 6.6l2.2-2.2a1 1 0 0 1 1-.25 11.4 11.4 0 0 0 3.6.57 1 1 0 0 1 1 1V20a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1h3.5a1 1 0 0 1 1 1c0 1.25.2 2.45.57 3.57a1 1 0 0 1-.25 1Z" />
          </svg>
          <span>{organisation.phone}</span>
        </a>
        <a
          className="language-switch"
          href={otherLanguage.href}
          lang={otherLanguage.lang}
          hrefLang={otherLanguage.lang}
          data-language={otherLanguage.lang}
        >
          <span aria-hidden="true">{otherLanguage.lang?.toUpperCase()}</span>
          <span className="visually-hidden">{otherLanguage.label}</span>
        </a>
        <button type="button" className="menu-button" popoverTarget="main-menu">
          {t.menu()}
        </button>
      </div>
    </header>
  );
};
