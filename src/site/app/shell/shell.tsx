import { type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { PageOf } from '#contract/page.ts';
import { announceAutofilledValues } from '../../lib/forms/typed-values.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { createMessageFunctions } from '../../lib/texts.ts';
import { TextsContext, useMessages } from '../../lib/texts-context.ts';
import type { ShellPageProps } from '../../pages/reserved/reserved.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { tolerateForeignDomChanges } from './foreign-changes.ts';
import type { AppStart } from './shell-body.tsx';

type ShellPage = ComponentType<ShellPageProps>;

/** Pages of the app, by route; the other reserved pages only list courses, and their documents are whole without it. */
const pagesByRoute: Readonly<Record<string, () => Promise<ShellPage>>> = {
  booking: async () => (await import('../../pages/reserved/booking.tsx')).BookingPage,
  'account-deletion': async () => (await import('../../pages/reserved/account-deletion.tsx')).AccountDeletionPage,
  search: async () => (await import('../../pages/reserved/search.tsx')).SearchPage,
  withdrawal: async () => (await import('../../pages/reserved/withdrawal.tsx')).WithdrawalPage,
};

/** Shown instead of a page of the app that failed. */
const ShellError = () => {
  const t = useMessages('app');
  return (
    <LiveRegion role="alert" className="wrap section">
      <h1>{t.failed()}</h1>
      <p>
        <a className="button" href={location.href}>
          {t.retry()}
        </a>
      </p>
    </LiveRegion>
  );
};

/** Of a route without a page; its document needs no app. */
const noPage = async (): Promise<ShellPage> => ShellError;

/** The hosts that the document names. */
const hostsOf = ({ dataset: { calendar = '', provider, token } }: HTMLElement): Omit<ShellPageProps, 'page'> => ({
  calendarHost: calendar,
  ...(provider === undefined || token === undefined ? {} : { provider: { url: provider, token } }),
});

/** The page of the document; every other path opens a document of its own. */
const routesOf = (page: PageOf<'reserved'>, hosts: Omit<ShellPageProps, 'page'>): RouteObject[] => {
  const Page = lazy(async () => ({ default: await importWithRetry(pagesByRoute[page.route] ?? noPage) }));
  return [
    { path: page.path, element: <Page page={page} {...hosts} /> },
    { path: '*', element: <ShellError /> },
  ];
};

const App = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);

/** What the document carries for the app. */
const readStart = (json: string): AppStart & { readonly texts: Parameters<typeof createMessageFunctions>[1] } =>
  JSON.parse(json);

/**
 * Starts the app of the reserved paths in its element. As a transition, the first page is loaded before it takes the place of
 * what is shown, so that no part is ever empty.
 */
export const startApp = (element: HTMLElement): void => {
  tolerateForeignDomChanges();
  announceAutofilledValues();
  const locale = element.dataset.locale === 'en' ? 'en' : 'pl';
  const { page, texts: dictionaries } = readStart(document.getElementById('app-data')?.textContent ?? '');
  const texts = { locale, messages: createMessageFunctions(locale, dictionaries) } as const;
  const show = (content: ReactNode): void =>
    startTransition(() => root.render(<TextsContext value={texts}>{content}</TextsContext>));
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      reportError(error);
      dispatchEvent(new Event('partmissing'));
      show(<ShellError />);
    },
  });
  const routes = routesOf(page, hostsOf(element));
  show(
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>,
  );
};
