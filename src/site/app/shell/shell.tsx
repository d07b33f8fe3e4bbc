import { type ComponentType, lazy, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { PageOf } from '#domain/pages/page.ts';
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import { tolerateForeignChanges } from '../../lib/foreign-changes.ts';
import { followValues } from '../../lib/forms/typed-values.ts';
import { loadPart } from '../../lib/load-part.ts';
import { createTexts } from '../../lib/texts.ts';
import { TextsContext, useTexts } from '../../lib/texts-context.ts';
import { withAnalytics } from '../../lib/with-analytics.ts';
import type { ShellPageProps } from '../../pages/reserved/reserved.tsx';

const showLanguage = ({ otherLanguage }: PageOf<'reserved'>): void => {
  document.querySelector<HTMLAnchorElement>('a[data-language]')?.setAttribute('href', otherLanguage.href);
};

interface ShellRootProps {
  readonly pages: readonly PageOf<'reserved'>[];
  /** Path of the document, whose view the loader tracks. */
  readonly opened: string;
}

/** The frame of the app: the matched page, its title, its language switch, and its route for the styles. */
const ShellRoot = ({ pages, opened }: ShellRootProps) => {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => path === pathname);
  const shown = useRef(opened);
  useEffect(() => {
    if (page === undefined) return;
    document.title = page.head.title;
    document.documentElement.dataset.route = page.route;
    showLanguage(page);
    if (shown.current !== page.path) withAnalytics(({ trackPageView }) => trackPageView());
    shown.current = page.path;
  }, [page]);
  return <Outlet />;
};

type ShellPage = ComponentType<ShellPageProps>;

/** Pages of the app that do more than list courses, by route. */
const pagesByRoute: Readonly<Record<string, () => Promise<ShellPage>>> = {
  booking: async () => (await import('../../pages/reserved/booking.tsx')).BookingPage,
  'account-deletion': async () => (await import('../../pages/reserved/account-deletion.tsx')).AccountDeletionPage,
  search: async () => (await import('../../pages/reserved/search.tsx')).SearchPage,
  withdrawal: async () => (await import('../../pages/reserved/withdrawal.tsx')).WithdrawalPage,
};

const standardPage = async (): Promise<ShellPage> => (await import('../../pages/reserved/reserved.tsx')).ReservedPage;

/** Loads the page of a route when it is opened. */
const loadShellPage = (route: string): Promise<ShellPage> => loadPart(pagesByRoute[route] ?? standardPage);

/** Shown instead of a page of the app that failed. */
const ShellError = () => {
  const t = useTexts('app');
  return (
    <div className="wrap section" role="alert">
      <h1>{t.failed()}</h1>
      <p>
        <a className="button" href={location.href}>
          {t.retry()}
        </a>
      </p>
    </div>
  );
};

interface ShellPages {
  /** By their routes. */
  readonly pages: Readonly<Record<string, PageOf<'reserved'>>>;
}

type ReservedRoute = (typeof reserved)[number];

interface Start {
  readonly locale: Locale;
  /** Path of the document. */
  readonly opened: string;
}

const fetchJson = async (url: string | undefined) => {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} answered ${response.status}; reload the page.`);
  return response.json();
};

const routeOf = ({ route, path }: ReservedRoute, props: ShellPageProps): RouteObject => {
  const Page = lazy(async () => ({ default: await loadShellPage(route) }));
  return { path, element: <Page {...props} /> };
};

/** The hosts that the document names. */
const hostsOf = ({ dataset: { calendar = '', provider, token } }: HTMLElement): Omit<ShellPageProps, 'page'> => ({
  calendarHost: calendar,
  ...(provider === undefined || token === undefined ? {} : { provider: { url: provider, token } }),
});

/** The reserved paths of a language, each with its page where this environment has one. */
const routesOf = (
  { pages }: ShellPages,
  hosts: Omit<ShellPageProps, 'page'>,
  { locale, opened }: Start,
): RouteObject[] => [
  {
    element: <ShellRoot pages={Object.values(pages)} opened={opened} />,
    children: [
      ...reserved.flatMap((row) => {
        const page = row.locale === locale ? pages[row.route] : undefined;
        return page === undefined ? [] : [routeOf(row, { page, ...hosts })];
      }),
      { path: '*', element: <ShellError /> },
    ],
  },
];

const App = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);

/**
 * Starts the app of the reserved paths in its element. As a transition, the first page is loaded before it takes the place of
 * what stands there, so that nothing is ever empty.
 */
export const startApp = async (element: HTMLElement): Promise<void> => {
  tolerateForeignChanges();
  followValues();
  const opened = location.pathname;
  const locale = element.dataset.locale === 'en' ? 'en' : 'pl';
  const [pages, dictionaries]: [ShellPages, Parameters<typeof createTexts>[1]] = await Promise.all([
    fetchJson(element.dataset.pages),
    fetchJson(element.dataset.texts),
  ]);
  const texts = { locale, messages: createTexts(locale, dictionaries) } as const;
  const show = (content: ReactNode): void =>
    startTransition(() => root.render(<TextsContext value={texts}>{content}</TextsContext>));
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      reportError(error);
      dispatchEvent(new Event('partmissing'));
      show(<ShellError />);
    },
  });
  const routes = routesOf(pages, hostsOf(element), { locale, opened });
  show(
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>,
  );
};
