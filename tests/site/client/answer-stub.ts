import { vi } from 'vitest';

/** A JSON answer as the backend sends it. */
export const jsonAnswer = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), {
    status: 200,
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });

export type Answering = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Replaces fetch, and lists the requests that were made. */
export const stubFetch = (answer: Answering) => {
  const requests: { readonly url: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer(url, init);
  });
  vi.stubGlobal('navigator', { onLine: true });
  return requests;
};

/** Never answers, but ends with its signal as fetch does. */
export const hang: Answering = (_, { signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

export const sampleTerm = {
  id: 7,
  name: 'Kurs KPP',
  type: 'kpp',
  dateStart: '2026-12-04',
  showHours: false,
  hoursRendered: null,
  city: 'Opole',
  localization: 19,
  freePlaces: 3,
};

export const sampleCourse = {
  name: 'Kurs KPP',
  price: 1690,
  priceDescription: null,
  description: null,
  program: null,
  intro: null,
  items: [sampleTerm],
};
