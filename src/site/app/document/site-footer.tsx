import type { Layout } from '#contract/layout.ts';
import { ConsentLink } from '../../features/consent/consent-banner.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';
import { AppLinks } from '../../ui/picture/app-links.tsx';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';

type Menu = Layout['menus'][string];

/** A group of links, printed open; a phone folds it. */
const FooterMenu = ({ id, menu }: { readonly id: string; readonly menu: Menu }) => (
  <details className="footer-menu" data-menu={id} open>
    <summary>
      <h3>{menu.name}</h3>
    </summary>
    <ul>
      {menu.entries.map((entry) => (
        <li key={entry.id}>
          <PageAnchor href={entry.href} lang={entry.lang} external={entry.external}>
            {entry.label}
          </PageAnchor>
        </li>
      ))}
    </ul>
  </details>
);

const FooterContact = () => {
  const t = useMessages('footer');
  const { organisation, apps } = useSiteContext().layout;
  return (
    <div>
      <h3>{t.contact()}</h3>
      <address>
        {organisation.legalName}
        {organisation.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{t.taxNumber({ nip: organisation.nip })}</span>
        <PhoneLink />
        <a href={`mailto:${organisation.email}`}>{organisation.email}</a>
      </address>
      <ConsentLink />
      {apps.length > 0 && (
        <>
          <h3>{t.apps()}</h3>
          <AppLinks apps={apps} />
        </>
      )}
    </div>
  );
};

/** Where the source of the names of places may be seen. */
const geonames = 'https://www.geonames.org/';

/** Every menu but the main one, and how to reach the provider. */
export const SiteFooter = () => {
  const t = useMessages('footer');
  const { menus, organisation } = useSiteContext().layout;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <h2 className="visually-hidden">{t.heading()}</h2>
        <div className="footer-columns">
          <FooterContact />
          {Object.entries(menus).map(([id, menu]) =>
            id === 'main' || menu.entries.length === 0 ? null : <FooterMenu key={id} id={id} menu={menu} />,
          )}
        </div>
        <div className="footer-notes">
          {organisation.placeholder && <p>{t.placeholder()}</p>}
          <p>
            {t.placeNames()}{' '}
            <a href={geonames} rel="noopener">
              GeoNames
            </a>{' '}
            (CC BY 4.0).
          </p>
        </div>
      </div>
    </footer>
  );
};
