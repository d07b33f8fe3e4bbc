import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { PageOf } from '#generated/runtime/page-data.ts';
import { trackPageView } from '../lib/analytics/track.ts';

const isPage = (handle: unknown): handle is PageOf<'reserved'> =>
  typeof handle === 'object' && handle !== null && 'head' in handle;

const showLanguage = ({ otherLanguage }: PageOf<'reserved'>): void => {
  document.querySelector<HTMLAnchorElement>('a[data-language]')?.setAttribute('href', otherLanguage.href);
};

/** The frame of the app: the matched page, its title, its language switch and its scroll position. */
export const ShellRoot = () => {
  const handle = useMatches().at(-1)?.handle;
  const shown = useRef<object | null>(null);
  useEffect(() => {
    if (!isPage(handle)) return;
    document.title = handle.head.title;
    showLanguage(handle);
    if (shown.current !== null && shown.current !== handle) trackPageView();
    shown.current = handle;
  }, [handle]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
