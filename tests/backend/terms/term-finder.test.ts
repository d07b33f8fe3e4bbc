import { afterEach, expect, test, vi } from 'vitest';
import { createUpstreamTermFinder } from '#backend/terms/term-finder.ts';
import { timeouts } from '#site/lib/api/call.ts';
import { basicType, certifiedType } from '../../find-course.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a term in another list than its link names is found or refused before a browser gives up', async () => {
  let now = 0;
  let limit = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limit = milliseconds;
    return new AbortController().signal;
  });
  // Each list, or all of them at once, answers as late as it may.
  let answersAt = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    answersAt = Math.max(answersAt, now + limit);
    const items = new URL(url).searchParams.get('type') === certifiedType ? [{ id: 7 }] : [];
    await Promise.resolve();
    now = answersAt;
    return Response.json({ items });
  });
  const findTerm = createUpstreamTermFinder({
    upstream: { url: 'http://calendar.test' },
    lists: catalogue.lists,
    clock: () => now,
    read: (read) => ({ read, course: null, fault: null, dropped: [], unreadPrice: null, contradicting: [] }),
  });
  await expect(findTerm(7, 'pl', basicType)).rejects.toThrow();
  expect(now).toBeGreaterThan(timeouts.GET / 2);
  expect(now).toBeLessThan(timeouts.GET);
});
