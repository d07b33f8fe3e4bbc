import { useSyncExternalStore } from 'react';

const changed = 'locationsearchchange';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
};

/** The query of the address. Empty while the static page is hydrated; Back and Forward change it. */
export const useLocationSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

const addressWith = (search: string): string => `${location.pathname}${search}${location.hash}`;

/** Sets the query in a new entry of the history. */
export const pushQueryToHistory = (search: string): void => {
  history.pushState(null, '', addressWith(search));
  dispatchEvent(new Event(changed));
};

/** Sets the query in the current entry of the history. */
export const replaceQueryInHistory = (search: string): void => {
  history.replaceState(history.state, '', addressWith(search));
  dispatchEvent(new Event(changed));
};
