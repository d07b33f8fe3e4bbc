import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coursesContract } from '#generated/api/calendar-contracts.ts';
import { CallError, type CallFailure } from '#site/lib/api/call-error.ts';
import { fetchCalendarAnswer, mostRetries, queryClient, queryOfCall } from '#site/lib/api/query-client.ts';
import { createLatestOnlyCaller } from '#site/lib/api/take-latest.ts';
import { hang, jsonAnswer, sampleCourse, stubFetch } from './answer-stub.ts';

const query = { type: 'kpp', client: 'kursy-dla-osob-prywatnych', lang: 'pl' } as const;
const inMonth = (month: string) => ({ query: { ...query, month } });
const ask = (input: NonNullable<typeof coursesContract.input> = { query }, signal = new AbortController().signal) =>
  fetchCalendarAnswer(queryOfCall(coursesContract, input), signal);

/** What a part of a page makes of an answer. */
const startPart = () => {
  const { ask: askLatest, giveUp } = createLatestOnlyCaller();
  const heard: string[] = [];
  const listeners = {
    onAnswer: ({ name }: { readonly name: string }) => void heard.push(name),
    onFailure: ({ failure }: { readonly failure: CallFailure }) => void heard.push(failure.kind),
  };
  return { heard, giveUp, askCourses: () => askLatest((signal) => ask({ query }, signal), listeners) };
};

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
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('two parts of a page with the same query', () => {
  it('make one request, while it runs and for a minute after its answer', async () => {
    const requests = stubFetch(() => jsonAnswer(sampleCourse));
    const [list, lead] = [startPart(), startPart()];
    list.askCourses();
    lead.askCourses();
    await vi.advanceTimersByTimeAsync(59_000);
    lead.askCourses();
    await vi.advanceTimersByTimeAsync(0);
    expect([list.heard, lead.heard]).toEqual([[sampleCourse.name], [sampleCourse.name, sampleCourse.name]]);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    list.askCourses();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(2);
  });

  it('make two requests when their queries differ', async () => {
    const requests = stubFetch(() => jsonAnswer(sampleCourse));
    await Promise.all([ask(), ask(inMonth('2027-01')), ask(inMonth('2027-02'))]);
    const elsewhere = queryOfCall(coursesContract, { query }, 'https://calendar.example');
    await fetchCalendarAnswer(elsewhere, new AbortController().signal);
    expect(new Set(requests.map(({ url }) => url)).size).toBe(4);
  });

  it('cancel the request when both leave; the one that stays gets its answer', async () => {
    let answers = false;
    const requests = stubFetch((url, init) => (answers ? jsonAnswer(sampleCourse) : hang(url, init)));
    const [leaving, staying] = [startPart(), startPart()];
    leaving.askCourses();
    staying.askCourses();
    await vi.advanceTimersByTimeAsync(0);
    answers = true;
    leaving.giveUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect([leaving.heard, staying.heard]).toEqual([[], [sampleCourse.name]]);
    expect(requests).toHaveLength(2);
  });
});

describe('a query that fails', () => {
  it.each([500, 502, 503])('is tried three times when the server answers %i', async (status) => {
    const requests = stubFetch(() => new Response(null, { status }));
    expect(await failureOf(ask())).toMatchObject({ kind: 'status', status });
    expect(requests).toHaveLength(1 + mostRetries);
  });

  it.each([400, 401, 403, 404, 410])('is not retried when the server answers %i', async (status) => {
    const requests = stubFetch(() => new Response(null, { status }));
    expect(await failureOf(ask())).toMatchObject({ kind: 'status', status });
    expect(requests).toHaveLength(1);
  });

  it('waits for a short Retry-After, and reports a long one to the visitor', async () => {
    const short = stubFetch(() => new Response(null, { status: 429, headers: { 'retry-after': '1' } }));
    const started = Date.now();
    await failureOf(ask());
    expect(short).toHaveLength(3);
    expect(Date.now() - started).toBeGreaterThanOrEqual(2_000);
    const long = stubFetch(() => new Response(null, { status: 429, headers: { 'retry-after': '30' } }));
    expect(await failureOf(ask())).toMatchObject({ status: 429, retryAfter: 30_000 });
    expect(long).toHaveLength(1);
  });

  it('does not retry after a timeout or without a connection', async () => {
    const slow = stubFetch(hang);
    expect(await failureOf(ask())).toEqual({ kind: 'timeout' });
    expect(slow).toHaveLength(1);
    const cut = stubFetch(() => Promise.reject(new TypeError('fetch failed')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failureOf(ask())).toEqual({ kind: 'offline' });
    expect(cut).toHaveLength(1);
  });

  it('stops retrying when no component needs it, and starts again for the next one', async () => {
    const requests = stubFetch(() => new Response(null, { status: 503 }));
    const part = startPart();
    part.askCourses();
    await vi.advanceTimersByTimeAsync(1);
    part.giveUp();
    await vi.runAllTimersAsync();
    expect(requests).toHaveLength(1);
    part.askCourses();
    await vi.runAllTimersAsync();
    expect(part.heard).toEqual(['status']);
    expect(requests).toHaveLength(2 + mostRetries);
  });
});
