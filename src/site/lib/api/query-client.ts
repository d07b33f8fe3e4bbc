import { CancelledError, type FetchQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Contract } from '#contract/contract.ts';
import { callApi, type RequestValues, timeouts } from './call.ts';
import { CallError, type CallFailure, retryDelayOfFailure } from './call-error.ts';

/** How often a call is retried. */
export const mostRetries = 2;

/** A retry waits up to this long, the next one twice as long. */
const firstBackOff = 300;

/** A longer Retry-After is not waited for; the visitor sees the countdown. */
const longestQuietWait = 2_000;

/**
 * Whether a retry may help: not while offline, not after a timeout, which has cost the visitor enough time, not after a refusal, and not if
 * the server is of a later release than the page.
 */
const isWorthRetrying = (failure: CallFailure): boolean => {
  if (['offline', 'timeout', 'outdated'].includes(failure.kind)) return false;
  if (failure.kind === 'status' && failure.status < 500 && failure.status !== 429) return false;
  return retryDelayOfFailure(failure) <= longestQuietWait;
};

/** The one cache of a page: its islands and the application share it. An offline call fails at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < mostRetries && error instanceof CallError && isWorthRetrying(error.failure),
      retryDelay: (failures, error) =>
        Math.max(
          error instanceof CallError ? retryDelayOfFailure(error.failure) : 0,
          Math.random() * firstBackOff * 2 ** failures,
        ),
    },
  },
});
queryClient.mount();

/** A reading call as a query: equal calls to the same host share the answer. */
export const queryOfCall = <Input extends RequestValues, Answer>(
  contract: Contract<Input, Answer>,
  input: NoInfer<Input>,
  origin = '',
) =>
  queryOptions({
    queryKey: [contract.id, origin, input],
    queryFn: ({ signal }) => callApi(contract, input, { origin, signal, timeout: timeouts.GET }),
  });

/** How long an answer of the calendar is fresh. */
const calendarFreshness = 60_000;

/**
 * The calendar's answer, from the cache while it is fresh. If the caller that caused the request leaves, the request is aborted, and
 * another caller that waits for it asks again.
 */
export const fetchCalendarAnswer = async <Answer, Key extends readonly unknown[]>(
  question: FetchQueryOptions<Answer, Error, Answer, Key>,
  signal: AbortSignal,
): Promise<Answer> => {
  signal.throwIfAborted();
  const leave = (): void =>
    void queryClient.cancelQueries({ queryKey: question.queryKey, exact: true }, { silent: true });
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await queryClient.query({ ...question, staleTime: calendarFreshness });
  } catch (error) {
    if (error instanceof CancelledError && !signal.aborted) return fetchCalendarAnswer(question, signal);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
};
