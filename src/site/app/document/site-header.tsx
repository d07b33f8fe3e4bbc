import type { PageLink } from '#contract/links.ts';
import { brand } from '#generated/data/brand.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';

/** The provider's logo and name as a link to the home page. */
const Brand = () => {
  const { layout } = useSiteContext();
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
  /** No link leads away from a page for a person who needs help now. */
  readonly isHelp: boolean;
}

const MainMenu = ({ path }: Pick<SiteHeaderProps, 'path'>) => {
  const t = useMessages('common');
  const { help, menus } = useSiteContext().layout;
  return (
    <nav className="main-menu" id="main-menu" popover="auto" data-enhance="menu" aria-label={t.mainMenu()}>
      <ul>
        <li className="menu-help">
          <PageAnchor href={help.href} lang={help.lang}>
            {t.needsHelp()}
          </PageAnchor>
        </li>
        {menus.main?.entries.map((entry) => (
          <li key={entry.id}>
            <PageAnchor
              href={entry.href}
              lang={entry.lang}
              external={entry.external}
              current={entry.href === path}
              className={entry.special ? 'menu-special' : undefined}
            >
              {entry.label}
            </PageAnchor>
          </li>
        ))}
      </ul>
      <PhoneLink className="menu-phone" label={t.callUs()} />
    </nav>
  );
};

/** The way to help, the brand, the main menu and the language; on a phone the menu opens over the page, without JavaScript. */
export const SiteHeader = ({ path, otherLanguage, isHelp }: SiteHeaderProps) => {
  const t = useMessages('common');
  const { help } = useSiteContext().layout;
  return (
    <header className="site-header">
      <div className="wrap site-header-inside">
        {!isHelp && (
          <a className="help-now" href={help.href} hrefLang={help.lang}>
            {t.needsHelp()}
          </a>
        )}
        <Brand />
        {!isHelp && <MainMenu path={path} />}
        <a
          className="language-switch"
          href={otherLanguage.href}
          lang={otherLanguage.lang}
          hrefLang={otherLanguage.lang}
          data-language={otherLanguage.lang}
        >
          {otherLanguage.label}
        </a>
        {!isHelp && (
          <button type="button" className="menu-button" popoverTarget="main-menu">
            {t.menu()}
          </button>
        )}
      </div>
    </header>
  );
};
