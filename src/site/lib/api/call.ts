import { CallError, failureOf, pauseOf } from './call-error.ts';
import { firstBackOff, longestQuietWait } from './call-limits.ts';
import type { CallAnswer, CallId, CallInput, Contract } from './contracts.ts';
import { pause, startDeadline } from './deadline.ts';
import { decodeAnswer } from './decode-answer.ts';
import { confirmReceipt, readAnswer } from './read-response.ts';
import { type RequestSettings, type RequestValues, requestOf } from './request-of.ts';

export interface CallOptions extends Partial<RequestSettings> {
  /** Ends the call: its caller has gone, or asks for something else. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many bad items were left out of a list. */
  readonly onDropped?: ((count: number) => void) | undefined;
}

interface Attempt<Id extends CallId> {
  readonly contract: Contract<Id>;
  readonly request: ReturnType<typeof requestOf>;
  readonly options: CallOptions;
}

const read = async <Id extends CallId>(
  { contract, options }: Attempt<Id>,
  response: Response,
): Promise<CallAnswer<Id>> => {
  const { id, receipt } = contract;
  const value = receipt === true ? await confirmReceipt(id, response) : await readAnswer(id, response);
  const decoded = decodeAnswer(contract, value);
  if (decoded === null) throw new CallError(id, { kind: 'invalidAnswer' });
  if (decoded.dropped > 0) options.onDropped?.(decoded.dropped);
  return decoded.answer;
};

/** One try. A caller that has gone gets its own abort back; everything else becomes a CallError. */
const tryOnce = async <Id extends CallId>(attempt: Attempt<Id>): Promise<CallAnswer<Id>> => {
  const { contract, request, options } = attempt;
  const deadline = startDeadline(options.signal, contract.limits.patience);
  try {
    return await read(attempt, await fetch(request.url, { ...request.init, signal: deadline.signal }));
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (deadline.passed()) throw new CallError(contract.id, { kind: 'timeout' });
    throw new CallError(contract.id, { kind: navigator.onLine ? 'refused' : 'offline' });
  } finally {
    deadline.clear();
  }
};

/** Milliseconds until the next try; null when another one is no use. A timeout has cost the visitor enough. */
const backOff = (error: unknown, retry: number): number | null => {
  const failure = failureOf(error);
  if (failure.kind === 'offline' || failure.kind === 'timeout') return null;
  if (failure.kind === 'status' && failure.status < 500 && failure.status !== 429) return null;
  const asked = pauseOf(failure);
  if (asked > longestQuietWait) return null;
  return Math.max(asked, Math.random() * firstBackOff * 2 ** retry);
};

const tryAgain = async <Id extends CallId>(attempt: Attempt<Id>): Promise<CallAnswer<Id>> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await tryOnce(attempt);
    } catch (error) {
      const wait = error instanceof CallError && retry < attempt.contract.limits.retries ? backOff(error, retry) : null;
      if (wait === null) throw error;
      await pause(wait, attempt.options.signal);
    }
  }
};

/** Makes a call by its contract and gives its checked answer. Throws CallError, or the reason of the caller's abort. */
export const call = <Id extends CallId>(
  contract: Contract<Id>,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<CallAnswer<Id>> => {
  const values: RequestValues = input;
  const { origin = '', key, token, traces } = options;
  const locale = values.body === undefined ? undefined : globalThis.document?.documentElement.lang;
  const request = requestOf(contract.request, values, { origin, key, locale, token, traces });
  return tryAgain({ contract, request, options });
};
