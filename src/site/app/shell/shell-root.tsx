import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { PageOf } from '#domain/pages/page.ts';
import { withAnalytics } from '../../lib/with-analytics.ts';

const showLanguage = ({ otherLanguage }: PageOf<'reserved'>): void => {
  document.querySelector<HTMLAnchorElement>('a[data-language]')?.setAttribute('href', otherLanguage.href);
};

interface ShellRootProps {
  readonly pages: readonly PageOf<'reserved'>[];
  /** Path of the document, whose view the loader tells about. */
  readonly opened: string;
}

/** The frame of the app: the matched page, its title, its language switch, and its route for the styles. */
export const ShellRoot = ({ pages, opened }: ShellRootProps) => {
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
