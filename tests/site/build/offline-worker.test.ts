import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { workerText } from '#site/build/output/offline-worker.ts';

const kept = { status: 200, from: 'cache' };
type Listener = (event: object) => void;

/** What the worker answers to a visit of the page `/help` while the network answers like this. */
const visit = (network: () => Promise<object>): Promise<object> => {
  const listeners = new Map<string, Listener>();
  runInNewContext(workerText('help', '1', ['/help']), {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: 'https://kursy.test' },
    caches: { match: () => Promise.resolve(kept) },
    fetch: network,
    setTimeout,
    AbortController,
    URL,
  });
  const request = { method: 'GET', mode: 'navigate', url: 'https://kursy.test/help' };
  return new Promise((respondWith) => listeners.get('fetch')?.({ request, respondWith }));
};

afterEach(() => vi.useRealTimers());

test('a kept page answers instead of a network that is away, hangs or answers with a fault', async () => {
  vi.useFakeTimers();
  const fresh = { status: 200, from: 'network' };
  expect(await visit(() => Promise.resolve(fresh))).toBe(fresh);
  expect(await visit(() => Promise.resolve({ status: 502 }))).toBe(kept);
  expect(await visit(() => Promise.reject(new TypeError('away')))).toBe(kept);
  const hanging = visit(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await hanging).toBe(kept);
});
