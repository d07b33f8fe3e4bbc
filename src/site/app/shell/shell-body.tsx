import type { PageOf } from '#contract/page.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { BookingWaiting } from '../../features/booking/booking-waiting.tsx';
import { CallUs } from '../../features/contact/call-us.tsx';
import { JsonScript } from '../../lib/html/json-script.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import type { Dictionaries } from '../../lib/texts.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { isInteractivePage, WithoutScript } from '../../pages/no-script/without-script.tsx';
import { ReservedLists, ReservedPage } from '../../pages/reserved/reserved.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { messageNamespacesOfRoute } from './island-texts.ts';

/** What the application starts with: its page and the texts of that page. */
export interface AppStart {
  readonly page: PageOf<'reserved'>;
  /** The namespaces that the page shows. */
  readonly texts: Partial<Dictionaries>;
}

const AppData = ({ page }: { readonly page: PageOf<'reserved'> }) => {
  const { reader } = useSiteContext();
  const texts = Object.fromEntries(messageNamespacesOfRoute(page.route).map((name) => [name, reader.dictionary[name]]));
  const start: AppStart = { page, texts };
  return (
    <>
      <JsonScript id="app-data" value={start} />
      {reader.scripts(page.route).map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
    </>
  );
};

/** The skeleton of a form: it reserves the space of the form, so that the layout does not shift when it is rendered. */
const Waiting = ({ route }: Pick<PageOf<'reserved'>, 'route'>) => {
  const t = useMessages('app');
  return route === 'booking' ? <BookingWaiting /> : <p role="status">{t.loading()}</p>;
};

const FailureNotice = ({ page }: ShellBodyProps) => {
  const t = useMessages('app');
  return (
    <p className="notice" role="alert" data-failed="" hidden>
      {t.failed()} <a href={page.path}>{t.retry()}</a>
    </p>
  );
};

interface ShellBodyProps {
  readonly page: PageOf<'reserved'>;
}

/**
 * Where the app starts. With scripts the skeleton of its form is shown until then, and the content of the page only if the
 * app does not load; without scripts there are a form or a notice, and the content. A page without interaction needs no app.
 */
export const ShellBody = ({ page }: ShellBodyProps) => {
  const common = useMessages('common');
  const locale = useLocale();
  const { hosts } = useSiteContext();
  if (!isInteractivePage(page)) return <ReservedPage page={page} />;
  // The search begins with its lead too, so that the longest text of the first screen is shown from the beginning.
  const isLeadKept = page.route === 'search';
  return (
    <>
      <div
        id="app"
        data-locale={locale}
        data-calendar={hosts.calendar || undefined}
        data-provider={hosts.provider?.url}
        data-token={hosts.provider?.token}
        data-ahead={page.route === 'booking' ? apiCalls.term.path : undefined}
      >
        <PageHeader heading={page.heading} lead={isLeadKept ? page.lead : ''} />
        <div className={`wrap section ${page.route}-page`}>
          <FailureNotice page={page} />
          <div className="app-waiting">
            <Waiting route={page.route} />
          </div>
          <div className="app-printed">
            {!isLeadKept && <p className="lead">{page.lead}</p>}
            <noscript>
              <WithoutScript page={page} />
            </noscript>
            <CallUs text={common.callUs()} />
            <Prose blocks={page.body.text} />
            <ReservedLists lists={page.body.lists} />
          </div>
        </div>
      </div>
      <AppData page={page} />
    </>
  );
};
