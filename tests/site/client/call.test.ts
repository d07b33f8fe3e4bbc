import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#contract/form-posts.ts';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import { accountDeletionContract } from '#generated/api/own-contracts.ts';
import { contactFormContract } from '#generated/api/provider-contracts.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { sendContactMessage } from '#site/features/contact/contact-delivery.ts';
import { callApi, timeouts } from '#site/lib/api/call.ts';
import { CallError, type CallFailure } from '#site/lib/api/call-error.ts';
import { sendMessage } from '#site/lib/api/send.ts';
import { covers } from '../../covers.ts';
import { hang, jsonAnswer, sampleCourse, stubFetch } from './answer-stub.ts';

const query = { type: 'kpp', client: 'kursy-dla-osob-prywatnych', lang: 'pl' } as const;
const message = { name: 'J', phone: '600700800', email: 'j@example.pl', agreement: true } as const;

/** The failure of a call, with the clock running as fast as it is needed. */
const failureOf = async (work: Promise<unknown>): Promise<CallFailure> => {
  const caught = work.then(
    () => null,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await caught;
  if (!(error instanceof CallError)) throw new Error(`Expected a CallError, got ${String(error)}.`);
  return error.failure;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call that reads', () => {
  it.each([400, 401, 403, 404, 410, 429, 500, 502, 503])(
    'has no usable answer when the server answers %i',
    async (status) => {
      const requests = stubFetch(() => jsonAnswer({ code: 'unavailable', support: '7K3QM9XW2P' }, { status }));
      expect(await failureOf(callApi(coursesContract, { query }))).toMatchObject({
        kind: 'status',
        status,
        code: 'unavailable',
        support: '7K3QM9XW2P',
      });
      expect(requests).toHaveLength(1);
    },
  );

  it('gives up after eight seconds without an answer', covers('C46'), async () => {
    const requests = stubFetch(hang);
    const started = Date.now();
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'timeout' });
    expect(Date.now() - started).toBe(timeouts.GET);
    expect(requests).toHaveLength(1);
  });

  it('also gives up when the body takes too long', async () => {
    stubFetch((_, { signal }) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{'));
          signal?.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'timeout' });
  });

  it('distinguishes a broken connection from a missing one', async () => {
    stubFetch(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'refused' });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'offline' });
  });

  it('passes on the cancellation of its caller', async () => {
    stubFetch(hang);
    const caller = new AbortController();
    const ended = expect(callApi(coursesContract, { query }, { signal: caller.signal })).rejects.toThrow('gone');
    caller.abort(new Error('gone'));
    await ended;
  });

  it.each<[string, () => Response]>([
    ['no JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } })],
    ['204', () => new Response(null, { status: 204 })],
    ['a web page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })],
    [
      'UTF-16',
      () => new Response(Buffer.from('\ufeff{}', 'utf16le'), { headers: { 'content-type': 'application/json' } }),
    ],
  ])('refuses %s', async (_, answer) => {
    stubFetch(answer);
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'invalidAnswer' });
  });

  it.each<[string, unknown]>([
    ['another shape', { list: [] }],
    ['a list of which nothing can be used', { ...sampleCourse, items: [{ id: 'x' }] }],
  ])('treats %s of another host as no answer, never as one of a later release', async (_, answer) => {
    stubFetch(() => jsonAnswer(answer));
    const asked = callApi(coursesContract, { query }, { origin: 'https://calendar.example' });
    expect(await failureOf(asked)).toEqual({ kind: 'invalidAnswer' });
  });

  it('treats an unknown shape of our own server as one of a later release, once', async () => {
    const answer = { list: [] };
    stubFetch(() => jsonAnswer(answer));
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'outdated', answer });
    const reloaded = { type: 'reload', toJSON: () => ({}), name: '', entryType: '', startTime: 0, duration: 0 };
    const navigation = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reloaded]);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    expect(await failureOf(callApi(coursesContract, { query }))).toEqual({ kind: 'invalidAnswer' });
    navigation.mockRestore();
    now.mockRestore();
  });
});

describe('a call that writes', () => {
  it('is never retried automatically, and waits up to its timeout', async () => {
    const requests = stubFetch(() => new Response(null, { status: 503 }));
    await failureOf(callApi(accountDeletionContract, { body: { email: 'j@example.pl' } }, { key: 'k' }));
    expect(requests).toHaveLength(1);
    stubFetch(hang);
    const started = Date.now();
    await failureOf(callApi(accountDeletionContract, { body: { email: 'j@example.pl' } }));
    expect(Date.now() - started).toBe(timeouts.POST);
    const longer = 2 * timeouts.POST;
    await failureOf(sendMessage(contactFormContract, { body: message }, { timeout: longer }));
    expect(Date.now() - started).toBe(timeouts.POST + longer);
  });

  it('waits for the answer to a contact message as long as the model says', covers('C46'), async () => {
    stubFetch(hang);
    const started = Date.now();
    const sent = sendContactMessage(
      { ...message, agreement: 'true' },
      { keyOf: () => 'key', provider: undefined, words: {} },
    );
    expect(await failureOf(sent)).toEqual({ kind: 'timeout' });
    expect(Date.now() - started).toBe(parameters.contactTimeout);
  });

  it('sends its key as a header and its spam signals next to the contract', async () => {
    const requests = stubFetch(() => jsonAnswer({}));
    await sendMessage(contactFormContract, { body: message }, { key: 'key-1', traces: { [honeypotField]: '' } });
    expect(requests[0]?.init.headers).toMatchObject({ 'idempotency-key': 'key-1', 'content-type': 'application/json' });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ ...message, [honeypotField]: '' });
  });

  it.each<[string, () => Response]>([
    ['an empty 201', () => new Response(null, { status: 201 })],
    ['204', () => new Response(null, { status: 204 })],
    ['text', () => new Response('ok', { headers: { 'content-type': 'text/plain' } })],
  ])('counts %s as received when the answer is not read', async (_, answer) => {
    stubFetch(answer);
    await expect(sendMessage(contactFormContract, { body: message })).resolves.toBeUndefined();
  });

  it('does not take the page of a captive portal for a confirmation', async () => {
    stubFetch(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    expect(await failureOf(sendMessage(contactFormContract, { body: message }))).toEqual({ kind: 'invalidAnswer' });
    const toProvider = { origin: 'https://provider.example' };
    await expect(sendMessage(contactFormContract, { body: message }, toProvider)).resolves.toBeUndefined();
  });

  it('never quotes what was sent in its error', async () => {
    stubFetch(() => new Response(null, { status: 403 }));
    const error = await sendMessage(contactFormContract, { body: message }).catch((caught: unknown) => caught);
    expect(String(error)).not.toMatch(/600700800|example/);
  });
});
