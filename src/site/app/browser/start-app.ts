import { importWithRetry } from '../../lib/load-part.ts';

/** Asks for the term of the address while the application loads; its own call then gets this answer. */
const askAhead = ({ ahead }: DOMStringMap): void => {
  const query = new URLSearchParams(location.search);
  const course = query.get('course');
  if (ahead === undefined || course === null || query.has('place') || query.has('reference')) return;
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
  hint.href = `${ahead}?${new URLSearchParams({ course, lang: document.documentElement.lang })}`;
  document.head.append(hint);
};

const loadApp = (element: HTMLElement): Promise<void> =>
  importWithRetry(() => import('../shell/shell.tsx'))
    .then((shell) => shell.startApp(element))
    .catch((error) => {
      reportError(error);
      dispatchEvent(new Event('partmissing'));
      const notice = element.querySelector<HTMLElement>('[data-failed]');
      notice?.querySelector('a')?.setAttribute('href', location.href);
      if (notice !== null) notice.hidden = false;
    });

/** Moves what the link of an offered place knows about its visitor from the address into the history, before anything else reads the address. */
const takeKnown = (): void => {
  if (location.hash === '' || !new URLSearchParams(location.search).has('place')) return;
  history.replaceState({ usr: { known: location.hash.slice(1) } }, '', location.pathname + location.search);
};

/** Starts the application of a page that is one. */
export const loadAndStartApp = (element: HTMLElement): void => {
  takeKnown();
  askAhead(element.dataset);
  void loadApp(element);
};
