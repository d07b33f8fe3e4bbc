const connection = (): { readonly saveData?: boolean } | undefined => Reflect.get(navigator, 'connection');

const pageOf = (target: EventTarget | null): string | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.pathname;
};

/** Prefetches a page of the site when the visitor points at its link, unless the browser saves data. */
export const prefetchPointedLinks = (): void => {
  if (connection()?.saveData === true) return;
  const seen = new Set<string>();
  const prefetch = (event: Event) => {
    const page = pageOf(event.target);
    if (page === null || seen.has(page)) return;
    seen.add(page);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = page;
    document.head.append(hint);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
};
