import type { ReactNode } from 'react';
import type { PageLink } from '#contract/links.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { ConsentBanner } from '../../features/consent/consent-banner.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';
import { Head, type HeadProps } from './head.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The chat widget with the script that opens it. Printed only where the environment has the widget. */
export const ChatBox = () => {
  const t = useMessages('chat');
  const { reader } = useSiteContext();
  return (
    <aside className="chat" aria-label={t.open()} data-chat="" hidden>
      <button type="button" className="button" aria-expanded="false">
        {t.open()}
      </button>
      <div className="chat-box" hidden>
        <p>{t.text()}</p>
        <PhoneLink />
      </div>
      <script type="module" src={reader.asset('chat')} />
    </aside>
  );
};

interface BreadcrumbsProps {
  readonly trail: readonly PageLink[];
  readonly path: string;
}

/** The breadcrumbs from the home page; a page without a parent has none. */
const Breadcrumbs = ({ trail, path }: BreadcrumbsProps) => {
  const t = useMessages('common');
  if (trail.length < 2) return null;
  return (
    <nav className="breadcrumbs wrap" aria-label={t.breadcrumbs()}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            {step.href === path ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <PageAnchor href={step.href} lang={step.lang}>
                {step.label}
              </PageAnchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

export interface DocumentProps extends HeadProps {
  readonly path: string;
  /** Whom the page is for; null where it is for all. */
  readonly audience: string | null;
  readonly breadcrumbs: readonly PageLink[];
  readonly otherLanguage: PageLink;
  readonly children: ReactNode;
}

/** The whole HTML document around the body of a page. */
export const Document = ({ path, audience, breadcrumbs, otherLanguage, children, ...head }: DocumentProps) => {
  const t = useMessages('common');
  const { chat, layout } = useSiteContext();
  const isHelp = path === layout.help.href || path.startsWith(`${layout.help.href}/`);
  return (
    <html lang={head.locale} data-audience={audience ?? undefined}>
      <Head {...head} />
      <body>
        <a className="skip-link" href="#content">
          {t.skipToContent()}
        </a>
        <ConsentBanner policyHref={pathTo('privacy', head.locale)} />
        <SiteHeader path={path} otherLanguage={otherLanguage} isHelp={isHelp} />
        {!isHelp && <LanguageOffer alternates={head.head.alternates} />}
        <Breadcrumbs trail={breadcrumbs} path={path} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        {chat && <ChatBox />}
      </body>
    </html>
  );
};
