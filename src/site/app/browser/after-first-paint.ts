/** Milliseconds after which a browser that keeps its paints to itself is no longer waited for. */
const timeout = 500;

/** Calls once, as soon as anything of the page has been painted. */
export const runAfterFirstPaint = (run: () => void): void => {
  const Observer: typeof PerformanceObserver | undefined = Reflect.get(globalThis, 'PerformanceObserver');
  const painted = Observer && new Observer(() => start());
  const wait = setTimeout(() => start(), timeout);
  const start = (): void => {
    painted?.disconnect();
    clearTimeout(wait);
    run();
  };
  painted?.observe({ type: 'paint', buffered: true });
};
