import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';

interface PageAnchorProps {
  readonly href: string;
  readonly lang?: Locale | undefined;
  readonly className?: string | undefined;
  readonly external?: boolean | undefined;
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
}

/** An ordinary link; one to another site has `noopener`, one to another language has `hreflang`. */
export const PageAnchor = ({ href, lang, className, external, current, children }: PageAnchorProps) => {
  const locale = useLocale();
  const t = useMessages('common');
  return (
    <a
      href={href}
      className={className}
      lang={lang}
      hrefLang={lang}
      rel={external === true ? 'noopener' : undefined}
      aria-current={current === true ? 'page' : undefined}
    >
      {children}
      {lang !== undefined && lang !== locale && (
        <span className="visually-hidden" lang={locale}>
          {' '}
          ({t.inPolish()})
        </span>
      )}
    </a>
  );
};
