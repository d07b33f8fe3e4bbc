/** A signal that ends with the caller's or after a time, and whether it was the time. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly passed: () => boolean;
  /** Must be called when the work is done. */
  readonly clear: () => void;
}

export const startDeadline = (outer: AbortSignal | undefined, milliseconds: number): Deadline => {
  const inner = new AbortController();
  let late = false;
  const stop = () => inner.abort();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, milliseconds);
  if (outer?.aborted === true) stop();
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: inner.signal,
    passed: () => late,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
};
