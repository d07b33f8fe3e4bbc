import { lazy, type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { PageOf } from '#domain/pages/page.ts';
import { createTexts } from '../../lib/texts.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import type { ShellPageProps } from '../../pages/reserved/reserved.tsx';
import { ShellError } from './shell-error.tsx';
import { loadShellPage } from './shell-pages.ts';
import { ShellRoot } from './shell-root.tsx';

interface ShellPages {
  readonly pages: Readonly<Record<string, PageOf<'reserved'>>>;
}

const fetchJson = async (url: string | undefined) => {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} answered ${response.status}; reload the page.`);
  return response.json();
};

const routeOf = (route: string, { page, calendarHost }: ShellPageProps): RouteObject => {
  const Page = lazy(async () => ({ default: await loadShellPage(route) }));
  return { path: page.path, element: <Page page={page} calendarHost={calendarHost} /> };
};

const routesOf = ({ pages }: ShellPages, calendarHost: string, opened: string): RouteObject[] => [
  {
    element: <ShellRoot pages={Object.values(pages)} opened={opened} />,
    children: [
      ...Object.entries(pages).map(([route, page]) => routeOf(route, { page, calendarHost })),
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
      show(<ShellError />);
    },
  });
  const routes = routesOf(pages, element.dataset.calendar ?? '', opened);
  show(
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>,
  );
};
