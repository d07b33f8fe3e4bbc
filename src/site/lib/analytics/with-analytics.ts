import { importWithRetry } from '../load-part.ts';

type Use = (analytics: typeof import('./track.ts')) => unknown;

declare global {
  interface DocumentEventMap {
    readonly analytics: CustomEvent<Use>;
  }
}

/** Runs with the code of analytics, after consent: at once where that is loaded, else after it has loaded. It is optional. */
export const runWithAnalytics = (use: Use): void => {
  const isWaiting = document.dispatchEvent(new CustomEvent('analytics', { detail: use, cancelable: true }));
  if (isWaiting && document.documentElement.dataset.consent?.includes('analytics') === true)
    importWithRetry(() => import('./track.ts'))
      .then(use)
      .catch(() => undefined);
};
