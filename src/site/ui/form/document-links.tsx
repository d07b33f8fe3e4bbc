import { pathTo } from '#generated/routes/routes.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';

/** The documents that a visitor agrees to, each in a tab of its own, so that nothing typed is lost. */
export const DocumentLinks = () => {
  const t = useTexts('form');
  const locale = useLocale();
  const links = [
    { href: pathTo('terms', locale), text: t.terms() },
    { href: pathTo('privacy', locale), text: t.privacy() },
  ];
  return (
    <ul className="terms-links">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {text}
          </a>{' '}
          <span className="note">{t.opensNewTab()}</span>
        </li>
      ))}
    </ul>
  );
};
