import type { DocumentHrefs } from '../../lib/forms/document-hrefs.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** The documents that a visitor agrees to, each in a tab of its own, so that no input is lost. */
export const DocumentLinks = ({ hrefs }: { readonly hrefs: DocumentHrefs }) => {
  const t = useMessages('form');
  const links = [
    { href: hrefs.terms, text: t.terms() },
    { href: hrefs.privacy, text: t.privacy() },
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
