import type { Head } from '#contract/page.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale } from '../../lib/texts-context.ts';

/** Offers the translation of a page. It is printed hidden and shown where the cookie contains that language. */
export const LanguageOffer = ({ alternates }: Pick<Head, 'alternates'>) => {
  const locale = useLocale();
  const t = useSiteContext().reader.otherMessages.common;
  const twin = alternates.find((alternate) => alternate.locale !== locale);
  if (twin === undefined) return null;
  return (
    <aside className="language-offer" lang={twin.locale} aria-label={t.readHere()} data-offers={twin.locale} hidden>
      <div className="wrap language-offer-inside">
        <a className="link-button" href={twin.path} hrefLang={twin.locale} data-language={twin.locale}>
          {t.readHere()}
        </a>
        <button type="button" className="link-button" data-language={locale}>
          {t.stayThere()}
        </button>
      </div>
    </aside>
  );
};
