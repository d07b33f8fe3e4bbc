import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routeTable } from '#generated/routes/routes.ts';
import type { Locale, PageOf } from '#generated/runtime/page-data.ts';
import { createTexts } from '../lib/texts.ts';
import { TextsContext } from '../lib/texts-context.ts';
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

const routesOf = (locale: Locale, { pages }: ShellPages) =>
  routeTable.flatMap((route) => {
    const page = pages[route.id];
    if (!route.reserved || route.locale !== locale || page === undefined) return [];
    return [
      {
        path: route.pattern,
        lazy: async () => {
          const Page = await loadShellPage(route.id);
          return { element: <Page page={page} />, handle: page };
        },
      },
    ];
  });

/** The first page is loaded before the app takes the place of what stands there, so that nothing is ever empty. */
const firstPageOf = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/** Starts the app of the reserved paths in its element. */
export const startApp = async (element: HTMLElement): Promise<void> => {
  const locale = element.dataset.locale === 'en' ? 'en' : 'pl';
  const [pages, dictionaries]: [ShellPages, Parameters<typeof createTexts>[1]] = await Promise.all([
    fetchJson(element.dataset.pages),
    fetchJson(element.dataset.texts),
  ]);
  const router = createBrowserRouter([
    {
      element: <ShellRoot />,
      errorElement: <ShellError />,
      children: routesOf(locale, pages),
    },
  ]);
  await firstPageOf(router);
  createRoot(element).render(
    <TextsContext value={{ locale, messages: createTexts(locale, dictionaries) }}>
      <RouterProvider router={router} />
    </TextsContext>,
  );
};
