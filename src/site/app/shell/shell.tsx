import { lazy, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import type { PageOf } from '#domain/pages/page.ts';
import reserved from '#generated/routes/reserved.json' with { type: 'json' };
import { tolerateForeignChanges } from '../../lib/foreign-changes.ts';
import { followValues } from '../../lib/forms/typed-values.ts';
import { createTexts } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import type { ShellPageProps } from '../../pages/reserved/reserved.tsx';
import { ShellError } from './shell-error.tsx';
import { loadShellPage } from './shell-pages.ts';
import { ShellRoot } from './shell-root.tsx';

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
