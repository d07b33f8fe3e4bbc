const type = 'paint';

/** Calls as soon as anything of the page has been painted; at once where the browser does not tell. */
export const afterFirstPaint = (run: () => void): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
    run();
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type, buffered: true });
};
