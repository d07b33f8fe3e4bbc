import type { PageOf } from '#domain/pages/page.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { hasNoScriptForm, WithoutScript } from '../../pages/no-script/without-script.tsx';
import { ReservedLists } from '../../pages/reserved/reserved.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';

/** Where the app starts; until then, and without JavaScript, the page's content, the phone, and links to courses. */
export const ShellBody = ({ page }: { readonly page: PageOf<'reserved'> }) => {
  const t = useTexts('app');
  const common = useTexts('common');
  const locale = useLocale();
  const { hosts, reader } = useSite();
  return (
    <div
      id="app"
      data-locale={locale}
      data-calendar={hosts.calendar || undefined}
      data-provider={hosts.provider?.url}
      data-token={hosts.provider?.token}
      data-pages={reader.asset(`app:${locale}`)}
      data-texts={reader.asset(`texts:${locale}:shell`)}
    >
      <PageHeader heading={page.heading} lead={page.lead} />
      <div className="wrap section">
        {hasNoScriptForm(page) && (
          <noscript>{hosts.provider === null ? <WithoutScript page={page} /> : <p>{t.withoutScript()}</p>}</noscript>
        )}
        <p className="notice" role="alert" data-failed="" hidden>
          {t.failed()} <a href={page.path}>{t.retry()}</a>
        </p>
        <CallUs text={common.callUs()} />
        <Prose blocks={page.body.text} />
        <ReservedLists lists={page.body.lists} />
      </div>
    </div>
  );
};
