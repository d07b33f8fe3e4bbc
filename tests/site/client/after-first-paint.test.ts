import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAfterFirstPaint } from '#site/app/browser/after-first-paint.ts';

/** The observers of the page, called as a browser does after a paint. */
const watching = new Set<() => void>();

class Observer {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe(): void {
    watching.add(this.#tell);
  }
  disconnect(): void {
    watching.delete(this.#tell);
  }
}

const paint = (): void => {
  for (const tell of watching) tell();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  watching.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('starts everything once, after the first paint', () => {
  const begin = vi.fn();
  runAfterFirstPaint(begin);
  expect(begin).not.toHaveBeenCalled();
  paint();
  paint();
  vi.runAllTimers();
  expect(begin).toHaveBeenCalledTimes(1);
});

test.each([Observer, undefined])('does not wait forever for a browser without paint timing', (observer) => {
  vi.stubGlobal('PerformanceObserver', observer);
  const begin = vi.fn();
  runAfterFirstPaint(begin);
  vi.runAllTimers();
  paint();
  expect(begin).toHaveBeenCalledTimes(1);
});
